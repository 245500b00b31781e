"""Each kind of value of FORMAT.md's table, and how content grows."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

import pytest

from station.journal.errors import ContentError, UnknownContent
from station.journal.plain import decoder, encoder

Number = NewType("Number", int)


class Colour(StrEnum):
    RED = "red"
    DARK_BLUE = "dark-blue"


@dataclass(frozen=True, slots=True)
class Left:
    number: Number


@dataclass(frozen=True, slots=True)
class Right:
    colour: Colour
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Nothing:
    pass


@dataclass(frozen=True, slots=True)
class Everything:
    one: Left
    maybe: Left | None
    either: Left | Right
    perhaps: Left | Right | None
    many: tuple[Left | Right, ...]
    pairs: tuple[tuple[str, int], ...]
    number_or_none: Number | None
    yes: bool


SOME = Everything(
    Left(Number(1)),
    None,
    Right(Colour.DARK_BLUE, ("a",)),
    None,
    (Left(Number(2)),),
    (("x", 3),),
    None,
    yes=True,
)
PLAIN = {
    "one": {"number": 1},
    "maybe": None,
    "either": ["Right", {"colour": "dark-blue", "texts": ["a"]}],
    "perhaps": None,
    "many": [["Left", {"number": 2}]],
    "pairs": [["x", 3]],
    "number_or_none": None,
    "yes": True,
}


def as_read(value: object) -> object:
    """What a MessagePack body gives back: arrays are lists, choices are texts."""
    if isinstance(value, dict):
        return {key: as_read(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_read(item) for item in value]
    return str(value) if isinstance(value, str) else value


def test_values_are_kept_as_the_table_says() -> None:
    assert as_read(encoder(Everything)(SOME)) == PLAIN
    assert decoder(Everything)(PLAIN) == SOME


def test_a_choice_comes_back_as_that_choice() -> None:
    assert decoder(Colour)("red") is Colour.RED


def test_a_class_without_fields_is_an_empty_map() -> None:
    assert encoder(Left | Nothing)(Nothing()) == ["Nothing", {}]
    assert decoder(Left | Nothing)(["Nothing", {}]) == Nothing()


def test_defaults_are_written() -> None:
    assert as_read(encoder(Right)(Right(Colour.RED))) == {"colour": "red", "texts": []}


def test_a_field_that_an_old_file_has_not_takes_its_default() -> None:
    assert decoder(Right)({"colour": "red"}) == Right(Colour.RED, ())


def test_a_field_without_default_must_be_there() -> None:
    with pytest.raises(ContentError) as refusal:
        decoder(Right)({"texts": []})

    assert type(refusal.value) is ContentError
    assert refusal.value.place == "Right"


@pytest.mark.parametrize(
    ("hint", "plain", "place", "name"),
    [
        (Right, {"colour": "red", "shape": 1}, "Right", "shape"),
        (Right, {"colour": "green"}, "Colour", "green"),
        (Left | Right, ["Middle", {}], "class", "Middle"),
        (Left | Right | None, ["Middle", None], "class", "Middle"),
    ],
)
def test_the_unknown_is_refused_by_its_name(hint: object, plain: object, place: str, name: str) -> None:
    with pytest.raises(UnknownContent) as refusal:
        decoder(hint)(plain)

    assert (refusal.value.place, refusal.value.name) == (place, name)


@pytest.mark.parametrize(
    ("hint", "plain"),
    [
        (int, True),
        (int, "1"),
        (int, 1.0),
        (bool, 1),
        (str, b"x"),
        (str, None),
        (Colour, 1),
        (Colour, ["red"]),
        (Left, None),
        (Left, [1]),
        (Left, {b"number": 1}),
        (Left | None, []),
        (Left | Right, None),
        (Left | Right, {"number": 1}),
        (Left | Right, ["Left"]),
        (Left | Right, ["Left", {"number": 1}, 0]),
        (Left | Right, [["Left"], {}]),
        (tuple[int, ...], 5),
        (tuple[int, ...], [1, "2"]),
        (tuple[str, int], ["x"]),
        (tuple[str, int], ["x", 1, 1]),
        (tuple[str, int], "x1"),
    ],
)
def test_a_value_of_another_type_is_no_content(hint: object, plain: object) -> None:
    with pytest.raises(ContentError):
        decoder(hint)(plain)


@pytest.mark.parametrize("hint", [float, bytes, list[int], int | str])
def test_a_type_that_the_page_does_not_name_is_an_error_of_the_program(hint: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        encoder(hint)
    with pytest.raises((TypeError, ValueError)):
        decoder(hint)
