"""Undo, redo, pauses and restarts in an auction: nobody loses a bid, a turn or a second (N4.8)."""

from dataclasses import replace

import pytest

from station.rules.commands import (
    Choose,
    FinishReading,
    OpenBidding,
    Pause,
    Resume,
    Rule,
    Speaking,
    StartRound,
    TakeSpare,
    Withdraw,
)
from station.rules.model import SECOND, Cell
from station.rules.records import BidKind
from station.rules.state import Phase
from tests.rules.boards import Board, at_auction, at_board
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.8")

BID, PASS = BidKind.BID, BidKind.PASS


def bidding() -> Board:
    """Two bids and a pass; seat 1 is asked."""
    game = at_auction(200, 100, 300)
    game.bid(1, 30)
    game.passes(2)
    game.bid(3, 50)
    return game


def thinking() -> Board:
    """Seat 3 has bought the question and thinks for four of its ten seconds."""
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.do(FinishReading())
    game.wait(4 * SECOND)
    return game


def test_each_bid_is_undone_alone() -> None:
    game = bidding()
    game.undo()
    assert (game.turns, game.asked) == ([(1, BID, 30), (2, PASS, 0)], 3)
    game.undo()
    assert (game.turns, game.asked) == ([(1, BID, 30)], 2)
    game.undo()

    assert (game.turns, game.asked) == ([], 1)


def test_undone_bids_come_back_in_their_order() -> None:
    game = bidding()
    before = game.state.auction
    for _ in range(3):
        game.undo()
    for _ in range(3):
        game.redo()

    assert game.state.auction == before


def test_another_bid_in_the_place_of_an_undone_one() -> None:
    game = bidding()
    game.undo()
    game.bid(3, 80)

    assert (game.turns[-1], game.asked) == ((3, BID, 80), 1)
    assert not game.history.undone


def test_the_last_pass_is_undone_with_the_sale() -> None:
    game = bidding()
    game.passes(1)
    assert game.sold == (3, 50)
    game.undo()
    assert (game.phase, game.asked, game.auction.winner) == (Phase.BIDDING, 1, None)
    game.bid(1, 60)

    assert game.asked == 3


def test_a_bid_is_undone_with_those_it_passed_over() -> None:
    game = at_auction(300, 100, 200)
    game.bid(1, 210)
    assert game.sold == (1, 210)
    game.undo()

    assert (game.phase, game.turns, game.asked) == (Phase.BIDDING, [], 1)


def test_a_forced_price_is_undone_with_the_choice() -> None:
    game = at_auction(-10, 100, 200)
    game.undo()

    assert (game.phase, game.state.auction, game.chooser) == (Phase.CHOOSING, None, 1)
    game.choose(0, 0)


def test_the_lot_of_equals_comes_back_with_the_choice() -> None:
    game = at_auction(100, 100, 100, order=(2, 3, 1))
    game.undo()
    assert not game.state.lots
    game.redo()

    assert game.auction.order == seats(2, 3, 1)
    assert [lot.purpose for lot in game.state.lots] == ["auction-order:blue:0:2"]


def test_the_same_lot_is_asked_for_when_the_choice_is_made_again() -> None:
    game = at_board((0, 2))
    wanted = game.wanted(Choose(Cell(0, 2)))
    game.choose(0, 2, 3)
    game.undo()
    game.choose(0, 0)
    game.undo()

    assert game.wanted(Choose(Cell(0, 2))) == wanted


def test_the_same_places_are_asked_for_when_the_round_begins_again() -> None:
    game = at_board()
    game.play_rest()
    wanted = game.wanted(StartRound())
    game.start(3, 4)
    game.undo()

    assert game.wanted(StartRound()) == wanted


def test_bids_that_fell_come_back_with_the_player() -> None:
    game = bidding()
    game.remove(2)
    game.do(OpenBidding())
    game.undo()
    assert game.auction.order == ()
    game.undo()

    assert (game.turns[-1], game.asked, game.state.present) == ((3, BID, 50), 1, seats(1, 2, 3))


