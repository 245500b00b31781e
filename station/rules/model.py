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

NO_POINTS = Points(0)
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

    @property
    def names(self) -> dict[Seat, str]:
        """Who sits where."""
        return {player.seat: player.name for player in self.players}


class Standing(StrEnum):
    """Whether a player is in the game. Who ``LEFT`` keeps the points (S2.3), who is ``REMOVED`` none."""

    PRESENT = "present"
    ABSENT = "absent"
    LEFT = "left"
    REMOVED = "removed"


class ThemeKind(StrEnum):
    """What a theme is for: the board of a round, a tie of equals (N4.13, S3.5), the final round (N4.11)."""

    BOARD = "board"
    EXTRA = "extra"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class TableTheme:
    """A theme at the table; its number is its place among all that ever were there, and does not change.

    ``round`` and ``slot``: the round's number and the place on its board, from 0; a reserve has the slot of
    the void theme that it ``replaces``. ``seats``: who plays an extra theme. The final round has no prices.
    """

    content: Theme
    kind: ThemeKind
    prices: tuple[Points, ...]
    round: int = 0
    slot: int = 0
    seats: tuple[Seat, ...] = ()
    replaces: int | None = None
    void: bool = False


class Outcome(StrEnum):
    """How a question ended."""

    RIGHT = "right"
    NOBODY = "nobody"
    ALL_WRONG = "all-wrong"
    WITHDRAWN = "withdrawn"


class WhyOver(StrEnum):
    """By which clause a game is over: played to its end, or N4.10, S4.18, S4.3."""

    PLAYED = "played"
    SOLE_POSITIVE = "sole-positive"
    NO_WINNER = "no-winner"
    LAST_ONE = "last-one"
    NOT_PLAYED = "not-played"


class WhyPaused(StrEnum):
    """Why a match stands still: one of a few reasons, or in the host's own words alone."""

    TECHNICAL = "technical"
    COMMITTEE = "committee"
    BREAK = "break"
    BUTTONS = "buttons"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Signatures:
    """The names under a result (S1.3); who has not signed has an empty one."""

    host: str
    assistant: str = ""
    committee: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's place at the end. ``shared``: others have it too. ``open``: it must yet be decided.

    ``points``: None where the result is void or there is none (S4.18, S4.3). ``extra``: the points of the
    extra themes that ranked this seat among its equals, in the order of play; they count for nothing else.
    """

    seat: Seat
    place: int
    points: Points | None
    shared: bool
    open: bool
    extra: tuple[Points, ...] = ()


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance drawn outside the rules: under a purpose key, the numbers in the order that the lot gave.

    They are seats, or for auctions the cells of a round: its themes in order, each from the cheapest (N4.7).
    """

    purpose: str
    order: tuple[int, ...]


class HowNamed(StrEnum):
    """How a chooser among several was found (N4.3): by agreement, by a lot here, by a lot thrown by hand."""

    AGREED = "agreed"
    LOT = "lot"
    HAND_LOT = "hand-lot"
