"""Seats or scores change while an auction is sold: all bids are off (N4.8, S4.18, S2.3)."""

from dataclasses import replace

import pytest

from station.rules.commands import (
    Arrive,
    Leave,
    OpenBidding,
    PassBid,
    Rename,
    ReverseRuling,
    SetPoints,
    Warn,
    WithdrawLater,
)
from station.rules.events import BiddingFell
from station.rules.model import Cell, Lot, Points, Seat
from station.rules.records import BidKind
from station.rules.state import Phase
from tests.rules.boards import REASON, Board, at_auction, at_board, away, begin_at
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.8", "S4.18", "S2.3")


def fell(game: Board) -> bool:
    """Whether all bids are off and the bidding waits to start again."""
    events = game.entries[-1].events
    is_told = any(isinstance(event, BiddingFell) for event in events)
    return game.phase is Phase.BIDDING and is_told and (game.auction.order, game.auction.bids) == ((), ())


@away
def test_the_opener_is_gone_before_the_first_bid_and_the_lowest_opens(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.lose(1, how)
    assert fell(game)
    game.do(OpenBidding())

    assert (game.auction.order, game.asked, game.turns) == (seats(3, 2), 3, [])
    game.bid(3, 30)
    game.passes(2)
    assert game.sold == (3, 30)


@away
def test_the_opener_is_gone_after_bids(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 50)
    game.bid(3, 60)
    game.lose(1, how)
    assert fell(game)
    game.do(OpenBidding())

    assert game.asked == 3
    assert game.bid_refused(3, 20).code == "bid-below-price"
    game.bid(3, 30)


@away
def test_the_holder_is_gone_and_who_chose_bids_first_again(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 30)
    game.bid(3, 80)
    game.lose(3, how)
    assert fell(game)
    game.do(OpenBidding())

    assert game.bidding_refused(PassBid(Seat(1))).code == "first-bid"
    game.bid(1, 40)
    game.passes(2)
    assert game.sold == (1, 40)


@away
def test_the_one_who_is_asked_is_gone(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 30)
    game.lose(3, how)
    assert fell(game)
    game.do(OpenBidding())
    game.bid(1, 30)

    assert game.asked == 2


@away
def test_one_who_had_passed_is_gone(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 30)
    game.passes(3)
    game.lose(3, how)

    assert fell(game)


def test_who_has_passed_may_bid_again_when_the_bidding_starts_again() -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 30)
    game.passes(3)
    game.remove(2)
    game.do(OpenBidding())
    game.bid(1, 30)
    game.bid(3, 40)

    assert game.auction.bids[-1].seat == 3


def test_while_bids_are_off_nobody_bids() -> None:
    game = at_auction(100, 300, 200)
    game.do(Leave(Seat(3)))
    assert game.bid_refused(1, 30).code == "bidding-fell"

    assert game.bidding_refused(PassBid(Seat(1))).code == "bidding-fell"


def test_a_second_change_while_bids_are_off_changes_nothing_more() -> None:
    game = at_auction(100, 300, 200, 400)
    game.do(Leave(Seat(3)), Leave(Seat(4)))
    assert (game.phase, game.auction.order) == (Phase.BIDDING, ())
    game.do(OpenBidding())

    assert game.auction.order == seats(1, 2)


def test_equals_who_remain_are_asked_by_lot() -> None:
    game = at_auction(100, 200, 100, 300, order=(3, 1, 2, 4))
    assert game.auction.order == seats(3, 1, 2, 4)
    game.remove(4)
    assert game.wanted(OpenBidding()) == {"purpose": "auction-order:blue:0:2", "among": "1,2,3"}
    wrong = Lot("auction-order:blue:0:2", (1, 2, 3, 4))
    assert game.refused(OpenBidding(wrong)).code == "bad-lot"
    game.draw(OpenBidding(), 1, 3)

    assert game.auction.order == seats(1, 3, 2)
    assert game.asked == 1
    assert [lot.order for lot in game.state.lots] == [(1, 3, 2)]


