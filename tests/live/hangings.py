"""A match whose disk hangs, in a test's hand."""

import time
from pathlib import Path

from station.journal.files import Files
from station.live.opening import fold_entries
from station.live.outbox import HANGING_AFTER
from station.live.published import Published, Saving
from station.rules.commands import StartReading
from tests.fakes.hanging_files import HangingFiles
from tests.fakes.held_files import GUARD
from tests.live.stations import Station, new_match, saved


class Moving:
    """A match whose disk does not answer since the host has begun to read the first question.

    ``other``: the disk of all places that it is moved to.
    """

    def __init__(self, folder: Path, other: Files) -> None:
        self.folder = folder
        self.disk = HangingFiles()
        self.stayed: list[OSError] = []
        self.station = Station(new_match(folder / "home", self.disk), files=other).start()
        self.station.open_theme()
        self.disk.name = "sync"
        self.station.ask(StartReading())
        self.disk.wait()
        self.pass_time()
        assert self.shown.saving is Saving.HANGING

    @property
    def old(self) -> Path:
        """The file whose disk does not answer."""
        return self.station.path

    @property
    def shown(self) -> Published:
        """What is shown."""
        return self.station.shown[-1]

    def pass_time(self) -> None:
        """So much time that a disk which has not answered by then counts as hanging."""
        self.station.pass_time(HANGING_AFTER)
        self.station.glance()

    def move(self, name: str) -> None:
        """Begin to move."""
        self.station.match.move(self.folder / name, self.stayed.append)
        self.station.wait_until(lambda: self.shown.moving == self.folder / name)

    def wait_for(self, name: str) -> Path:
        """Return the file when the match is shown to be saved in this folder."""
        self.station.wait_until(
            lambda: (self.shown.path.parent, self.shown.failure) == (self.folder / name, None)
        )
        return self.shown.path

    def check(self, path: Path) -> None:
        """All that is shown is in this file, in order, once."""
        assert fold_entries(tuple(saved(path))) == self.station.history


def is_free(path: Path) -> bool:
    files = Files()
    fd = files.open(path)
    try:
        return files.lock(fd)
    finally:
        files.close(fd)


def wait_until_free(path: Path) -> None:
    """Return when nobody writes to a file any more."""
    end = time.monotonic() + GUARD
    while not is_free(path):
        assert time.monotonic() < end, "the file is not let go of"
        time.sleep(0.001)
