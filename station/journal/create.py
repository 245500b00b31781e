"""Making a match file: whole under its name, or not there. Nothing is ever written over."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from station.journal.append import Appender
from station.journal.files import Files
from station.journal.frames import MATCH_ID_SIZE, FrameKind, Tip, seal
from station.journal.locks import Lock, lock


def create_match(
    path: Path,
    match_id: bytes,
    body: bytes,
    further: Iterable[tuple[FrameKind, bytes]] = (),
    files: Files | None = None,
) -> Appender:
    """Make a match file with a first frame of entries and, when a match moves here, its further frames.

    It is on disk when this returns, and locked where files can be locked. FileExistsError when the name is
    taken, another OSError when the system refuses: then there is no new file. ValueError for a match id that
    has not 16 bytes.
    """
    if len(match_id) != MATCH_ID_SIZE:
        raise ValueError(match_id)
    files = files or Files()
    files.make_folder(path.parent)
    # An empty file takes the name: a rename would replace another program's file without a word.
    name = files.create(path)
    try:
        files.close(name)
        return _create(files, path, match_id, [(FrameKind.ENTRIES, body), *further])
    except BaseException:
        with suppress(OSError):
            files.remove(path)
        raise


def _create(files: Files, path: Path, match_id: bytes, frames: Iterable[tuple[FrameKind, bytes]]) -> Appender:
    fd, unfinished = files.create_numbered(path.with_name(f".{path.name}.new"))
    try:
        tip = _write_frames(files, fd, Tip(match_id), frames)
        is_locked = lock(files, fd) is Lock.OURS
        files.sync(fd)
        files.rename(unfinished, path)
        files.sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            files.close(fd)
        with suppress(OSError):
            files.remove(unfinished)
        raise
    return Appender(files, fd, tip, is_locked=is_locked)


def _write_frames(files: Files, fd: int, tip: Tip, frames: Iterable[tuple[FrameKind, bytes]]) -> Tip:
    for kind, body in frames:
        start = tip.length
        frame, tip = seal(tip, kind, body)
        files.write(fd, frame, start)
    return tip
