"""Lengths of time in words."""

import pytest

from station.rules.model import SECOND
from station.wording.language import use
from station.wording.times import minutes


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
