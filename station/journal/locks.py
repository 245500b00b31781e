"""One station writes a match: the lock on its file, and what to think where a file system knows no locks."""

import errno
from enum import StrEnum
from pathlib import Path

from station.journal.files import Files

_UNKNOWN = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS})
"""What systems answer for a folder, mostly one on a network, in which files cannot be locked."""


class Lock(StrEnum):
    """Who may write a file."""

    OURS = "ours"
    TAKEN = "taken"
    UNKNOWN = "unknown"


def lock(files: Files, fd: int) -> Lock:
    """Try to take a file for this program alone; UNKNOWN where nobody can, and nothing keeps others away.

    OSError when the system refuses for any other reason.
    """
    try:
        return Lock.OURS if files.lock(fd) else Lock.TAKEN
    except OSError as error:
        if error.errno in _UNKNOWN:
            return Lock.UNKNOWN
        raise


def is_played(path: Path, files: Files | None = None) -> bool:
    """Whether another station writes a file now; False where that cannot be known."""
    try:
        return (files or Files()).is_locked(path)
    except OSError:
        return False
