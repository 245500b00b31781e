"""A disk whose syncs return and did nothing, and then the power fails.

No program can keep what such a disk has lost. What holds nevertheless, once the disk has really kept the
match's beginning: where it loses what it took last, the match opens with a beginning of what was played;
where it loses anything at all, a beginning is still read, and nothing else is taken for the match.
"""

from pathlib import Path
from random import Random

import pytest

from station.journal.codec import decode_entries
from station.journal.errors import MatchCorrupt
from station.journal.frames import Frame, FrameKind
from station.live.opening import resume_match
from station.rules.entries import Entry
from tests.journal.conftest import Sample
from tests.journal.power.matches import Recording, left, played
from tests.journal.power.recorder import Call
from tests.journal.power.remains import Disk, Fate, Luck

LIES = 12
"""So many beginnings of a lie a sample tries."""


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    return played(tmp_path_factory.mktemp("written"))


@pytest.fixture
def lies(recording: Recording, sample: Sample) -> list[int]:
    """The calls from which on no sync does anything: all come after the match's file was made."""
    made = next(number for number, call in enumerate(recording.calls) if call.what == "mark")
    return list(sample(range(made, len(recording.calls)), LIES))


def lied_to(calls: tuple[Call, ...], start: int) -> Disk:
    """The disk after all calls, of which it took no sync seriously from ``start`` on."""
    disk = Disk()
    for number, call in enumerate(calls):
        if number < start or call.what != "sync":
            disk.play(call)
    return disk


def entries_of(frames: tuple[Frame, ...]) -> tuple[Entry, ...]:
    bodies = (frame.body for frame in frames if frame.kind is FrameKind.ENTRIES)
    return tuple(entry for body in bodies for entry in decode_entries(body))


def readable(path: Path) -> tuple[Entry, ...]:
    """The entries that the match opens with, or those before its damage."""
    try:
        match = resume_match(path)
    except MatchCorrupt as refusal:
        return entries_of(refusal.good_frames)
    match.appender.close()
    return match.entries


def test_a_lying_disk_that_loses_what_came_last_leaves_a_match_that_opens(
    recording: Recording, lies: list[int], tmp_path: Path
) -> None:
    kept, lost = Fate.KEPT, Fate.LOST
    for start in lies:
        for number in range(0, 40, 3):
            for grown in (False, True):
                luck = Luck((*(kept,) * number, lost), grown=grown)
                with left(tmp_path, lied_to(recording.calls, start), luck) as (path,):
                    match = resume_match(path)
                    match.appender.close()
                assert match.entries == recording.entries[: len(match.entries)]
                assert match.entries


def test_a_lying_disk_that_loses_anything_leaves_a_beginning_to_read(
    recording: Recording, lies: list[int], tmp_path: Path
) -> None:
    random = Random(20261207)  # noqa: S311 - nothing to be guessed
    for start in lies:
        disk = lied_to(recording.calls, start)
        for luck in disk.lucks(random, 20):
            with left(tmp_path, disk, luck) as (path,):
                entries = readable(path)
            assert entries == recording.entries[: len(entries)]
            assert entries
