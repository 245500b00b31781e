"""The thread that writes: one batch at a time, so that one frame is in flight and nobody waits for a disk."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue

from station.journal.append import Appender
from station.journal.codec import Snapshot, encode_entries, encode_snapshot
from station.journal.errors import JournalFailed
from station.journal.frames import FrameKind
from station.live.summary import summarise
from station.rules.entries import Entry
from station.rules.history import History


@dataclass(frozen=True, slots=True)
class Batch:
    """What one frame takes: all that was accepted while the frame before was on its way.

    ``history`` is the match after it. With ``snapshot`` a frame follows that holds the whole state after the
    file's first ``total`` entries.
    """

    entries: tuple[Entry, ...]
    history: History
    total: int
    snapshot: bool


class Saver:
    """Writes batches in their order and tells, from its own thread, how each went."""

    def __init__(self, appender: Appender, done: Callable[[OSError | None], None]) -> None:
        self._appender = appender
        self._done = done
        self._inbox: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="match-saver", daemon=True)
        self._thread.start()

    def save(self, batch: Batch) -> None:
        """Hand over a batch; only when the one before was reported done."""
        self._inbox.put(batch)

    def close(self, patience: float) -> bool:
        """End after what is in flight and close the file; False when the disk took longer (seconds)."""
        self._inbox.put(None)
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (batch := self._inbox.get()) is not None:
            self._done(self._write(batch))
        self._appender.close()

    def _write(self, batch: Batch) -> OSError | None:
        state = batch.history.state
        try:
            if batch.entries:
                self._appender.append(FrameKind.ENTRIES, encode_entries(batch.entries, summarise(state)))
            if batch.snapshot:
                body = encode_snapshot(Snapshot(batch.total, state))
                self._appender.append(FrameKind.SNAPSHOT, body)
        except JournalFailed as failure:
            return failure.error
        return None
