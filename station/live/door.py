"""``LiveMatch``: the single door to a match that is being played.

Everything is decided on the match thread, one thing after another; writing happens on the saver's. What only
has to be heard at once (the race's winner, a clock that ran out) is signalled when it is decided and does not
wait for the disk.

The law of this file: moments decide, not how busy the station is. A clock that was over when a command was
given or a press arrived has run out before it, and one that was not has not, however late both are looked at.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue

from station.journal.files import Files
from station.live.chance import Lots
from station.live.clock import MatchClock
from station.live.mover import Found, Move, let_go
from station.live.opening import OpenMatch
from station.live.outbox import Outbox
from station.live.published import Listeners, Published, Reply, Stayed
from station.live.saver import Frames, Saver
from station.live.tally import Tally
from station.rules import history as rules
from station.rules.commands import (
    Buzzed,
    Expire,
    HistoryCommand,
    LotCommand,
    Missed,
    PlayCommand,
    Reopen,
    Seen,
)
from station.rules.decide import decide
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.model import Nanoseconds, Seat
from station.rules.moments import Deadline
from station.rules.refusals import Refused, wanted
from station.rules.state import BETWEEN

PATIENCE = 10.0
"""Seconds for which the end of a match waits for its disk."""


class LiveMatch:
    """A match being played. Made from an open match; begins with ``start``.

    ``now`` gives monotonic nanoseconds, ``lots`` the chance, ``files`` the disks that the match is moved to:
    all are passed in by tests.
    """

    def __init__(
        self,
        match: OpenMatch,
        listeners: Listeners,
        *,
        now: Callable[[], int] = time.monotonic_ns,
        lots: Lots | None = None,
        files: Files | None = None,
    ) -> None:
        self._listeners = listeners
        self._now = now
        self._lots = lots or Lots()
        self._lots.remember(match.entries)
        self._files = files or Files()
        self._match_id = match.appender.tip.match_id
        self._history = match.history
        self._is_reopened = match.is_reopened
        self._last_at = match.entries[-1].at
        self._clock = MatchClock(self._last_at, now())
        self._tally = Tally()
        self._snapshot_due = False
        self._closing = False
        self._parted = False
        self._is_saved = False
        self._inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        saver = Saver(match.appender, self._landed)
        shown = Published(match.history, self._clock.current, match.path, is_locked=match.appender.is_locked)
        self._outbox = Outbox(saver, shown, listeners.published, len(match.entries), match.frames)
        self._move: Move | None = None
        self._name = match.path.name
        self._thread = threading.Thread(target=self._run, name="match", daemon=True)

    @property
    def frames(self) -> Frames:
        """All that the match consists of, for a file of it; whole as shown when ``close`` has returned."""
        return self._outbox.frames

    def start(self) -> None:
        """Publish the match as it is and begin to take commands; a reopened one stands paused."""
        self._inbox.put(self._begin)
        self._thread.start()

    def submit(
        self, command: PlayCommand | HistoryCommand, seen: Seen | None = None, reply: Reply | None = None
    ) -> None:
        """Ask for a command, from any thread; ``reply`` gets a refusal, on the match thread."""
        self._inbox.put(partial(self._take, command, seen, self._now(), reply))

    def press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:
        """A button of a seat went down; moments of CLOCK_MONOTONIC, all in nanoseconds.

        No press arrives before it was made, or at a time to come: a source that says so is set right.
        """
        arrived = min(arrived, self._now())
        self._inbox.put(partial(self._take_press, seat, min(stamp, arrived), arrived, resolution))

    def missed(self, since: int, until: int) -> None:
        """A source may have missed presses between two moments of CLOCK_MONOTONIC, in nanoseconds."""
        heard = self._now()
        until = min(until, heard)
        self._inbox.put(partial(self._take_missed, min(since, until), until, heard))

    def move(self, folder: Path, stayed: Stayed) -> None:
        """Make another file of the match in this folder, because it is not saved; from any thread.

        The match goes on meanwhile, and is saved there from then on; nothing follows into the old file, which
        ends as a beginning of the new one. ``stayed`` gets why there is no other file, on the match thread.
        Nothing is done where the match is saved, or on its way to a folder that answers. Of several folders
        the last one counts: one before it that answers late is left with what was written there.
        """
        self._inbox.put(partial(self._set_out, folder, stayed))

    def close(self, patience: float = PATIENCE) -> bool:
        """Take no more, save what is left, let go of the file; False when not all of it could be saved.

        A disk that does not answer within ``patience`` (seconds) is left to itself: what is on its way is
        still saved should it come back. Files that the match has left are not waited for. Closing again only
        tells how it went.
        """
        self._inbox.put(self._close)
        end = time.monotonic() + patience
        self._thread.join(patience)
        self._outbox.wait(max(0.0, end - time.monotonic()))
        return self._is_saved

    def _begin(self) -> None:
        now = self._now()
        if self._is_reopened:
            self._take(Reopen(), None, now, None)
        else:
            self._clock.turn(now, self._last_at, running=not self._history.state.paused)

    def _run(self) -> None:
        try:
            while not self._parted or self._outbox.is_flying or self._outbox.is_moving:
                self._step()
            self._is_saved = self._outbox.is_whole
        except Exception as error:  # noqa: BLE001 - a thread that died in silence would leave a dead screen
            self._listeners.broke(error)
        finally:
            self._outbox.end()

    def _step(self) -> None:
        """Take the next thing in the inbox; when nothing comes, see which clock has run out."""
        try:
            self._inbox.get(timeout=self._patience())()
        except Empty:
            self._run_out(self._now())
        self._outbox.look(self._now())
        self._hand_over()

    def _hand_over(self) -> None:
        """Save what has come together; at a clean stop a snapshot goes last."""
        if self._parted:
            return
        snapshot = self._snapshot_due or self._closing
        if self._outbox.hand_over(self._history, self._clock.current, self._now(), snapshot=snapshot):
            self._snapshot_due = False
            self._parted = self._closing

    def _take_press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:
        """Decide a press; one of a flood is only counted, and costs as little as can be."""
        at = self._clock.at
        command = Buzzed(seat, at(stamp), at(arrived), Nanoseconds(resolution))
        self._run_out(arrived)
        if not self._tally.takes(decide(self._history.state, command, command.arrived)):
            self._take(command, None, arrived, None)

    def _take_missed(self, since: int, until: int, heard: int) -> None:
        self._take(Missed(self._clock.at(since), self._clock.at(until)), None, heard, None)

    def _take(
        self, command: PlayCommand | HistoryCommand, seen: Seen | None, moment: int, reply: Reply | None
    ) -> None:
        if not self._closing:
            self._run_out(moment)
            self._decide(command, seen, moment, reply)

    def _run_out(self, moment: int) -> None:
        """Let the clocks run out that were over at a moment."""
        while deadline := self._over(moment):
            self._decide(Expire(deadline.id), None, moment, None)

    def _over(self, moment: int) -> Deadline | None:
        due = self._clock_due()
        return self._history.state.deadline if due is not None and due <= moment else None

    def _decide(
        self, command: PlayCommand | HistoryCommand, seen: Seen | None, moment: int, reply: Reply | None
    ) -> None:
        if not isinstance(command, Buzzed):
            self._count_the_flood()
        at = Nanoseconds(max(self._last_at, self._clock.at(moment)))
        answer = rules.submit(self._history, command, at, seen)
        if isinstance(answer, Refused):
            self._refused(answer, command, moment, reply)
        else:
            self._keep(*answer, moment)

    def _refused(
        self, refused: Refused, command: PlayCommand | HistoryCommand, moment: int, reply: Reply | None
    ) -> None:
        needed = wanted(refused)
        if needed and isinstance(command, LotCommand):
            self._decide(replace(command, lot=self._lots.draw(*needed)), None, moment, reply)
        elif reply is not None:
            reply(refused)

    def _keep(self, history: History, entry: Entry, moment: int) -> None:
        was, self._history = self._history, history
        self._last_at = entry.at
        self._outbox.add(entry)
        self._clock.turn(moment, entry.at, running=not history.state.paused)
        phase = history.state.phase
        self._snapshot_due |= phase in BETWEEN and phase is not was.state.phase
        for event in entry.events:
            self._listeners.signalled(event)

    def _count_the_flood(self) -> None:
        counted = self._tally.empty(self._last_at)
        if counted:
            self._history = rules.accept(self._history, counted)
            self._outbox.add(counted)

    def _patience(self) -> float | None:
        """Seconds until something is due, None when nothing is."""
        dues = [due for due in (self._clock_due(), self._outbox.due) if due is not None]
        return max(0, min(dues) - self._now()) / 1e9 if dues else None

    def _clock_due(self) -> int | None:
        """When the clock that is alive will have run out, in monotonic nanoseconds."""
        deadline = self._history.state.deadline
        return None if deadline is None or self._closing else self._clock.monotonic_of(deadline.judged)

    def _landed(self, saver: Saver, error: Exception | None) -> None:
        """Called by a saver on its own thread."""
        self._inbox.put(lambda: self._outbox.landed(saver, error, self._now()))

    def _set_out(self, folder: Path, stayed: Stayed) -> None:
        frames = self._outbox.set_out(folder, self._now())
        if frames is None:
            return
        if self._move is not None:
            self._move.call_off()
        arrived = partial(self._moved, stayed)
        self._move = Move(folder / self._name, self._match_id, frames, self._files, arrived)

    def _moved(self, stayed: Stayed, move: Move, found: Found) -> None:
        """Called by a mover on its own thread."""
        self._inbox.put(partial(self._arrive, stayed, move, found))

    def _arrive(self, stayed: Stayed, move: Move, found: Found) -> None:
        if move is not self._move:
            let_go(found)
        elif isinstance(found, OSError):
            self._move = None
            self._outbox.stay()
            stayed(found)
        elif isinstance(found, Exception):
            raise found
        else:
            self._move = None
            self._outbox.arrive(found, Saver(found[1], self._landed), self._now())

    def _close(self) -> None:
        if not self._closing:
            self._count_the_flood()
            self._closing = True
