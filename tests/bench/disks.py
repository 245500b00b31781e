"""Disks that are faster or slower than the one that is there."""

import time

from station.journal.files import Files


class NoDisk(Files):
    """Syncs cost nothing: what remains is the program's own work."""

    def sync(self, fd: int) -> None:
        """Nothing is waited for."""


class SlowDisk(Files):
    """A card or a stick that takes its time: each sync lasts ``seconds`` longer."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def sync(self, fd: int) -> None:
        """The sync, after a delay."""
        time.sleep(self._seconds)
        super().sync(fd)
