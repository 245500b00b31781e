"""A disk in a test's hand: its syncs wait until they are let go, and it fails when told to."""

from collections import deque
from threading import Condition

from station.journal.files import Files

GUARD = 60.0
"""Seconds after which a test that waits for what never comes fails instead of hanging."""


class HeldFiles(Files):
    """Between ``hold`` and ``release`` every sync waits for a ``let_go`` of its own.

    ``calls`` are the writes and syncs so far; ``failing_write`` and ``failing_sync``: the error that every
    one ends in.
    """

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.failing_write: Exception | None = None
        self.failing_sync: OSError | None = None
        self._turn = Condition()
        self._is_held = False
        self._waiting = 0
        self._passes: deque[OSError | None] = deque()

    def hold(self) -> None:
        """Let no sync return from now on."""
        with self._turn:
            self._is_held = True

    def release(self) -> None:
        """Let all syncs return again."""
        with self._turn:
            self._is_held = False
            self._turn.notify_all()

    def wait_for_sync(self) -> None:
        """Return when a sync waits to be let go."""
        with self._turn:
            assert self._turn.wait_for(lambda: self._waiting > len(self._passes), GUARD), "no sync"

    def let_go(self, error: OSError | None = None) -> None:
        """Let the sync that waits return, or fail."""
        self.wait_for_sync()
        with self._turn:
            self._passes.append(error)
            self._turn.notify_all()

    def write(self, fd: int, data: bytes, offset: int) -> None:
        self.calls.append("write")
        if self.failing_write:
            raise self.failing_write
        super().write(fd, data, offset)

    def sync(self, fd: int) -> None:
        self.calls.append("sync")
        error = self._wait_to_be_let_go() or self.failing_sync
        if error:
            raise error
        super().sync(fd)

    def _wait_to_be_let_go(self) -> OSError | None:
        with self._turn:
            self._waiting += 1
            self._turn.notify_all()
            assert self._turn.wait_for(lambda: bool(self._passes) or not self._is_held, GUARD), (
                "held for ever"
            )
            self._waiting -= 1
            return self._passes.popleft() if self._passes else None
