"""Making a match, taking one up again, and checking one: from a file to a history and back."""

import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from station.journal.append import Appender
from station.journal.codec import Snapshot, decode_entries, decode_snapshot, encode_entries
from station.journal.create import create_match
from station.journal.errors import ContentError
from station.journal.files import Files
from station.journal.frames import Frame, FrameKind, Verdict
from station.journal.locks import Lock, lock
from station.journal.names import SUFFIX
from station.journal.repair import open_match, read_match
from station.live.summary import summarise
from station.rules import history as rules
from station.rules.commands import Begin
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.refusals import Refused
from station.rules.state import MatchState

_DRAWS = 20
"""So often a name that is taken is drawn anew; after that the folder itself must be wrong."""


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match whose file is open for writing, with all that the file holds.

    ``frames`` are the file's, for another one should this one fail. ``torn_copy``: the file as it was before
    its torn end was cut off.
    """

    path: Path
    appender: Appender
    history: History
    entries: tuple[Entry, ...]
    frames: tuple[tuple[FrameKind, bytes], ...]
    is_reopened: bool = False
    torn_copy: Path | None = None


def begin_match(
    folder: Path, begin: Begin, today: date, label: str = "", files: Files | None = None
) -> OpenMatch | Refused:
    """Make the match and its file; its id is drawn here. OSError when the file cannot be made.

    The game is of this day unless it has a date of its own. The file is named by the day, the ``label`` (else
    the stage's code) and the beginning of the id; where that name is taken another id is drawn.
    """
    for _ in range(_DRAWS):
        with suppress(FileExistsError):
            return _begin_match(folder, begin, today, label, files)
    return _begin_match(folder, begin, today, label, files)


def _begin_match(
    folder: Path, begin: Begin, today: date, label: str, files: Files | None
) -> OpenMatch | Refused:
    match_id = secrets.token_bytes(16)
    dated = replace(begin, match_id=match_id.hex(), date=begin.date or today.isoformat())
    answer = rules.begin(dated)
    if isinstance(answer, Refused):
        return answer
    history, entry = answer
    path = folder / f"{today.isoformat()}-{label or begin.stage.code}-{match_id.hex()[:4]}{SUFFIX}"
    body = encode_entries((entry,), summarise(history.state))
    appender = create_match(path, match_id, body, files=files)
    return OpenMatch(path, appender, history, (entry,), ((FrameKind.ENTRIES, body),))


def discard_match(path: Path, files: Files | None = None) -> None:
    """Delete a match's file, unless a station plays it now. OSError when the system refuses."""
    files = files or Files()
    fd = files.open(path)
    try:
        if lock(files, fd) is not Lock.TAKEN:
            files.remove(path)
    finally:
        files.close(fd)


def resume_match(path: Path, files: Files | None = None) -> OpenMatch:
    """Open a match to play on. What is done with it first is to set it to now, paused (``LiveMatch``).

    Raises the errors of ``open_match``, and ContentError for entries that this build does not understand.
    """
    opened = open_match(path, files)
    try:
        entries = _entries(opened.frames)
        history = fold_entries(entries)
    except BaseException:
        opened.appender.close()
        raise
    return OpenMatch(
        path=path,
        appender=opened.appender,
        history=history,
        entries=entries,
        frames=tuple((frame.kind, frame.body) for frame in opened.frames),
        is_reopened=True,
        torn_copy=opened.torn_copy,
    )


def _entries(frames: tuple[Frame, ...]) -> tuple[Entry, ...]:
    bodies = (frame.body for frame in frames if frame.kind is FrameKind.ENTRIES)
    return tuple(entry for body in bodies for entry in decode_entries(body))


def fold_entries(entries: tuple[Entry, ...]) -> History:
    """The history that a file's entries tell. ContentError when they tell none."""
    if not entries:
        raise ContentError("entries")
    *_, last = histories(entries)
    return last


def histories(entries: tuple[Entry, ...], history: History | None = None) -> Iterator[History]:
    """The history after each entry; ``history``: the one before them. ContentError when they tell none."""
    try:
        for entry in entries:
            history = rules.accept(history, entry) if history else rules.opened(entry)
            yield history
    except (LookupError, TypeError, ValueError) as error:
        raise ContentError("entries") from error


@dataclass(frozen=True, slots=True)
class Verified:
    """What a check of a file found.

    ``snapshots`` of this build's schema were compared with the fold; ``differing`` are the numbers of the
    frames of those that differ from it or cannot be read.
    """

    verdict: Verdict
    good_length: int
    frames: int
    entries: int
    snapshots: int
    differing: tuple[int, ...]
    state: MatchState | None


def read_history(path: Path) -> tuple[Verdict, History | None]:
    """All that a file holds, for reading alone; None where it holds no match. Raises as ``verify_match``."""
    scan = read_match(path)
    entries = _entries(scan.frames)
    return scan.verdict, fold_entries(entries) if entries else None


def verify_match(path: Path) -> Verified:
    """Read a whole file, fold it from the start and compare with every snapshot. Changes nothing.

    OSError when it cannot be read, ContentError when the entries are not understood.
    """
    scan = read_match(path)
    entries = _entries(scan.frames)
    snapshots = _snapshots(scan.frames)
    states = _states_after(entries, {snapshot.entries for _, snapshot in snapshots if snapshot})
    return Verified(
        verdict=scan.verdict,
        good_length=scan.good_length,
        frames=len(scan.frames),
        entries=len(entries),
        snapshots=len(snapshots),
        differing=tuple(seq for seq, snapshot in snapshots if not _agrees(snapshot, states)),
        state=states[len(entries)] if entries else None,
    )


def _snapshots(frames: tuple[Frame, ...]) -> list[tuple[int, Snapshot | None]]:
    """The snapshots of this build's schema by the numbers of their frames, None for an unreadable one."""
    found: list[tuple[int, Snapshot | None]] = []
    for frame in frames:
        if frame.kind is FrameKind.SNAPSHOT:
            try:
                snapshot = decode_snapshot(frame.body)
            except ContentError:
                found.append((frame.seq, None))
            else:
                found += [(frame.seq, snapshot)] if snapshot else []
    return found


def _agrees(snapshot: Snapshot | None, states: dict[int, MatchState]) -> bool:
    return snapshot is not None and states.get(snapshot.entries) == snapshot.state


def _states_after(entries: tuple[Entry, ...], counts: set[int]) -> dict[int, MatchState]:
    """The states after so many entries, and after the last one."""
    return {
        count: history.state
        for count, history in enumerate(histories(entries), start=1)
        if count in counts or count == len(entries)
    }
