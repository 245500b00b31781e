"""All-ins, players without a legal raise, and equals in the bidding of an auction (N4.8)."""

import pytest

from station.rules.commands import Choose, OpenBidding
from station.rules.decide.auction import legal_bids
from station.rules.events import BiddingOpened
from station.rules.model import Cell, Lot
from station.rules.records import BidKind
from station.rules.state import Phase
from tests.rules.boards import at_auction, at_board
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.8")

BID, FORCED, OVER = BidKind.BID, BidKind.FORCED, BidKind.PASSED_OVER


# All-in.


def test_an_all_in_is_beaten_by_a_larger_all_in_alone() -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 100)
    refused = game.bid_refused(2, 150)
    assert (refused.code, dict(refused.parameters)) == ("bid-not-all-in", {"amount": 150, "score": 200})
    game.bid(2, 200)
    assert game.bid_refused(3, 290).code == "bid-not-all-in"
    game.bid(3, 300)

    assert game.sold == (3, 300)


def test_an_equal_all_in_does_not_beat() -> None:
    game = at_auction(100, 100, 300, order=(2, 1, 3))
    game.bid(1, 100)

    assert game.turns == [(1, BID, 100), (2, OVER, 0)]
    assert game.bid_refused(3, 100).code == "bid-not-higher"


def test_a_bid_below_the_own_score_is_no_all_in() -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 90)
    game.bid(2, 110)

    assert [turn.all_in for turn in game.auction.bids] == [False, False]


@pytest.mark.parametrize("amount", [40, 100])
def test_any_legal_raise_beats_a_forced_price(amount: int) -> None:
    game = at_auction(-10, 100, 300)
    game.bid(2, amount)

    assert game.turns == [(1, FORCED, 30), (2, BID, amount)]


def test_who_was_forced_is_asked_again_only_with_a_legal_raise() -> None:
    game = at_auction(20, 100, 300)
    game.bid(2, 40)
    game.passes(3)

    assert game.turns[-1] == (1, OVER, 0)
    assert game.sold == (2, 40)


# Players without a legal raise.


def test_who_has_too_few_points_is_passed_over_and_shown_so() -> None:
    game = at_auction(300, 40, 200)
    game.bid(1, 40)

    assert (game.turns, game.asked) == ([(1, BID, 40), (2, OVER, 0)], 3)


def test_nobody_can_raise_and_the_question_is_sold_at_once() -> None:
    game = at_auction(300, 100, 200)
    game.bid(1, 210)

    assert game.turns == [(1, BID, 210), (2, OVER, 0), (3, OVER, 0)]
    assert game.sold == (1, 210)


def test_a_forced_price_that_nobody_can_raise_is_sold_with_the_choice() -> None:
    game = at_auction(0, 10, 20)

    assert game.turns == [(1, FORCED, 30), (2, OVER, 0), (3, OVER, 0)]
    assert game.sold == (1, 30)


def test_a_raise_may_leave_one_behind_who_could_have_raised_before() -> None:
    game = at_auction(300, 100, 200)
    game.bid(1, 90)
    game.passes(2)
    game.bid(3, 200)
    assert game.asked == 1
    game.bid(1, 300)

    assert game.sold == (1, 300)


# Equal scores: a lot, once.


def test_equals_are_asked_in_the_order_of_a_lot() -> None:
    game = at_board((0, 2))
    game.set_points(200, 100, 100)
    wanted = game.wanted(Choose(Cell(0, 2)))
    assert wanted == {"purpose": "auction-order:blue:0:2", "among": "1,2,3"}
    game.choose(0, 2, 3, 2)
    (_, opened) = game.entries[-1].events
    assert isinstance(opened, BiddingOpened)
    assert opened.lot in game.state.lots
    assert game.auction.order == seats(3, 2, 1)
    game.bid(1, 30)

    assert game.asked == 3


def test_the_lot_orders_equals_alone() -> None:
    game = at_auction(100, 100, 50, order=(1, 2, 3))

    assert game.auction.order == seats(3, 1, 2)


def test_different_scores_need_no_lot() -> None:
    game = at_auction(300, 100, 200)

    assert game.auction.order == seats(2, 3, 1)
    assert [lot.purpose for lot in game.state.lots] == []


@pytest.mark.parametrize(
    "lot", [Lot("auction-order:blue:0:3", (1, 2, 3)), Lot("auction-order:blue:0:2", (2, 3))]
)
def test_another_lot_opens_no_auction(lot: Lot) -> None:
    game = at_board((0, 2))
    game.set_points(200, 100, 100)

    assert game.refused(Choose(Cell(0, 2), lot)).code == "bad-lot"
    assert game.phase is Phase.CHOOSING


def test_a_bidding_that_has_begun_does_not_begin_again() -> None:
    game = at_auction(100, 200, 300)

    assert game.bidding_refused(OpenBidding()).code == "bidding-open"


def test_what_may_be_bid_is_known_beforehand() -> None:
    game = at_auction(100, 205, 300)
    own = legal_bids(game.state, game.asked)
    assert (own.least, own.most, own.all_in) == (30, 100, None)
    game.bid(1, 50)
    own = legal_bids(game.state, game.asked)

    assert (own.least, own.most, own.all_in) == (60, 200, 205)
