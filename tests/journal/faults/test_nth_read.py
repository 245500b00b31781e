"""A disk that cannot read a place of a file: the file is not called anything, and nothing of it is cut."""

import errno
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from station.journal.errors import MatchCorrupt
from station.journal.glance import Glance, glance
from station.journal.repair import open_match, read_match
from tests.journal.chains import TEN, flipped

FILES = {"clean": TEN, "torn": TEN[:-5], "corrupt": flipped(TEN, 4 * 4096 * 8)}

whole_read = os.pread


class BadPlace:
    """The read number ``at`` fails, and all further ones."""

    def __init__(self, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = 0
        self._at = at
        monkeypatch.setattr(os, "pread", self._read)

    @property
    def struck(self) -> bool:
        """Whether a read has failed."""
        return self.reads >= self._at

    def _read(self, fd: int, size: int, offset: int) -> bytes:
        self.reads += 1
        if self.struck:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return whole_read(fd, size, offset)


def open_and_close(path: Path) -> None:
    open_match(path).appender.close()


def raised_by(reader: Callable[[Path], object], path: Path) -> OSError | None:
    """The system's error, None where a file could be read, even if it is refused then."""
    try:
        reader(path)
    except OSError as error:
        return error
    except MatchCorrupt:
        return None
    return None


@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
@pytest.mark.parametrize("reader", [read_match, open_and_close])
def test_what_cannot_be_read_is_an_error_and_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: Callable[[Path], object], content: bytes
) -> None:
    path = tmp_path / "one.svoyak"
    for at in count(1):
        path.write_bytes(content)
        disk = BadPlace(at, monkeypatch)
        error = raised_by(reader, path)
        assert (error is not None and error.errno == errno.EIO) == disk.struck
        if not disk.struck:
            break
        assert path.read_bytes() == content
        assert list(tmp_path.iterdir()) == [path]
    assert at > 10


@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_a_list_of_matches_gives_what_cannot_be_read_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    path = tmp_path / "one.svoyak"
    path.write_bytes(content)
    for at in count(1):
        disk = BadPlace(at, monkeypatch)
        seen = glance(path)
        if not disk.struck:
            break
        assert seen == Glance(None, None)
    assert at > 2
