"""When something was, as people say it."""

from collections.abc import Iterator
from time import strptime, struct_time

import pytest

from station.wording.dates import moment
from station.wording.language import use


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    use("en")


def at(text: str) -> struct_time:
    return strptime(text, "%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("when", "today", "english", "russian"),
    [
        ("2026-11-30 18:03", "2026-11-30 23:59", "today 18:03", "сегодня 18:03"),
        ("2026-11-30 09:05", "2026-12-01 00:01", "yesterday 9:05", "вчера 9:05"),
        ("2025-12-31 23:50", "2026-01-01 00:10", "yesterday 23:50", "вчера 23:50"),
        ("2026-11-24 18:03", "2026-11-30 12:00", "24 November 18:03", "24 ноября 18:03"),
        ("2025-12-31 18:03", "2026-01-02 12:00", "31 December 2025", "31 декабря 2025"),
        ("2024-12-31 18:03", "2026-01-01 12:00", "31 December 2024", "31 декабря 2024"),
        ("2026-12-01 18:03", "2026-11-30 12:00", "1 December 18:03", "1 декабря 18:03"),
    ],
)
def test_a_moment_is_told_by_how_long_ago_it_was(when: str, today: str, english: str, russian: str) -> None:
    assert moment(at(when), at(today)) == english
    use("ru")
    assert moment(at(when), at(today)) == russian


@pytest.mark.parametrize("month", range(1, 13))
def test_no_moment_is_longer_than_its_column(month: int) -> None:
    use("ru")
    assert len(moment(at(f"2026-{month}-28 18:03"), at("2026-06-30 12:00"))) <= 20
