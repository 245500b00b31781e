"""A disk of which one call fails, whichever it is: the first, the second, and so on."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path

from station.journal.files import Files

ERRORS = (errno.EIO, errno.ENOSPC, errno.EROFS, errno.EDQUOT, errno.EINTR)

FULL = (errno.ENOSPC, errno.EDQUOT)
"""With these, files can still be removed."""


@dataclass(frozen=True)
class Fault:
    """The call number ``at`` (from 1) fails with this error; ``lasting``: all further ones too.

    ``short``: a write that fails has written a part of its bytes.
    """

    at: int
    error: int
    lasting: bool = False
    short: bool = False


class FaultyFiles(Files):
    """``calls`` are those so far, ``failed`` the first one that failed.

    What a failed sync should have kept is gone, as in a kernel that takes it for written.
    """

    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self._kept: dict[int, int] = {}
        self.calls: list[str] = []
        self.failed = ""

    def make_folder(self, path: Path) -> None:
        self._called("make_folder")
        super().make_folder(path)

    def create(self, path: Path) -> int:
        self._called("create")
        return self._opened(super().create(path))

    def open(self, path: Path) -> int:
        self._called("open")
        return self._opened(super().open(path))

    def lock(self, fd: int) -> bool:
        self._called("lock")
        return super().lock(fd)

    def demand(self, fd: int, length: int) -> None:
        self._called("demand")
        super().demand(fd, length)

    def write(self, fd: int, data: bytes, offset: int) -> None:
        try:
            self._called("write")
        except OSError:
            if self._fault.short:
                super().write(fd, data[: len(data) // 2], offset)
            raise
        super().write(fd, data, offset)

    def sync(self, fd: int) -> None:
        try:
            self._called("sync")
        except OSError:
            os.ftruncate(fd, min(self._kept[fd], os.fstat(fd).st_size))
            raise
        super().sync(fd)
        self._kept[fd] = os.fstat(fd).st_size

    def cut(self, fd: int, length: int) -> None:
        self._called("cut")
        super().cut(fd, length)

    def rename(self, old: Path, new: Path) -> None:
        self._called("rename")
        super().rename(old, new)

    def remove(self, path: Path) -> None:
        if self._fault.error not in FULL:
            self._called("remove")
        super().remove(path)

    def sync_folder(self, path: Path) -> None:
        self._called("sync_folder")
        super().sync_folder(path)

    def close(self, fd: int) -> None:
        """Close it in any case: the system's close lets go of the file when it fails, too."""
        super().close(fd)
        self._called("close")

    def _opened(self, fd: int) -> int:
        self._kept[fd] = os.fstat(fd).st_size
        return fd

    def _called(self, name: str) -> None:
        self.calls.append(name)
        number, fault = len(self.calls), self._fault
        if number == fault.at or (fault.lasting and number > fault.at):
            self.failed = self.failed or name
            raise OSError(fault.error, os.strerror(fault.error))
