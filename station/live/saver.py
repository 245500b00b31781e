"""The thread that writes: one flight of frames at a time, so that nobody waits for a disk."""

import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from station.journal.append import Appender
from station.journal.errors import JournalFailed
from station.journal.frames import FrameKind

Frames = tuple[tuple[FrameKind, bytes], ...]
"""Bodies in the order in which they are to stand in the file."""


class Saver:
    """Writes frames in their order and tells, from its own thread, how each flight went.

    ``done`` gets None, an OSError of the system, or any other exception for a fault of the program.
    """

    def __init__(self, appender: Appender, done: Callable[[Exception | None], None]) -> None:
        self._appender = appender
        self._done = done
        self._inbox: SimpleQueue[Frames | Appender | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="match-saver", daemon=True)
        self._thread.start()

    def save(self, frames: Frames) -> None:
        """Hand over frames; only when those before were reported done."""
        self._inbox.put(frames)

    def turn_to(self, appender: Appender) -> None:
        """Write to another file after what is in flight; the one before is let go of."""
        self._inbox.put(appender)

    def end(self) -> None:
        """Close the file after what is in flight."""
        self._inbox.put(None)

    def wait(self, patience: float) -> bool:
        """Wait until it has ended; False when it took longer (seconds)."""
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (job := self._inbox.get()) is not None:
            if isinstance(job, Appender):
                self._let_go()
                self._appender = job
            else:
                self._done(self._write(job))
        self._let_go()

    def _let_go(self) -> None:
        with suppress(OSError):  # all that counts is synced, and a medium that is gone has been reported
            self._appender.close()

    def _write(self, frames: Frames) -> Exception | None:
        try:
            for kind, body in frames:
                self._appender.append(kind, body)
        except JournalFailed as failure:
            return failure.error
        except Exception as fault:  # noqa: BLE001 - raised where it is heard; here it would only stop the saving
            return fault
        return None
