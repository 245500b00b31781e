"""What may be asked at any moment: sanctions, void themes, corrections, marks."""

from dataclasses import dataclass

from station.rules.model import Cell, Lot, Points, Seat, Signatures, Theme, WhyPaused


@dataclass(frozen=True, slots=True)
class Warn:
    """A warning for conduct (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Remove:
    """After a warning: the player is removed, the result is void (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves in mid-game: the points stand (S2.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arrive:
    """A player who was absent is seated, before the second theme (S4.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoteHint:
    """A hint was given in the current theme (S4.19)."""


@dataclass(frozen=True, slots=True)
class CensureHints:
    """Somebody in the hall prompts systematically (S4.19)."""

    name: str
    participant: bool


@dataclass(frozen=True, slots=True)
class VoidTheme:
    """A theme is off with all its points: the current one now, an earlier one at the round's end (S4.19).

    ``reserve``: the number of the reserve that takes its place; None only where nothing is played any more.
    ``lot``: where an auction lies in it that was opened in the void theme (N4.7).
    """

    theme: int
    reserve: int | None
    reason: str
    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class AddReserve:
    """A theme from a pack, or one that is read from paper, joins the reserves."""

    theme: Theme


@dataclass(frozen=True, slots=True)
class ReverseRuling:
    """A ruling was wrong: the ledger's entry with this number, from 0, is turned round (N4.5.9)."""

    entry: int
    reason: str


@dataclass(frozen=True, slots=True)
class WithdrawLater:
    """A question that was played is withdrawn after the fact (N4.5.8)."""

    cell: Cell
    reason: str


@dataclass(frozen=True, slots=True)
class SetPoints:
    """A player's score is put right by hand."""

    seat: Seat
    points: Points
    reason: str


@dataclass(frozen=True, slots=True)
class VoidLot:
    """A lot was not right: it is drawn anew, while nothing has followed from it."""

    purpose: str
    reason: str


@dataclass(frozen=True, slots=True)
class MarkDisputed:
    """A question waits for a later look."""

    cell: Cell
    note: str


@dataclass(frozen=True, slots=True)
class SettleDispute:
    """The mark with this number is done with."""

    number: int


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name is put right."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class NotePause:
    """Why the match is paused, told later, or why it still is."""

    why: WhyPaused
    text: str = ""


@dataclass(frozen=True, slots=True)
class CheckTotals:
    """The players' totals as the assistant's paper has them, in the order of the seats."""

    totals: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class SignResult:
    """The result is signed, or signed by others, too (S1.3)."""

    by: Signatures
