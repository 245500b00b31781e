"""A match moves away from a disk that hangs to a place that does not answer either.

It is told after the same time, and another place can be chosen. The place chosen last is taken, however late
it answers; one before it is left with what was written there.
"""

import errno
import os
import threading
from pathlib import Path

import pytest

from station.journal.copies import read_chain, shared_frames
from station.live.published import Saving
from station.rules.commands import Announce, Nobody
from tests.fakes.hanging_files import HangingFiles
from tests.fakes.held_files import GUARD, HeldFiles
from tests.live.hangings import Moving, is_free

BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))

IN_A_MOVE = pytest.mark.parametrize(
    "call", ["make_folder", "create", "close", "write", "lock", "sync", "rename", "sync_folder"]
)


def wait_for_movers() -> None:
    """Return when no file is being made any more."""
    for thread in threading.enumerate():
        if thread.name == "match-mover":
            thread.join(GUARD)


@IN_A_MOVE
def test_a_place_that_does_not_answer_is_told_and_another_one_can_be_taken(tmp_path: Path, call: str) -> None:
    other = HangingFiles(call)
    moving = Moving(tmp_path, other)
    moving.move("first")
    other.wait()
    moving.station.do(Nobody())
    assert not moving.shown.is_movable
    moving.pass_time()
    assert (moving.shown.stalled, moving.shown.is_movable, moving.shown.failure is None) == (
        True,
        True,
        False,
    )
    other.name = ""
    moving.move("second")
    new = moving.wait_for("second")
    assert other.hangs.is_set()
    moving.station.do(Announce())
    moving.check(new)

    other.answer()
    moving.disk.answer()
    wait_for_movers()
    for path in (tmp_path / "first").glob("[!.]*.svoyak"):
        assert is_free(path)
        assert shared_frames(read_chain(path), read_chain(new)) == len(read_chain(path).crcs)
    moving.station.glance()
    assert (moving.shown.path, moving.shown.failure, moving.stayed) == (new, None, [])
    assert moving.station.match.close()


@IN_A_MOVE
def test_a_place_that_answers_late_is_taken_when_no_other_was_chosen(tmp_path: Path, call: str) -> None:
    other = HangingFiles(call)
    moving = Moving(tmp_path, other)
    moving.move("stick")
    other.wait()
    moving.pass_time()
    moving.station.do(Nobody())
    assert moving.shown.stalled
    other.answer()
    new = moving.wait_for("stick")
    moving.disk.answer()

    assert (moving.shown.stalled, moving.shown.moving, moving.shown.is_movable) == (False, None, False)
    moving.check(new)
    assert moving.station.match.close()


def test_a_place_that_fails_late_is_told(tmp_path: Path) -> None:
    other = HangingFiles("write")
    moving = Moving(tmp_path, other)
    moving.move("stick")
    other.wait()
    moving.pass_time()
    other.answer(BROKEN)
    moving.station.wait_until(lambda: moving.shown.moving is None)
    moving.station.glance()

    assert moving.stayed == [BROKEN]
    assert (moving.shown.stalled, moving.shown.is_movable) == (False, True)
    moving.disk.answer()
    assert moving.station.match.close()


def test_a_new_disk_that_hangs_while_the_rest_follows_is_left_for_another(tmp_path: Path) -> None:
    other = HeldFiles()
    moving = Moving(tmp_path, other)
    other.hold()
    moving.move("first")
    other.wait_for_sync()
    moving.station.do(Nobody())
    other.let_go()
    other.wait_for_sync()
    moving.pass_time()
    assert (moving.shown.stalled, moving.shown.is_movable) == (True, True)
    moving.station.do(Announce())
    moving.move("second")
    other.release()
    new = moving.wait_for("second")
    moving.disk.answer()

    moving.check(new)
    assert moving.station.match.close()


def test_a_match_that_is_saved_and_hangs_again_can_move_again(tmp_path: Path) -> None:
    other = HeldFiles()
    moving = Moving(tmp_path, other)
    moving.move("first")
    first = moving.wait_for("first")
    other.hold()
    moving.station.ask(Nobody())
    other.wait_for_sync()
    moving.pass_time()
    assert (moving.shown.saving, moving.shown.path) == (Saving.HANGING, first)
    moving.move("second")
    other.release()
    new = moving.wait_for("second")
    moving.disk.answer()

    moving.check(new)
    assert moving.station.match.close()
