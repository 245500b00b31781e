"""What is decided waits here until it is on the disk, and is published then.

The law of this file: durable before shown. One frame is in flight at a time; all that is accepted meanwhile
goes into the next one. Presses that decided nothing ride in the next frame and are shown without it. When
the file has failed, play goes on in memory: its appender refuses every further frame with the first error,
and everything is shown with that. All frames stay here, so that the match can be moved to another file; what
comes while that is made follows it there, and nothing is called saved before all of it is.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from station.journal.codec import Snapshot, encode_entries, encode_snapshot
from station.journal.frames import FrameKind
from station.live.clock import Stretch
from station.live.mover import Place
from station.live.published import Published, Saving
from station.live.saver import Frames, Saver
from station.live.summary import summarise
from station.rules.entries import Entry
from station.rules.history import History, is_observation
from station.rules.state import MatchState

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
        frames: Frames,
    ) -> None:
        """``shown`` counts as published; ``total`` entries are in the file, in these ``frames``."""
        self._saver = saver
        self._shown = shown
        self._publish = publish
        self._total = total
        self._waiting: list[Entry] = []
        self._flying: Published | None = None
        self._slow_at: int | None = None
        self._frames = list(frames)
        self._moving: Path | None = None
        self._taken_along = 0
        self._place: Place | None = None

    @property
    def is_flying(self) -> bool:
        """Whether a frame is on its way."""
        return self._flying is not None

    @property
    def is_moving(self) -> bool:
        """Whether another file is being made of the match."""
        return self._moving is not None

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

    def hand_over(self, history: History, clock: Stretch, now: int, *, snapshot: bool) -> bool:
        """Send what has come together, if nothing is in flight; whether it was sent.

        With ``snapshot`` a frame follows that holds the whole state.
        """
        is_news = history is not self._shown.history or clock is not self._shown.clock
        if self._flying is not None or not (is_news or snapshot):
            return False
        fresh = replace(self._shown, history=history, clock=clock)
        if not snapshot and all(is_observation(entry.events) for entry in self._waiting):
            self._show(fresh)
            return False
        entries = tuple(self._waiting)
        self._waiting.clear()
        self._total += len(entries)
        self._flying = fresh
        self._slow_at = now + SLOW_AFTER
        frames = _frames(entries, history.state, self._total if snapshot else None)
        self._frames += frames
        self._saver.save(frames)
        return True

    def set_out(self, folder: Path) -> Frames | None:
        """Begin to move to a folder; the frames to take along, None when there is no reason to move."""
        if not self._shown.is_movable:
            return None
        self._moving, self._taken_along = folder, len(self._frames)
        self._show(self._shown)
        return tuple(self._frames)

    def arrive(self, place: Place) -> None:
        """The frames that were taken along are on the disk in another file."""
        self._place = place
        self._turn_to_place()

    def stay(self) -> None:
        """No other file could be made."""
        self._moving = None
        self._show(self._shown)

    def _turn_to_place(self) -> None:
        """Send what has come since to the other file, when nothing is on its way to the old one."""
        if self._place is None or self._flying is not None:
            return
        (path, appender), self._place = self._place, None
        self._saver.turn_to(appender)
        self._flying = replace(self._shown, path=path)
        self._saver.save(tuple(self._frames[self._taken_along :]))

    def landed(self, error: Exception | None) -> None:
        """What was in flight is on the disk, or never will be. A fault of the program is raised."""
        if not isinstance(error, OSError | None):
            raise error
        landed = self._flying or self._shown
        self._flying, self._slow_at = None, None
        if landed.path != self._shown.path:
            self._moving = None
        saving = Saving.SAVED if error is None else Saving.FAILED
        self._show(replace(landed, saving=saving, failure=error))
        self._turn_to_place()

    def look(self, now: int) -> None:
        """When the disk takes its time, say so."""
        if self._slow_at is not None and now >= self._slow_at:
            self._slow_at = None
            self._show(replace(self._shown, saving=Saving.SLOW))

    def _show(self, fresh: Published) -> None:
        """Publish what is news."""
        fresh = replace(fresh, moving=self._moving)
        if fresh != self._shown:
            self._shown = fresh
            self._publish(fresh)


def _frames(entries: tuple[Entry, ...], state: MatchState, snapshot_of: int | None) -> Frames:
    frames = []
    if entries:
        frames.append((FrameKind.ENTRIES, encode_entries(entries, summarise(state))))
    if snapshot_of is not None:
        frames.append((FrameKind.SNAPSHOT, encode_snapshot(Snapshot(snapshot_of, state))))
    return tuple(frames)
