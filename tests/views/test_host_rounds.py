"""The board of a round as the host sees it: prices, whose choice it is, what follows (N4.2, N4.3)."""

import pytest

from station.rules.commands import StartReading, VoidTheme
from station.rules.model import Outcome, Seat, ThemeKind
from station.views.board_view import RoundView
from station.views.host_view import host_view
from station.views.seat_view import SeatMark
from tests.rules.boards import REASON, at_board, red
from tests.rules.games import Game, begin, seats


def round_of(game: Game) -> RoundView:
    return host_view(game.history).round


def marks(game: Game) -> list[SeatMark]:
    return [seat.mark for seat in host_view(game.history).seats]


@pytest.mark.clause("N4.2")
def test_the_board_has_the_prices_of_its_round() -> None:
    blue, double = round_of(at_board()), round_of(red(1))

    assert [[cell.price for cell in row.prices] for row in blue.rows] == [[10, 20, 30, 40, 50]] * 2
    assert [[cell.price for cell in row.prices] for row in double.rows] == [[20, 40, 60, 80, 100]]
    assert (blue.number, double.number, double.count) == (1, 2, 2)


def test_the_board_tells_how_questions_ended_and_who_took_them() -> None:
    game = at_board()
    game.ask_cell(0, 1, right=2)
    game.ask_cell(1, 0, 1, 2, 3)
    game.choose(0, 3)
    game.withdraw()
    game.choose(1, 1)
    game.undo()

    cells = {cell.cell: cell for row in round_of(game).rows for cell in row.prices if cell.outcome}

    assert [(at.theme, at.row, cell.outcome, cell.winner) for at, cell in cells.items()] == [
        (0, 1, Outcome.RIGHT, 2),
        (0, 3, Outcome.WITHDRAWN, None),
        (1, 0, Outcome.ALL_WRONG, None),
    ]


def test_the_theme_tells_whose_wrong_answers_stand() -> None:
    game = at_board()
    game.ask_cell(0, 1, 3, right=2)
    game.ask_cell(0, 0, 1, 2, 3)
    game.choose(0, 2)
    game.do(StartReading())
    game.rule(3, right=False)
    game.withdraw()

    prices = host_view(game.history).board.prices

    assert [cell.wrong for cell in prices] == [seats(1, 2, 3), seats(3), (), (), ()]


def test_there_is_no_board_but_when_a_question_is_chosen() -> None:
    game = at_board()
    game.ask_cell(0, 0)

    assert round_of(game).rows == ()
    assert round_of(Game(begin())).rows == ()


@pytest.mark.clause("N4.3")
def test_several_may_choose_first_until_one_is_named() -> None:
    game = at_board(chooser=None)

    assert (round_of(game).choosers, round_of(game).chooser) == (seats(1, 2, 3), None)
    game.name(2)
    assert (round_of(game).choosers, round_of(game).chooser) == (seats(1, 2, 3), 2)
    assert marks(game) == [SeatMark.WAITS, SeatMark.CHOOSES, SeatMark.WAITS]


@pytest.mark.clause("N4.3")
def test_who_chooses_next_is_told_when_the_question_is_over() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)

    assert round_of(game).chooser == Seat(3)


def test_after_the_last_question_nobody_chooses() -> None:
    game = at_board()
    game.play_rest()
    game.undo()

    assert round_of(game).choosers == ()


def test_the_round_that_can_begin_is_told_between_rounds_alone() -> None:
    game = at_board()
    assert round_of(game).following == ()
    game.play_rest()

    assert dict(round_of(game).following)["en"] == "Red round"


@pytest.mark.clause("S4.19")
def test_a_reserve_stands_where_the_void_theme_stood() -> None:
    game = at_board()
    game.choose(0, 0)
    game.do(VoidTheme(0, 0, REASON))
    first, second = round_of(game).rows

    assert (first.name, first.replaces, second.replaces) == ("Тема 9", True, False)
    assert len(first.prices) == 5


def test_a_theme_is_counted_within_its_round() -> None:
    game = red(1, -2)
    game.choose(1, 0)
    view = host_view(game.history)

    assert (view.theme.number, view.theme.kind) == (1, ThemeKind.BOARD)


def test_the_price_line_of_a_chosen_theme_knows_all_its_questions() -> None:
    game = at_board()
    game.ask_cell(0, 1, right=2)
    game.ask_cell(1, 0)
    game.choose(0, 4)

    outcomes = [cell.outcome for cell in host_view(game.history).board.prices]

    assert outcomes == [None, Outcome.RIGHT, None, None, None]
