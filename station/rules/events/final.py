"""What happens in the final round (N4.10, N4.11)."""

from dataclasses import dataclass

from station.rules.model import Seat, TableTheme
from station.rules.moments import Deadline
from station.rules.records import Stake


@dataclass(frozen=True, slots=True)
class FinalStarted:
    """The final round's theme is told, stakes are made (N4.11.1)."""

    theme: TableTheme
    finalists: tuple[Seat, ...]
    entered: int


@dataclass(frozen=True, slots=True)
class StakeMade:
    """A finalist has staked."""

    stake: Stake


@dataclass(frozen=True, slots=True)
class FinalistsSettled:
    """Who plays the final round and which stakes stand, asked anew as scores or seats have changed."""

    finalists: tuple[Seat, ...]
    stakes: tuple[Stake, ...]


@dataclass(frozen=True, slots=True)
class FinalReadingStarted:
    """The final question is read, once (N4.11.2)."""

    entered: int


@dataclass(frozen=True, slots=True)
class WritingStarted:
    """The finalists write (N4.11.2)."""

    deadline: Deadline
    entered: int


@dataclass(frozen=True, slots=True)
class AnswersCollected:
    """All written answers are handed in; they are read out (N4.11.3)."""

    entered: int


@dataclass(frozen=True, slots=True)
class AnswerNoted:
    """A written answer, for the protocol."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class FinalAnswerTold:
    """The right answer is told; ``order``: who is ruled on, from the lowest score (N4.11.3)."""

    order: tuple[Seat, ...]
    entered: int


@dataclass(frozen=True, slots=True)
class FinalRuled:
    """The next finalist's turn to be ruled on."""

    entered: int
