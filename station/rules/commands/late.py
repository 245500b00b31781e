"""What is asked in rounds by choice and in the final round (N4.3, N4.8, N4.11)."""

from dataclasses import dataclass

from station.rules.model import Cell, HowNamed, Lot, Points, Seat


@dataclass(frozen=True, slots=True)
class NameChooser:
    """Among several the host names who chooses: by agreement, or by a lot thrown by hand (N4.3)."""

    seat: Seat
    how: HowNamed


@dataclass(frozen=True, slots=True)
class DrawChooser:
    """Among several the lot tells who chooses (N4.3)."""

    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """The question is over: the board stands open for the next choice."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The chooser names theme and price (N4.3). ``lot``: the order of equals, should it be an auction."""

    cell: Cell
    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class OpenBidding:
    """The bidding that has fallen starts again (S4.18). ``lot``: the order of equals."""

    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class MakeBid:
    """The player who is asked bids so much; the whole own score is an all-in (N4.8)."""

    seat: Seat
    amount: Points


@dataclass(frozen=True, slots=True)
class PassBid:
    """The player who is asked does not raise (N4.8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartFinal:
    """The final round begins: its theme is told (N4.11.1)."""


@dataclass(frozen=True, slots=True)
class MakeStake:
    """A finalist's secret stake; until the reading a later one takes its place (N4.11.1)."""

    seat: Seat
    amount: Points


@dataclass(frozen=True, slots=True)
class CollectAnswers:
    """All written answers are handed in (N4.11.2)."""


@dataclass(frozen=True, slots=True)
class NoteAnswer:
    """What a finalist has written, for the protocol; may be left out."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class TellAnswer:
    """All answers are read out: the right one is told, and rulings begin from the lowest score (N4.11.3)."""
