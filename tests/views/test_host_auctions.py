"""An auction as the host sees it: who is asked, from the lowest score up, and what may be bid (N4.8)."""

import pytest

from station.rules.bidding import BidRange
from station.rules.commands import FinishReading, SetPoints
from station.rules.model import Points, Seat
from station.rules.records import BidKind
from station.views.host_view import host_view
from station.views.late_view import BiddingView
from station.views.seat_view import SeatMark
from tests.rules.boards import REASON, Board, at_auction, at_board

TEN = Points(10)


def bidding(game: Board) -> BiddingView:
    found = host_view(game.history).bidding
    assert found is not None
    return found


def words(game: Board) -> list[tuple[int, BidKind | None]]:
    return [(who.seat, who.word.kind if who.word else None) for who in bidding(game).bidders]


def marks(game: Board) -> list[SeatMark]:
    return [seat.mark for seat in host_view(game.history).seats]


@pytest.mark.clause("N4.8")
def test_the_first_bid_is_of_who_chose_from_the_price_to_the_own_score() -> None:
    game = at_auction(125, 80, 240)
    view = bidding(game)

    assert (view.asked, view.highest, view.price) == (1, None, 30)
    assert view.legal == BidRange(TEN, Points(30), Points(120), None)
    assert [(who.seat, who.points) for who in view.bidders] == [(2, 80), (1, 125), (3, 240)]
    assert marks(game) == [SeatMark.ASKED, SeatMark.WAITS, SeatMark.WAITS]


@pytest.mark.clause("N4.8")
def test_each_player_has_the_last_word_that_was_heard() -> None:
    game = at_auction(125, 80, 240)
    game.bid(1, 60)
    game.passes(2)

    assert words(game) == [(2, BidKind.PASS), (1, BidKind.BID), (3, None)]
    assert bidding(game).asked == Seat(3)
    assert bidding(game).legal == BidRange(TEN, Points(70), Points(240), Points(240))


@pytest.mark.clause("N4.8")
def test_a_forced_price_and_who_can_bid_no_more_are_told_as_such() -> None:
    game = at_auction(20, 10, 240)

    assert words(game) == [(2, BidKind.PASSED_OVER), (1, BidKind.FORCED), (3, None)]


def test_of_a_sold_question_winner_and_stake_are_told() -> None:
    game = at_auction(125, 80, 240)
    game.sell_to(3, 100)
    view = bidding(game)

    assert (view.winner, view.asked, view.legal) == (3, None, None)
    assert view.highest is not None
    assert view.highest.amount == 100
    assert marks(game) == [SeatMark.OUT, SeatMark.OUT, SeatMark.ANSWERS]


def test_who_thinks_is_who_is_ruled_on() -> None:
    game = at_auction(125, 80, 240)
    game.sell_to(3, 100)
    game.do(FinishReading())
    view = host_view(game.history)

    assert (view.answerer, view.answer) == (3, None)
    assert view.deadline is not None


@pytest.mark.clause("S4.18")
def test_a_bidding_that_fell_asks_nobody() -> None:
    game = at_auction(125, 80, 240)
    game.bid(1, 60)
    game.do(SetPoints(Seat(2), Points(90), REASON))
    view = bidding(game)

    assert (view.bidders, view.asked, view.highest) == ((), None, None)
    assert SeatMark.ASKED not in marks(game)


def test_where_no_auction_is_open_there_is_none_to_see() -> None:
    game = at_board()
    game.choose(0, 0)

    assert host_view(game.history).bidding is None
