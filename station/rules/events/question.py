"""What happens at a question: reading, presses, answers, rulings, its end."""

from dataclasses import dataclass

from station.rules.model import Cell, Lot, Nanoseconds, Outcome, Points, Seat
from station.rules.moments import Arming, Deadline, Press, WhyIdle


@dataclass(frozen=True, slots=True)
class QuestionAnnounced:
    """The price is told; ``spare``: the theme's spare stands in this cell; ``chooser``: who chose it."""

    cell: Cell
    spare: bool
    entered: int
    chooser: Seat | None = None


@dataclass(frozen=True, slots=True)
class ReadingStarted:
    """The host reads, first time or onwards; the buttons are live."""

    arming: Arming
    entered: int


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """The reading is over; the buttons are live until the deadline. The arming may go on from the reading."""

    arming: Arming
    deadline: Deadline
    entered: int


@dataclass(frozen=True, slots=True)
class ContestOpened:
    """A first press arrived: presses are collected as long as the slowest source can lag."""

    press: Press
    deadline: Deadline
    entered: int


@dataclass(frozen=True, slots=True)
class ContestJoined:
    """Another press arrived in time; it may move the contest's end forward, never back."""

    press: Press
    due: Nanoseconds


@dataclass(frozen=True, slots=True)
class ContestDecided:
    """Who answers: the smallest stamp, or one of several that are too close to tell.

    ``gap``: nanoseconds to the next rival, None when there is none; below 0 where the rival's stamp is the
    smaller one. ``lot``: drawn among those who may have been first; ``among``: the host chose among them.
    """

    winner: Press
    rivals: tuple[Press, ...]
    gap: Nanoseconds | None
    lot: Lot | None
    deadline: Deadline
    entered: int
    among: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class PhotoFinish:
    """The race is too close for the stamps: the host says which of these was first."""

    among: tuple[Seat, ...]
    entered: int


@dataclass(frozen=True, slots=True)
class PressObserved:
    """A press that decided nothing. No act: not undone."""

    press: Press
    why: WhyIdle
    arming: int


@dataclass(frozen=True, slots=True)
class PressesCounted:
    """Further presses of a seat that decided nothing, only counted. No act: not undone."""

    seat: Seat
    arming: int
    number: int


@dataclass(frozen=True, slots=True)
class PressesMissed:
    """From ``since`` on presses of this stretch of live buttons may have been missed. No act: not undone."""

    arming: int
    since: Nanoseconds


@dataclass(frozen=True, slots=True)
class PressAccepted:
    """The host let an early or late press count: that seat answers."""

    press: Press
    why: WhyIdle
    deadline: Deadline
    entered: int


@dataclass(frozen=True, slots=True)
class ClockRanOut:
    """A clock of the players has run out; nothing is ruled by it."""

    deadline: int


@dataclass(frozen=True, slots=True)
class SpeakingNoted:
    """The answer has begun; the clock is off."""


@dataclass(frozen=True, slots=True)
class ClarificationAsked:
    """The answer must be made more exact."""

    deadline: Deadline
    entered: int


@dataclass(frozen=True, slots=True)
class Ruled:
    """The host's ruling, with the points that it gives or takes."""

    seat: Seat
    cell: Cell
    spare: bool
    right: bool
    points: Points


@dataclass(frozen=True, slots=True)
class QuestionRevealed:
    """The question is over, its answer is told."""

    outcome: Outcome
    entered: int


@dataclass(frozen=True, slots=True)
class QuestionWithdrawn:
    """The question is off with every point of it."""

    cell: Cell
    spare: bool


@dataclass(frozen=True, slots=True)
class SpareOffered:
    """The host may play the theme's spare in the cell."""

    entered: int
