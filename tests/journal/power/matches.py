"""Matches whose calls to the disk were recorded, and what must hold of whatever a power cut left of them."""

import errno
import os
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from itertools import accumulate, takewhile
from pathlib import Path

import pytest

from station.journal.codec import encode_entries
from station.journal.errors import MatchEmpty
from station.journal.files import Files
from station.journal.frames import FrameKind, Verdict
from station.journal.names import SUFFIX
from station.live.opening import OpenMatch, begin_match, resume_match, verify_match
from station.live.published import Published
from station.live.summary import summarise
from station.rules import history as rules
from station.rules.commands import Begin, EndTheme, Nobody, Pause, Reopen, Rule, StartReading
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.refusals import Refused
from station.rules.state import MatchState
from tests.fakes.held_files import HeldFiles
from tests.journal.power.recorder import Call, RecordingFiles
from tests.journal.power.remains import Disk, Luck
from tests.live.stations import Station, new_match, saved_frames
from tests.rules.games import Game


@dataclass(frozen=True)
class Recording:
    """The calls of writing a match of these entries; ``ends``: how many there are after each frame of them.

    The marks of the calls count entries.
    """

    calls: tuple[Call, ...]
    entries: tuple[Entry, ...]
    ends: tuple[int, ...]

    @property
    def made_with(self) -> int:
        """How many entries the file had before it had its name."""
        frames = list(takewhile(lambda call: call.what != "rename", self.calls))
        return self.ends[sum(call.what == "write" for call in frames) - 1]


def appended(game: Game, folder: Path) -> Recording:
    """A game that is written one frame an entry, each acknowledged when it is on the disk."""
    files = RecordingFiles(folder)
    command = game.entries[0].command
    assert isinstance(command, Begin)
    match = begin_match(folder, command, date(2026, 12, 5), files=files)
    assert isinstance(match, OpenMatch)
    files.mark(1)
    append(match, match.history, tuple(game.entries[1:]), files)
    entries = (*match.entries, *game.entries[1:])
    return Recording(tuple(files.calls), entries, tuple(range(1, len(entries) + 1)))


def append(match: OpenMatch, history: History, entries: tuple[Entry, ...], files: RecordingFiles) -> None:
    """Write further entries of an open match and close it."""
    for number, entry in enumerate(entries, start=len(match.entries) + 1):
        history = rules.accept(history, entry)
        match.appender.append(FrameKind.ENTRIES, encode_entries((entry,), summarise(history.state)))
        files.mark(number)
    match.appender.close()


class Shown(Station):
    """A station that marks on a recording how often it has shown something, where its folder keeps that.

    ``disk``: what the match is moved to.
    """

    def __init__(self, match: OpenMatch, files: RecordingFiles, disk: Files | None = None) -> None:
        self._files = files
        super().__init__(match, files=disk)

    def _published(self, published: Published) -> None:
        if published.failure is None and published.path.parent == self._files.folder:
            self._files.mark(len(self.shown) + 1)
        super()._published(published)


def played(folder: Path) -> Recording:
    """A theme that a live match plays, with answers and an undo; what was shown is acknowledged."""
    files = RecordingFiles(folder)
    match = new_match(folder, files)
    files.mark(0)
    station = Shown(match, files)
    station.start()
    station.read()
    station.answers(2)
    station.do(Rule(right=False))
    station.answers(1)
    station.do(Rule(right=True))
    station.undo()
    station.redo()
    for _ in range(4):
        station.do(StartReading(), Nobody())
    station.do(EndTheme())
    assert station.match.close()
    return recorded(station, match.path, files)


def moved(folder: Path) -> Recording:
    """A match whose disk fails, and which goes on in this folder; what was shown as saved is acknowledged."""
    disk, files = HeldFiles(), RecordingFiles(folder)
    match = new_match(folder.with_name("failing"), disk)
    station = Shown(match, files, files)
    station.start()
    station.read()
    disk.failing_sync = OSError(errno.EIO, os.strerror(errno.EIO))
    station.answers(2)
    station.do(Rule(right=False))
    station.match.move(folder, raise_it)
    station.wait_until(lambda: station.shown[-1].failure is None)
    station.answers(1)
    station.do(Rule(right=True))
    assert station.match.close()
    return recorded(station, folder / match.path.name, files)


def raise_it(error: OSError) -> None:
    raise error


def recorded(station: Shown, path: Path, files: RecordingFiles) -> Recording:
    """What a station has written to the file at a path, once it has ended."""
    frames = saved_frames(path)
    entries = tuple(entry for frame in frames for entry in frame)
    counts = [0, *counts_of([published.history.state for published in station.shown], entries)]
    calls = tuple(replace(call, acknowledged=counts[call.acknowledged]) for call in files.calls)
    return Recording(calls, entries, tuple(accumulate(len(frame) for frame in frames)))


def counts_of(shown: list[MatchState], entries: tuple[Entry, ...]) -> Iterator[int]:
    """How many entries the file must hold at least for each state that was shown, one after another."""
    history, count = rules.opened(entries[0]), 1
    for state in shown:
        while without_idle_presses(history.state) != without_idle_presses(state):
            history, count = rules.accept(history, entries[count]), count + 1
        yield count


def without_idle_presses(state: MatchState) -> MatchState:
    """Presses that decided nothing may be shown before they are saved."""
    return replace(state, observed=(), counted=())


@contextmanager
def left(folder: Path, disk: Disk, luck: Luck) -> Iterator[list[Path]]:
    """The match files that the next start finds, in a folder that is empty again afterwards."""
    for name, data in disk.remains(luck).items():
        (folder / name).write_bytes(data)
    try:
        yield [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    finally:
        for path in folder.iterdir():
            path.unlink()


def check(folder: Path, disk: Disk, luck: Luck, recording: Recording) -> None:
    """The match that a cut has left is the one that was acknowledged, or one that goes a frame further."""
    with left(folder, disk, luck) as found:
        if disk.acknowledged:
            (path,) = found
            go_on(path, disk.acknowledged, recording)
        else:
            for path in found:
                is_whole_or_empty(path, recording)


def is_whole_or_empty(path: Path, recording: Recording) -> None:
    """A match that was never shown has all that its file was made with, or its name is an empty file's."""
    if path.stat().st_size:
        match = resume_match(path)
        match.appender.close()
        assert len(match.entries) >= recording.made_with
        assert match.entries == recording.entries[: len(match.entries)]
    else:
        with pytest.raises(MatchEmpty):
            resume_match(path)


def go_on(path: Path, acknowledged: int, recording: Recording) -> None:
    """What is there is a beginning of the match, and takes further entries that are there the next time."""
    match = resume_match(path)
    ends, count = recording.ends, len(match.entries)
    next_end = ends[min(bisect_right(ends, acknowledged), len(ends) - 1)]
    assert acknowledged <= count <= next_end
    assert count in ends
    assert match.entries == recording.entries[:count]
    history, further = played_on(match.history)
    match.appender.append(FrameKind.ENTRIES, encode_entries(further, summarise(history.state)))
    match.appender.close()
    again = resume_match(path)
    again.appender.close()
    assert again.entries == (*match.entries, *further)
    assert again.torn_copy is None
    seen = verify_match(path)
    assert (seen.verdict, seen.differing) == (Verdict.CLEAN, ())


def played_on(history: History) -> tuple[History, tuple[Entry, ...]]:
    """The match is opened, and paused by the host."""
    done = []
    for command in (Reopen(), Pause()):
        answer = rules.submit(history, command, history.acts[-1].at)
        if not isinstance(answer, Refused):
            history, entry = answer
            done.append(entry)
    return history, tuple(done)
