"""Auctions: who bids, what is legal, whose question it becomes (N4.8)."""

from collections.abc import Callable
from typing import Any

from station.rules.bidding import BidRange, asked, first_range, raise_range
from station.rules.commands import MakeBid, OpenBidding, PassBid
from station.rules.decide.draft import Draft
from station.rules.decide.lots import checked_lot
from station.rules.events import AuctionOpened, AuctionWon, BiddingOpened, BidTaken
from station.rules.model import Cell, Lot, Nanoseconds, Points, Seat
from station.rules.records import Auction, Bid, BidKind
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, price, scores


def open_auction(draft: Draft, cell: Cell, seat: Seat, lot: Lot | None) -> Refused | None:
    """The chosen question is an auction: the bidding begins with who chose it."""
    draft.add(AuctionOpened(cell, seat, price(draft.state, cell), draft.number()))
    return _open_bidding(draft, lot)


def _open_bidding(draft: Draft, lot: Lot | None) -> Refused | None:
    state = draft.state
    totals = scores(state)
    order: list[int] = list(state.present)
    drawn: Lot | None = None
    if len({totals[seat] for seat in state.present}) < len(state.present):
        checked = checked_lot(state, lot, _order_purpose(state), state.present)
        if isinstance(checked, Refused):
            return checked
        drawn, order = checked, list(checked.order)
    asked_in = tuple(sorted(state.present, key=lambda seat: (totals[seat], order.index(seat))))
    opener = next((seat for seat in asked_in if seat == state.chooser), asked_in[0])
    draft.add(BiddingOpened(asked_in, opener, drawn, draft.number()))
    _go_on(draft)
    return None


def _order_purpose(state: MatchState) -> str:
    cell = state.cell or Cell(0, 0)
    return f"auction-order:{state.current_round.code}:{cell.theme}:{cell.row}"


def _go_on(draft: Draft) -> None:
    """What follows by itself: the forced first bid, players without a legal raise, the end of the bidding."""
    while (seat := asked(_auction(draft.state))) is not None:
        if not legal_bids(draft.state, seat).is_empty:
            return
        auction = _auction(draft.state)
        over = Bid(seat, BidKind.PASSED_OVER)
        bid = over if auction.highest else Bid(seat, BidKind.FORCED, auction.price)
        draft.add(BidTaken(bid, draft.number()))
    highest = _auction(draft.state).highest
    if highest is not None:
        draft.add(AuctionWon(highest.seat, highest.amount, draft.number()))


def legal_bids(state: MatchState, seat: Seat) -> BidRange:
    """What the player may bid at this turn."""
    auction = _auction(state)
    score, step = scores(state)[seat], state.setup.regulation.bid_step
    if auction.highest is None:
        return first_range(auction.price, score, step)
    return raise_range(auction.highest, score, step)


def _auction(state: MatchState) -> Auction:
    if state.auction is None:
        raise TypeError(f"no auction is open in phase {state.phase}")
    return state.auction


def _start_again(draft: Draft, command: OpenBidding, _at: Nanoseconds) -> Refused | None:
    if _auction(draft.state).order:
        return refuse("bidding-open", _clause(draft.state))
    return _open_bidding(draft, command.lot)


def _clause(state: MatchState) -> str:
    return state.setup.regulation.clause("bid_step")


def _make_bid(draft: Draft, command: MakeBid, _at: Nanoseconds) -> Refused | None:
    refused = _not_asked(draft.state, command.seat)
    if refused:
        return refused
    score = scores(draft.state)[command.seat]
    refused = _check_amount(draft.state, command.seat, command.amount)
    if refused:
        return refused
    all_in = command.amount == score
    bid = Bid(command.seat, BidKind.BID, command.amount, all_in)
    draft.add(BidTaken(bid, draft.number()))
    _go_on(draft)
    return None


def _not_asked(state: MatchState, seat: Seat) -> Refused | None:
    auction = _auction(state)
    if not auction.order:
        return refuse("bidding-fell", _clause(state))
    turn = asked(auction)
    if turn != seat:
        return refuse("not-asked", _clause(state), seat=seat, asked=turn or 0)
    return None


def _check_amount(state: MatchState, seat: Seat, amount: Points) -> Refused | None:
    """Why this bid is not legal, by the first law that it breaks."""
    auction, legal = _auction(state), legal_bids(state, seat)
    score = scores(state)[seat]
    if legal.holds(amount):
        return None
    clause, highest = _clause(state), auction.highest
    if amount > score:
        return refuse("bid-above-score", clause, amount=amount, score=score)
    if highest is None and amount < auction.price:
        return refuse("bid-below-price", clause, amount=amount, price=auction.price)
    if highest is not None and amount <= highest.amount:
        return refuse("bid-not-higher", clause, amount=amount, highest=highest.amount)
    if highest is not None and highest.all_in:
        return refuse("bid-not-all-in", clause, amount=amount, score=score)
    return refuse("bid-not-multiple", clause, amount=amount, step=state.setup.regulation.bid_step)


def _pass_bid(draft: Draft, command: PassBid, _at: Nanoseconds) -> Refused | None:
    refused = _not_asked(draft.state, command.seat)
    if refused:
        return refused
    if _auction(draft.state).highest is None:
        return refuse("first-bid", _clause(draft.state), seat=command.seat)
    draft.add(BidTaken(Bid(command.seat, BidKind.PASS), draft.number()))
    _go_on(draft)
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    OpenBidding: _start_again,
    MakeBid: _make_bid,
    PassBid: _pass_bid,
}
