"""The nouns of a match: seats, points, the match clock, themes and the people at the table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table with its button: 1 to 4."""

Points = NewType("Points", int)
"""Points of the game; may be negative."""

Nanoseconds = NewType("Nanoseconds", int)
"""A moment or a length of the match clock, which stands still while the match is paused or off."""

NO_TIME = Nanoseconds(0)
SECOND = Nanoseconds(1_000_000_000)
MILLISECOND = Nanoseconds(1_000_000)


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A question's place on the board: theme and row, both from 0; themes count through all rounds."""

    theme: int
    row: int


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the host reads it; every text may be empty when the host reads from paper."""

    text: str = ""
    answer: str = ""
    accept: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    comment: str = ""
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: its name and its questions in rising price, with a spare where the pack has one."""

    name: str
    questions: tuple[Question, ...]
    spare: Question | None = None
    author: str = ""
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits where."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Lineup:
    """The people of a game: players in the order of their seats, the host and the assistant (S4.6)."""

    players: tuple[Player, ...]
    host: str = ""
    assistant: str = ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are taken, in order."""
        return tuple(player.seat for player in self.players)


class Outcome(StrEnum):
    """How a question ended."""

    RIGHT = "right"
    NOBODY = "nobody"
    ALL_WRONG = "all-wrong"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's place at the end. ``shared``: others have it too. ``open``: it must yet be decided."""

    seat: Seat
    place: int
    points: Points
    shared: bool
    open: bool


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance drawn outside the rules: under a purpose key, the seats in the order that the lot gave."""

    purpose: str
    order: tuple[Seat, ...]
