"""Faults of auctions: their places, the bidding, the sale; seats 3, 1 and 2 have 30, 40 and 50."""

from dataclasses import replace

from station.rules.commands import MakeBid
from station.rules.model import Cell, Points, Seat, Standing
from station.rules.records import Auction, Bid, BidKind
from station.rules.state import MatchState
from tests.rules.choice_situations import (
    FIRST,
    SECOND,
    THIRD,
    announced,
    auction_reading,
    auction_revealed,
    bidding,
    bidding_all_in,
    bidding_fallen,
    bidding_raise,
    choosing,
)
from tests.rules.faults.broken import Case, auction
from tests.rules.games import Game, seats

PLACES: list[Case] = [
    ("auction-set-twice", choosing, lambda state: replace(state, auctions=state.auctions * 2)),
    ("auction-off-the-board", choosing, lambda state: replace(state, auctions=(Cell(0, 5),))),
    ("too-many-auctions", choosing, lambda state: replace(state, auctions=(*state.auctions, Cell(0, 0)))),
    ("auctions-missing", choosing, lambda state: replace(state, auctions=state.auctions[1:])),
    ("auction-sold-elsewhere", auction_revealed, lambda state: replace(state, auctions=state.auctions[1:])),
    ("no-auction", bidding, lambda state: replace(state, auction=None)),
    ("no-auction", auction_reading, lambda state: replace(state, auction=None)),
    ("auction-with-buttons", announced, lambda state: replace(state, auction=Auction(FIRST, Points(50)))),
    ("auction-elsewhere", bidding, lambda state: replace(state, auctions=state.auctions[1:])),
    (
        "auction-of-another-price",
        bidding,
        lambda state: replace(state, auction=replace(auction(state), price=Points(30))),
    ),
]


def two_bids() -> Game:
    """Seat 3 bids 20, seat 1 bids 30."""
    game = bidding_raise()
    game.do(MakeBid(FIRST, Points(30)))
    return game


def with_bids(state: MatchState, *bids: Bid) -> MatchState:
    """The bidding went another way."""
    return replace(state, auction=replace(auction(state), bids=bids))


def without_second(state: MatchState) -> MatchState:
    """Seat 2 is not in the game."""
    return replace(state, standings=(Standing.PRESENT, Standing.LEFT, Standing.PRESENT))


def with_order(state: MatchState, *order: int) -> MatchState:
    """They are asked in another order."""
    return replace(state, auction=replace(auction(state), order=seats(*order)))


def bid(seat: Seat, amount: int, *, all_in: bool = False, kind: BidKind = BidKind.BID) -> Bid:
    """A turn of a seat."""
    return Bid(seat, kind, Points(amount), all_in)


def forced(seat: Seat, amount: int) -> Bid:
    """The price, bid automatically."""
    return bid(seat, amount, kind=BidKind.FORCED)


def passed(seat: Seat) -> Bid:
    """A pass."""
    return bid(seat, 0, kind=BidKind.PASS)


BIDS: list[Case] = [
    ("bidder-not-in-game", bidding, without_second),
    ("asked-out-of-order", bidding, lambda state: with_order(state, 1, 2, 3)),
    ("asked-twice", bidding, lambda state: with_order(state, 3, 3, 1, 2)),
    ("bid-above-score", two_bids, lambda state: with_bids(state, bid(THIRD, 40))),
    ("forced-within-score", bidding_raise, lambda state: with_bids(state, forced(THIRD, 20))),
    ("all-in-of-a-part", bidding_raise, lambda state: with_bids(state, bid(THIRD, 20, all_in=True))),
    ("all-in-of-a-part", bidding_all_in, lambda state: with_bids(state, bid(THIRD, 30))),
    ("bids-without-bidding", bidding_raise, with_order),
    ("bids-without-bidding", bidding_fallen, lambda state: with_bids(state, bid(THIRD, 20))),
    ("bid-of-one-not-asked", two_bids, lambda state: with_order(state, 3, 2)),
    ("opened-by-another", bidding, lambda state: with_bids(state, bid(FIRST, 20))),
    ("opened-by-another", bidding, lambda state: with_bids(state, passed(THIRD))),
    ("forced-too-late", two_bids, lambda state: with_bids(state, bid(THIRD, 20), forced(FIRST, 30))),
    ("forced-to-another-price", bidding, lambda state: with_bids(state, forced(THIRD, 50))),
    ("bid-below-price", bidding, lambda state: with_bids(state, bid(THIRD, 10))),
    ("bid-not-higher", two_bids, lambda state: with_bids(state, bid(THIRD, 30), bid(FIRST, 30))),
    (
        "all-in-beaten-by-less",
        bidding_all_in,
        lambda state: with_bids(state, bid(THIRD, 30, all_in=True), bid(SECOND, 40)),
    ),
    ("bid-off-the-step", bidding, lambda state: with_bids(state, bid(THIRD, 25))),
    (
        "out-twice",
        two_bids,
        lambda state: with_bids(state, bid(THIRD, 20), passed(FIRST), passed(FIRST)),
    ),
    ("holder-passed", two_bids, lambda state: with_bids(state, bid(THIRD, 20), passed(THIRD))),
    (
        "bid-after-passing",
        two_bids,
        lambda state: with_bids(state, bid(THIRD, 20), passed(FIRST), bid(FIRST, 30)),
    ),
]

SALES: list[Case] = [
    (
        "sold-while-bid-for",
        bidding_raise,
        lambda state: replace(state, auction=replace(auction(state), winner=THIRD)),
    ),
    (
        "sold-to-nobody",
        auction_reading,
        lambda state: replace(state, auction=replace(auction(state), winner=None)),
    ),
    (
        "sold-below-the-highest",
        auction_reading,
        lambda state: replace(state, auction=replace(auction(state), winner=FIRST)),
    ),
    ("sold-too-early", auction_reading, lambda state: with_bids(state, *auction(state).bids[:-1])),
]
