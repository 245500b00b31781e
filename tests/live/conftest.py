"""What the tests of live matches share: a disk in the hand, and a match on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.held_files import HeldFiles
from tests.live.stations import Station, new_match


@pytest.fixture
def files() -> Iterator[HeldFiles]:
    """A disk that works, until the test does something to it."""
    disk = HeldFiles()
    yield disk
    disk.release()


@pytest.fixture
def station(tmp_path: Path, files: HeldFiles) -> Iterator[Station]:
    """A new match on that disk; nothing but its beginning is saved."""
    table = Station(new_match(tmp_path, files)).start()
    yield table
    files.release()
    table.match.close()
