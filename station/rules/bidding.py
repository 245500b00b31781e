"""The bidding of an auction: who is asked, and which bids are legal (N4.8).

The law of this file: a multiple of the step or the whole own score; strictly more than the bid before; an
all-in is beaten by a larger all-in alone. The price, bid because it is above the own score, is no all-in.
"""

from dataclasses import dataclass

from station.rules.model import Points, Seat
from station.rules.records import Auction, Bid, BidKind

_OUT = frozenset({BidKind.PASS, BidKind.PASSED_OVER})


@dataclass(frozen=True, slots=True)
class BidRange:
    """The legal bids of a player: multiples of ``step`` from ``least`` to ``most``, and ``all_in``.

    ``least`` and ``most`` are None when no multiple is legal, ``all_in`` is when the whole score is not.
    """

    step: Points
    least: Points | None
    most: Points | None
    all_in: Points | None

    def holds(self, amount: int) -> bool:
        """Whether a bid is legal."""
        if self.least is None or self.most is None:
            return amount == self.all_in
        is_step = amount % self.step == 0 and self.least <= amount <= self.most
        return is_step or amount == self.all_in

    @property
    def is_empty(self) -> bool:
        """Whether no bid is legal."""
        return self.least is None and self.all_in is None


def first_range(price: Points, score: Points, step: Points) -> BidRange:
    """The legal first bids of who chose; empty when the price is above the own score: it is bid by itself."""
    least, most = _up(price, step), Points(score // step * step)
    return BidRange(step, None, None, None) if least > most else BidRange(step, least, most, None)


def raise_range(highest: Bid, score: Points, step: Points) -> BidRange:
    """The legal raises over the highest bid for a player with this score."""
    all_in = score if score > highest.amount else None
    least, most = _up(Points(highest.amount + 1), step), Points(score // step * step)
    if highest.all_in or least > most:
        return BidRange(step, None, None, all_in)
    return BidRange(step, least, most, all_in)


def _up(number: Points, step: Points) -> Points:
    return Points(-(-number // step) * step)


def asked(auction: Auction) -> Seat | None:
    """Whose turn it is; None when all but the holder are out. The holder of the highest bid is not asked."""
    highest = auction.highest
    if highest is None:
        return auction.opener
    out = {bid.seat for bid in auction.bids if bid.kind in _OUT} | {highest.seat}
    turns = len(auction.order)
    first = auction.order.index(auction.bids[-1].seat) + 1 if len(auction.bids) > 1 else 0
    circle = (auction.order[(first + step) % turns] for step in range(turns))
    return next((seat for seat in circle if seat not in out), None)
