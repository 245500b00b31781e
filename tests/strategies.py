"""Hypothesis strategies made from type hints: any value that a frozen dataclass of ours can hold."""

from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Any, NewType, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

INTEGERS = st.integers(-(2**63), 2**63 - 1)
TEXTS = st.text(st.characters(), max_size=6)
"""Texts of any code points, lone surrogates too: what a terminal makes of broken input."""


@cache
def values(hint: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - a type form has no narrower type
    """Values of a type: whole numbers of 64 bits, short texts, choices, short tuples, dataclasses, unions."""
    if isinstance(hint, NewType):
        return values(hint.__supertype__)
    if hint in _ATOMS:
        return _ATOMS[hint]
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return st.sampled_from(list(hint))
    if is_dataclass(hint):
        return st.deferred(lambda: _records(hint))
    if get_origin(hint) is tuple:
        return _tuples(get_args(hint))
    return st.one_of([values(choice) for choice in get_args(hint)])


_ATOMS: dict[Any, st.SearchStrategy[Any]] = {
    int: INTEGERS,
    str: TEXTS,
    bool: st.booleans(),
    NoneType: st.none(),
}


def _records(cls: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - a type form has no narrower type
    hints = get_type_hints(cls)
    return st.builds(cls, **{field.name: values(hints[field.name]) for field in fields(cls)})


def _tuples(items: tuple[Any, ...]) -> st.SearchStrategy[tuple[Any, ...]]:
    if items[-1] is Ellipsis:
        return st.lists(values(items[0]), max_size=2).map(tuple)
    return st.tuples(*[values(item) for item in items])
