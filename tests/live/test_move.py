"""A match whose file has failed moves to another one: all of it, in its order, saved there from then on."""

import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from station.journal.files import Files
from station.journal.frames import Frame
from station.journal.repair import read_match
from station.live.opening import fold_entries, resume_match
from station.live.published import Published, Saving
from station.rules.commands import Announce, FinishReading, Nobody, Rule, StartReading, StartTheme
from station.rules.state import Phase
from tests.fakes.failing_files import FailingFiles
from tests.fakes.held_files import HeldFiles
from tests.live.stations import Station, new_match, saved

BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))


def frames_of(path: Path) -> list[tuple[int, bytes]]:
    return [(frame.kind, frame.body) for frame in read_match(path).frames]


def crcs(frames: tuple[Frame, ...]) -> list[int]:
    return [frame.crc for frame in frames]


def wait_to_stay(station: Station) -> None:
    """Return when a move was begun and given up, and whoever asked for it was told."""
    station.wait_until(lambda: any(was.moving for was in station.shown) and station.shown[-1].moving is None)
    station.glance()


class Moving:
    """A station whose disk has failed in the first question, and another ``place`` with a disk of its own."""

    def __init__(self, folder: Path) -> None:
        self.disk, self.other = HeldFiles(), HeldFiles()
        self.place = folder / "stick"
        self.stayed: list[OSError] = []
        self.station = Station(new_match(folder / "home", self.disk), files=self.other).start()
        self.station.read()
        self.fail(self.disk)

    def fail(self, disk: HeldFiles) -> None:
        """The next save fails; a sync that fails has written its frame all the same."""
        disk.failing_sync = BROKEN
        self.station.do(Nobody() if self.station.phase is Phase.READING else Announce())
        self.wait(lambda shown: shown.failure is not None)

    def move(self, place: Path | None = None) -> None:
        """Begin to move."""
        self.station.match.move(place or self.place, self.stayed.append)

    def moved(self) -> Path:
        """Move, and return the new file when the match is shown as saved there."""
        before = self.shown.path
        self.move()
        self.wait(lambda shown: shown.path != before)
        return self.shown.path

    def wait_to_stay(self) -> None:
        """Return when the move was given up."""
        wait_to_stay(self.station)

    @property
    def shown(self) -> Published:
        """What is shown."""
        return self.station.shown[-1]

    def wait(self, condition: object) -> None:
        """Return when this holds of what is shown."""
        assert callable(condition)
        self.station.wait_until(lambda: bool(condition(self.shown)))


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Moving]:
    made = Moving(tmp_path)
    yield made
    made.disk.release()
    made.other.release()
    made.station.match.close()


def test_the_new_file_holds_the_whole_match_and_is_shown_as_saved(moving: Moving) -> None:
    new = moving.moved()

    assert new == moving.place / moving.station.path.name
    assert (moving.shown.saving, moving.shown.failure, moving.shown.moving) == (Saving.SAVED, None, None)
    assert fold_entries(tuple(saved(new))) == moving.station.history
    assert (new.stat().st_mode & 0o777) == 0o600


def test_the_new_chain_extends_what_reached_the_old_disk(moving: Moving) -> None:
    new = moving.moved()

    old, moved = read_match(moving.station.path), read_match(new)
    assert old.tip is not None
    assert moved.tip is not None
    assert old.tip.match_id == moved.tip.match_id
    assert crcs(moved.frames)[: len(old.frames)] == crcs(old.frames)


def test_play_goes_on_in_the_new_file_and_the_old_one_is_left_alone(moving: Moving) -> None:
    new = moving.moved()
    content, calls = moving.station.path.read_bytes(), list(moving.disk.calls)
    moving.disk.failing_sync = None
    moving.station.do(Announce(), StartReading(), FinishReading())

    assert saved(new)[-1].command == FinishReading()
    assert moving.shown.saving is Saving.SAVED
    assert (moving.station.path.read_bytes(), moving.disk.calls) == (content, calls)


def test_what_is_played_while_the_file_is_made_goes_on_and_follows_it(moving: Moving) -> None:
    moving.other.hold()
    moving.move()
    moving.other.wait_for_sync()
    moving.station.do(Announce(), StartReading())
    moving.station.answers(2)
    moving.station.do(Rule(right=True))
    during = moving.shown
    moving.other.release()
    moving.wait(lambda shown: shown.path.parent == moving.place)

    assert (during.saving, during.moving) == (Saving.FAILED, moving.place)
    assert during.failure == BROKEN
    assert fold_entries(tuple(saved(moving.shown.path))) == moving.station.history
    assert moving.shown.history == during.history


def test_nothing_is_called_saved_before_all_of_it_is(moving: Moving) -> None:
    moving.other.hold()
    moving.move()
    moving.other.wait_for_sync()
    moving.station.do(Announce())
    moving.other.let_go()
    moving.other.wait_for_sync()
    moving.station.glance()
    half_way = moving.shown
    moving.other.let_go()
    moving.wait(lambda shown: shown.failure is None)

    assert (half_way.saving, half_way.moving) == (Saving.FAILED, moving.place)


