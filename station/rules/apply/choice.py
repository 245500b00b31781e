"""What rounds by choice and auctions make of the state (N4.3, N4.7, N4.8)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import closed_question, enter, with_lot
from station.rules.events import (
    AuctionOpened,
    AuctionWon,
    BiddingFell,
    BiddingOpened,
    BidTaken,
    BoardShown,
    ChooserNamed,
    NamingFell,
    RoundEnded,
    RoundStarted,
    ThinkingStarted,
)
from station.rules.model import ThemeKind
from station.rules.records import Auction
from station.rules.state import MatchState, Phase


def _round_started(state: MatchState, event: RoundStarted) -> MatchState:
    begun = _at_board(with_lot(state, event.lot), event.entered)
    return replace(begun, round=event.round, auctions=(*state.auctions, *event.auctions))


def _at_board(state: MatchState, entered: int) -> MatchState:
    """The board stands open; no question does."""
    closed = closed_question(state)
    return enter(closed, Phase.CHOOSING, entered, theme=-1, cell=None, chooser=None, auction=None)


def _board_shown(state: MatchState, event: BoardShown) -> MatchState:
    return replace(_at_board(state, event.entered), round=event.round)


def _chooser_named(state: MatchState, event: ChooserNamed) -> MatchState:
    return enter(with_lot(state, event.lot), Phase.CHOOSING, event.entered, named=event.seat)


def _naming_fell(state: MatchState, event: NamingFell) -> MatchState:
    return enter(state, Phase.CHOOSING, event.entered, named=None)


def _auction_opened(state: MatchState, event: AuctionOpened) -> MatchState:
    return enter(
        closed_question(state),
        Phase.BIDDING,
        event.entered,
        theme=event.cell.theme,
        cell=event.cell,
        named=None,
        chooser=event.chooser,
        auction=Auction(event.chooser, event.price),
    )


def _bidding_opened(state: MatchState, event: BiddingOpened) -> MatchState:
    sold = replace(_open_auction(state), order=event.order, opener=event.opener)
    return enter(with_lot(state, event.lot), Phase.BIDDING, event.entered, auction=sold)


def _bidding_fell(state: MatchState, event: BiddingFell) -> MatchState:
    fallen = replace(_open_auction(state), order=(), bids=())
    return enter(state, Phase.BIDDING, event.entered, auction=fallen)


def _bid_taken(state: MatchState, event: BidTaken) -> MatchState:
    auction = _open_auction(state)
    sold = replace(auction, bids=(*auction.bids, event.bid))
    return enter(state, Phase.BIDDING, event.entered, auction=sold)


def _auction_won(state: MatchState, event: AuctionWon) -> MatchState:
    sold = replace(_open_auction(state), winner=event.seat)
    return enter(state, Phase.AUCTION_READING, event.entered, auction=sold)


def _open_auction(state: MatchState) -> Auction:
    if state.auction is None:
        raise TypeError("no auction is open")
    return state.auction


def _thinking_started(state: MatchState, event: ThinkingStarted) -> MatchState:
    return enter(state, Phase.THINKING, event.entered, deadline=event.deadline)


def _round_ended(state: MatchState, event: RoundEnded) -> MatchState:
    """The question that was played last stays in sight; an extra theme that gave way is over for good."""
    theme = state.current_theme
    if theme is not None and theme.kind is ThemeKind.EXTRA:
        return enter(closed_question(state), Phase.ROUND_END, event.entered, theme=-1, cell=None)
    return enter(state, Phase.ROUND_END, event.entered)


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    RoundStarted: _round_started,
    ChooserNamed: _chooser_named,
    NamingFell: _naming_fell,
    BoardShown: _board_shown,
    AuctionOpened: _auction_opened,
    BiddingOpened: _bidding_opened,
    BiddingFell: _bidding_fell,
    BidTaken: _bid_taken,
    AuctionWon: _auction_won,
    ThinkingStarted: _thinking_started,
    RoundEnded: _round_ended,
}
