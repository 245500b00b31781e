"""What is decided waits here until it is on the disk, and is published then.

The law of this file: durable before shown. One frame is in flight at a time; all that is accepted meanwhile
goes into the next one. Presses that decided nothing ride in the next frame and are shown without it. When
the file has failed, play goes on in memory: everything is shown at once, with the failure.
"""

from collections.abc import Callable
from dataclasses import replace

from station.live.clock import MatchClock
from station.live.published import Published, Saving
from station.live.saver import Batch, Saver
from station.rules.entries import Entry
from station.rules.history import History, is_observation

SLOW_AFTER = 200_000_000
"""Nanoseconds after which a save is called slow on the screen."""


class Outbox:
    """The entries on their way to the disk, and what is shown meanwhile. Lives on the match thread."""

    def __init__(
        self,
        saver: Saver,
        shown: Published,
        publish: Callable[[Published], None],
        total: int,
    ) -> None:
        self._saver = saver
        self._shown = shown
        self._publish = publish
        self._total = total
        self._waiting: list[Entry] = []
        self._flying: Batch | None = None
        self._slow_at: int | None = None

    @property
    def is_flying(self) -> bool:
        """Whether a frame is on its way."""
        return self._flying is not None

    @property
    def slow_due(self) -> int | None:
        """When the save in flight will be called slow, in monotonic nanoseconds."""
        return self._slow_at

    @property
    def failure(self) -> OSError | None:
        """Why the file cannot be written any more."""
        return self._shown.failure

    def add(self, entry: Entry) -> None:
        """An entry to keep."""
        self._waiting.append(entry)

    def hand_over(self, history: History, clock: MatchClock, now: int, *, snapshot: bool) -> bool:
        """Send what has come together, if nothing is in flight; whether it was sent."""
        if self._flying is not None:
            return False
        if not snapshot and all(_rides(entry) for entry in self._waiting):
            if history is not self._shown.history:
                self.show(history, clock)
            return False
        entries = tuple(self._waiting)
        self._waiting.clear()
        self._total += len(entries)
        self._flying = Batch(entries, history, self._total, snapshot)
        if self._shown.failure is None:
            self._slow_at = now + SLOW_AFTER
            self._saver.save(self._flying)
        else:
            self.landed(self._shown.failure, clock)
        return True

    def landed(self, error: OSError | None, clock: MatchClock) -> None:
        """The frame in flight is on the disk, or never will be."""
        batch, self._flying, self._slow_at = self._flying, None, None
        saving = Saving.SAVED if error is None else Saving.FAILED
        self._shown = replace(self._shown, saving=saving, failure=error)
        if batch is not None:
            self.show(batch.history, clock)

    def slow(self) -> None:
        """The disk takes its time: say so."""
        self._slow_at = None
        self._shown = replace(self._shown, saving=Saving.SLOW)
        self._publish(self._shown)

    def show(self, history: History, clock: MatchClock) -> None:
        """Publish a history."""
        self._shown = replace(self._shown, history=history, clock=clock.current)
        self._publish(self._shown)


def _rides(entry: Entry) -> bool:
    return is_observation(entry.events)
