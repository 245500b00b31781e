"""A file of a gigabyte, nearly all of it holes: no reader holds it in memory, a list reads little of it.

Such a file is what a wrong length in a file system leaves; what is on the disk of it is a few blocks.
"""

import os
from pathlib import Path

import pytest

from station.journal.frames import Verdict
from station.journal.glance import glance
from station.journal.repair import open_match, read_match
from tests.journal.chains import TEN

GIGABYTE = 1024**3
MEGABYTE = 1024**2


class Reads:
    """How the system is asked for bytes: ``largest`` at a time, ``total`` in all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.largest = self.total = 0
        self._read = os.pread
        monkeypatch.setattr(os, "pread", self._count)

    def _count(self, fd: int, size: int, offset: int) -> bytes:
        self.largest = max(self.largest, size)
        self.total += size
        return self._read(fd, size, offset)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    return Reads(monkeypatch)


def huge(path: Path, head: bytes) -> Path:
    """A file with these bytes and a gigabyte of holes behind them."""
    path.write_bytes(head)
    os.truncate(path, GIGABYTE)
    return path


HEADS = pytest.mark.parametrize(
    ("head", "verdict"),
    [
        (TEN, Verdict.TORN),
        (TEN[:100], Verdict.TORN),
        (b"dear diary", Verdict.FOREIGN),
        (b"", Verdict.FOREIGN),
    ],
    ids=["a match", "half a frame", "something else", "nothing"],
)


@HEADS
@pytest.mark.usefixtures("little_memory")
def test_a_list_of_matches_reads_a_few_megabytes(
    tmp_path: Path, reads: Reads, head: bytes, verdict: Verdict
) -> None:
    seen = glance(huge(tmp_path / "one.svoyak", head))

    assert (seen.summary, seen.verdict) == (None, verdict)
    assert reads.total < 16 * MEGABYTE


@pytest.mark.usefixtures("little_memory")
def test_a_check_reads_it_once_and_in_pieces(tmp_path: Path, reads: Reads) -> None:
    found = read_match(huge(tmp_path / "one.svoyak", TEN))

    assert (found.verdict, len(found.frames)) == (Verdict.TORN, 10)
    assert reads.largest <= MEGABYTE
    assert reads.total < GIGABYTE + MEGABYTE


@pytest.mark.usefixtures("little_memory")
def test_a_torn_end_of_holes_fills_no_disk_with_its_copy(tmp_path: Path) -> None:
    path = huge(tmp_path / "one.svoyak", TEN)
    opened = open_match(path)
    opened.appender.close()

    assert opened.torn_copy is not None
    copy = opened.torn_copy.stat()
    assert (copy.st_size, path.read_bytes()) == (GIGABYTE, TEN)
    assert copy.st_blocks * 512 < 16 * MEGABYTE
    with opened.torn_copy.open("rb") as file:
        assert file.read(len(TEN)) == TEN
