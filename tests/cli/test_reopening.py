"""A fault opens the match again in its place; a second one at once, or before a step was done, ends all."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.app import StationApp
from screens.services import SavePlace
from station.cli import folders
from station.cli.device_table import DeviceTable
from station.cli.house import House
from station.cli.reopening import PEACE, Mended, Reopening
from station.journal.files import Files
from station.live.clock import Stretch
from station.live.opening import OpenMatch, resume_match
from station.live.published import Published
from station.rules.model import NO_TIME
from tests.live.stations import Station, new_match

ANSWER = "Александр Блок"


class Evening:
    """A match that ends in faults, and the clock on the wall, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.reopening = Reopening(House(), lambda: self.now)
        self.app = StationApp(House(), DeviceTable, new_match(folders.made(folders.matches())))
        self.app.fault, self.app.was_playing = ValueError(ANSWER), True
        self.unsaved: list[Published] = []
        self.let_go()

    @property
    def match(self) -> OpenMatch:
        """The match as it was opened last."""
        assert self.app.current is not None
        return self.app.current

    def let_go(self) -> None:
        """The file is closed, as it is when the screens are gone."""
        self.match.appender.close()

    def is_opened_again(self) -> bool:
        """Whether the fault opens the match again; if so it ends in another one."""
        again = self.reopening.after(self.app, self.unsaved)
        if again is not None:
            self.app.current = again
            self.let_go()
        return again is not None

    def go_on(self) -> None:
        """A step of the match is done."""
        station = Station(resume_match(self.match.path)).start()
        station.open_theme()
        assert station.match.close()


@pytest.fixture
def evening(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """The screens were on a terminal; the match is at its beginning."""
    assert home.is_dir()
    monkeypatch.setattr(os, "isatty", lambda _fd: True)
    evening = Evening()
    yield evening
    evening.let_go()


def test_the_first_fault_opens_the_match_again_as_it_was(evening: Evening) -> None:
    state = evening.match.history.state

    assert evening.is_opened_again()
    assert evening.match.history.state == state
    assert evening.match.is_reopened  # and so it begins paused


def test_a_second_fault_within_a_minute_ends_the_station(evening: Evening) -> None:
    assert evening.is_opened_again()
    evening.go_on()
    evening.now += PEACE - 1

    assert not evening.is_opened_again()
    assert len(evening.reopening.mended) == 1


def test_a_fault_after_a_minute_of_play_opens_the_match_again(evening: Evening) -> None:
    assert evening.is_opened_again()
    evening.go_on()
    evening.now += PEACE

    assert evening.is_opened_again()


def test_a_second_fault_before_anything_was_done_ends_the_station_and_the_file_is_let_go(
    evening: Evening,
) -> None:
    assert evening.is_opened_again()
    evening.now += PEACE

    assert not evening.is_opened_again()
    resume_match(evening.match.path).appender.close()  # refused while somebody has the file


def test_nothing_is_opened_where_there_was_no_fault_no_match_or_no_terminal(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault, evening.app.fault = evening.app.fault, None
    assert not evening.is_opened_again()
    evening.app.fault, evening.app.was_playing = fault, False
    assert not evening.is_opened_again()
    evening.app.was_playing = True
    monkeypatch.setattr(os, "isatty", lambda _fd: False)

    assert not evening.is_opened_again()


def test_a_match_that_is_not_whole_in_its_file_is_written_whole_to_another_place(evening: Evening) -> None:
    first = evening.match
    stretch = Stretch(0, NO_TIME, running=False)
    other = Published(first.history, stretch, first.path.with_name("other"))
    evening.unsaved = [other, Published(first.history, stretch, first.path)]
    first.path.unlink()

    assert evening.is_opened_again()
    assert evening.match.history.state == first.history.state
    assert evening.unsaved == [other]
    (mended,) = evening.reopening.mended
    assert mended.folder == evening.match.path.parent
    assert "saved in ~" in mended.greeting


def test_it_goes_on_there_although_the_old_disk_hangs_with_the_lock_of_this_station(evening: Evening) -> None:
    first, files = evening.match, Files()
    hanging = files.open(first.path)
    assert files.lock(hanging)
    evening.unsaved = [Published(first.history, Stretch(0, NO_TIME, running=False), first.path)]

    assert evening.is_opened_again()
    files.close(hanging)


def test_where_no_place_takes_such_a_match_the_station_ends(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "save_places", lambda _: (SavePlace(Path("/proc"), 10**9),))
    lost = Published(evening.match.history, Stretch(0, NO_TIME, running=False), evening.match.path)
    evening.unsaved = [lost]

    assert not evening.is_opened_again()
    assert evening.unsaved == [lost]


def test_a_file_that_cannot_be_opened_ends_the_station(evening: Evening) -> None:
    evening.match.path.unlink()

    assert not evening.is_opened_again()


def test_the_fault_is_reported_without_what_it_says(evening: Evening) -> None:
    assert evening.is_opened_again()

    (mended,) = evening.reopening.mended
    assert mended.report is not None
    text = mended.report.read_text(encoding="utf-8")
    assert "builtins.ValueError" in text
    assert ANSWER not in f"{text}{mended.greeting}{mended.trouble}"


def test_the_host_is_told_where_the_report_is(home: Path) -> None:
    mended = Mended(ValueError(ANSWER), home / "state" / "a.txt")

    assert mended.greeting.endswith("Report: ~/state/a.txt")
    assert str(mended.report) in mended.trouble.to_do


def test_the_host_is_told_where_there_is_no_report() -> None:
    mended = Mended(ValueError(ANSWER), None)

    assert "No report" in mended.greeting
    assert "No report" in mended.trouble.to_do
