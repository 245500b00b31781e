"""What a match keeps: rulings, played questions, auctions, the final round, sanctions, corrections."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from station.rules.model import NO_POINTS, Cell, Outcome, Points, Seat, WhyPaused


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A ruling with its points; ``struck``: the points are off (N4.5.8, S4.19, or by a later correction)."""

    cell: Cell
    spare: bool
    seat: Seat
    right: bool
    points: Points
    struck: bool = False


class BidKind(StrEnum):
    """What became of a player's turn in an auction (N4.8).

    ``FORCED``: the price, bid automatically where it is above the own score. ``PASSED_OVER``: no legal raise.
    """

    BID = "bid"
    FORCED = "forced"
    PASS = "pass"  # noqa: S105 - a word of the bidding
    PASSED_OVER = "passed-over"


@dataclass(frozen=True, slots=True)
class Bid:
    """A turn in an auction. ``amount``: 0 where nothing was bid. ``all_in``: the whole own score (N4.8)."""

    seat: Seat
    kind: BidKind
    amount: Points = NO_POINTS
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction (N4.8). ``order``: who is asked, from the lowest score up; empty while there is no bidding.

    ``opener``: who bids first. ``winner``: whose question it is, at the stake of the highest bid; None while
    bids are made.
    """

    opener: Seat
    price: Points
    order: tuple[Seat, ...] = ()
    bids: tuple[Bid, ...] = ()
    winner: Seat | None = None

    @property
    def highest(self) -> Bid | None:
        """The bid to beat; None before the first."""
        made = [bid for bid in self.bids if bid.kind in {BidKind.BID, BidKind.FORCED}]
        return made[-1] if made else None


@dataclass(frozen=True, slots=True)
class PlayedCell:
    """A question that is over. ``chooser``: who chose it; ``auction``: how it was sold, if it was one."""

    cell: Cell
    spare: bool
    outcome: Outcome
    chooser: Seat | None = None
    auction: Auction | None = None


@dataclass(frozen=True, slots=True)
class Stake:
    """A secret stake of the final round, 1 to the own score (N4.11.1)."""

    seat: Seat
    amount: Points


@dataclass(frozen=True, slots=True)
class WrittenAnswer:
    """What a player wrote in the final round, where the host has typed it in."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Final:
    """The final round (N4.10, N4.11). ``theme``: its theme's number.

    ``order``: who is ruled on, the lowest score first; settled when the right answer is told.
    """

    theme: int
    finalists: tuple[Seat, ...]
    stakes: tuple[Stake, ...] = ()
    answers: tuple[WrittenAnswer, ...] = ()
    order: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning for conduct (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A removal, after a warning (S4.18)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class HintGiver:
    """Somebody in the hall who prompts again and again: a participant of the championship, or not (S4.19)."""

    name: str
    participant: bool

    def was_warned(self, before: Iterable["HintGiver"]) -> bool:
        """Whether a participant of this name, in capitals or not, is among those censured before."""
        return any(giver.participant and giver.name.casefold() == self.name.casefold() for giver in before)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points put right by hand; ``change`` is added to the score."""

    seat: Seat
    change: Points
    reason: str


class CorrectionKind(StrEnum):
    """What was put right after the fact."""

    REVERSED = "reversed"
    WITHDRAWN = "withdrawn"
    THEME_VOID = "theme-void"
    POINTS = "points"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class Correction:
    """One correction, for the list and the protocol; what it is not about is None.

    ``score``: what a score that was put right by hand was before, and what it was then.
    """

    kind: CorrectionKind
    reason: str
    theme: int | None = None
    cell: Cell | None = None
    seat: Seat | None = None
    score: tuple[Points, Points] | None = None


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question marked "disputed, look later"; ``number`` names the mark."""

    number: int
    cell: Cell
    note: str


@dataclass(frozen=True, slots=True)
class PauseReason:
    """Why the match stood still; ``text``: in the host's words, empty where the kind says all."""

    why: WhyPaused
    text: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """When the assistant's paper had the same totals: behind so many played questions and corrections."""

    totals: tuple[Points, ...]
    played: int
    corrections: int
