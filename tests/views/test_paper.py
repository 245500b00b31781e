"""Which questions would explain another total on the assistant's paper.

The game: 10 seat 1 wrong, seat 2 right; 20 seat 1 right; 30 nobody; 40 seat 3 right; 50 withdrawn, seat 2 had
been right: 10, 10 and 40 points.
"""

import pytest

from station.rules.commands import (
    AddReserve,
    CheckTotals,
    DeclineSpare,
    EndMatch,
    EndTheme,
    ReverseRuling,
    SetPoints,
    StartExtra,
    StartReading,
    VoidTheme,
    Withdraw,
)
from station.rules.model import Cell, Points, Seat
from station.rules.state import Phase
from station.views.paper import Slip, Suspect, suspects
from tests.rules.boards import at_auction
from tests.rules.games import Game, theme

MISSING, REVERSED, KEPT, DOUBLED, STRANGE = Slip


def theme_end() -> Game:
    game = Game()
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    game.read()
    game.rule(1, right=True)
    game.read()
    game.nobody()
    game.read()
    game.rule(3, right=True)
    game.read()
    game.rule(2, right=True)
    game.do(Withdraw(), DeclineSpare(), EndTheme())
    assert game.points == (10, 10, 40)
    return game


def found(game: Game, seat: int, told: int) -> list[tuple[int, Slip, int]]:
    """The rows of the suspects, with what they are suspected of."""
    return [(one.cell.row, one.slip, one.points) for one in suspects(game.state, Seat(seat), Points(told))]


@pytest.mark.parametrize(
    ("seat", "told", "expected"),
    [
        (1, 10, []),
        (1, 20, [(0, MISSING, -10)]),
        (1, 30, [(0, REVERSED, -10), (1, DOUBLED, 20)]),
        (1, -10, [(1, MISSING, 20)]),
        (1, -30, [(1, REVERSED, 20), (3, STRANGE, -40)]),
        (2, 0, [(0, MISSING, 10)]),
        (2, -10, [(0, REVERSED, 10), (1, STRANGE, -20)]),
        (2, 60, [(4, KEPT, 50)]),
        (2, 40, [(2, STRANGE, 30)]),
        (3, 0, [(3, MISSING, 40)]),
        (3, -40, [(3, REVERSED, 40)]),
        (3, 80, [(3, DOUBLED, 40)]),
        (3, 90, [(4, STRANGE, 50)]),
        (3, 47, []),
    ],
)
def test_a_question_that_is_worth_the_difference_is_suspected(
    seat: int, told: int, expected: list[tuple[int, Slip, int]]
) -> None:
    assert found(theme_end(), seat, told) == expected


def test_the_search_begins_at_the_last_check_that_agreed() -> None:
    game = theme_end()
    game.do(CheckTotals(game.state.totals))
    assert found(game, 1, 20) == []
    game.read()
    game.rule(1, right=True)

    assert suspects(game.state, Seat(1), Points(10)) == (Suspect(Cell(1, 0), MISSING, Points(10)),)


def test_a_correction_since_brings_its_question_back() -> None:
    game = theme_end()
    game.do(CheckTotals(game.state.totals), ReverseRuling(0, "апелляция"))
    assert game.points == (30, 0, 40)

    assert found(game, 1, 10) == [(0, REVERSED, 10)]
    assert found(game, 2, 10) == [(0, KEPT, 10)]


def test_points_by_hand_lie_in_no_question() -> None:
    game = theme_end()
    game.do(CheckTotals(game.state.totals), SetPoints(Seat(1), Points(17), "ошибка"))

    assert found(game, 1, 10) == []


def test_an_auction_is_worth_its_stake_and_not_its_price() -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.after_sale(right=False)
    cell = game.state.played[-1].cell

    assert suspects(game.state, Seat(3), Points(200)) == (Suspect(cell, MISSING, Points(-60)),)
    assert suspects(game.state, Seat(1), Points(160)) == (Suspect(cell, STRANGE, Points(60)),)
    assert suspects(game.state, Seat(1), Points(130)) == ()


def test_a_theme_that_fell_since_is_searched_again() -> None:
    game = theme_end()
    game.do(CheckTotals(game.state.totals), AddReserve(theme(200)), VoidTheme(0, 0, "подсказки"))

    assert found(game, 3, 40) == [(3, KEPT, 40)]


def test_extra_themes_stand_apart() -> None:
    game = Game()
    while game.phase is not Phase.TIED:
        game.skip(5)
        game.do(EndTheme())
        game.ask(EndMatch())
    game.do(StartExtra(1), StartReading())
    game.rule(1, right=True)
    game.skip(4)
    game.do(EndTheme())

    assert found(game, 1, 10) == [(0, STRANGE, 10)] * 4
    assert {one.cell.theme for one in suspects(game.state, Seat(1), Points(10))} == {0, 1, 2, 3}


def test_the_likeliest_comes_first() -> None:
    game = Game()
    game.read()
    game.rule(2, right=True)
    game.read()
    game.rule(2, right=True)

    assert found(game, 2, 10) == [(1, MISSING, 20), (0, REVERSED, 10)]
