"""Any bidding, whatever the scores and whoever raises, keeps the laws of N4.8."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from station.rules.commands import MakeBid, PassBid
from station.rules.decide.auction import legal_bids
from station.rules.records import Bid, BidKind
from station.rules.state import Phase, scores
from tests.rules.boards import Board, at_auction

pytestmark = pytest.mark.clause("N4.8")

SCORES = st.lists(
    st.one_of(st.integers(-5, 30).map(lambda tens: 10 * tens), st.integers(0, 99)), min_size=2, max_size=4
)
WILL = st.lists(st.integers(0, 3), max_size=24)
"""At each turn: pass, bid the least, the most, or all."""


def take_turn(game: Board, will: int) -> None:
    """Who is asked does what is wanted, or the next thing that is legal."""
    bids = legal_bids(game.state, game.asked)
    least = bids.least if bids.least is not None else bids.all_in
    wanted = (None, least, bids.most, bids.all_in)[will]
    if wanted is None and game.auction.highest is None:
        wanted = least
    if wanted is None:
        game.do(PassBid(game.asked))
    else:
        game.do(MakeBid(game.asked, wanted))


def played_out(points: list[int], wills: list[int]) -> Board:
    """An auction at these scores; when the wills are used up, everybody passes."""
    game = at_auction(*points)
    turns = iter(wills)
    while game.phase is Phase.BIDDING:
        take_turn(game, next(turns, 0))
    return game


def bids_of(game: Board) -> list[Bid]:
    return [bid for bid in game.auction.bids if bid.kind in {BidKind.BID, BidKind.FORCED}]


@settings(max_examples=60)
@given(SCORES, WILL)
def test_each_bid_is_legal_and_beats_the_one_before(points: list[int], wills: list[int]) -> None:
    game = played_out(points, wills)
    owns = scores(game.state)
    first, *raises = bids_of(game)

    assert first.seat == game.auction.opener
    assert (first.kind is BidKind.FORCED) == (owns[first.seat] < 30)
    for before, bid in zip([first, *raises], raises, strict=False):
        own = owns[bid.seat]
        assert before.amount < bid.amount <= own
        assert bid.amount == own or (bid.amount % 10 == 0 and not before.all_in)
        assert bid.all_in == (bid.amount == own)


@settings(max_examples=60)
@given(SCORES, WILL)
def test_the_highest_bid_wins_when_all_others_are_out(points: list[int], wills: list[int]) -> None:
    game = played_out(points, wills)
    last = bids_of(game)[-1]
    out = [bid.seat for bid in game.auction.bids if bid.kind in {BidKind.PASS, BidKind.PASSED_OVER}]

    assert game.sold == (last.seat, last.amount)
    assert sorted([*out, last.seat]) == list(game.state.present)


@settings(max_examples=40)
@given(SCORES, WILL)
def test_the_stake_alone_changes_hands(points: list[int], wills: list[int]) -> None:
    game = played_out(points, wills)
    winner, stake = game.sold
    before = scores(game.state)
    game.after_sale(right=False)

    changed = {seat: now - before[seat] for seat, now in scores(game.state).items() if now != before[seat]}
    assert changed == {winner: -stake}
