"""The power fails at every call of a match that is being written: what was acknowledged is there.

The rest is whole or absent, the match opens, is played on, and opens again. ``pytest tests/journal/power
--mixtures=20`` tries more random mixtures of kept, lost and garbled sectors.
"""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from station.journal.codec import encode_entries
from station.journal.errors import MatchEmpty
from station.journal.frames import FrameKind
from station.journal.names import SUFFIX
from station.live.opening import OpenMatch, begin_match, resume_match
from station.live.summary import summarise
from station.rules import history as rules
from station.rules.commands import Pause, Reopen
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.refusals import Refused
from tests.journal.power.recorder import Call, RecordingFiles
from tests.journal.power.remains import Disk, Luck
from tests.protocol.late_games import finished
from tests.rules.games import Game


def recording(game: Game, folder: Path) -> tuple[list[Call], tuple[Entry, ...]]:
    """The calls of writing a match, one frame an entry, each acknowledged when it is on the disk."""
    files = RecordingFiles()
    command = game.entries[0].command
    assert command is not None
    match = begin_match(folder, command, date(2026, 12, 5), files=files)  # type: ignore[arg-type]
    assert isinstance(match, OpenMatch)
    history = match.history
    files.mark(1)
    for number, entry in enumerate(game.entries[1:], start=2):
        history = rules.accept(history, entry)
        match.appender.append(FrameKind.ENTRIES, encode_entries((entry,), summarise(history.state)))
        files.mark(number)
    match.appender.close()
    return files.calls, (*match.entries, *game.entries[1:])


def check(folder: Path, disk: Disk, luck: Luck, entries: tuple[Entry, ...]) -> None:
    """The match that a cut has left is the one that was acknowledged, or one that goes a frame further."""
    for name, data in disk.remains(luck).items():
        (folder / name).write_bytes(data)
    found = [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    try:
        if disk.acknowledged:
            (path,) = found
            go_on(path, disk.acknowledged, entries)
        else:
            for path in found:
                open_unfinished(path, entries)
    finally:
        for path in folder.iterdir():
            path.unlink()


def open_unfinished(path: Path, entries: tuple[Entry, ...]) -> None:
    """A match that was never shown is there from its beginning, or has nothing to open."""
    try:
        match = resume_match(path)
    except MatchEmpty:
        return
    match.appender.close()
    assert match.entries == entries[:1]


def go_on(path: Path, acknowledged: int, entries: tuple[Entry, ...]) -> None:
    """What is there is a beginning of the match, and takes a further entry that is there the next time."""
    match = resume_match(path)
    assert acknowledged <= len(match.entries) <= acknowledged + 1
    assert match.entries == entries[: len(match.entries)]
    history, further = played_on(match.history)
    match.appender.append(FrameKind.ENTRIES, encode_entries(further, summarise(history.state)))
    match.appender.close()
    again = resume_match(path)
    again.appender.close()
    assert again.entries == (*match.entries, *further)
    assert again.torn_copy is None


def played_on(history: History) -> tuple[History, tuple[Entry, ...]]:
    """The match is opened, and paused by the host."""
    done = []
    for command in (Reopen(), Pause()):
        answer = rules.submit(history, command, history.acts[-1].at)
        if not isinstance(answer, Refused):
            history, entry = answer
            done.append(entry)
    return history, tuple(done)


@pytest.fixture(scope="module")
def final(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Call], tuple[Entry, ...]]:
    """A whole final with its rounds, auctions, final round and extra theme."""
    return recording(finished(), tmp_path_factory.mktemp("written"))


def test_a_cut_at_every_call_loses_nothing_that_was_acknowledged(
    final: tuple[list[Call], tuple[Entry, ...]], tmp_path: Path, mixtures: int
) -> None:
    calls, entries = final
    random = Random(20261205)  # noqa: S311 - nothing to be guessed
    disk = Disk()
    tried = 0
    for call in calls:
        disk.play(call)
        for luck in disk.lucks(random, mixtures):
            check(tmp_path, disk, luck, entries)
            tried += 1
    assert tried > 5 * len(entries)
