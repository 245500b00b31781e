"""What happened in a match: frozen, complete, nothing left to decide.

Numbers called ``entered``, ``arming`` and deadline ids come from one counter and are never used twice.
Moments are match time in nanoseconds.
"""

from dataclasses import dataclass

from station.rules.model import Cell, Lineup, Lot, Nanoseconds, Outcome, Place, Points, Seat, Theme
from station.rules.moments import Arming, Deadline, Press, WhyIdle
from station.rules.regulation import Regulation, Stage


@dataclass(frozen=True, slots=True)
class Begun:
    """The match exists; the first event of every match."""

    match_id: str
    regulation: Regulation
    stage: Stage
    lineup: Lineup
    themes: tuple[Theme, ...]
    reserves: tuple[Theme, ...]
    pack_title: str
    pack_digest: str
    title: str
    entered: int


@dataclass(frozen=True, slots=True)
class ThemeStarted:
    """The theme's name is told."""

    theme: int
    entered: int


@dataclass(frozen=True, slots=True)
class QuestionAnnounced:
    """The question's price is told; ``spare``: the theme's spare stands in this cell."""

    cell: Cell
    spare: bool
    entered: int


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
    """The smallest stamp answers.

    ``gap``: nanoseconds to the next rival, None when there is none; ``lot``: drawn among equal stamps.
    """

    winner: Press
    rivals: tuple[Press, ...]
    gap: Nanoseconds | None
    lot: Lot | None
    deadline: Deadline
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


@dataclass(frozen=True, slots=True)
class ThemeEnded:
    """The scores are announced."""

    theme: int
    entered: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Places are given; some may be open."""

    places: tuple[Place, ...]
    entered: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The match clock stands."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match clock goes; where buttons are live they are live anew from here."""

    arming: Arming | None


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player's name was put right."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class ButtonsBound:
    """How late the slowest bound source may report, in nanoseconds. No act: not undone."""

    lag: Nanoseconds


@dataclass(frozen=True, slots=True)
class Rebased:
    """The state that stays after an undo, a redo or a reopening, set to now: paused, clocks with time left.

    Facts that no undo takes back (the highest number used, the sources' lag, the presses seen at this
    question) are carried over.
    """

    last_id: int
    deadline: Deadline | None
    window: Deadline | None
    arming: Arming | None
    lag: Nanoseconds
    observed: tuple[PressObserved, ...]
    counted: tuple[PressesCounted, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """An act no longer stands; ``history`` knows what stays."""

    act: int


@dataclass(frozen=True, slots=True)
class Redone:
    """An undone act stands again."""

    act: int


Observation = PressObserved | PressesCounted
"""Events that decide nothing and ride in the next frame."""

PlayEvent = (
    Begun
    | ThemeStarted
    | QuestionAnnounced
    | ReadingStarted
    | WindowOpened
    | ContestOpened
    | ContestJoined
    | ContestDecided
    | PressObserved
    | PressesCounted
    | PressAccepted
    | ClockRanOut
    | SpeakingNoted
    | ClarificationAsked
    | Ruled
    | QuestionRevealed
    | QuestionWithdrawn
    | SpareOffered
    | ThemeEnded
    | MatchEnded
    | Paused
    | Resumed
    | Renamed
    | ButtonsBound
    | Rebased
)
"""Events that ``apply`` takes."""

Event = PlayEvent | Undone | Redone
