"""Adding frames to a match file.

The law of this file: one write and one sync for each frame, and what has failed once stays failed.
"""

import errno
import os

from station.journal.errors import JournalFailed
from station.journal.files import Files
from station.journal.frames import FrameKind, Tip, seal


class Appender:
    """A match file open for appending; made by ``create_match`` or ``open_match``.

    ``is_locked``: no other station can write to it; False where the file system knows no locks.
    """

    def __init__(self, files: Files, fd: int, tip: Tip, *, is_locked: bool) -> None:
        self.is_locked = is_locked
        self._files = files
        self._fd = fd
        self._tip = tip
        self._error: OSError | None = None

    @property
    def tip(self) -> Tip:
        """The match id, the number of frames on disk and their length."""
        return self._tip

    def append(self, kind: FrameKind, body: bytes) -> None:
        """Put a frame at the end; it is on disk when this returns.

        JournalFailed when somebody deleted or cut the file or wrote to it, or the system could not write or
        sync, and from then on at every call: whether that frame is on disk is not known. ValueError, with
        nothing written, for a body over 64 MiB.
        """
        if self._error:
            raise JournalFailed(self._error)
        frame, tip = seal(self._tip, kind, body)
        try:
            self._files.demand(self._fd, self._tip.length)
            self._files.write(self._fd, frame, self._tip.length)
            self._files.sync(self._fd)
        except OSError as error:
            self._error = error
            raise JournalFailed(error) from error
        self._tip = tip

    def close(self) -> None:
        """Close the file and let go of it; closing twice is allowed, appending afterwards fails."""
        if self._fd >= 0:
            self._files.close(self._fd)
            self._fd = -1
            self._error = OSError(errno.EBADF, os.strerror(errno.EBADF))
