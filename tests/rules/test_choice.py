"""Whose choice the next question is, and what may be chosen (N4.3)."""

import pytest

from station.rules.board import unplayed
from station.rules.commands import (
    AcceptLate,
    Announce,
    Choose,
    Command,
    EndTheme,
    FinishReading,
    NameChooser,
    Nobody,
    Pause,
    Rule,
    ShowBoard,
    StartReading,
    StartTheme,
    TakeSpare,
    VoidTheme,
    Withdraw,
)
from station.rules.model import Cell, HowNamed, Seat
from station.rules.state import Phase, price, question
from tests.rules.boards import REASON, Board, at_board, begin_at

pytestmark = pytest.mark.clause("N4.3")


def test_a_round_by_choice_begins_at_its_board() -> None:
    game = Board(begin_at())
    game.start(0)

    assert (game.phase, game.state.cell, game.state.round) == (Phase.CHOOSING, None, 0)
    assert len(unplayed(game.state, 0)) == 10


def test_a_chosen_question_is_announced_and_read_as_ever() -> None:
    game = at_board()
    game.choose(1, 2)
    assert (game.phase, game.state.cell, game.state.chooser) == (Phase.ANNOUNCED, Cell(1, 2), 1)
    game.do(StartReading())
    game.answers(3)

    assert (game.phase, game.state.answerer) == (Phase.ANSWERING, 3)
    assert price(game.state, Cell(1, 2)) == 30


def test_any_theme_and_price_may_be_chosen_in_any_order() -> None:
    game = at_board()
    for cell in ((1, 3), (0, 4), (1, 0), (0, 0)):
        game.ask_cell(*cell, right=1)

    assert game.points[0] == 40 + 50 + 10 + 10


def test_who_answered_rightly_chooses_next() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)
    assert game.chooser == 3
    game.ask_cell(1, 0, 3, right=2)

    assert game.chooser == 2


def test_nobody_answers_and_the_choice_stays() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0)

    assert game.chooser == 2


def test_a_wrong_answer_moves_no_choice() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 1)

    assert game.chooser == 2


def test_all_answer_wrongly_and_the_choice_stays() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 3, 2, 1)
    assert game.phase is Phase.REVEALED

    assert game.chooser == 2


def test_a_press_that_is_accepted_late_moves_the_choice() -> None:
    game = at_board(chooser=2)
    game.choose(0, 0)
    game.do(StartReading(), FinishReading())
    game.press(3, game.deadline.due + 1)
    game.run_out()
    game.do(Nobody())
    assert game.chooser == 2
    game.do(AcceptLate(Seat(3)), Rule(right=True))

    assert game.chooser == 3


@pytest.mark.clause("N4.5.8")
@pytest.mark.parametrize("spare", [True, False])
def test_a_withdrawn_question_moves_no_choice(spare: bool) -> None:  # noqa: FBT001 - a case of the table
    game = at_board(chooser=2, spare=spare)
    game.ask_cell(0, 0, 1, right=3)
    game.withdraw()

    assert (game.phase, game.chooser, game.points) == (Phase.REVEALED, 2, (0, 0, 0))


@pytest.mark.clause("N4.5.8")
def test_a_right_spare_moves_the_choice() -> None:
    game = at_board(chooser=2)
    game.choose(0, 3)
    game.do(StartReading(), Withdraw(), TakeSpare(), StartReading())
    game.rule(3, right=True)

    assert (game.chooser, game.points) == (3, (0, 0, 40))


@pytest.mark.clause("N4.5.8")
def test_a_spare_that_nobody_answers_moves_no_choice() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 3, right=1)
    game.do(Withdraw(), TakeSpare(), StartReading(), Nobody())

    assert game.chooser == 2


