"""Who was named among several to choose, when others come to have the same right to it (N4.3)."""

import pytest

from station.rules.commands import NameChooser, SetPoints
from station.rules.events import NamingFell, PointsSet
from station.rules.model import HowNamed, Points, Seat
from tests.rules.boards import REASON, Board, at_board, red
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.3")


def happened(game: Board) -> list[type]:
    """What the last command caused."""
    return [type(event) for event in game.entries[-1].events]


def set_score(game: Board, seat: int, points: int) -> None:
    """A score is put right by hand."""
    game.do(SetPoints(Seat(seat), Points(points), REASON))


def two_lowest() -> Board:
    """Red begins at 30, 30 and 40: seats 1 and 2 may choose."""
    return red(1, 1, 2, 3)


def test_a_third_equal_takes_the_choice_from_who_was_named() -> None:
    game = two_lowest()
    game.name(2)
    set_score(game, 3, 30)

    assert happened(game) == [PointsSet, NamingFell]
    assert (game.state.named, game.chooser) == (None, None)
    game.name(3)
    assert game.chooser == 3


def test_a_third_equal_is_one_more_to_be_named() -> None:
    game = two_lowest()
    set_score(game, 3, 30)

    assert happened(game) == [PointsSet]
    assert game.chooser is None


def test_a_lost_equal_leaves_the_choice_to_who_was_named() -> None:
    game = two_lowest()
    game.name(2)
    set_score(game, 1, 70)

    assert happened(game) == [PointsSet]
    assert game.chooser == 2


def test_who_is_named_in_blue_does_not_depend_on_scores() -> None:
    game = at_board(chooser=2)
    set_score(game, 2, 70)

    assert happened(game) == [PointsSet]
    assert (game.chooser, game.state.present) == (2, seats(1, 2, 3))


def test_a_lot_of_the_station_is_drawn_and_not_named() -> None:
    game = two_lowest()

    assert game.refused(NameChooser(Seat(1), HowNamed.LOT)).code == "lot-by-hand"
    game.name(1, HowNamed.HAND_LOT)
    assert game.chooser == 1
