"""Whichever call to the disk hangs, the game goes on to its end, and all of it is saved.

Where the host takes another disk it is all there, and the file that was left is a beginning of it; where the
disk comes back, it is all in the file that there was.
"""

from itertools import product
from pathlib import Path

import pytest

from station.journal.copies import read_chain, shared_frames
from station.live.outbox import HANGING_AFTER
from station.rules.state import Phase
from tests.fakes.hanging_files import HangingFiles
from tests.fakes.held_files import GUARD
from tests.journal.conftest import Sample
from tests.journal.faults.test_nth_call import all_entries, check_sheet, play_theme
from tests.live.stations import LAG, Station, new_match, saved
from tests.rules.games import TICK

TRIED = 8
"""So many of the calls a sample lets hang, each with and without a move."""


class Clockwork(Station):
    """Time passes when the disk hangs, so that it is noticed."""

    def __init__(self, folder: Path, at: int) -> None:
        self.files = HangingFiles()
        super().__init__(new_match(folder, self.files))
        self.files.told = lambda: self.pass_time(HANGING_AFTER)
        self.files.calls.clear()
        self.files.at = at

    def answers(self, seat: int) -> None:
        """This seat presses alone and is asked; the race may be over before it is shown."""
        self.pass_time(TICK)
        self.press(seat)
        self.wait_until(lambda: self.phase in {Phase.CONTEST, Phase.ANSWERING})
        self.pass_time(2 * LAG)
        self.glance()
        self.wait_until(lambda: self.phase is Phase.ANSWERING)


def played(folder: Path, at: int) -> Clockwork:
    """A theme on a disk whose call of this number hangs; none does where it is 0."""
    station = Clockwork(folder, at)
    play_theme(station.start())
    check_sheet(station)
    return station


def check_moved(station: Clockwork, folder: Path) -> None:
    """The match goes on in another folder, whatever becomes of the old file."""
    station.wait_until(lambda: station.shown[-1].is_movable)
    station.match.move(folder, lambda error: pytest.fail(str(error)))
    station.wait_until(lambda: station.shown[-1].failure is None)
    new = station.shown[-1].path
    assert new.parent == folder
    assert station.match.close(GUARD)
    station.files.answer()
    old, whole = read_chain(station.path), read_chain(new)
    assert shared_frames(old, whole) == len(old.crcs)
    assert tuple(saved(new)) == all_entries(station.shown[-1])


def check_stayed(station: Clockwork) -> None:
    """The disk comes back."""
    station.files.answer()
    assert station.match.close(GUARD)
    assert tuple(saved(station.path)) == all_entries(station.shown[-1])


def test_a_match_on_a_disk_whose_nth_call_hangs(tmp_path: Path, sample: Sample) -> None:
    station = played(tmp_path / "sound", 0)
    number = len(station.files.calls)
    assert station.match.close(GUARD)
    assert number >= 60

    for at, moves in product(sample(range(1, number + 1), TRIED), (False, True)):
        station = played(tmp_path / f"{at}-{moves}", at)
        if moves:
            check_moved(station, tmp_path / f"{at}-moved")
        else:
            check_stayed(station)
