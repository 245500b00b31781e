"""What keys ask for carries what the host saw."""

from screens.host.orders import order
from station.rules.commands import Redo, Undo
from station.views.host_view import host_view
from tests.rules.games import Game


def test_undo_and_redo_name_the_acts_on_the_screen() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    ruling = game.history.acts[-1].number
    game.undo()
    race = game.history.acts[-1].number
    view = host_view(game.history)

    assert (order("undo", view), order("redo", view)) == (Undo(race), Redo(ruling))


def test_a_redo_struck_twice_brings_one_act_back() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    game.undo()
    game.undo()
    redo = order("redo", host_view(game.history))
    assert isinstance(redo, Redo)
    game.do(redo)

    assert game.refused(redo).code == "redo-moved-on"
