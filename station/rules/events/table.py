"""What comes up beside the play: sanctions, void themes, corrections, marks."""

from dataclasses import dataclass

from station.rules.model import Cell, Lot, Outcome, Points, Seat, Signatures, TableTheme, Theme, WhyPaused


@dataclass(frozen=True, slots=True)
class SeatWarned:
    """A warning for conduct (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class SeatRemoved:
    """A player is removed, the result void (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A player has left, the points stand (S2.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatArrived:
    """A player who was absent is seated (S4.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HintNoted:
    """A hint in a theme (S4.19)."""

    theme: int


@dataclass(frozen=True, slots=True)
class HintsCensured:
    """Somebody prompts systematically (S4.19)."""

    name: str
    participant: bool


@dataclass(frozen=True, slots=True)
class ThemeVoided:
    """A theme is off with all its points (S4.19)."""

    theme: int
    reason: str


@dataclass(frozen=True, slots=True)
class ThemeTabled:
    """A reserve, by its number, takes a void theme's place; ``auctions``: where they lie in it."""

    theme: TableTheme
    reserve: int
    auctions: tuple[Cell, ...]
    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class ReserveAdded:
    """A theme joined the reserves."""

    theme: Theme


@dataclass(frozen=True, slots=True)
class RulingReversed:
    """A ruling is turned round, which takes the later ones on that question away, or brings them back."""

    entry: int
    right: bool
    points: Points
    struck: tuple[int, ...]
    revived: tuple[int, ...]
    outcome: Outcome | None
    reason: str


@dataclass(frozen=True, slots=True)
class PlayedWithdrawn:
    """A question that was played is off with every point of it."""

    cell: Cell
    reason: str


@dataclass(frozen=True, slots=True)
class PointsSet:
    """A score is put right by hand."""

    seat: Seat
    change: Points
    reason: str


@dataclass(frozen=True, slots=True)
class LotVoided:
    """A lot counts for nothing; the next draw for its purpose is a new one."""

    purpose: str
    reason: str
    entered: int


@dataclass(frozen=True, slots=True)
class DisputeMarked:
    """A question waits for a later look."""

    number: int
    cell: Cell
    note: str


@dataclass(frozen=True, slots=True)
class DisputeSettled:
    """A mark is done with."""

    number: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player's name was put right."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PauseNoted:
    """Why the match is paused."""

    why: WhyPaused
    text: str


@dataclass(frozen=True, slots=True)
class TotalsAgreed:
    """The assistant's paper has the same totals, behind so many played questions and corrections."""

    totals: tuple[Points, ...]
    played: int
    corrections: int


@dataclass(frozen=True, slots=True)
class ResultSigned:
    """The result is signed (S1.3)."""

    by: Signatures


@dataclass(frozen=True, slots=True)
class SignOffLifted:
    """The result is another one than was signed, and is open again (S1.3)."""
