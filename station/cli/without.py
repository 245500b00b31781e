"""Modules that the station can do without are not loaded: on a netbook each costs a part of a second.

The law of this file: nothing is changed in a module. A name is missing while others are loaded, as it may be
missing in any Python, and is there again afterwards.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without(name: str) -> Iterator[None]:
    """Let a module be missing for what is imported inside, unless it is loaded already.

    None in ``sys.modules`` makes its import fail with ``ModuleNotFoundError`` (Python's language reference,
    "The module cache").
    """
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment] # documented, but not in the type
    try:
        yield
    finally:
        del sys.modules[name]
