"""Time for sources that play by a clock: it passes only by waiting, or does not pass at all."""

import threading
from queue import Empty, Queue

from drivers.presses import Press

PATIENCE = 30.0
"""Seconds until a test that waits for a thread gives up; no test that passes waits as long."""


class FakeTime:
    """A clock whose every wait is over at once; while it is held, a wait ends only by being stopped."""

    def __init__(self, now: int = 0, *, held: bool = False) -> None:
        self.now = now
        self.held = held

    def clock(self) -> int:
        return self.now

    def wait(self, stopped: threading.Event, nanoseconds: int) -> None:
        if self.held:
            assert stopped.wait(PATIENCE), "nobody stopped the source"
        else:
            self.now += nanoseconds


class Ear:
    """Hears presses from any thread."""

    def __init__(self) -> None:
        self._presses: Queue[Press] = Queue()

    def __call__(self, press: Press) -> None:
        self._presses.put(press)

    def next(self) -> Press:
        return self._presses.get(timeout=PATIENCE)

    def rest(self) -> list[Press]:
        """What has been heard by now and not been taken yet."""
        presses = []
        while True:
            try:
                presses.append(self._presses.get_nowait())
            except Empty:
                return presses


def players(name: str) -> list[threading.Thread]:
    """The living threads with this name."""
    return [thread for thread in threading.enumerate() if thread.name == name]


def play_out(name: str) -> None:
    """Let the threads with this name come to their end."""
    for thread in players(name):
        thread.join(PATIENCE)
        assert not thread.is_alive()
