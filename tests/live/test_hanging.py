"""A disk that does not answer is told, and stops no game: play goes on in memory until it comes back."""

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from station.live.opening import fold_entries, resume_match, verify_match
from station.live.outbox import HANGING_AFTER, SLOW_AFTER
from station.live.published import Published, Saving
from station.rules.commands import (
    Announce,
    EndTheme,
    Nobody,
    Pause,
    Resume,
    Rule,
    StartReading,
    StartTheme,
)
from station.rules.state import Phase
from tests.fakes.hanging_files import HangingFiles
from tests.fakes.held_files import HeldFiles
from tests.live.stations import Station, new_match, saved

BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))

CALLS = pytest.mark.parametrize("call", ["demand", "write", "sync"])


def told(shown: Published) -> tuple[Saving, bool, bool]:
    """How it is saved, whether it is said not to be, and whether the host can move it."""
    return shown.saving, shown.failure is not None, shown.is_movable


SAVED = (Saving.SAVED, False, False)
SLOW = (Saving.SLOW, False, False)
HANGING = (Saving.HANGING, True, True)
FAILED = (Saving.FAILED, True, True)


class Hanging:
    """A match whose disk does not answer since the host has begun to read its first question."""

    def __init__(self, folder: Path, call: str = "sync") -> None:
        self.disk = HangingFiles()
        self.station = Station(new_match(folder, self.disk)).start()
        self.station.open_theme()
        self.before = len(saved(self.station.path))
        self.disk.name = call
        self.station.ask(StartReading())
        self.disk.wait()

    def pass_time(self, nanoseconds: int) -> tuple[Saving, bool, bool]:
        """Time passes; what is told then."""
        self.station.pass_time(nanoseconds)
        self.station.glance()
        return told(self.station.shown[-1])

    def hang(self) -> None:
        """The disk has not answered for so long that it is told."""
        assert self.pass_time(HANGING_AFTER) == HANGING

    def wait_for(self, saving: Saving) -> None:
        """Return when it is shown to be saved like this."""
        self.station.wait_until(lambda: self.station.shown[-1].saving is saving)


@pytest.fixture
def hanging(tmp_path: Path) -> Iterator[Hanging]:
    made = Hanging(tmp_path)
    yield made
    made.disk.answer()
    made.station.match.close()


def test_a_pause_of_a_cheap_card_is_not_called_a_disk_that_hangs() -> None:
    assert HANGING_AFTER > 2_000_000_000


@CALLS
def test_it_is_told_after_a_while_and_shown_with_what_was_asked_for(tmp_path: Path, call: str) -> None:
    hanging = Hanging(tmp_path, call)
    station = hanging.station
    slow = hanging.pass_time(SLOW_AFTER)
    assert (slow, station.phase) == (SLOW, Phase.THEME_START)
    assert (hanging.pass_time(HANGING_AFTER - SLOW_AFTER - 1), station.phase) == (SLOW, Phase.THEME_START)
    assert (hanging.pass_time(1), station.phase) == (HANGING, Phase.READING)

    failure = station.shown[-1].failure
    assert isinstance(failure, TimeoutError)
    assert failure.errno is None
    assert len(saved(station.path)) - hanging.before <= 1
    hanging.disk.answer()
    assert station.match.close()


def test_it_is_told_though_nobody_asks_for_anything(hanging: Hanging) -> None:
    hanging.station.pass_time(HANGING_AFTER)

    hanging.wait_for(Saving.HANGING)


def test_play_goes_on_and_all_of_it_is_shown_at_once(hanging: Hanging) -> None:
    hanging.hang()
    station = hanging.station
    station.answers(2)
    station.do(Rule(right=False), Nobody())
    station.undo()
    station.redo()
    station.do(Announce())

    since = [shown for shown in station.shown if shown.failure]
    assert {told(shown) for shown in since} == {HANGING}
    assert len({id(shown.failure) for shown in since}) == 1
    assert station.phase is Phase.ANNOUNCED
    assert hanging.disk.hangs.is_set()


def test_what_waited_for_the_frame_in_flight_is_shown_with_the_news(hanging: Hanging) -> None:
    hanging.station.ask(Nobody(), Announce())
    hanging.station.glance()
    before = hanging.station.phase
    hanging.hang()

    assert (before, hanging.station.phase) == (Phase.THEME_START, Phase.ANNOUNCED)


