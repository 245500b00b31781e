"""Auctions and the final round as the host and the hall see them (N4.8, N4.11).

The law of this file: a stake is seen when it is ruled on, and not before: the hall looks on, and the host's
screen can be seen by players.
"""

from dataclasses import dataclass

from station.rules.bidding import BidRange, asked
from station.rules.decide.auction import legal_bids
from station.rules.model import Points, Seat
from station.rules.records import Bid, Final
from station.rules.state import MatchState, Phase, scores


@dataclass(frozen=True, slots=True)
class Bidder:
    """A player in an auction.

    ``bid``: the highest one of this player, ``word``: the last one that was heard or given; None without any.
    """

    seat: Seat
    points: Points
    bid: Bid | None
    word: Bid | None


@dataclass(frozen=True, slots=True)
class BiddingView:
    """An auction. ``bidders``: as they are asked, from the lowest score; empty when the bidding has fallen.

    ``asked`` and ``legal``: who is asked, and which bids are; None when nobody is. ``highest``: the bid to
    beat, in the end the stake. ``winner``: whose question it is.
    """

    price: Points
    bidders: tuple[Bidder, ...]
    asked: Seat | None
    legal: BidRange | None
    highest: Bid | None
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Finalist:
    """A player of the final round. ``most``: the highest stake that is legal, while stakes are made.

    ``answer``: what was written, where it was typed in. ``stake``: None until this player is ruled on.
    ``right``: None while there is no ruling.
    """

    seat: Seat
    most: Points
    has_staked: bool
    answer: str
    stake: Points | None
    right: bool | None


@dataclass(frozen=True, slots=True)
class FinalView:
    """The final round: its players in the order of seats, of rulings once the answer is told."""

    theme: str
    finalists: tuple[Finalist, ...]


def bidding_view(state: MatchState) -> BiddingView | None:
    """The auction that is open, or whose question was played last; None when it was none."""
    auction = state.auction
    if auction is None:
        return None
    is_open = state.phase is Phase.BIDDING and bool(auction.order)
    turn = asked(auction) if is_open else None
    totals = scores(state)
    words = {bid.seat: bid for bid in auction.bids}
    bids = {bid.seat: bid for bid in auction.bids if bid.amount}
    return BiddingView(
        price=auction.price,
        bidders=tuple(Bidder(seat, totals[seat], bids.get(seat), words.get(seat)) for seat in auction.order),
        asked=turn,
        legal=legal_bids(state, turn) if turn else None,
        highest=auction.highest,
        winner=auction.winner,
    )


def final_view(state: MatchState) -> FinalView | None:
    """The final round, also when it is over; None before it, and where there is none."""
    final = state.final
    if final is None:
        return None
    seats = final.order or final.finalists
    name = state.themes[final.theme].content.name
    return FinalView(name, tuple(_finalist(state, final, seat) for seat in seats))


def _finalist(state: MatchState, final: Final, seat: Seat) -> Finalist:
    rulings = {
        entry.seat: entry.right
        for entry in state.ledger
        if entry.cell.theme == final.theme and not entry.struck
    }
    stakes = {stake.seat: stake.amount for stake in final.stakes}
    answers = {answer.seat: answer.text for answer in final.answers}
    is_ruled_on = seat in rulings or (state.phase is Phase.FINAL_RULING and state.answerer == seat)
    return Finalist(
        seat=seat,
        most=scores(state)[seat],
        has_staked=seat in stakes,
        answer=answers.get(seat, ""),
        stake=stakes.get(seat) if is_ruled_on else None,
        right=rulings.get(seat),
    )
