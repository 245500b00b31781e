"""A question that is withdrawn, and the spare that may take its place (N4.5.7, N4.5.8)."""

from dataclasses import replace

import pytest

from station.rules.commands import (
    Announce,
    DeclineSpare,
    EndTheme,
    FinishReading,
    Nobody,
    Rule,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Cell, Outcome
from station.rules.moments import WhyIdle
from station.rules.state import Phase, price, question
from tests.rules.games import Game, N, S, begin, theme

pytestmark = pytest.mark.clause("N4.5.7", "N4.5.8")
both = pytest.mark.parametrize("code", [S, N])


def asked(code: str = N, *, spare: bool = True) -> Game:
    """The first question is being read."""
    game = Game(begin(code, spare=spare))
    game.read()
    return game


@both
def test_every_point_of_a_withdrawn_question_is_written_off(code: str) -> None:
    game = asked(code)
    game.rule(1, right=False)
    game.rule(2, right=True)
    assert game.points == (-10, 10, 0)
    game.do(Withdraw())

    assert game.points == (0, 0, 0)


def test_points_of_other_questions_stay() -> None:
    game = asked()
    game.rule(1, right=True)
    game.read()
    game.rule(1, right=False)
    game.do(Withdraw())

    assert game.points == (10, 0, 0)


def test_what_was_written_off_is_still_known() -> None:
    game = asked()
    game.rule(1, right=False)
    game.do(Withdraw())

    assert [(entry.seat, entry.points, entry.struck) for entry in game.state.ledger] == [(1, -10, True)]


@pytest.mark.parametrize("phase", [Phase.READING, Phase.WINDOW, Phase.ANSWERING, Phase.REVEALED])
def test_a_question_can_be_withdrawn_wherever_it_stands(phase: Phase) -> None:
    game = asked()
    if phase is Phase.WINDOW:
        game.do(FinishReading())
    if phase is Phase.ANSWERING:
        game.answers(1)
    if phase is Phase.REVEALED:
        game.rule(1, right=True)
    assert game.phase is phase
    game.do(Withdraw())

    assert (game.phase, game.points) == (Phase.SPARE_OFFER, (0, 0, 0))


def test_nothing_of_its_answers_stays_with_a_withdrawn_question() -> None:
    game = asked()
    game.rule(1, right=False)
    game.answers(2)
    game.do(Withdraw())

    state = game.state
    assert (state.answer, state.locked, state.interrupted, state.deadline) == (None, (), False, None)


def test_a_question_that_is_not_open_cannot_be_withdrawn() -> None:
    game = Game()

    assert game.refused(Withdraw()).code == "not-now"


def test_while_presses_are_collected_nothing_can_be_withdrawn() -> None:
    game = asked()
    game.wait(1)
    game.press(1)

    assert game.refused(Withdraw()).code == "race-open"


def test_the_spare_is_played_at_the_same_price_by_all() -> None:
    game = asked()
    game.rule(1, right=False)
    game.do(Withdraw(), TakeSpare())

    assert (game.phase, game.state.cell, game.state.spare) == (Phase.ANNOUNCED, Cell(0, 0), True)
    assert question(game.state, Cell(0, 0), spare=True).text == "Запасной 0"
    game.do(StartReading())
    assert game.state.may_answer == (1, 2, 3)
    game.rule(1, right=True)
    assert game.points == (10, 0, 0)


def test_after_the_spare_the_sequence_goes_on() -> None:
    game = asked()
    game.do(Withdraw(), TakeSpare(), StartReading(), Nobody(), Announce())

    assert (game.state.cell, game.state.spare) == (Cell(0, 1), False)


def test_a_cell_whose_spare_is_declined_stays_empty() -> None:
    game = asked()
    game.rule(1, right=True)
    game.do(Withdraw(), DeclineSpare())

    assert (game.phase, game.points) == (Phase.REVEALED, (0, 0, 0))
    assert [(done.cell, done.outcome) for done in game.state.played] == [(Cell(0, 0), Outcome.WITHDRAWN)]


def test_a_theme_without_a_spare_offers_none() -> None:
    game = asked(spare=False)
    game.do(Withdraw())

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.WITHDRAWN)
    assert game.refused(TakeSpare()).code == "not-now"


def test_a_theme_on_paper_may_have_a_spare_on_paper() -> None:
    paper = tuple(theme(number, questions=0, spare=False) for number in range(5))
    game = Game(replace(begin(N), themes=paper))
    game.read()
    game.do(Withdraw(), TakeSpare(), StartReading())

    assert game.phase is Phase.READING


def test_a_theme_has_one_spare() -> None:
    game = asked()
    game.do(Withdraw(), TakeSpare(), StartReading(), Nobody(), StartReading(), Withdraw())

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.WITHDRAWN)


def test_a_spare_that_was_declined_is_still_there() -> None:
    game = asked()
    game.do(Withdraw(), DeclineSpare(), StartReading(), Withdraw())

    assert game.phase is Phase.SPARE_OFFER


def test_each_theme_has_its_own_spare() -> None:
    game = asked()
    game.do(Withdraw(), TakeSpare(), StartReading(), Nobody())
    game.skip(4)
    game.do(EndTheme(), StartTheme(), StartReading(), Withdraw())

    assert game.phase is Phase.SPARE_OFFER


def test_a_withdrawn_spare_takes_its_own_points_along() -> None:
    game = asked()
    game.rule(1, right=False)
    game.do(Withdraw(), TakeSpare(), StartReading())
    game.rule(2, right=True)
    game.do(Withdraw())

    assert (game.phase, game.points) == (Phase.REVEALED, (0, 0, 0))
    assert [(entry.seat, entry.spare, entry.struck) for entry in game.state.ledger] == [
        (1, False, True),
        (2, True, True),
    ]


@pytest.mark.parametrize("spare", [False, True])
def test_a_question_is_withdrawn_once(*, spare: bool) -> None:
    game = asked(spare=spare)
    game.do(Withdraw())
    if spare:
        assert game.refused(Withdraw()).code == "not-now"
        game.do(DeclineSpare())

    assert game.refused(Withdraw()).code == "already-withdrawn"


def test_a_withdrawn_question_counts_as_played() -> None:
    game = asked(spare=False)
    game.do(Withdraw())
    game.skip(4)
    game.do(EndTheme())

    assert game.phase is Phase.THEME_END


def test_no_press_counts_for_a_withdrawn_question() -> None:
    game = asked()
    game.do(Withdraw())
    stamp = game.now + 1
    game.press(1, stamp)
    game.do(TakeSpare(), StartReading())

    assert game.phase is Phase.READING
    assert game.idle_press(1, stamp) is WhyIdle.EARLY


def test_who_was_wrong_may_answer_the_spare() -> None:
    game = asked()
    game.rule(1, right=False)
    game.do(Withdraw(), TakeSpare(), StartReading())
    game.answers(1)
    game.do(Rule(right=False))

    assert (game.points, price(game.state, Cell(0, 0))) == ((-10, 0, 0), 10)
