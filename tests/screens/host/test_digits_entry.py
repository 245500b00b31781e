"""Digits of a bid or a stake: too many of them are refused by the match, never cut to another number."""

import pytest

from screens.host.digits_entry import TypedNumber
from station.rules.decide.corrections import MOST_POINTS


@pytest.mark.parametrize("digits", ["10000005", "123456789012345", "00010000005"])
def test_a_number_that_is_cut_is_larger_than_any_score(digits: str) -> None:
    typed = TypedNumber()
    for digit in digits:
        assert typed.press(digit)

    assert typed.number is not None
    assert typed.number > MOST_POINTS
