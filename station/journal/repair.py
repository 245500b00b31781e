"""Opening a match file: for playing, with its torn end cut off, or only for reading.

The law of this file: nothing is cut before a copy of it is on disk, and nothing is ever written to a file
that is damaged before its end.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from station.journal.append import Appender
from station.journal.errors import (
    MatchCorrupt,
    MatchEmpty,
    MatchForeign,
    MatchHeadless,
    MatchLocked,
    MatchNewer,
)
from station.journal.files import FileBytes, Files, reading
from station.journal.frames import Frame, Scan, Tip, Verdict, scan
from station.journal.locks import Lock, lock


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that can go on. ``torn_copy``: the file as it was before its torn end was cut, if it was."""

    frames: tuple[Frame, ...]
    verdict: Verdict
    torn_copy: Path | None
    appender: Appender


def open_match(path: Path, files: Files | None = None) -> Opened:
    """Open a match for playing, locked where files can be locked.

    Raises the kinds of MatchFileError for a file that is not to be written to, and OSError.
    """
    files = files or Files()
    fd = files.open(path)
    try:
        is_locked = _lock(files, fd, path)
        found = scan(FileBytes(fd))
        tip = _playable_tip(path, found)
        torn_copy = _cut_torn_end(files, fd, path, tip) if found.verdict is Verdict.TORN else None
    except BaseException:
        files.close(fd)
        raise
    return Opened(found.frames, found.verdict, torn_copy, Appender(files, fd, tip, is_locked=is_locked))


def read_match(path: Path) -> Scan:
    """The good frames of a file and what stands behind them, whatever its state; OSError when unreadable.

    No lock is taken: the end of a file that is being written may look torn.
    """
    with reading(path) as data:
        return scan(data)


def _lock(files: Files, fd: int, path: Path) -> bool:
    taken = lock(files, fd)
    if taken is Lock.TAKEN:
        raise MatchLocked(path)
    return taken is Lock.OURS


def _playable_tip(path: Path, found: Scan) -> Tip:
    match found.verdict:
        case Verdict.CORRUPT if found.frames:
            raise MatchCorrupt(path, found.good_length, found.frames)
        case Verdict.FOREIGN:
            raise MatchForeign(path)
        case Verdict.NEWER:
            raise MatchNewer(path, found.version)
        case Verdict.EMPTY:
            raise MatchEmpty(path)
    if found.tip is None or not found.frames:
        raise MatchHeadless(path)
    return found.tip


def _cut_torn_end(files: Files, fd: int, path: Path, tip: Tip) -> Path:
    copy = _copy_aside(files, fd, path)
    files.cut(fd, tip.length)
    files.sync(fd)
    return copy


def _copy_aside(files: Files, fd: int, path: Path) -> Path:
    """A copy that is on disk; a half one is removed, or every attempt on a full disk would leave another."""
    copy_fd, copy = files.create_numbered(path.with_name(f"{path.name}.torn"))
    try:
        try:
            files.copy(fd, copy_fd)
            files.sync(copy_fd)
        finally:
            files.close(copy_fd)
        files.sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            files.remove(copy)
        raise
    return copy
