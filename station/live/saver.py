"""The thread that writes a file: one flight of frames at a time, so that nobody waits for a disk.

The law of this file: a saver that was left writes nothing more. What hangs in its disk may still get there;
the frames behind it do not.
"""

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

    ``done`` gets the saver and None, an OSError of the system, or any other exception for a fault of the
    program. The thread ends with the process, even while its disk does not answer.
    """

    def __init__(self, appender: Appender, done: Callable[["Saver", Exception | None], None]) -> None:
        self._appender = appender
        self._done = done
        self._is_left = False
        self._inbox: SimpleQueue[Frames | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="match-saver", daemon=True)
        self._thread.start()

    @property
    def kept(self) -> int:
        """How many frames of the file are on the disk."""
        return self._appender.tip.frames

    def save(self, frames: Frames) -> None:
        """Hand over frames; only when those before were reported done."""
        self._inbox.put(frames)

    def end(self) -> None:
        """Close the file after what is in flight."""
        self._inbox.put(None)

    def leave(self) -> None:
        """Write no further frame, also of what is in flight, and close the file when its disk answers."""
        self._is_left = True
        self.end()

    def wait(self, patience: float) -> None:
        """Wait until it has ended, at most so many seconds."""
        self._thread.join(patience)

    def _run(self) -> None:
        while (frames := self._inbox.get()) is not None:
            self._done(self, self._write(frames))
        with suppress(OSError):  # all that counts is synced, and a medium that is gone has been reported
            self._appender.close()

    def _write(self, frames: Frames) -> Exception | None:
        try:
            for kind, body in frames:
                if self._is_left:
                    break
                self._appender.append(kind, body)
        except JournalFailed as failure:
            return failure.error
        except Exception as fault:  # noqa: BLE001 - raised where it is heard; here it would only stop the saving
            return fault
        return None