def test_a_place_that_fails_is_told_and_another_one_can_be_taken(moving: Moving) -> None:
    moving.other.failing_write = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    moving.move()
    moving.wait_to_stay()
    failed, left = moving.shown, list(moving.place.iterdir())
    moving.other.failing_write = None
    moving.place = moving.place.parent / "another"
    new = moving.moved()

    assert [error.errno for error in moving.stayed] == [errno.ENOSPC]
    assert (failed.failure, failed.path, left) == (BROKEN, moving.station.path, [])
    assert fold_entries(tuple(saved(new))) == moving.station.history


def test_a_place_that_cannot_be_a_folder_is_told(moving: Moving) -> None:
    (moving.place.parent / "file").touch()
    moving.move(moving.place.parent / "file")
    moving.wait_to_stay()

    assert [error.errno for error in moving.stayed] == [errno.ENOTDIR]


def test_a_new_file_that_fails_too_is_left_for_a_third_one(moving: Moving) -> None:
    second = moving.moved()
    moving.fail(moving.other)
    moving.other.failing_sync = None
    third = moving.moved()
    moving.station.do(StartReading())

    assert third == second.with_name(f"{second.stem}-2.svoyak")
    assert saved(third)[-1].command == StartReading()
    assert frames_of(third)[: len(frames_of(second))] == frames_of(second)


def test_a_name_that_is_taken_is_never_written_over(moving: Moving) -> None:
    moving.place.mkdir()
    taken = moving.place / moving.station.path.name
    taken.write_text("not ours")

    assert moving.moved() == taken.with_name(f"{taken.stem}-2.svoyak")
    assert taken.read_text() == "not ours"


def test_the_new_file_is_locked(moving: Moving) -> None:
    new = moving.moved()

    files = Files()
    fd = files.open(new)
    assert not files.lock(fd)
    files.close(fd)


def test_a_match_that_is_saved_does_not_move(tmp_path: Path) -> None:
    station = Station(new_match(tmp_path)).start()
    station.match.move(tmp_path / "stick", lambda error: pytest.fail(str(error)))
    station.do(StartTheme())
    station.match.close()

    assert not (tmp_path / "stick").exists()


def test_who_leaves_during_the_move_leaves_a_match_that_is_saved(moving: Moving) -> None:
    moving.other.hold()
    moving.move()
    moving.other.wait_for_sync()
    moving.station.ask(Announce())
    assert not moving.station.match.close(0)
    moving.other.release()

    assert moving.station.match.close()
    (new,) = moving.place.iterdir()
    again = resume_match(new)
    again.appender.close()
    assert again.entries[-1].command == Announce()


@pytest.mark.parametrize("call", ["create", "write", "lock", "sync", "rename", "sync_folder"])
def test_whatever_fails_in_the_move_leaves_nothing_and_stops_nothing(tmp_path: Path, call: str) -> None:
    disk, stayed = HeldFiles(), list[OSError]()
    (tmp_path / "stick").mkdir()
    station = Station(new_match(tmp_path, disk), files=FailingFiles(call)).start()
    disk.failing_write = BROKEN
    station.do(StartTheme())
    station.match.move(tmp_path / "stick", stayed.append)
    wait_to_stay(station)
    station.do(Announce())
    station.match.close()

    assert list((tmp_path / "stick").iterdir()) == []
    assert len(stayed) == 1
    assert station.shown[-1].failure == BROKEN


def test_a_new_file_that_fails_while_the_rest_follows_is_not_called_saved(moving: Moving) -> None:
    moving.other.hold()
    moving.move()
    moving.other.wait_for_sync()
    moving.station.do(Announce())
    moving.other.let_go()
    moving.other.let_go(BROKEN)
    moving.wait(lambda shown: shown.path.parent == moving.place)
    half, frames = moving.shown, frames_of(moving.shown.path)
    moving.other.release()
    new = moving.moved()

    assert (half.saving, half.failure, half.moving) == (Saving.FAILED, BROKEN, None)
    assert frames_of(new)[: len(frames)] == frames
    assert fold_entries(tuple(saved(new))) == moving.station.history
    assert moving.shown.failure is None


def test_a_folder_that_is_deleted_while_the_match_is_played_is_left_for_another(tmp_path: Path) -> None:
    station = Station(new_match(tmp_path / "home")).start()
    station.do(StartTheme())
    shutil.rmtree(tmp_path / "home")
    station.do(Announce())
    failure = station.shown[-1].failure
    station.match.move(tmp_path / "stick", lambda error: pytest.fail(str(error)))
    station.wait_until(lambda: station.shown[-1].failure is None)
    station.do(StartReading())
    station.match.close()

    assert failure is not None
    assert failure.errno == errno.ENOENT
    assert not (tmp_path / "home").exists()
    assert fold_entries(tuple(saved(station.shown[-1].path))) == station.history


def test_the_old_file_is_let_go_of(moving: Moving) -> None:
    moving.moved()

    files = Files()
    fd = files.open(moving.station.path)
    moving.station.do(Announce())
    assert files.lock(fd)
    files.close(fd)