def test_equal_to_one_who_is_gone_needs_no_lot() -> None:
    game = at_auction(100, 300, 200, 200, order=(3, 4))
    game.do(Leave(Seat(4)), OpenBidding())

    assert game.auction.order == seats(1, 3, 2)


def test_equals_who_remain_and_no_opener_leave_the_first_bid_to_the_lot() -> None:
    game = at_auction(100, 200, 200, order=(1, 2, 3))
    game.remove(1)
    game.draw(OpenBidding(), 3)

    assert game.asked == 3


def test_the_price_is_forced_on_the_lowest_who_opens_instead() -> None:
    game = at_auction(100, 300, 20)
    game.remove(1)
    game.do(OpenBidding())

    assert (game.turns, game.asked) == ([(3, BidKind.FORCED, 30)], 2)


def test_one_left_alone_ends_the_game() -> None:
    game = at_auction(100, 300)
    game.remove(1)

    assert game.phase is Phase.FINISHED


@away
def test_who_opened_instead_plays_the_auction_and_chooses_next(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.lose(1, how)
    game.do(OpenBidding())
    game.bid(3, 30)
    game.passes(2)

    assert game.after_sale(right=False) == 3


# Scores.


@pytest.mark.clause("N4.5.9")
def test_a_score_put_right_takes_the_bids_off() -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 50)
    game.do(SetPoints(Seat(2), Points(150), REASON))
    assert fell(game)
    game.do(OpenBidding())

    assert (game.asked, game.auction.order) == (1, seats(1, 2, 3))


@pytest.mark.clause("N4.5.9")
def test_a_ruling_turned_round_takes_the_bids_off_and_leaves_the_choice() -> None:
    game = at_board((0, 2))
    game.set_points(100, 200, 300)
    game.ask_cell(0, 4, 3)
    game.choose(0, 2)
    game.bid(1, 50)
    game.do(ReverseRuling(0, REASON))
    assert (fell(game), game.points, game.state.chooser) == (True, (100, 200, 350), 1)
    game.do(OpenBidding())

    assert game.asked == 1


@pytest.mark.clause("N4.5.8")
def test_a_question_withdrawn_later_may_force_the_price() -> None:
    game = at_board((0, 2))
    game.set_points(0, 200, 300)
    game.ask_cell(0, 4, right=1)
    game.choose(0, 2)
    game.bid(1, 50)
    game.do(WithdrawLater(Cell(0, 4), REASON))
    assert fell(game)
    game.do(OpenBidding())

    assert game.turns == [(1, BidKind.FORCED, 30)]


def test_scores_that_become_equal_are_asked_by_lot() -> None:
    game = at_auction(100, 300, 200)
    game.do(SetPoints(Seat(3), Points(300), REASON))
    game.draw(OpenBidding(), 3, 2)

    assert game.auction.order == seats(1, 3, 2)


@pytest.mark.clause("S4.3")
def test_one_who_arrives_is_asked_when_the_bidding_starts_again() -> None:
    game = Board(replace(begin_at("final", (0, 2)), absent=seats(3)))
    game.start()
    game.name(1)
    game.set_points(100, 200, 0)
    game.choose(0, 2)
    game.bid(1, 30)
    game.do(Arrive(Seat(3)))
    assert fell(game)
    game.do(OpenBidding())

    assert (game.auction.order, game.asked) == (seats(3, 1, 2), 1)


def test_what_changes_neither_seats_nor_scores_leaves_the_bids() -> None:
    game = at_auction(100, 300, 200, 400)
    game.do(Leave(Seat(4)), OpenBidding())
    game.bid(1, 50)
    game.do(Warn(Seat(2), REASON), Rename(Seat(2), "Жанна"))
    game.remove(4)

    assert (game.turns, game.asked) == ([(1, BidKind.BID, 50)], 3)


def test_a_bidding_that_has_fallen_does_not_fall_again() -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 50)
    game.do(SetPoints(Seat(2), Points(310), REASON))
    assert fell(game)
    game.do(SetPoints(Seat(2), Points(320), REASON))

    assert not fell(game)
    assert (game.phase, game.auction.order) == (Phase.BIDDING, ())
