"""Typing a number, and stepping it."""

import pytest

from screens.setup.number import Number
from station.rules.decide.corrections import MOST_POINTS


def typed(number: Number, *pieces: str) -> Number:
    for piece in pieces:
        number = number.type(piece)
    return number


def test_the_first_digit_begins_anew_and_the_next_ones_follow() -> None:
    assert typed(Number("4"), "1", "2").value == 12


@pytest.mark.parametrize("piece", ["а", "-", " ", "²", "٣", "1.5", ""])
def test_nothing_but_digits_is_a_number(piece: str) -> None:
    assert Number("4").type(piece) == Number("4")


def test_a_number_does_not_begin_with_zero() -> None:
    assert typed(Number("4"), "0", "7").digits == "7"


@pytest.mark.parametrize("pieces", [("0",), ("0", "0"), ("000",)])
def test_a_zero_alone_is_a_number(pieces: tuple[str, ...]) -> None:
    assert typed(Number("4"), *pieces).digits == "0"


@pytest.mark.parametrize("digits", ["9" * 5000, "10000005", "000000000000012345678"])
def test_a_number_that_is_cut_is_larger_than_any_score(digits: str) -> None:
    number = typed(Number("1"), *digits)

    assert number.value > MOST_POINTS
    assert len(number.digits) < 12


def test_digits_are_rubbed_out_one_by_one_or_all() -> None:
    assert Number("12").press("backspace").digits == "1"
    assert Number("12").press("delete").digits == ""
    assert Number("12").press("f5") == Number("12")


def test_an_empty_number_is_0() -> None:
    assert Number("4").press("backspace").value == 0


def test_what_is_left_of_a_number_is_continued() -> None:
    assert Number("12").press("backspace").type("5").digits == "15"


@pytest.mark.parametrize(
    ("digits", "by", "expected"),
    [("4", 1, "5"), ("4", -1, "4"), ("20", 1, "20"), ("", 1, "4"), ("99", -1, "20")],
)
def test_a_step_stays_within_the_bounds(digits: str, by: int, expected: str) -> None:
    assert Number(digits).step(by, 4, 20).digits == expected
