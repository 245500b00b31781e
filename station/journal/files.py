"""The disk, as far as match files need it.

The law of this file: it is the only place in the journal that opens, writes, syncs, cuts, renames or locks.
Every operation either did what it says or raises OSError. Nothing is tried again: a sync that failed may
succeed the second time although the data is gone. (An interrupted call is taken up again by Python itself.)
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path

_FILE_MODE = 0o600
_FOLDER_MODE = 0o700
_PIECE = 1024 * 1024

_ours: dict[int, tuple[int, int]] = {}
"""The files that this program has taken; the close of one may hang long after it was left."""

SECTOR = 4096
"""Bytes that a disk reads together, or not at all; of older disks several."""


class FileBytes:
    """An open file as ``Readable`` bytes, of the length it has now; a part that is gone reads as shorter."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._length = os.fstat(fd).st_size

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self._length)
        pieces: list[bytes] = []
        while start < stop and (piece := self._read(stop - start, start)):
            pieces.append(piece)
            start += len(piece)
        return b"".join(pieces)

    def _read(self, size: int, offset: int) -> bytes:
        return os.pread(self._fd, size, offset)


class ScarredBytes(FileBytes):
    """The same of a disk that cannot read all of it: such sectors read as zeros.

    ``scars``: the numbers of these. ``error``: the first refusal of the system, None where there was none.
    """

    def __init__(self, fd: int) -> None:
        super().__init__(fd)
        self.scars: set[int] = set()
        self.error: OSError | None = None

    def _read(self, size: int, offset: int) -> bytes:
        with suppress(OSError):
            return super()._read(size, offset)
        size = min(size, SECTOR - offset % SECTOR)
        try:
            return super()._read(size, offset)
        except OSError as error:
            self.error = self.error or error
            self.scars.add(offset // SECTOR)
            return bytes(size)


def _identity(fd: int) -> tuple[int, int]:
    """What tells an open file from all others, by whatever name it was opened."""
    status = os.fstat(fd)
    return status.st_dev, status.st_ino


def _open_to_read(path: Path) -> int:
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)


class Files:
    """The operations; a test passes a kind of its own that fails when told to."""

    def make_folder(self, path: Path) -> None:
        """Make a folder that only its owner can enter, and those above it, on disk when this returns."""
        if path.is_dir():
            return
        self.make_folder(path.parent)
        with suppress(FileExistsError):
            path.mkdir(_FOLDER_MODE)
        self.sync_folder(path.parent)

    def create(self, path: Path) -> int:
        """Make a new file, open for writing. FileExistsError when there is one."""
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _FILE_MODE)

    def create_numbered(self, stem: Path) -> tuple[int, Path]:
        """Make a new file with the first free of the names ``<stem>-1``, ``<stem>-2`` and so on."""
        number = 1
        while True:
            path = stem.with_name(f"{stem.name}-{number}")
            with suppress(FileExistsError):
                return self.create(path), path
            number += 1

    def open(self, path: Path) -> int:
        """Open a file that exists, for writing."""
        return os.open(path, os.O_RDWR | os.O_CLOEXEC)

    def lock(self, fd: int) -> bool:
        """Take the file for this program alone, until it is closed. False when another one has it."""
        try:
            flock(fd, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            return False
        _ours[fd] = _identity(fd)
        return True

    def is_locked(self, path: Path) -> bool:
        """Whether another program has taken the file; nothing is kept of it."""
        fd = _open_to_read(path)
        try:
            flock(fd, LOCK_SH | LOCK_NB)
        except BlockingIOError:
            return _identity(fd) not in _ours.values()
        finally:
            os.close(fd)
        return False

    def demand(self, fd: int, length: int) -> None:
        """Raise OSError when the open file was deleted, or has not so many bytes: somebody wrote to it."""
        now = os.fstat(fd)
        if not now.st_nlink:
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        if now.st_size != length:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def write(self, fd: int, data: bytes, offset: int) -> None:
        """Write all of the data; a system that takes only a part is given the rest."""
        rest = memoryview(data)
        while rest:
            written = os.pwrite(fd, rest, offset)
            if not written:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            rest = rest[written:]
            offset += written

    def sync(self, fd: int) -> None:
        """Return when the file's bytes and its length are on disk."""
        os.fdatasync(fd)

    def cut(self, fd: int, length: int) -> None:
        """Shorten the file to this many bytes."""
        os.ftruncate(fd, length)

    def copy(self, source: int, target: int) -> None:
        """Write the bytes of one open file to another, new one; a long row of zeros takes no room there."""
        data = FileBytes(source)
        for offset in range(0, len(data), _PIECE):
            piece = data[offset : offset + _PIECE]
            is_last = offset + _PIECE >= len(data)
            if is_last or piece.count(0) < len(piece):
                self.write(target, piece, offset)

    def rename(self, old: Path, new: Path) -> None:
        """Give a file another name in the same folder; a file of that name is gone."""
        old.rename(new)

    def remove(self, path: Path) -> None:
        """Remove a file."""
        path.unlink()

    def sync_folder(self, path: Path) -> None:
        """Return when the names in the folder are on disk."""
        fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(fd)
        except OSError as error:
            # Some file systems of memory sticks cannot sync a folder and say so; there is nothing more to do.
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(fd)

    def close(self, fd: int) -> None:
        """Close the file and let go of its lock."""
        taken = _ours.get(fd)
        try:
            os.close(fd)
        finally:
            if _ours.get(fd) is taken:  # else its number is that of a file which was taken meanwhile
                _ours.pop(fd, None)


@contextmanager
def reading(path: Path) -> Iterator[FileBytes]:
    """A file's bytes, read-only and without a lock. OSError when it cannot be opened or read.

    A pipe or a device that has a match's name is not waited for and reads as empty.
    """
    fd = _open_to_read(path)
    try:
        yield FileBytes(fd)
    finally:
        os.close(fd)


@contextmanager
def salvaging(path: Path) -> Iterator[ScarredBytes]:
    """The same, read around what cannot be read. OSError when it cannot be opened."""
    fd = _open_to_read(path)
    try:
        yield ScarredBytes(fd)
    finally:
        os.close(fd)
