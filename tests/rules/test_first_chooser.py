"""Who chooses first in a round by choice (N4.3)."""

import pytest

from station.rules.commands import (
    Choose,
    DrawChooser,
    NameChooser,
    ReverseRuling,
    SetPoints,
    StartReading,
    VoidLot,
    WithdrawLater,
)
from station.rules.events import ChooserNamed
from station.rules.model import Cell, HowNamed, Lot, Points, Seat
from tests.rules.boards import REASON, Board, at_board, red

pytestmark = pytest.mark.clause("N4.3")


def named(game: Board) -> ChooserNamed:
    """How the chooser was found a moment ago."""
    (event,) = game.entries[-1].events
    assert isinstance(event, ChooserNamed)
    return event


# The first of a round: agreed on, or by lot.


def test_nothing_is_chosen_before_the_first_chooser_is_known() -> None:
    game = at_board(chooser=None)
    refused = game.refused(Choose(Cell(0, 0)))

    assert (game.chooser, refused.code, refused.clause) == (None, "chooser-needed", "N4.3")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_players_agree_on_anybody(seat: int) -> None:
    game = at_board(chooser=None)
    game.name(seat)
    assert (game.chooser, named(game).how, named(game).lot) == (seat, HowNamed.AGREED, None)
    game.choose(0, 0)

    assert game.state.chooser == seat


def test_a_lot_thrown_by_hand_is_entered() -> None:
    game = at_board(chooser=None)
    game.name(3, HowNamed.HAND_LOT)

    assert (game.chooser, named(game).how, named(game).lot) == (3, HowNamed.HAND_LOT, None)


def test_a_lot_is_drawn_among_all_and_recorded() -> None:
    game = at_board(chooser=None)
    assert game.wanted(DrawChooser()) == {"purpose": "first-chooser:blue", "among": "1,2,3"}
    game.draw(DrawChooser(), 2)

    lot = Lot("first-chooser:blue", (2, 1, 3))
    assert (game.chooser, named(game).how, named(game).lot) == (2, HowNamed.LOT, lot)
    assert lot in game.state.lots


@pytest.mark.parametrize(
    "lot",
    [
        Lot("first-chooser:red", (2, 1, 3)),
        Lot("first-chooser:blue", (2, 1)),
        Lot("first-chooser:blue", (1, 2, 4)),
        Lot("first-chooser:blue", (1, 1, 2, 3)),
    ],
)
def test_another_lot_does_not_serve(lot: Lot) -> None:
    game = at_board(chooser=None)

    assert game.refused(DrawChooser(lot)).code == "bad-lot"
    assert game.chooser is None


def test_nobody_from_outside_is_named() -> None:
    game = at_board(chooser=None)
    refused = game.refused(NameChooser(Seat(4), HowNamed.AGREED))

    assert (refused.code, refused.clause, game.chooser) == ("not-among-choosers", "N4.3", None)


def test_who_is_named_is_not_named_again() -> None:
    game = at_board(chooser=None)
    game.name(1)

    assert game.refused(NameChooser(Seat(2), HowNamed.AGREED)).code == "chooser-stands"
    assert game.refused(DrawChooser()).code == "chooser-stands"


def test_a_slip_of_the_host_is_undone() -> None:
    game = at_board(chooser=None)
    game.name(1)
    game.undo()
    game.name(2)

    assert game.chooser == 2


def test_a_void_lot_is_drawn_anew_under_another_key() -> None:
    game = at_board(chooser=None)
    game.draw(DrawChooser(), 2)
    game.do(VoidLot("first-chooser:blue", REASON))
    assert not game.chooser
    game.draw(DrawChooser(), 3)

    assert (game.chooser, [lot.purpose for lot in game.state.lots]) == (3, ["first-chooser:blue#2"])


# In Red: the lowest after Blue.


@pytest.mark.parametrize(
    ("answers", "lowest"), [((1, 2, -3), 3), ((1, 3, 2), 1), ((-2, -1, 3), 1), ((3, 2, 1), 3)]
)
def test_in_red_the_lowest_chooses_first(answers: tuple[int, ...], lowest: int) -> None:
    game = red(*answers)
    assert game.chooser == lowest

    game.choose(1, 0)
    assert game.state.chooser == lowest


def test_the_lowest_need_no_agreement() -> None:
    game = red(1, 2, -3)
    refused = game.refused(NameChooser(Seat(1), HowNamed.AGREED))

    assert (refused.code, refused.clause) == ("chooser-stands", "N4.3")


def test_of_two_equals_one_is_agreed_on_and_never_the_third() -> None:
    game = red(1, 1, 2, 3)
    assert (game.points, game.chooser) == ((30, 30, 40), None)
    refused = game.refused(NameChooser(Seat(3), HowNamed.AGREED))
    assert (refused.code, refused.clause) == ("not-among-choosers", "N4.3")
    game.name(2)

    assert game.chooser == 2


def test_of_two_equals_the_lot_tells_one() -> None:
    game = red(1, 1, 2, 3)
    assert game.wanted(DrawChooser()) == {"purpose": "first-chooser:red", "among": "1,2"}
    assert game.refused(DrawChooser(Lot("first-chooser:red", (2, 1, 3)))).code == "bad-lot"
    game.draw(DrawChooser(), 2)

    assert game.chooser == 2


def test_three_equals_agree_or_draw_among_all() -> None:
    game = red()
    assert game.chooser is None
    assert game.wanted(DrawChooser())["among"] == "1,2,3"
    game.name(3)

    assert game.chooser == 3


def test_of_four_players_three_may_be_lowest() -> None:
    game = red(4, players=4)

    assert (game.chooser, game.wanted(DrawChooser())["among"]) == (None, "1,2,3")


def test_red_begins_with_the_lowest_whoever_chose_last_in_blue() -> None:
    game = at_board(chooser=1)
    game.play_rest()
    assert game.state.played[-1].chooser == 1
    game.set_points(50, 10, 20)
    game.start(0, 1)

    assert game.chooser == 2
    game.choose(3, 0)


# Corrections in Blue count until Red's first question is opened.


@pytest.mark.clause("N4.5.9")
def test_a_correction_in_blue_changes_who_begins_red() -> None:
    game = red(1, 2, -3)
    game.do(ReverseRuling(2, REASON))

    assert (game.points, game.chooser) == ((10, 20, 30), 1)


@pytest.mark.clause("N4.5.8")
def test_a_question_of_blue_that_is_withdrawn_changes_who_begins_red() -> None:
    game = red(1, 2, -3, 3)
    assert game.points == (10, 20, 10)
    game.name(1)
    game.do(WithdrawLater(Cell(0, 3), REASON))

    assert (game.points, game.chooser) == ((10, 20, -30), 3)


def test_who_is_named_among_equals_stays_while_they_are_equal() -> None:
    game = red(1, 1, 2, 3)
    game.name(2)
    game.do(SetPoints(Seat(3), Points(35), REASON))

    assert game.chooser == 2


def test_who_is_named_among_equals_gives_way_to_a_new_lowest() -> None:
    game = red(1, 1, 2, 3)
    game.name(2)
    game.do(SetPoints(Seat(3), Points(0), REASON))

    assert game.chooser == 3


@pytest.mark.clause("N4.5.9")
def test_a_correction_in_blue_comes_too_late_once_red_has_a_question() -> None:
    game = red(1, 2, -3)
    game.choose(1, 0)
    game.do(ReverseRuling(2, REASON), StartReading())
    game.nobody()

    assert (game.points, game.chooser) == ((10, 20, 30), 3)
