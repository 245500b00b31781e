"""The chooser is removed or leaves: the lowest of those who remain chooses (N4.3, S4.18, S2.3)."""

import pytest

from station.rules.commands import Choose, DrawChooser, NameChooser, ShowBoard, StartReading
from station.rules.model import Cell, HowNamed, Seat
from station.rules.state import Phase
from tests.rules.boards import at_board, away, red
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.3")


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_the_lowest_who_remains_chooses_for_who_is_gone(how: str) -> None:
    game = at_board(chooser=None)
    game.name(1)
    game.ask_cell(0, 0, right=3)
    game.ask_cell(0, 1, right=1)
    game.do(ShowBoard())
    game.lose(1, how)

    assert (game.points[1:], game.chooser) == ((0, 10), 2)
    game.choose(0, 2)
    assert game.state.chooser == 2


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_who_is_gone_while_the_question_is_read_does_not_choose_the_next(how: str) -> None:
    game = at_board(chooser=None)
    game.name(1)
    game.ask_cell(0, 0, right=3)
    game.choose(0, 1)
    game.do(StartReading())
    game.lose(3, how)
    game.nobody()
    game.do(ShowBoard())

    assert game.chooser is None
    game.name(2)
    game.choose(0, 2)


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_equals_who_remain_agree_or_draw(how: str) -> None:
    game = at_board(chooser=None)
    game.name(1)
    game.ask_cell(0, 0, right=1)
    game.do(ShowBoard())
    game.lose(1, how)
    assert game.refused(Choose(Cell(0, 1))).clause == "N4.3"
    assert game.wanted(DrawChooser()) == {"purpose": "chooser:blue:1", "among": "2,3"}
    game.draw(DrawChooser(), 3)

    assert game.chooser == 3
    game.choose(0, 1)


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_one_of_several_who_may_begin_is_gone(how: str) -> None:
    game = at_board(chooser=None)
    game.lose(2, how)
    refused = game.refused(NameChooser(Seat(2), HowNamed.AGREED))
    assert refused.code == "not-among-choosers"
    assert game.wanted(DrawChooser())["among"] == "1,3"

    game.name(3)
    assert game.chooser == 3


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_the_lowest_who_is_gone_does_not_begin_red(how: str) -> None:
    game = red(1, 2, -3)
    game.lose(3, how)

    assert game.chooser == 1


@pytest.mark.clause("S4.18", "S2.3")
@away
def test_the_player_of_an_auction_is_gone_and_equals_are_asked_anew(how: str) -> None:
    game = at_board((0, 2), chooser=1)
    game.set_points(100, 100, 200)
    game.choose(0, 2, 1, 2, 3)
    game.sell_to(3, 200)
    game.after_sale(right=True)
    game.lose(3, how)

    assert game.chooser is None
    game.do(ShowBoard())
    assert game.wanted(DrawChooser())["among"] == "1,2"


@pytest.mark.clause("S4.18")
def test_who_is_back_after_an_undo_has_the_choice_again() -> None:
    game = at_board(chooser=None)
    game.name(1)
    game.ask_cell(0, 0, right=1)
    game.do(ShowBoard())
    game.remove(1)
    game.undo()

    assert (game.chooser, game.state.present) == (1, seats(1, 2, 3))


def test_a_chooser_who_was_named_chooses_one_question() -> None:
    """Equals who remain draw once; then the answers tell again."""
    game = at_board(chooser=None)
    game.name(1)
    game.ask_cell(0, 0, right=1)
    game.do(ShowBoard())
    game.remove(1)
    game.draw(DrawChooser(), 3)
    game.ask_cell(0, 1, right=2)

    assert (game.phase, game.chooser) == (Phase.REVEALED, 2)
