"""A press log played back: a source for demonstrations and tests that behaves like real buttons."""

import threading
import time
from collections.abc import Callable

from drivers.presses import Press, SourceTraits
from drivers.presslog import LoggedPress

Clock = Callable[[], int]
"""Tells nanoseconds of CLOCK_MONOTONIC."""

Wait = Callable[[threading.Event, int], None]
"""Waits so many nanoseconds, or until the event is set; may come back early."""

# A sleeping thread of a busy netbook is awake and past the interpreter's lock well within this.
WAKING_LAG = 20_000_000


def wait(stopped: threading.Event, nanoseconds: int) -> None:
    """Wait in real time."""
    stopped.wait(nanoseconds / 1_000_000_000)


class ScriptedSource:
    """Reports the presses of a log in its order, each with the source, button and resolution of its line.

    The stamp is the moment of ``start`` plus the line's time. Started anew, it plays from the beginning.
    ``start`` and ``stop`` may be called from within ``heard``; otherwise from one thread.
    """

    def __init__(
        self,
        log: tuple[LoggedPress, ...],
        clock: Clock = time.monotonic_ns,
        wait: Wait = wait,
        name: str = "scripted",
    ) -> None:
        self._log = log
        self._clock = clock
        self._wait = wait
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None
        self._traits = SourceTraits(
            name,
            lag=WAKING_LAG + _lateness(log),
            resolution=max((press.resolution for press in log), default=0),
        )

    @property
    def traits(self) -> SourceTraits:
        """The lag covers the log's own late presses, the resolution is that of its roughest one."""
        return self._traits

    def start(self, heard: Callable[[Press], None]) -> None:
        """Play from the beginning, now."""
        self.stop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(
            target=self._play, args=(heard, self._stopped, self._clock()), name=self._traits.name, daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """End the play; its thread has ended when this returns, unless it is the caller."""
        self._stopped.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _play(self, heard: Callable[[Press], None], stopped: threading.Event, begun: int) -> None:
        for line in self._log:
            at = begun + line.at
            while not stopped.is_set() and (left := at - self._clock()) > 0:
                self._wait(stopped, left)
            if stopped.is_set():
                return
            heard(Press(line.source, line.button, at, self._clock(), line.resolution))


def _lateness(log: tuple[LoggedPress, ...]) -> int:
    """How far behind an earlier line's time a line stands at most, in nanoseconds."""
    latest = worst = 0
    for press in log:
        latest = max(latest, press.at)
        worst = max(worst, latest - press.at)
    return worst