@pytest.mark.clause("N4.5.8")
def test_a_spare_is_read_for_all_at_the_same_price_in_the_same_cell() -> None:
    game = at_board()
    game.choose(1, 1)
    game.do(StartReading())
    game.rule(1, right=False)
    game.do(Withdraw(), TakeSpare())

    assert (game.phase, game.state.cell, game.state.spare) == (Phase.ANNOUNCED, Cell(1, 1), True)
    assert question(game.state, Cell(1, 1), spare=True).text == "Запасной 1"
    game.do(StartReading())
    game.rule(1, right=True)
    assert game.points == (20, 0, 0)
    assert len([done for done in game.state.played if done.cell == Cell(1, 1)]) == 1


# What is refused.


def test_a_played_question_is_not_chosen_again() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=1)
    game.do(ShowBoard())
    refused = game.refused(Choose(Cell(0, 0)))

    assert (refused.code, refused.clause) == ("cell-played", "N4.3")
    assert game.phase is Phase.CHOOSING
    game.choose(0, 1)


@pytest.mark.parametrize("cell", [Cell(2, 0), Cell(3, 4), Cell(4, 0), Cell(0, 5), Cell(-1, 0), Cell(0, -1)])
def test_what_is_not_on_the_rounds_board_is_not_chosen(cell: Cell) -> None:
    game = at_board()
    refused = game.refused(Choose(cell))

    assert (refused.code, game.phase) == ("no-such-cell", Phase.CHOOSING)


def test_the_board_of_the_round_before_is_closed() -> None:
    game = at_board()
    game.play_rest()
    game.start(0, 1)

    assert game.refused(Choose(Cell(0, 0))).code == "no-such-cell"
    game.choose(3, 3)


def test_a_void_theme_is_off_the_board_and_its_reserve_on_it() -> None:
    game = at_board()
    game.do(VoidTheme(0, 0, REASON))
    assert game.refused(Choose(Cell(0, 0))).code == "no-such-cell"
    game.choose(4, 0)

    assert (game.phase, price(game.state, Cell(4, 0))) == (Phase.ANNOUNCED, 10)


def test_a_withdrawn_question_is_played() -> None:
    game = at_board()
    game.ask_cell(0, 0)
    game.withdraw()
    game.do(ShowBoard())

    assert game.refused(Choose(Cell(0, 0))).code == "cell-played"


@pytest.mark.parametrize("command", [Announce(), StartReading(), EndTheme()])
def test_nothing_follows_by_itself(command: Command) -> None:
    game = at_board()
    game.ask_cell(0, 0)
    refused = game.refused(command)

    assert (refused.code, refused.clause) == ("by-choice", "N4.3")


def test_no_theme_is_begun_in_a_round_by_choice() -> None:
    game = Board(begin_at())

    assert game.refused(StartTheme()).code == "no-more-themes"


def test_the_host_names_no_other_chooser_than_the_rules() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)
    game.do(ShowBoard())
    refused = game.refused(NameChooser(Seat(1), HowNamed.AGREED))

    assert (refused.code, refused.clause, dict(refused.parameters)) == ("chooser-stands", "N4.3", {"seat": 3})


def test_a_key_that_comes_too_late_opens_no_question() -> None:
    game = at_board()
    assert game.refused(ShowBoard()).code == "not-now"
    game.choose(0, 0)

    assert game.refused(Choose(Cell(0, 1))).code == "not-now"


def test_undo_of_a_choice_opens_the_board_again() -> None:
    game = at_board(chooser=2)
    game.choose(0, 4)
    game.undo()
    assert (game.phase, game.chooser, game.state.cell) == (Phase.CHOOSING, 2, None)
    game.choose(0, 3)

    assert (game.state.cell, game.state.chooser) == (Cell(0, 3), 2)


def test_a_pause_and_a_restart_leave_the_choice() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)
    game.do(ShowBoard(), Pause())
    assert (game.state.cell, game.state.chooser, game.state.theme) == (None, None, -1)
    game.restart()
    assert (game.phase, game.chooser) == (Phase.CHOOSING, 3)
    game.choose(0, 1)

    assert not game.state.paused
