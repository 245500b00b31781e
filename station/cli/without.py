"""Modules that the first screen does not show are not loaded for it: on a netbook each takes its time.

The law of this file: nothing is changed in a module, and nothing is missed by whoever needs it. What is left
out is missing as it may be in any Python; what is put off is loaded when it is first used.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType


@contextmanager
def without(name: str) -> Iterator[None]:
    """Let a module be missing for what is imported inside, unless it is loaded already.

    None in ``sys.modules`` makes its import fail with ``ModuleNotFoundError`` (Python's language reference,
    "The module cache").
    """
    with _standing(name, None):
        yield


@contextmanager
def later(name: str) -> Iterator[None]:
    """Let classes that are imported inside from a module be loaded with it when they are first used.

    Used: called, asked for an attribute or for its instances. None can be subclassed inside.
    """
    with _standing(name, _Promise(name)):
        yield


@contextmanager
def _standing(name: str, instead: ModuleType | None) -> Iterator[None]:
    """Let something stand for a module, unless it is loaded already."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = instead  # type: ignore[assignment] # None is documented, but not in the type
    try:
        yield
    finally:
        del sys.modules[name]


class _Promise(ModuleType):
    """A module whose classes come later."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Promised(name, (), {"__module__": self.__name__})


class _Promised(type):
    """A class that is looked up in its module when it is used."""

    def __getattr__(cls, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(cls._kept(), name)

    def __call__(cls, *arguments: object, **named: object) -> object:
        return cls._kept()(*arguments, **named)

    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, cls._kept())

    def _kept(cls) -> type:
        kept: type = getattr(import_module(cls.__module__), cls.__name__)
        return kept
