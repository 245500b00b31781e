"""A wall clock that must be wrong is told of before a match is named by it; it never keeps from playing."""

import os
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from screens.services import Settings
from station.cli import folders, house, resume
from station.cli.house import House
from station.live.opening import OpenMatch
from tests.live.stations import new_match

TODAY = datetime(2026, 12, 5, 18, tzinfo=UTC).timestamp()


@pytest.fixture
def match(home: Path) -> Path:
    """A match that was saved on that evening."""
    assert folders.matches().is_relative_to(home)
    path = folders.made(folders.matches()) / "final.svoyak"
    path.touch()
    os.utime(path, (TODAY, TODAY))
    return path


def doubt(monkeypatch: pytest.MonkeyPatch, now: float) -> str:
    monkeypatch.setattr(house, "time", lambda: now)
    return House().clock_doubt()


@pytest.mark.parametrize("later", [0, 1, 3600, 10 * 365 * 86400])
def test_a_clock_that_goes_on_is_not_doubted(
    match: Path, monkeypatch: pytest.MonkeyPatch, later: float
) -> None:
    assert match.exists()
    assert doubt(monkeypatch, TODAY + later) == ""


def test_a_clock_that_was_set_back_is_doubted(match: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert match.exists()
    assert "2026-12-03" in doubt(monkeypatch, TODAY - 2 * 86400)


def test_a_stick_of_a_machine_whose_clock_is_a_little_ahead_is_no_reason(
    match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert match.exists()
    assert doubt(monkeypatch, TODAY - 600) == ""


def test_a_clock_without_a_battery_is_doubted_without_any_match(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home.exists()
    assert "1970-01-02" in doubt(monkeypatch, 1.5 * 86400)


@pytest.mark.parametrize(("later", "number"), [(0, 2), (-2 * 86400, 2), (-2 * 86400, 1)])
def test_of_several_matches_none_is_called_the_last_when_the_clock_was_set_back(
    home: Path, monkeypatch: pytest.MonkeyPatch, later: float, number: int
) -> None:
    assert home.exists()
    for _ in range(number):
        match = new_match(folders.made(folders.matches()))
        match.appender.close()
        os.utime(match.path, (TODAY, TODAY))
    opened: list[OpenMatch | None] = []

    def play(match: OpenMatch | None = None, *, settings: Settings) -> int:  # noqa: ARG001 - for the screens
        opened.append(match)
        if match is not None:
            match.appender.close()
        return 0

    monkeypatch.setattr(resume, "play", play)
    monkeypatch.setattr(house, "time", lambda: TODAY + later)
    resume.run(Namespace(match=None, settings=Settings()))

    assert (opened == [None]) is (later < 0 and number > 1)


@pytest.mark.parametrize("seconds", [10**17, -(10**17), 10**21])
def test_a_match_with_a_time_that_no_clock_shows_is_listed(
    home: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    assert folders.matches().is_relative_to(home)
    path = new_match(folders.made(folders.matches())).path
    monkeypatch.setattr(house, "changed", lambda _path: seconds * 10**9)

    assert [card.path for card in House().matches()] == [path]
