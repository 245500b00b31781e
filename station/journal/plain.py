"""Typed values <-> plain ones that MessagePack knows, from the type hints of frozen dataclasses. Pure.

FORMAT.md says how each kind of value is kept. A type's converter is made when first needed, and kept.
"""

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, TypeGuard, Union, get_args, get_origin, get_type_hints

from station.journal.errors import ContentError, UnknownContent

TypeForm = Any
"""A type as it stands in a hint, unions and all: the language has no narrower type for it."""

Converter = Callable[[Any], Any]

_ATOMS = (int, str, bool, NoneType)


@cache
def encoder(hint: TypeForm) -> Converter:
    """What makes a plain value of a value of this type. TypeError for a type that FORMAT.md does not name."""
    hint = _bare(hint)
    if hint in _ATOMS or _is_choice(hint):
        return _same
    if _is_record(hint):
        return _fields_encoder(hint)
    if _is_tuple(hint):
        return _tuple_encoder(get_args(hint))
    if _is_union(hint):
        return _union_encoder(get_args(hint))
    raise TypeError(hint)


@cache
def decoder(hint: TypeForm) -> Converter:
    """What makes a value of this type of a plain one; it raises ContentError for any other plain value."""
    hint = _bare(hint)
    if hint in _ATOMS:
        return _atom_decoder(hint)
    if _is_choice(hint):
        return _choice_decoder(hint)
    if _is_record(hint):
        return _fields_decoder(hint)
    if _is_tuple(hint):
        return _tuple_decoder(get_args(hint))
    if _is_union(hint):
        return _union_decoder(get_args(hint))
    raise TypeError(hint)


def _bare(hint: TypeForm) -> TypeForm:
    return hint.__supertype__ if isinstance(hint, NewType) else hint


def _is_record(hint: TypeForm) -> TypeGuard[type]:
    return is_dataclass(hint)


def _is_choice(hint: TypeForm) -> TypeGuard[type[StrEnum]]:
    return isinstance(hint, type) and issubclass(hint, StrEnum)


def _is_tuple(hint: TypeForm) -> bool:
    origin: object = get_origin(hint)
    return origin is tuple


def _is_union(hint: TypeForm) -> bool:
    origin: object = get_origin(hint)
    return origin in (Union, UnionType)


def _same(value: object) -> object:
    return value


def _fields_encoder(cls: type) -> Converter:
    hints = get_type_hints(cls)
    parts = [(field.name, encoder(hints[field.name])) for field in fields(cls)]
    return lambda value: {name: encode(getattr(value, name)) for name, encode in parts}


def _tuple_encoder(items: tuple[TypeForm, ...]) -> Converter:
    if items[-1] is not Ellipsis:
        parts = [encoder(item) for item in items]
        return lambda value: [encode(item) for encode, item in zip(parts, value, strict=True)]
    encode = encoder(items[0])
    return _same if encode is _same else lambda value: [encode(item) for item in value]


def _union_encoder(choices: tuple[TypeForm, ...]) -> Converter:
    classes = [choice for choice in choices if _is_record(choice)]
    if len(classes) > 1:
        by_class = {cls: encoder(cls) for cls in classes}
        return lambda value: None if value is None else [type(value).__name__, by_class[type(value)](value)]
    encode = _only_converter(choices, encoder)
    return lambda value: None if value is None else encode(value)


def _atom_decoder(cls: type) -> Converter:
    def decode(plain: object) -> object:
        if type(plain) is not cls:
            raise ContentError(cls.__name__)
        return plain

    return decode


def _choice_decoder(cls: type[StrEnum]) -> Converter:
    choices = {choice.value: choice for choice in cls}

    def decode(plain: object) -> StrEnum:
        if not isinstance(plain, str):
            raise ContentError(cls.__name__)
        if plain not in choices:
            raise UnknownContent(cls.__name__, plain)
        return choices[plain]

    return decode


def _fields_decoder(cls: type) -> Converter:
    hints = get_type_hints(cls)
    parts = {field.name: decoder(hints[field.name]) for field in fields(cls)}
    needed = {field.name for field in fields(cls) if field.default is field.default_factory is MISSING}

    def decode(plain: object) -> object:
        if not isinstance(plain, dict) or not needed <= plain.keys():
            raise ContentError(cls.__name__)
        if unknown := [name for name in plain if name not in parts]:
            raise UnknownContent(cls.__name__, str(unknown[0]))
        return cls(**{name: parts[name](value) for name, value in plain.items()})

    return decode


def _tuple_decoder(items: tuple[TypeForm, ...]) -> Converter:
    is_open = items[-1] is Ellipsis
    parts = [decoder(item) for item in items if item is not Ellipsis]

    def decode(plain: object) -> tuple[object, ...]:
        if not isinstance(plain, list) or not (is_open or len(plain) == len(parts)):
            raise ContentError("tuple")
        if is_open:
            return tuple([parts[0](item) for item in plain])
        return tuple([part(item) for part, item in zip(parts, plain, strict=True)])

    return decode


def _union_decoder(choices: tuple[TypeForm, ...]) -> Converter:
    classes = {choice.__name__: decoder(choice) for choice in choices if _is_record(choice)}
    decode = _named_decoder(classes) if len(classes) > 1 else _only_converter(choices, decoder)
    if NoneType not in choices:
        return decode
    return lambda plain: None if plain is None else decode(plain)


def _named_decoder(classes: dict[str, Converter]) -> Converter:
    def decode(plain: object) -> object:
        match plain:
            case [str(name), content] if name in classes:
                return classes[name](content)
            case [str(name), _]:
                raise UnknownContent("class", name)
            case _:
                raise ContentError("class")

    return decode


def _only_converter(choices: tuple[TypeForm, ...], make: Callable[[TypeForm], Converter]) -> Converter:
    """The converter of the one type that may stand beside None. TypeError when there are several."""
    (choice,) = [choice for choice in choices if choice is not NoneType]
    return make(choice)
