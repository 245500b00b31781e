"""Auctions: where they lie, who was asked, what was bid (N4.7, N4.8)."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from station.rules.model import Cell, Seat, ThemeKind
from station.rules.records import Auction, Bid, BidKind
from station.rules.state import MatchState, Phase, price, scores

_SOLD = frozenset({Phase.AUCTION_READING, Phase.THINKING})
_OF_BUTTONS = frozenset(
    {
        Phase.READING,
        Phase.WINDOW,
        Phase.CONTEST,
        Phase.PHOTO_FINISH,
        Phase.ANSWERING,
        Phase.ANNOUNCED,
    }
)
_OUT = frozenset({BidKind.PASS, BidKind.PASSED_OVER})


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about auctions, and whether it is."""
    yield from _place_faults(state)
    auction, cell = state.auction, state.cell
    asks = state.phase in _SOLD | {Phase.BIDDING}
    yield "no-auction", asks and auction is None
    yield "auction-with-buttons", state.phase in _OF_BUTTONS and auction is not None
    if auction is None or cell is None:
        return
    yield "auction-elsewhere", cell not in state.auctions
    yield "auction-of-another-price", auction.price != price(state, cell)
    yield "sold-while-bid-for", state.phase is Phase.BIDDING and auction.winner is not None
    yield "sold-to-nobody", state.phase in _SOLD and auction.winner not in state.present
    if state.phase is Phase.BIDDING:
        yield from _bidding_faults(state, auction)
    yield from _sequence_faults(state, auction)


def _place_faults(state: MatchState) -> Iterator[tuple[str, bool]]:
    parts = state.setup.stage.rounds
    opened = {done.cell for done in state.played if done.auction}
    on = Counter(state.themes[one.theme].round for one in state.auctions if not state.themes[one.theme].void)
    begun = {state.round} if state.phase is Phase.CHOOSING else set()
    yield "auction-set-twice", len(set(state.auctions)) < len(state.auctions)
    yield "auction-off-the-board", any(not _is_on_a_board(state, one) for one in state.auctions)
    yield "too-many-auctions", any(on[number] > part.auctions for number, part in enumerate(parts))
    yield "auctions-missing", any(on[number] < parts[number].auctions for number in begun)
    yield "auction-sold-elsewhere", bool(opened - set(state.auctions))


def _is_on_a_board(state: MatchState, cell: Cell) -> bool:
    theme = state.themes[cell.theme]
    return theme.kind is ThemeKind.BOARD and 0 <= cell.row < len(theme.prices)


def _bidding_faults(state: MatchState, auction: Auction) -> Iterator[tuple[str, bool]]:
    """While bids are made the scores are those that they are made from."""
    totals = scores(state)
    yield "bidder-not-in-game", not set(auction.order) <= set(state.present)
    asked = [totals[seat] for seat in auction.order]
    yield "asked-out-of-order", asked != sorted(asked)
    yield (
        "bid-above-score",
        any(bid.kind is BidKind.BID and bid.amount > totals[bid.seat] for bid in auction.bids),
    )
    yield (
        "forced-within-score",
        any(bid.kind is BidKind.FORCED and bid.amount <= totals[bid.seat] for bid in auction.bids),
    )
    yield (
        "all-in-of-a-part",
        any(
            bid.kind is BidKind.BID and bid.all_in != (bid.amount == totals[bid.seat]) for bid in auction.bids
        ),
    )


def _sequence_faults(state: MatchState, auction: Auction) -> Iterator[tuple[str, bool]]:
    made = [bid for bid in auction.bids if bid.kind not in _OUT]
    out = [bid.seat for bid in auction.bids if bid.kind in _OUT]
    step = state.setup.regulation.bid_step
    highest = auction.highest
    yield "bids-without-bidding", bool(auction.bids) and not auction.order
    yield "asked-twice", len(set(auction.order)) < len(auction.order)
    yield "bid-of-one-not-asked", not {bid.seat for bid in auction.bids} <= set(auction.order)
    yield (
        "opened-by-another",
        auction.bids[:1] != tuple(made[:1]) or any(bid.seat != auction.opener for bid in made[:1]),
    )
    yield "forced-too-late", any(bid.kind is BidKind.FORCED for bid in made[1:])
    yield (
        "forced-to-another-price",
        any(bid.kind is BidKind.FORCED and (bid.amount != auction.price or bid.all_in) for bid in made),
    )
    yield "bid-below-price", any(bid.amount < auction.price for bid in made)
    yield "bid-not-higher", any(later.amount <= bid.amount for bid, later in pairwise(made))
    yield "all-in-beaten-by-less", any(bid.all_in and not later.all_in for bid, later in pairwise(made))
    yield (
        "bid-off-the-step",
        any(not bid.all_in and bid.kind is BidKind.BID and bid.amount % step for bid in made),
    )
    yield "out-twice", len(set(out)) < len(out)
    yield "holder-passed", highest is not None and highest.seat in out
    yield "bid-after-passing", _bids_after_passing(auction.bids)
    if auction.winner is not None:
        yield "sold-below-the-highest", highest is None or auction.winner != highest.seat
        yield "sold-too-early", {*out, auction.winner} != set(auction.order)


def _bids_after_passing(bids: tuple[Bid, ...]) -> bool:
    out: set[Seat] = set()
    for bid in bids:
        if bid.seat in out:
            return True
        if bid.kind in _OUT:
            out.add(bid.seat)
    return False
