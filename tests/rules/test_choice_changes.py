"""What follows for the choice from corrections, withdrawals and void themes (N4.3)."""

import pytest

from station.rules.commands import (
    Nobody,
    ReverseRuling,
    ShowBoard,
    StartReading,
    VoidTheme,
    WithdrawLater,
)
from station.rules.model import Cell
from station.rules.state import Phase
from tests.rules.boards import REASON, at_board

pytestmark = pytest.mark.clause("N4.3")


def test_a_question_that_is_withdrawn_later_gives_the_choice_back() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, right=3)
    game.do(ShowBoard(), WithdrawLater(Cell(0, 0), REASON))

    assert game.chooser == 2


@pytest.mark.parametrize("show", [True, False])
def test_a_theme_that_falls_with_the_right_answer_gives_the_choice_back(
    show: bool,  # noqa: FBT001 - a case of the table
) -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, right=3)
    if show:
        game.do(ShowBoard())
    game.do(VoidTheme(0, 0, REASON))

    assert (game.phase, game.chooser, game.points) == (Phase.CHOOSING, 2, (0, 0, 0))


def test_a_theme_that_falls_at_its_open_question_leaves_the_choice() -> None:
    game = at_board(chooser=2)
    game.choose(0, 0)
    game.do(StartReading(), VoidTheme(0, 0, REASON))

    assert (game.phase, game.chooser) == (Phase.CHOOSING, 2)


def test_a_theme_that_falls_before_the_first_choice_leaves_the_chooser_named() -> None:
    game = at_board(chooser=2)
    game.do(VoidTheme(0, 0, REASON))

    assert (game.phase, game.chooser) == (Phase.CHOOSING, 2)


# Corrections: seen at once until the next question is opened, and not afterwards.


@pytest.mark.clause("N4.5.9")
@pytest.mark.parametrize("show", [True, False])
def test_a_last_ruling_made_right_moves_the_choice(show: bool) -> None:  # noqa: FBT001 - a case of the table
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 1, right=3)
    if show:
        game.do(ShowBoard())
    assert game.chooser == 3
    game.do(ReverseRuling(0, REASON))

    assert (game.chooser, game.points) == (1, (10, 0, 0))


@pytest.mark.clause("N4.5.9")
def test_a_last_ruling_made_wrong_gives_the_choice_back() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, right=3)
    game.do(ReverseRuling(0, REASON))

    assert game.chooser == 2


@pytest.mark.clause("N4.5.9")
def test_a_correction_after_the_next_question_was_opened_moves_no_choice() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 1)
    game.choose(0, 1)
    game.do(ReverseRuling(0, REASON))
    assert (game.state.chooser, game.points) == (2, (10, 0, 0))
    game.do(StartReading(), Nobody())

    assert game.chooser == 2


@pytest.mark.clause("N4.5.9")
def test_only_the_last_question_tells_the_chooser() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 1)
    game.ask_cell(0, 1)
    game.do(ReverseRuling(0, REASON))

    assert game.chooser == 2


@pytest.mark.clause("N4.5.9")
def test_an_undone_correction_gives_the_choice_back() -> None:
    game = at_board(chooser=2)
    game.ask_cell(0, 0, 1)
    game.do(ReverseRuling(0, REASON))
    game.undo()
    assert game.chooser == 2
    game.redo()

    assert game.chooser == 1
