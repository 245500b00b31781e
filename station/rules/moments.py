"""The moments that decide a question: clocks, live buttons, presses. Times are match time in nanoseconds."""

from dataclasses import dataclass
from enum import StrEnum

from station.rules.model import Nanoseconds, Seat


class ClockKind(StrEnum):
    """What a running clock measures."""

    CONTEST = "contest"
    ANSWER = "answer"
    CLARIFICATION = "clarification"
    WINDOW = "window"
    THINKING = "thinking"
    WRITING = "writing"


@dataclass(frozen=True, slots=True)
class Deadline:
    """The one clock that may be alive.

    The player's time ends at ``due``; it is judged ``lag`` later, when the slowest source has spoken.
    ``length`` is the whole time that the clock was given.
    """

    id: int
    kind: ClockKind
    due: Nanoseconds
    length: Nanoseconds
    lag: Nanoseconds

    @property
    def judged(self) -> Nanoseconds:
        """When the expiry may be decided."""
        return Nanoseconds(self.due + self.lag)


@dataclass(frozen=True, slots=True)
class Arming:
    """A stretch in which the buttons are live: presses stamped after ``since`` belong to it."""

    id: int
    since: Nanoseconds


@dataclass(frozen=True, slots=True)
class Press:
    """One press as a source reported it."""

    seat: Seat
    stamp: Nanoseconds
    arrived: Nanoseconds
    resolution: Nanoseconds


class WhyIdle(StrEnum):
    """Why a press decided nothing."""

    EARLY = "early"
    LATE = "late"
    LOCKED = "locked"
    ANSWERING = "answering"
    OVERTAKEN = "overtaken"
    STALE = "stale"
    PAUSED = "paused"
    OUT = "out"
    IDLE = "idle"
