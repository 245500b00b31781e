"""Every question is played before a round by choice ends, or the game does (N4.9)."""

import pytest

from station.rules.board import cells_left, unplayed
from station.rules.commands import (
    Choose,
    Command,
    EndMatch,
    EndRound,
    EndTheme,
    ShowBoard,
    StartFinal,
    StartRound,
    StartTheme,
    VoidTheme,
)
from station.rules.model import Cell
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.boards import REASON, Board, at_board, begin_at

pytestmark = pytest.mark.clause("N4.9")


def refusal(game: Board, command: Command) -> tuple[str, str, int | str]:
    """Why a round or the game does not end yet: the code, the clause, how much is left."""
    before = game.state
    refused: Refused = game.refused(command)
    assert game.state == before
    return refused.code, refused.clause, dict(refused.parameters)["number"]


def after_blue() -> Board:
    """A final whose Blue round is over."""
    game = at_board()
    game.ask_cell(0, 0, right=1)
    game.play_rest()
    return game


def test_a_round_ends_when_every_question_is_played() -> None:
    game = after_blue()

    assert (game.phase, unplayed(game.state, 0), len(cells_left(game.state))) == (Phase.ROUND_END, (), 10)


def test_a_round_does_not_end_before() -> None:
    game = at_board()
    game.ask_cell(0, 0)
    assert refusal(game, EndRound()) == ("questions-left", "N4.9", 9)

    game.do(ShowBoard())


def test_one_question_is_enough_to_go_on() -> None:
    game = at_board((0, 0))
    for cell in unplayed(game.state, 0)[1:]:
        game.ask_cell(cell.theme, cell.row)

    assert refusal(game, EndRound()) == ("questions-left", "N4.9", 1)


def test_after_the_last_question_the_board_is_not_shown_again() -> None:
    game = after_blue()
    game.undo()
    assert game.refused(ShowBoard()).code == "round-over"
    game.do(EndRound())

    assert game.phase is Phase.ROUND_END


def test_neither_the_game_nor_its_last_round_comes_before_red() -> None:
    game = after_blue()

    assert refusal(game, EndMatch()) == ("themes-left", "N4.9", 2)
    assert refusal(game, StartFinal()) == ("questions-left", "N4.9", 10)


@pytest.mark.parametrize("points", [(10, 20, 30), (0, 0, 0), (-10, 50, 0)])
def test_no_lead_ends_the_game_early(points: tuple[int, ...]) -> None:
    game = after_blue()
    game.set_points(*points)

    assert refusal(game, EndMatch()) == ("themes-left", "N4.9", 2)


def test_the_game_ends_when_both_rounds_are_played() -> None:
    game = after_blue()
    game.start(0, 1)
    game.play_rest()
    assert cells_left(game.state) == ()
    game.set_points(10, 0, 0)
    game.do(EndMatch())

    assert game.phase is Phase.FINISHED


def test_the_choice_does_not_begin_before_blue_is_played_in_sequence() -> None:
    game = Board(begin_at("semifinal", themes=2))
    assert refusal(game, StartRound()) == ("themes-left", "N4.9", 2)
    game.skip(5)
    game.do(EndTheme())
    assert refusal(game, StartRound()) == ("themes-left", "N4.9", 1)
    game.skip(5)
    game.do(EndTheme())

    game.start(0)
    assert game.phase is Phase.CHOOSING


def test_red_begins_once() -> None:
    game = after_blue()
    game.start(0, 1)
    game.play_rest()

    assert game.refused(StartRound()).code == "no-round"
    assert game.refused(StartTheme()).code == "no-more-themes"


@pytest.mark.parametrize("command", [EndRound(), ShowBoard()])
def test_a_round_in_sequence_has_no_board(command: Command) -> None:
    game = Board(begin_at("semifinal", themes=1))
    game.skip(5)
    refused = game.refused(command)

    assert (refused.code, refused.clause) == ("in-sequence", "N4.3")
    game.do(EndTheme())


@pytest.mark.parametrize("command", [EndRound(), EndMatch(), StartFinal()])
def test_nothing_ends_at_an_open_board(command: Command) -> None:
    game = at_board()

    assert game.refused(command).code == "not-now"


@pytest.mark.clause("S4.19")
def test_the_reserve_of_a_void_theme_is_played_to_its_end_too() -> None:
    game = at_board()
    game.ask_cell(0, 0)
    game.do(VoidTheme(0, 0, REASON))
    assert len(unplayed(game.state, 0)) == 10
    game.play_rest()

    assert {cell.row for done in game.state.played if (cell := done.cell).theme == 4} == {0, 1, 2, 3, 4}


@pytest.mark.clause("N4.5.8")
def test_a_withdrawn_question_is_not_left() -> None:
    game = at_board((0, 0), spare=False)
    for cell in unplayed(game.state, 0)[1:]:
        game.ask_cell(cell.theme, cell.row)
        game.withdraw()
    assert unplayed(game.state, 0) == (Cell(0, 0),)

    game.do(ShowBoard())
    game.draw(Choose(Cell(0, 0)))
