"""Whichever call to the disk fails, it is told at once, play goes on, and what was acknowledged is kept.

The first call of a match fails, then the second, and so on until none is left to fail: once or for ever, by
every error that a system has for it, with nothing or half of it written. A sample unless ``--whole`` asks for
all of them.
"""

from collections.abc import Callable
from functools import partial
from itertools import count, product
from pathlib import Path

import pytest

from station.journal.errors import MatchEmpty
from station.journal.names import SUFFIX
from station.live.opening import OpenMatch, resume_match
from station.live.published import Published, Saving
from station.rules.commands import BindButtons, EndTheme, Nobody, Pause, Rename, Resume, Rule, StartReading
from station.rules.entries import Entry
from station.rules.model import Seat
from station.rules.state import Phase, scores
from tests.fakes.faulty_files import ERRORS, FULL, Fault, FaultyFiles
from tests.journal.conftest import Sample
from tests.live.stations import LAG, Station, new_match, saved

KINDS = [(error, *how) for error, how in product(ERRORS, [(False, False), (True, False), (False, True)])]
"""Errors, each once, for ever, and once with half of the bytes written."""

KINDS_TRIED = 2
"""So many of them a sample tries at each call."""


def try_all(strikes: Callable[[Fault, Path], bool], folder: Path, sample: Sample, *, least: int) -> None:
    """Try a fault at the first call, at the second, and so on, until there is no such call."""
    for at in count(1):
        struck = True
        for number, (error, lasting, short) in enumerate(sample(KINDS, KINDS_TRIED)):
            own = folder / f"{at}-{number}"
            own.mkdir()
            struck = struck and strikes(Fault(at, error, lasting=lasting, short=short), own)
        if not struck:
            break
    assert at > least


def play(match: OpenMatch) -> Station:
    """A theme in which seat 2 answers wrongly and seat 1 rightly."""
    station = Station(match).start()
    play_theme(station)
    return station


def play_theme(station: Station) -> None:
    """The same at a station that was started."""
    if station.state.paused:
        station.do(Resume())
    station.read()
    station.answers(2)
    station.do(Rule(right=False))
    station.answers(1)
    station.do(Rule(right=True), Rename(Seat(1), "Алла"))
    for _ in range(4):
        station.do(StartReading(), Nobody())
    station.do(EndTheme())


def all_entries(shown: Published) -> tuple[Entry, ...]:
    """Everything that a match without undos has accepted."""
    return tuple(entry for act in shown.history.acts for entry in act.entries)


def check_sheet(station: Station) -> None:
    """The game is what it would be on a good disk."""
    assert (station.phase, list(scores(station.state).values())) == (Phase.THEME_END, [10, -10, 0])
    assert station.state.lineup.players[0].name == "Алла"


def check_told(station: Station, files: FaultyFiles, fault: Fault) -> None:
    """Nothing is called saved from the failure on, and nothing else than the failure is told."""
    failing = [published for published in station.shown if published.failure]
    if not files.failed or files.failed == "close":
        assert failing == []
        return
    assert station.shown[-len(failing) :] == failing
    assert {(one.failure and one.failure.errno, one.saving) for one in failing} == {
        (fault.error, Saving.FAILED)
    }


def check_file(station: Station) -> bool:
    """The file has all that was shown as saved, and no more than a frame that was on its way besides.

    Whether it has everything.
    """
    everything = all_entries(station.shown[-1])
    acknowledged = [published for published in station.shown if not published.failure]
    match = resume_match(station.path)
    match.appender.close()
    number = len(match.entries)
    assert match.entries == everything[:number]
    assert number >= (len(all_entries(acknowledged[-1])) if acknowledged else 0)
    return number == len(everything)


def check_play(match: OpenMatch, files: FaultyFiles, fault: Fault) -> None:
    """Play to the end of a theme on a disk that fails or has failed."""
    station = play(match)
    is_saved = station.match.close()
    check_sheet(station)
    check_told(station, files, fault)
    is_whole = check_file(station)
    failure = station.shown[-1].failure
    assert is_saved == (failure is None or (failure.errno in FULL and is_whole))


def unless_failed(make: Callable[[], OpenMatch], files: FaultyFiles, fault: Fault) -> OpenMatch | None:
    """The match that is made; None when its disk has failed, which must be told as it is."""
    try:
        return make()
    except OSError as error:
        if error.errno != fault.error or not files.failed:
            raise
        return None


def can_remove(fault: Fault) -> bool:
    """Whether files can be removed from a disk although it fails like this."""
    return not fault.lasting or fault.error in FULL


def check_nothing_begun(folder: Path, fault: Fault) -> None:
    """A match that could not be begun leaves nothing; if nothing can be removed, nothing that misleads."""
    assert not (can_remove(fault) and list(folder.iterdir()))
    for path in folder.glob(f"[!.]*{SUFFIX}"):
        try:
            match = resume_match(path)
        except MatchEmpty:
            continue
        match.appender.close()
        assert len(match.entries) == 1


def test_a_new_match_on_a_disk_whose_nth_call_fails(tmp_path: Path, sample: Sample) -> None:
    def strikes(fault: Fault, folder: Path) -> bool:
        files = FaultyFiles(fault)
        match = unless_failed(partial(new_match, folder, files), files, fault)
        if match:
            check_play(match, files, fault)
        else:
            check_nothing_begun(folder, fault)
        return bool(files.failed)

    try_all(strikes, tmp_path, sample, least=60)


def check_not_opened(path: Path, torn: bytes, fault: Fault) -> None:
    """A copy of the torn file is whole, or it is removed if anything can be; the file is cut only then."""
    copies = [copy.read_bytes() for copy in path.parent.glob(f"{path.name}.torn-*")]
    assert set(copies) <= {torn} or not can_remove(fault)
    assert torn in (*copies, path.read_bytes())


@pytest.fixture
def torn(tmp_path: Path) -> tuple[bytes, tuple[Entry, ...]]:
    """A match of a few entries with a torn end behind it."""
    station = Station(new_match(tmp_path)).start()
    station.do(BindButtons(LAG), Pause())
    kept = saved(station.path)
    content = station.path.read_bytes()
    station.do(Rename(Seat(2), "Борислав"))
    half = station.path.read_bytes()[: len(content) + 700]
    assert station.match.close()
    return half, tuple(kept)


def test_a_torn_match_on_a_disk_whose_nth_call_fails(
    tmp_path: Path, torn: tuple[bytes, tuple[Entry, ...]], sample: Sample
) -> None:
    content, kept = torn

    def strikes(fault: Fault, folder: Path) -> bool:
        path = folder / f"torn{SUFFIX}"
        path.write_bytes(content)
        files = FaultyFiles(fault)
        match = unless_failed(partial(resume_match, path, files), files, fault)
        if match:
            check_play(match, files, fault)
        else:
            check_not_opened(path, content, fault)
        again = resume_match(path)
        again.appender.close()
        assert again.entries[: len(kept)] == kept
        return bool(files.failed)

    try_all(strikes, tmp_path, sample, least=60)
