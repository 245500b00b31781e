"""Lots thrown by hand for the order of equals, and lots that were not right (N4.3, N4.8)."""

from station.rules.commands import DrawChooser, NameChooser
from station.rules.model import HowNamed, Lot, Seat
from station.rules.state import Phase
from tests.rules.boards import Board, begin_at
from tests.rules.games import seats
from tests.screens.desk.hands import Hands


def at_board() -> Board:
    """The first round by choice begins; who chooses is not settled."""
    game = Board(begin_at())
    game.start()
    return game


def fallen(*points: int) -> Board:
    """An auction whose bids have fallen, because these scores were set by hand."""
    game = Board(begin_at("final", (0, 3)))
    game.start()
    game.name(1)
    game.set_points(100, 200, 300)
    game.choose(0, 3)
    assert game.phase is Phase.BIDDING
    game.set_points(*points)
    return game


def test_a_lot_for_the_choice_can_be_void_while_nothing_has_followed() -> None:
    hands = Hands(at_board())
    hands.game.draw(DrawChooser(), 2)
    hands.keys("l")
    assert "The lot says: Борис chooses" in hands.row()

    hands.keys("enter")
    hands.type("упал на пол")
    hands.keys("enter")

    assert hands.state.void_lots == ("first-chooser:blue",)
    assert hands.state.corrections[-1].reason == "упал на пол"
    assert "The lot says" not in hands.shown()


def test_who_was_named_was_not_drawn() -> None:
    hands = Hands(at_board())
    hands.game.do(NameChooser(Seat(3), HowNamed.AGREED))
    hands.keys("l")

    assert "on the board, by L" in hands.shown().replace("\n ", " ")


def test_the_order_of_equals_is_picked_one_after_another() -> None:
    hands = Hands(fallen(100, 100, 100))
    hands.keys("l")
    hands.keys("down", "down", "enter")
    assert "In this order: Вера" in hands.shown()

    hands.keys("down", "enter")

    assert hands.closed
    assert hands.state.auction is not None
    assert hands.state.auction.order == seats(3, 2, 1)
    assert hands.state.lots[-1] == Lot("auction-order:blue:0:3", (3, 2, 1))


def test_only_equals_are_asked_for() -> None:
    hands = Hands(fallen(200, 100, 200))
    hands.keys("l")
    assert not any("Борис" in line for line in hands.lines())

    hands.keys("down", "enter")

    assert hands.state.auction is not None
    assert hands.state.auction.order == seats(2, 3, 1)


def test_a_pick_is_taken_back() -> None:
    hands = Hands(fallen(100, 100, 100))
    hands.keys("l", "enter", "backspace")

    assert "In this order: —" in hands.shown()
    assert len([line for line in hands.lines() if "100" in line]) == 3


def test_without_equals_no_lot_is_wanted() -> None:
    hands = Hands(fallen(100, 200, 290))
    assert "is wanted now" not in hands.shown()

    assert "is wanted now" in Hands(fallen(100, 100, 290)).shown()
