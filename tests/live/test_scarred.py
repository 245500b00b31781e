"""A file of which the disk cannot read a sector any more: what it does read becomes a new match."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from station.journal.frames import BLOCK
from station.journal.repair import read_match
from station.live.opening import resume_match
from station.live.salvage import look, write_salvaged
from station.rules.commands import Announce, Nobody, StartReading
from tests.live.stations import Station, saved

Scar = Callable[..., None]

whole_read = os.pread


@pytest.fixture
def played(station: Station) -> Path:
    """A match of some frames, in its first question."""
    station.open_theme()
    station.do(StartReading(), Nobody(), Announce())
    station.match.close()
    return station.path


@pytest.fixture
def scar(monkeypatch: pytest.MonkeyPatch) -> Scar:
    """Make the sectors unreadable that begin at these bytes; a read gives what comes before."""

    def make(*sectors: int) -> None:
        def read(fd: int, size: int, offset: int) -> bytes:
            bad = [start for start in sectors if start < offset + size and offset < start + BLOCK]
            if not bad:
                return whole_read(fd, size, offset)
            if min(bad) > offset:
                return whole_read(fd, min(bad) - offset, offset)
            raise OSError(errno.EIO, os.strerror(errno.EIO))

        monkeypatch.setattr(os, "pread", read)

    return make


def test_all_before_the_sector_is_kept_and_what_stands_behind_is_told(played: Path, scar: Scar) -> None:
    frames = read_match(played).frames
    scar(frames[3].offset)

    found = look(played)

    assert [frame.body for frame in found.kept] == [frame.body for frame in frames[:3]]
    assert [lost.seq for lost in found.lost] == [frame.seq for frame in frames[4:] if frame.kind == 1]
    assert found.unread == BLOCK
    assert not found.is_complete


def test_the_new_match_is_played_on(played: Path, scar: Scar, tmp_path: Path) -> None:
    entries = saved(played)
    scar(read_match(played).frames[3].offset)
    before = played.stat()

    write_salvaged(look(played), tmp_path / "new.svoyak")
    again = resume_match(tmp_path / "new.svoyak")
    again.appender.close()

    assert [entry.at for entry in again.entries] == [entry.at for entry in entries[: len(again.entries)]]
    assert (played.stat().st_mtime_ns, played.stat().st_size) == (before.st_mtime_ns, before.st_size)


def test_the_match_of_a_disk_that_reads_nothing_is_not_called_anything(played: Path, scar: Scar) -> None:
    scar(*range(0, played.stat().st_size, BLOCK))

    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        look(played)
