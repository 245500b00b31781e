"""A match whose disk has failed is moved to a disk of which one call fails, whichever it is.

It is told, the match goes on in memory or in its new file, and whatever was called saved is in a file.
"""

import errno
import os
from pathlib import Path

from station.journal.errors import MatchEmpty
from station.live.opening import resume_match
from station.rules.commands import Announce, Rule
from station.rules.state import Phase, scores
from tests.fakes.faulty_files import FULL, Fault, FaultyFiles
from tests.fakes.held_files import HeldFiles
from tests.journal.conftest import Sample
from tests.journal.faults.test_nth_call import all_entries, can_remove, try_all
from tests.live.stations import Station, new_match


def play(folder: Path, files: FaultyFiles) -> tuple[Station, list[OSError]]:
    """A question whose first half is saved at home; the rest is moved, or stays; and why it stayed."""
    disk = HeldFiles()
    stayed: list[OSError] = []
    station = Station(new_match(folder / "home", disk), files=files).start()
    station.read()
    station.answers(2)
    disk.failing_sync = OSError(errno.EIO, os.strerror(errno.EIO))
    station.do(Rule(right=False))
    station.match.move(folder / "stick", stayed.append)
    station.wait_until(lambda: any(was.moving for was in station.shown) and not station.shown[-1].moving)
    station.answers(1)
    station.do(Rule(right=True), Announce())
    return station, stayed


def check(station: Station, folder: Path) -> None:
    """What was shown as saved in a folder is in its file; a file that was not shown misleads nobody."""
    everything = all_entries(station.shown[-1])
    for place in (folder / "home", folder / "stick"):
        saved = [one for one in station.shown if one.path.parent == place and not one.failure]
        least = len(all_entries(saved[-1])) if saved else 0
        for path in place.glob("[!.]*.svoyak") if place.is_dir() else ():
            try:
                match = resume_match(path)
            except MatchEmpty:
                assert least == 0
                continue
            match.appender.close()
            assert match.entries == everything[: len(match.entries)]
            assert len(match.entries) >= least


def has_all(station: Station) -> bool:
    """Whether the match's file has everything."""
    match = resume_match(station.shown[-1].path)
    match.appender.close()
    return match.entries == all_entries(station.shown[-1])


def test_a_move_to_a_disk_whose_nth_call_fails(tmp_path: Path, sample: Sample) -> None:
    def strikes(fault: Fault, folder: Path) -> bool:
        files = FaultyFiles(fault)
        station, stayed = play(folder, files)
        is_saved = station.match.close()
        failure = station.shown[-1].failure
        assert (station.phase, list(scores(station.state).values())) == (Phase.ANNOUNCED, [10, -10, 0])
        assert is_saved == (failure is None or (failure.errno in FULL and has_all(station)))
        assert {error.errno for error in stayed} <= {fault.error}
        assert (failure is not None) == (bool(stayed) or files.failed not in ("", "close"))
        if stayed and can_remove(fault):
            assert not any((folder / "stick").glob("*"))
        check(station, folder)
        return bool(files.failed)

    try_all(strikes, tmp_path, sample, least=15)
