"""Snapshots of another shape must never be taken for this build's: the shape is pinned to its number."""

from dataclasses import fields, is_dataclass
from enum import StrEnum
from hashlib import sha256
from types import NoneType
from typing import Any, NewType, get_args, get_origin, get_type_hints

from station.journal.codec import SNAPSHOT_SCHEMA
from station.rules.state import MatchState

PINNED = {
    1: "e4e0b29a92c234c3",
    2: "362fcebf1f24e5c3",
    3: "45197954645d29b1",
    4: "4fa1f854dd487a61",
    5: "464c07414ca4ca5d",
}
"""Each schema number with the digest of its shape. A number that was released keeps its digest for ever."""


def shape(hint: Any) -> str:  # noqa: ANN401 - a type form has no narrower type
    """A type written out to its last field: equal texts are kept alike in a snapshot."""
    if isinstance(hint, NewType):
        return shape(hint.__supertype__)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return f"{hint.__name__}({', '.join(sorted(choice.value for choice in hint))})"
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        inner = ", ".join(f"{field.name}: {shape(hints[field.name])}" for field in fields(hint))
        return f"{getattr(hint, '__name__', '')}({inner})"
    if get_origin(hint) is tuple:
        return f"[{', '.join('...' if item is Ellipsis else shape(item) for item in get_args(hint))}]"
    if hint in {int, str, bool, NoneType}:
        return str(hint.__name__)
    return " | ".join(shape(choice) for choice in get_args(hint))


def test_the_shape_of_the_state_has_its_schema_number() -> None:
    """When this fails, raise SNAPSHOT_SCHEMA and pin the new digest under the new number."""
    digest = sha256(shape(MatchState).encode()).hexdigest()[:16]

    assert PINNED[SNAPSHOT_SCHEMA] == digest, shape(MatchState)


def test_a_shape_shows_every_change_of_a_field() -> None:
    assert shape(MatchState).startswith("MatchState(setup: MatchSetup(match_id: str, regulation: Regulation(")
    assert "locked: [int, ...]" in shape(MatchState)
    assert "arming: Arming(id: int, since: int) | NoneType" in shape(MatchState)
    assert "phase: Phase(" in shape(MatchState)