@pytest.mark.parametrize("how", ["pause", "restart"])
def test_a_halt_leaves_the_bidding_where_it_was(how: str) -> None:
    game = bidding()
    turns, order = game.turns, game.auction.order
    _halt(game, how)
    assert (game.phase, game.turns, game.auction.order, game.asked) == (Phase.BIDDING, turns, order, 1)
    game.bid(1, 60)

    assert (game.state.paused, game.asked) == (False, 3)


@pytest.mark.parametrize("how", ["pause", "restart"])
def test_a_halt_leaves_bids_that_have_fallen(how: str) -> None:
    game = bidding()
    game.remove(2)
    _halt(game, how)
    assert game.auction.order == ()
    game.do(OpenBidding())

    assert game.asked == 1


@pytest.mark.parametrize("how", ["pause", "restart"])
def test_a_halt_leaves_the_question_to_its_winner(how: str) -> None:
    game = bidding()
    game.passes(1)
    _halt(game, how)
    assert (game.sold, game.state.paused) == ((3, 50), True)
    game.do(FinishReading())

    assert (game.phase, game.state.paused, game.left) == (Phase.THINKING, False, 10 * SECOND)


@pytest.mark.parametrize("how", ["pause", "restart"])
def test_a_halt_takes_no_second_from_the_player_who_thinks(how: str) -> None:
    game = thinking()
    left = game.left
    _halt(game, how)
    game.wait(60 * SECOND)
    assert (game.phase, game.state.answerer) == (Phase.THINKING, 3)
    game.do(Resume())

    assert game.left >= left - (SECOND // 10)
    game.run_out()
    assert (game.state.overdue, game.state.ledger) == (True, ())


def test_a_restart_leaves_an_overdue_player_to_the_host() -> None:
    game = thinking()
    game.run_out()
    game.restart()
    assert (game.phase, game.state.overdue, game.state.deadline) == (Phase.THINKING, True, None)
    game.do(Rule(right=True))

    assert game.points[2] == 260


def test_an_undone_expiry_gives_ten_fresh_seconds() -> None:
    game = thinking()
    game.run_out()
    game.undo()
    game.do(Resume())

    assert (game.state.overdue, game.left) == (False, 10 * SECOND)


def test_an_undone_ruling_lets_the_player_go_on_with_the_time_left() -> None:
    game = thinking()
    game.do(Speaking(), Rule(right=False))
    game.undo()
    assert (game.phase, game.points, game.state.answerer) == (Phase.THINKING, (100, 300, 200), 3)
    game.do(Rule(right=True))

    assert (game.points, game.chooser) == ((100, 300, 260), 3)


def test_an_undone_withdrawal_brings_the_stake_back() -> None:
    game = thinking()
    game.do(Rule(right=True), Withdraw(), TakeSpare())
    game.undo()
    game.undo()

    assert (game.phase, game.points, game.state.spare) == (Phase.REVEALED, (100, 300, 260), False)


def test_all_is_undone_to_the_board_and_done_again() -> None:
    game = thinking()
    game.do(Rule(right=False))
    after, moves = game.state, 0
    while game.phase is not Phase.CHOOSING:
        game.undo()
        moves += 1
    assert (game.chooser, game.points) == (1, (100, 300, 200))
    for _ in range(moves):
        game.redo()

    now = replace(game.state, last_id=after.last_id, paused=after.paused)
    assert now == after


def test_a_reader_of_the_entries_comes_to_the_same_state() -> None:
    game = bidding()
    game.undo()
    game.bid(3, 90)
    game.passes(1)
    game.do(FinishReading(), Rule(right=True))

    assert game.refold().state == game.state


def _halt(game: Board, how: str) -> None:
    if how == "pause":
        game.do(Pause())
    else:
        game.restart()
