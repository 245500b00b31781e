"""What happens in rounds by choice: the board, choosers, auctions (N4.3, N4.7, N4.8)."""

from dataclasses import dataclass

from station.rules.model import Cell, HowNamed, Lot, Points, Seat
from station.rules.moments import Deadline
from station.rules.records import Bid


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The board of a round by choice stands open; ``auctions``: where they lie, known to nobody (N4.7)."""

    round: int
    auctions: tuple[Cell, ...]
    lot: Lot | None
    entered: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over: the scores are announced."""

    entered: int


@dataclass(frozen=True, slots=True)
class ChooserNamed:
    """Who of several chooses (N4.3)."""

    seat: Seat
    how: HowNamed
    lot: Lot | None
    entered: int


@dataclass(frozen=True, slots=True)
class NamingFell:
    """By a correction others may choose too: who was named is asked for anew (N4.3)."""

    entered: int


@dataclass(frozen=True, slots=True)
class BoardShown:
    """The board of a round stands open for a choice."""

    round: int
    entered: int


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    """The chosen question turns out to be an auction (N4.8)."""

    cell: Cell
    chooser: Seat
    price: Points
    entered: int


@dataclass(frozen=True, slots=True)
class BiddingOpened:
    """The bidding begins. ``order``: who is asked, the lowest first; ``opener``: who bids first (N4.8)."""

    order: tuple[Seat, ...]
    opener: Seat
    lot: Lot | None
    entered: int


@dataclass(frozen=True, slots=True)
class BiddingFell:
    """Seats or scores have changed: all bids are off, the bidding starts again (S4.18)."""

    entered: int


@dataclass(frozen=True, slots=True)
class BidTaken:
    """A turn of the bidding: a bid, a pass, or a player without a legal raise (N4.8)."""

    bid: Bid
    entered: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """Nobody raises any more: the question is read for the winner alone (N4.8)."""

    seat: Seat
    stake: Points
    entered: int


@dataclass(frozen=True, slots=True)
class ThinkingStarted:
    """The auction's question is read out: its player thinks (N4.8)."""

    deadline: Deadline
    entered: int
