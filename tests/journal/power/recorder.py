"""A disk that remembers every call, so that a power cut can be tried at each of them afterwards."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from station.journal.files import Files


@dataclass(frozen=True)
class Call:
    """One call that changes the disk, or a mark: so much is acknowledged.

    ``file`` is the number of the file, which it keeps when it is renamed; ``name`` and ``new`` are names in
    the folder of the matches. A file that was there before is ``found``, with all its ``data`` on the disk.
    """

    what: str
    file: int = 0
    name: str = ""
    new: str = ""
    data: bytes = b""
    offset: int = 0
    acknowledged: int = 0


class RecordingFiles(Files):
    """Does everything that is asked of it, in one folder, and keeps the calls in their order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls: list[Call] = []
        self._lock = Lock()
        self._open: dict[int, int] = {}
        self._names: dict[str, int] = {}
        self._files = 0
        for path in sorted(folder.iterdir()):
            number = self._numbered(path.name)
            self.calls.append(Call("found", number, path.name, data=path.read_bytes()))

    def mark(self, acknowledged: int) -> None:
        """So much is acknowledged by now."""
        self._keep(lambda: Call("mark", acknowledged=acknowledged))

    def create(self, path: Path) -> int:
        fd = super().create(path)
        self._open[fd] = self._numbered(path.name)
        self._keep(lambda: Call("create", self._open[fd], path.name))
        return fd

    def open(self, path: Path) -> int:
        fd = super().open(path)
        self._open[fd] = self._names[path.name]
        return fd

    def write(self, fd: int, data: bytes, offset: int) -> None:
        self._keep(lambda: Call("write", self._open[fd], data=bytes(data), offset=offset))
        super().write(fd, data, offset)

    def sync(self, fd: int) -> None:
        super().sync(fd)
        self._keep(lambda: Call("sync", self._open[fd]))

    def cut(self, fd: int, length: int) -> None:
        self._keep(lambda: Call("cut", self._open[fd], offset=length))
        super().cut(fd, length)

    def rename(self, old: Path, new: Path) -> None:
        super().rename(old, new)
        self._names[new.name] = number = self._names.pop(old.name)
        self._keep(lambda: Call("rename", number, old.name, new.name))

    def remove(self, path: Path) -> None:
        super().remove(path)
        del self._names[path.name]
        self._keep(lambda: Call("remove", name=path.name))

    def sync_folder(self, path: Path) -> None:
        super().sync_folder(path)
        self._keep(lambda: Call("sync_folder"))

    def _numbered(self, name: str) -> int:
        self._files += 1
        self._names[name] = self._files
        return self._files

    def _keep(self, call: Callable[[], Call]) -> None:
        with self._lock:
            self.calls.append(call())
