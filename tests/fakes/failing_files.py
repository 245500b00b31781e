"""Files whose operation fails when told to, and that remember what they were asked."""

import errno
from pathlib import Path

from station.journal.files import Files


class FailingFiles(Files):
    """``calls`` are the operations so far, in order; the next ``failing`` operation raises OSError."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.calls: list[str] = []

    def create(self, path: Path) -> int:
        self._called("create")
        return super().create(path)

    def lock(self, fd: int) -> bool:
        self._called("lock")
        return super().lock(fd)

    def write(self, fd: int, data: bytes, offset: int) -> None:
        self._called("write")
        super().write(fd, data, offset)

    def sync(self, fd: int) -> None:
        self._called("sync")
        super().sync(fd)

    def cut(self, fd: int, length: int) -> None:
        self._called("cut")
        super().cut(fd, length)

    def rename(self, old: Path, new: Path) -> None:
        self._called("rename")
        super().rename(old, new)

    def sync_folder(self, path: Path) -> None:
        self._called("sync_folder")
        super().sync_folder(path)

    def _called(self, name: str) -> None:
        self.calls.append(name)
        if name == self.failing:
            raise OSError(errno.EIO, name)
