"""What is decided waits here until it is on the disk, and is published then.

The law of this file: durable before shown. One flight at a time; all that is accepted meanwhile goes into the
next frame. Presses that decided nothing ride in the next frame and are shown without it.

The law is suspended, and said to be, while the match is not saved: its file has failed, or its disk does not
answer. Then everything is shown at once, nothing is called saved before all of it is, and all frames stay
here in their order. A disk that comes back gets what came meanwhile. Another file gets everything, and what
follows; the one before is left, ends as a beginning of it, and how its last flight ends changes nothing.
"""

import errno
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
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

HANGING_AFTER = 3_000_000_000
"""Nanoseconds after which a disk counts as one that does not answer.

A cheap card pauses for one or two seconds and comes back; a host who has waited for longer thinks of a dead
program.
"""


_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""What the system answers where a file has no room to grow; all that stands in it stays."""


class _Due(Enum):
    """What is to be told when it comes to nothing for too long."""

    SLOW = auto()
    HANGING = auto()
    STALLED = auto()


class Outbox:
    """The entries on their way to the disk, and what is shown meanwhile. Lives on the match thread.

    All moments are monotonic nanoseconds.
    """

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
        self._frames = list(frames)
        self._handed = len(frames)
        self._flying: tuple[History, Stretch] | None = None
        self._dues: dict[_Due, int] = {}
        self._carried: int | None = None
        self._arrived: Place | None = None

    @property
    def frames(self) -> Frames:
        """All frames of the match, those in the file and those on their way there."""
        return tuple(self._frames)

    @property
    def is_flying(self) -> bool:
        """Whether frames are on their way."""
        return self._flying is not None

    @property
    def is_moving(self) -> bool:
        """Whether another file is being made of the match."""
        return self._shown.moving is not None

    @property
    def due(self) -> int | None:
        """When something will be told of a disk that takes its time."""
        return min(self._dues.values(), default=None)

    @property
    def failure(self) -> OSError | None:
        """Why the match is not saved."""
        return self._shown.failure

    @property
    def is_whole(self) -> bool:
        """Whether nothing of the match is lost: of a full disk a snapshot that has no room is no loss."""
        if self.failure is None:
            return True
        missing = self._frames[self._saver.kept :]
        return self.failure.errno in _FULL and all(kind is FrameKind.SNAPSHOT for kind, _ in missing)

    def add(self, entry: Entry) -> None:
        """An entry to keep."""
        self._waiting.append(entry)

    def hand_over(self, history: History, clock: Stretch, now: int, *, snapshot: bool) -> bool:
        """Make a frame of what has come together, unless one in flight is waited for; whether one was made.

        With ``snapshot`` a frame follows that holds the whole state.
        """
        is_news = history is not self._shown.history or clock is not self._shown.clock
        if not (is_news or snapshot) or (self.is_flying and not self.failure):
            return False
        if not snapshot and all(is_observation(entry.events) for entry in self._waiting):
            self._show(replace(self._shown, history=history, clock=clock))
            return False
        self._frames += self._emptied(history.state, snapshot=snapshot)
        if self.failure:
            self._show(replace(self._shown, history=history, clock=clock))
        self._send(history, clock, now)
        return True

    def _emptied(self, state: MatchState, *, snapshot: bool) -> Frames:
        """Frames of all that waits, and of the state when a snapshot is due."""
        frames = []
        if self._waiting:
            frames.append((FrameKind.ENTRIES, encode_entries(tuple(self._waiting), summarise(state))))
        self._total += len(self._waiting)
        self._waiting.clear()
        if snapshot:
            frames.append((FrameKind.SNAPSHOT, encode_snapshot(Snapshot(self._total, state))))
        return tuple(frames)

    def _send(self, history: History, clock: Stretch, now: int) -> None:
        """Hand all frames to the saver that it has not yet, unless it is busy or its file has failed."""
        has_failed = self._shown.saving is Saving.FAILED and self._arrived is None
        if self.is_flying or has_failed:
            return
        self._saver.save(tuple(self._frames[self._handed :]))
        self._handed = len(self._frames)
        self._flying = history, clock
        self._dues |= {_Due.SLOW: now + SLOW_AFTER, _Due.HANGING: now + HANGING_AFTER}

    def landed(self, saver: Saver, error: Exception | None, now: int) -> None:
        """What was in flight is on the disk, or never will be. A fault of the program is raised.

        Nothing is done when the saver was left meanwhile.
        """
        if saver is not self._saver:
            return
        if not isinstance(error, OSError | None):
            raise error
        history, clock = self._end_flight()
        if error is None and self._handed < len(self._frames):
            self._send(history, clock, now)
            return
        saving = Saving.SAVED if error is None else Saving.FAILED
        self._show(replace(self._settled(), history=history, clock=clock, saving=saving, failure=error))

    def _end_flight(self) -> tuple[History, Stretch]:
        """Nothing is in flight any more; what there is to be shown with that."""
        flown, self._flying = self._flying, None
        self._dues.pop(_Due.SLOW, None)
        self._dues.pop(_Due.HANGING, None)
        return flown if flown and not self.failure else (self._shown.history, self._shown.clock)

    def set_out(self, folder: Path, now: int) -> Frames | None:
        """Begin to move to a folder; the frames to take along, None when there is no reason to move.

        A move before that has not ended yet is not wanted any more.
        """
        if not self._shown.is_movable:
            return None
        self._carried = len(self._frames)
        self._dues[_Due.STALLED] = now + HANGING_AFTER
        self._show(replace(self._shown, moving=folder, stalled=False))
        return tuple(self._frames)

    def arrive(self, place: Place, saver: Saver, now: int) -> None:
        """The frames that were taken along are on the disk in another file, which this saver writes.

        What has come since follows them, and the file before is left with all that is on its way to it.
        """
        self._saver.leave()
        history, clock = self._end_flight()
        self._saver, self._arrived = saver, place
        self._handed = self._end_move()
        self._show(replace(self._shown, stalled=False))
        self._send(history, clock, now)

    def stay(self) -> None:
        """No other file could be made."""
        self._end_move()
        self._show(replace(self._shown, moving=None, stalled=False))

    def _end_move(self) -> int:
        """Nobody makes a file any more; so many frames were taken along."""
        carried, self._carried = self._carried, None
        self._dues.pop(_Due.STALLED, None)
        return carried or 0

    def _settled(self) -> Published:
        """What is shown; when all that was to follow into a new file is there, with that as its file."""
        if self._arrived is None:
            return self._shown
        (path, appender), self._arrived = self._arrived, None
        moved = replace(self._shown, path=path, is_locked=appender.is_locked)
        return moved if self._carried is not None else replace(moved, moving=None, stalled=False)

    def look(self, now: int) -> None:
        """When a disk takes its time, say so."""
        for due in [due for due, at in self._dues.items() if at <= now]:
            del self._dues[due]
            self._tell(due)

    def _tell(self, due: _Due) -> None:
        match due:
            case _Due.SLOW if not self.failure:
                self._show(replace(self._shown, saving=Saving.SLOW))
            case _Due.HANGING:
                self._suspend()
            case _Due.STALLED:
                self._show(replace(self._shown, stalled=True))

    def _suspend(self) -> None:
        """The disk does not answer: from now on show what is not on it."""
        if self._flying and not self.failure:
            history, clock = self._flying
            fresh = replace(self._shown, history=history, clock=clock)
            self._show(replace(fresh, saving=Saving.HANGING, failure=TimeoutError()))
        if self._arrived is not None:
            self._show(replace(self._shown, stalled=True))

    def end(self) -> None:
        """Close the file after what is in flight."""
        self._saver.end()

    def wait(self, patience: float) -> None:
        """Wait until the file is closed, at most so many seconds."""
        self._saver.wait(patience)

    def _show(self, fresh: Published) -> None:
        """Publish what is news."""
        if fresh != self._shown:
            self._shown = fresh
            self._publish(fresh)
