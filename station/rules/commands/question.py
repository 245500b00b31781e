"""What is asked at a question."""

from dataclasses import dataclass

from station.rules.model import Lot, Nanoseconds, Seat


@dataclass(frozen=True, slots=True)
class Announce:
    """The host tells the next question's price (S4.9)."""


@dataclass(frozen=True, slots=True)
class StartReading:
    """The first word: buttons are live from now (S4.10). Opens the next question where none is open."""


@dataclass(frozen=True, slots=True)
class FinishReading:
    """The last word: the window begins (N4.5.5, S4.10)."""


@dataclass(frozen=True, slots=True)
class Nobody:
    """Nobody answers: from the reading, or when the window is over (N4.5.5)."""


@dataclass(frozen=True, slots=True)
class Buzzed:
    """A button of a seat went down: ``stamp`` by the source's clock, ``arrived`` here, both match time.

    ``resolution``: how far the stamp may be from the truth, in nanoseconds.
    """

    seat: Seat
    stamp: Nanoseconds
    arrived: Nanoseconds
    resolution: Nanoseconds


@dataclass(frozen=True, slots=True)
class Missed:
    """A source may have missed presses in this stretch of match time. No act: not undone."""

    since: Nanoseconds
    until: Nanoseconds


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock with this number has run out; a dead heat at a contest's end may need a lot."""

    deadline: int
    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class NameFirst:
    """The host says who was first in a race whose order no stamp can tell (N4.5.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Speaking:
    """The player who answers has begun to speak: the clock stops (S4.11)."""


@dataclass(frozen=True, slots=True)
class Clarify:
    """The host wants the answer more exact (N4.5.2, S4.17)."""


@dataclass(frozen=True, slots=True)
class Rule:
    """The host's ruling on the answer; ``last_word``: the reading had reached its end (S4.11)."""

    right: bool
    last_word: bool = False


@dataclass(frozen=True, slots=True)
class AcceptEarly:
    """A press before the buttons were live counts: the reading had begun (S4.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AcceptLate:
    """A press after the window counts: the host's finger was early (S4.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The question is withdrawn, its points are written off (N4.5.7, N4.5.8)."""


@dataclass(frozen=True, slots=True)
class TakeSpare:
    """The theme's spare is played at the same price (N4.5.8)."""


@dataclass(frozen=True, slots=True)
class DeclineSpare:
    """The cell stays empty (N4.5.8)."""
