"""What became of each question, its spare with it (N4.5.8, N4.8)."""

import pytest

from station.rules.commands import DeclineSpare, StartTheme, TakeSpare, Withdraw
from station.rules.model import Cell, Outcome, Signatures
from station.rules.results import Result, ResultState, result_state, results, takers, theme_points
from tests.rules.games import Game, begin

FIRST = Cell(0, 0)


def withdrawn() -> Game:
    """Seat 1 was right, and the question is withdrawn."""
    game = Game(begin(themes=4))
    game.read()
    game.rule(1, right=True)
    game.do(Withdraw())
    return game


def ends(game: Game) -> list[tuple[bool, Outcome | None]]:
    return [(result.spare, result.outcome) for result in results(game.state, FIRST)]


def test_a_question_that_was_not_opened_has_no_result() -> None:
    game = Game(begin(themes=4))
    game.do(StartTheme())

    nothing = Result(spare=False, outcome=None, rulings=(), chooser=None, auction=None)
    assert results(game.state, FIRST) == (nothing,)
    assert takers(game.state) == {}


def test_a_question_keeps_its_rulings_in_order() -> None:
    game = Game(begin(themes=4))
    game.read()
    game.rule(2, right=False)
    game.rule(3, right=True)

    (result,) = results(game.state, FIRST)
    assert result.outcome is Outcome.RIGHT
    assert [(entry.seat, entry.points) for entry in result.rulings] == [(2, -10), (3, 10)]
    assert takers(game.state) == {FIRST: 3}


@pytest.mark.clause("N4.5.8")
def test_a_withdrawn_question_is_withdrawn_before_its_spare_is_taken_and_after() -> None:
    game = withdrawn()
    assert ends(game) == [(False, Outcome.WITHDRAWN)]
    assert takers(game.state) == {}

    game.do(TakeSpare())
    assert ends(game) == [(False, Outcome.WITHDRAWN), (True, None)]


@pytest.mark.clause("N4.5.8")
def test_the_spare_has_its_own_rulings() -> None:
    game = withdrawn()
    game.do(TakeSpare())
    game.read()
    game.rule(2, right=True)

    off, spare = results(game.state, FIRST)
    assert [(entry.seat, entry.struck) for entry in off.rulings] == [(1, True)]
    assert [(entry.seat, entry.struck) for entry in spare.rulings] == [(2, False)]
    assert takers(game.state) == {FIRST: 2}


@pytest.mark.clause("N4.5.8")
def test_without_a_spare_the_question_alone_is_told() -> None:
    game = withdrawn()
    game.do(DeclineSpare())

    assert ends(game) == [(False, Outcome.WITHDRAWN)]


@pytest.mark.clause("N4.5.8")
def test_points_of_a_theme_are_those_that_stand() -> None:
    game = withdrawn()
    game.do(TakeSpare())
    game.read()
    game.rule(2, right=False)

    assert theme_points(game.state, 0) == {1: 0, 2: -10, 3: 0}


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize(
    ("signed", "state"),
    [
        (None, ResultState.OPEN),
        (Signatures("Дина"), ResultState.SIGNED),
        (Signatures("Дина", "Егор"), ResultState.SIGNED),
        (Signatures("Дина", committee="Фаина"), ResultState.APPROVED),
    ],
)
def test_the_committee_approves_a_result(signed: Signatures | None, state: ResultState) -> None:
    assert result_state(signed) is state