def test_a_disk_that_comes_back_gets_everything_once_and_in_order(hanging: Hanging) -> None:
    hanging.hang()
    station = hanging.station
    station.do(Nobody(), Pause(), Resume(), Announce())
    hanging.disk.answer()
    hanging.wait_for(Saving.SAVED)
    station.do(StartReading())

    entries = saved(station.path)
    assert [type(entry.command) for entry in entries[hanging.before :]] == [
        StartReading,
        Nobody,
        Pause,
        Resume,
        Announce,
        StartReading,
    ]
    assert fold_entries(tuple(entries)) == station.history
    assert told(station.shown[-1]) == SAVED
    assert station.shown[-1].failure is None


def test_a_disk_that_comes_back_with_nothing_new_to_save_is_told_at_once(hanging: Hanging) -> None:
    hanging.hang()
    hanging.disk.answer()
    hanging.wait_for(Saving.SAVED)

    assert hanging.station.phase is Phase.READING


def test_nothing_is_called_saved_before_all_that_is_shown_is(tmp_path: Path) -> None:
    disk = HeldFiles()
    station = Station(new_match(tmp_path, disk)).start()
    disk.hold()
    station.ask(StartTheme())
    disk.wait_for_sync()
    station.pass_time(HANGING_AFTER)
    station.do(Announce())
    disk.let_go()
    disk.wait_for_sync()
    station.glance()
    between = told(station.shown[-1])
    station.do(StartReading())
    disk.let_go()
    disk.wait_for_sync()
    station.glance()

    assert (between, told(station.shown[-1])) == (HANGING, HANGING)
    disk.release()
    station.wait_until(lambda: told(station.shown[-1]) == SAVED)
    assert station.match.close()


def test_play_is_durable_before_it_is_shown_again_when_the_disk_is_back(tmp_path: Path) -> None:
    disk = HeldFiles()
    station = Station(new_match(tmp_path, disk)).start()
    disk.hold()
    station.ask(StartTheme())
    disk.wait_for_sync()
    station.pass_time(HANGING_AFTER)
    station.wait_until(lambda: station.shown[-1].failure is not None)
    disk.let_go()
    station.wait_until(lambda: station.shown[-1].failure is None)
    station.ask(Announce())
    disk.wait_for_sync()
    station.glance()

    assert station.phase is Phase.THEME_START
    disk.release()
    station.wait_until(lambda: station.phase is Phase.ANNOUNCED)
    assert station.match.close()


@CALLS
def test_a_disk_that_comes_back_with_an_error_has_failed(tmp_path: Path, call: str) -> None:
    hanging = Hanging(tmp_path, call)
    hanging.hang()
    station = hanging.station
    station.do(Nobody())
    hanging.disk.answer(BROKEN)
    hanging.wait_for(Saving.FAILED)
    calls = len(hanging.disk.calls)
    station.do(Announce())

    assert (told(station.shown[-1]), station.shown[-1].failure) == (FAILED, BROKEN)
    assert (station.phase, len(hanging.disk.calls)) == (Phase.ANNOUNCED, calls)
    assert station.match.close() is False


def test_a_press_that_decided_nothing_is_kept_by_a_disk_that_comes_back(hanging: Hanging) -> None:
    hanging.hang()
    station = hanging.station
    station.do(Nobody())
    station.press(3)
    station.glance()
    hanging.disk.answer()
    hanging.wait_for(Saving.SAVED)

    assert len(station.state.observed) == 1
    assert station.match.close()
    assert fold_entries(tuple(saved(station.path))).state.observed == station.state.observed


def test_what_is_left_while_the_disk_hangs_is_saved_when_it_comes_back(hanging: Hanging) -> None:
    hanging.hang()
    station = hanging.station
    station.do(Nobody(), Announce())
    assert station.match.close(0) is False
    hanging.disk.answer()

    assert station.match.close()
    again = resume_match(station.path)
    again.appender.close()
    assert again.history == station.history


def test_a_theme_that_ends_while_the_disk_hangs_is_saved_with_its_snapshot(hanging: Hanging) -> None:
    hanging.hang()
    station = hanging.station
    station.do(Nobody())
    for _ in range(4):
        station.do(StartReading(), Nobody())
    station.do(EndTheme())
    hanging.disk.answer()
    hanging.wait_for(Saving.SAVED)
    station.do(StartTheme())

    found = verify_match(station.path)
    assert (found.snapshots, found.differing, found.state) == (1, (), station.state)


def test_no_thread_of_a_match_keeps_the_program_from_ending(hanging: Hanging) -> None:
    hanging.hang()

    own = [thread for thread in threading.enumerate() if thread.name.startswith("match")]
    assert len(own) >= 2
    assert all(thread.daemon for thread in own)
