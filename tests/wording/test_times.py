"""Lengths of time in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.model import MILLISECOND, SECOND
from station.wording.language import use
from station.wording.times import milliseconds, minutes


@pytest.mark.parametrize(
    ("seconds", "russian", "english"),
    [
        (0, "1 мин", "1 min"),
        (29, "1 мин", "1 min"),
        (12 * 60 + 29, "12 мин", "12 min"),
        (12 * 60 + 31, "13 мин", "13 min"),
        (59 * 60 + 29, "59 мин", "59 min"),
        (60 * 60 - 20, "1 ч 00 мин", "1 h 00 min"),
        (65 * 60, "1 ч 05 мин", "1 h 05 min"),
    ],
)
def test_a_time_is_told_in_minutes(seconds: int, russian: str, english: str) -> None:
    use("ru")
    try:
        assert minutes(seconds * SECOND) == russian
    finally:
        use("en")
    assert minutes(seconds * SECOND) == english


@pytest.mark.parametrize(
    ("nanoseconds", "russian", "up"),
    [
        (0, "0", "0"),
        (400, "<0,001", "0,001"),
        (400_000, "0,4", "0,4"),
        (412_999, "0,412", "0,413"),
        (999_999, "0,999", "1"),
        (1_000_000, "1", "1"),
        (7_990_000, "7,9", "8"),
        (8_000_000, "8", "8"),
        (10_000_000, "10", "10"),
        (15_999_999, "15", "16"),
    ],
)
def test_a_gap_is_told_as_finely_as_matters(nanoseconds: int, russian: str, up: str) -> None:
    use("ru")
    try:
        assert (milliseconds(nanoseconds), milliseconds(nanoseconds, up=True)) == (russian, up)
    finally:
        use("en")
    assert milliseconds(nanoseconds) == russian.replace(",", ".")


@given(st.integers(0, 20 * MILLISECOND), st.integers(0, 20 * MILLISECOND))
def test_a_gap_that_is_told_as_no_smaller_than_it_may_be_off_is_none(gap: int, resolution: int) -> None:
    """Nothing is told as surer than it is."""
    told, off = (told.removeprefix("<") for told in (milliseconds(gap), milliseconds(resolution, up=True)))

    assert gap >= resolution or float(told) < float(off) or told == off
