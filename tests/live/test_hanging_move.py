"""A match moves away from a disk that does not answer.

The old file ends as a beginning of the new one, whatever the old disk does when it comes back.
"""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from station.journal.copies import read_chain, shared_frames
from station.journal.files import Files
from station.live.opening import fold_entries
from station.live.outbox import HANGING_AFTER
from station.live.published import Saving
from station.rules.commands import Announce, Nobody, Pause, Resume, StartReading, StartTheme
from tests.fakes.held_files import GUARD, HeldFiles
from tests.live.hangings import Moving, is_free, wait_until_free
from tests.live.stations import Station, new_match, saved

BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))

ROOT = Path(__file__).parents[2]

OUTCOMES = pytest.mark.parametrize("outcome", [None, BROKEN])


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Moving]:
    """The other disk works."""
    made = Moving(tmp_path, Files())
    yield made
    made.disk.answer()
    made.station.match.close()


def test_all_of_it_goes_to_the_new_file_also_what_is_in_flight(moving: Moving) -> None:
    moving.station.do(Nobody())
    moving.move("stick")
    new = moving.wait_for("stick")

    assert moving.disk.hangs.is_set()
    moving.check(new)
    assert (moving.shown.saving, moving.shown.moving) == (Saving.SAVED, None)


def test_play_goes_on_in_the_new_file_while_the_old_disk_still_hangs(moving: Moving) -> None:
    moving.move("stick")
    new = moving.wait_for("stick")
    moving.station.do(Nobody(), Announce())

    assert moving.disk.hangs.is_set()
    moving.check(new)


@OUTCOMES
def test_the_old_file_ends_as_a_beginning_of_the_new_one(moving: Moving, outcome: OSError | None) -> None:
    moving.station.do(Nobody(), Announce())
    moving.move("stick")
    new = moving.wait_for("stick")
    moving.station.do(StartReading())
    calls = len(moving.disk.calls)
    moving.disk.answer(outcome)
    wait_until_free(moving.old)

    old, extended = read_chain(moving.old), read_chain(new)
    assert set(moving.disk.calls[calls:]) <= {"close"}  # told just after the file is free
    assert shared_frames(old, extended) == len(old.crcs) < len(extended.crcs)
    moving.check(new)


@OUTCOMES
def test_how_the_old_flight_ends_changes_nothing(moving: Moving, outcome: OSError | None) -> None:
    moving.move("stick")
    new = moving.wait_for("stick")
    before = moving.shown
    moving.disk.answer(outcome)
    wait_until_free(moving.old)
    moving.station.glance()
    assert moving.shown == before
    moving.station.do(Nobody())

    assert (moving.shown.path, moving.shown.failure) == (new, None)
    moving.check(new)


def test_of_many_frames_in_flight_only_the_one_that_hung_gets_to_the_old_disk(tmp_path: Path) -> None:
    """The disk comes back, hangs again over what came meanwhile, and is left."""
    disk = HeldFiles()
    station = Station(new_match(tmp_path / "home", disk), files=Files()).start()
    disk.hold()
    station.ask(StartTheme())
    disk.wait_for_sync()
    station.pass_time(HANGING_AFTER)
    station.do(Announce(), Pause(), Resume())
    disk.let_go()
    disk.wait_for_sync()
    station.match.move(tmp_path / "stick", lambda error: pytest.fail(str(error)))
    station.wait_until(lambda: station.shown[-1].failure is None)
    disk.release()
    assert station.match.close()
    wait_until_free(station.path)

    commands = [type(entry.command) for entry in saved(station.path)[1:]]
    assert commands == [StartTheme, Announce]
    assert fold_entries(tuple(saved(station.shown[-1].path))) == station.history


def test_who_leaves_after_the_move_does_not_wait_for_the_old_disk(moving: Moving) -> None:
    moving.move("stick")
    new = moving.wait_for("stick")

    assert moving.station.match.close(GUARD) is True
    assert moving.disk.hangs.is_set()
    moving.check(new)
    assert is_free(new)


PROGRAM = """
import sys
from pathlib import Path
from tests.live.hangings import Moving
from station.journal.files import Files

moving = Moving(Path(sys.argv[1]), Files())
if sys.argv[2] == "moved":
    moving.move("stick")
    moving.wait_for("stick")
print(moving.station.match.close(0.1 if sys.argv[2] == "hung" else 60))
"""


@pytest.mark.parametrize(("how", "is_saved"), [("moved", "True"), ("hung", "False")])
def test_the_program_ends_although_a_disk_hangs(tmp_path: Path, how: str, is_saved: str) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), how]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=GUARD, check=True, text=True)

    assert (done.stdout.split(), done.stderr) == ([is_saved], "")
