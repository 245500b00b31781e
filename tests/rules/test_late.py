"""A press after the window can count: the host's finger was early (S4.10)."""

from collections.abc import Callable

import pytest

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Nobody,
    Rule,
)
from station.rules.decide.acceptance import early, late
from station.rules.events import PressAccepted
from station.rules.model import Cell, Outcome, Seat
from station.rules.moments import WhyIdle
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import Game, N, S, begin, seconds
from tests.rules.situations import GROUPS

pytestmark = pytest.mark.clause("S4.10")
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def window_over(code: str = S, late: int = 2) -> Game:
    """The window of the first question is over, seat ``late`` pressed a moment after its end."""
    game = Game(begin(code))
    game.open_window()
    game.press(late, game.deadline.due + 1)
    game.run_out()
    return game


@pytest.mark.parametrize("told", [False, True])
def test_a_late_press_is_shown_and_can_count(*, told: bool) -> None:
    game = window_over()
    if told:
        game.do(Nobody())
    (*_, accepted) = game.do(AcceptLate(TWO)).events

    assert isinstance(accepted, PressAccepted)
    assert accepted.why is WhyIdle.LATE
    assert (game.phase, game.state.cell, game.state.played) == (Phase.ANSWERING, Cell(0, 0), ())
    assert game.left == seconds(5)
    game.do(Rule(right=True))
    assert (game.points, game.state.played[-1].outcome) == ((0, 10, 0), Outcome.RIGHT)


def test_a_late_press_is_not_offered_before_the_window_is_over() -> None:
    game = Game()
    game.open_window()
    game.press(2, game.deadline.due + 1)
    assert late(game.state) == {}
    game.run_out()

    assert list(late(game.state)) == [TWO]


def test_a_press_after_the_answer_was_told_can_count() -> None:
    game = window_over()
    game.do(Nobody())
    assert game.idle_press(3) is WhyIdle.LATE
    game.do(AcceptLate(THREE))

    assert game.phase is Phase.ANSWERING


def test_a_late_press_after_a_right_answer_cannot_count() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    game.press(2)

    assert game.refused(AcceptLate(TWO)).code == "no-such-press"


@pytest.mark.clause("N4.5.6", "S4.13")
@pytest.mark.parametrize(("code", "clause"), [(N, "N4.5.6"), (S, "S4.13")])
def test_a_late_press_of_who_has_answered_cannot_count(code: str, clause: str) -> None:
    game = Game(begin(code))
    game.open_window()
    game.rule(2, right=False)
    game.nobody()
    game.wait(1)
    game.press(2)
    refused = game.refused(AcceptLate(TWO))

    assert (refused.code, refused.clause) == ("has-answered", clause)


def test_a_late_press_cannot_count_while_earlier_ones_may_still_be_on_their_way() -> None:
    game = Game()
    game.open_window()
    game.now = game.deadline.due
    game.press(2, game.now + 1)
    refused = game.refused(AcceptLate(TWO))
    assert (refused.code, refused.clause) == ("window-open", "S4.10")

    game.press(3, game.deadline.due, arrived=game.deadline.judged)
    game.run_out()
    assert game.state.answer is not None
    assert game.state.answer.press.seat == 3


def test_a_late_press_does_not_count_for_the_window_that_a_ruling_opened_anew() -> None:
    game = window_over()
    game.press(3)
    game.do(AcceptLate(TWO), Rule(right=False))
    game.run_out()

    assert game.refused(AcceptLate(THREE)).code == "no-such-press"
    assert game.idle_press(3) is WhyIdle.LATE
    game.do(AcceptLate(THREE))
    assert game.phase is Phase.ANSWERING


def test_after_a_question_was_given_up_a_press_can_count() -> None:
    game = Game()
    game.read()
    game.do(Nobody())
    game.press(2)
    game.do(AcceptLate(TWO), Rule(right=False))

    assert (game.phase, game.points) == (Phase.WINDOW, (0, -10, 0))


def test_after_a_question_a_press_is_late_for_it_or_early_for_the_next_as_the_host_says() -> None:
    late, early = window_over(), window_over()
    late.do(Nobody(), AcceptLate(TWO))
    early.do(Nobody(), AcceptEarly(TWO))

    assert (late.state.cell, early.state.cell) == (Cell(0, 0), Cell(0, 1))


def test_a_press_in_time_that_arrives_after_a_late_one_was_let_count_is_told() -> None:
    game = window_over(late=2)
    game.press(1, game.now + 5)
    due = game.state.observed[0].press.stamp - 1
    game.do(AcceptLate(ONE))
    for stamp, why in ((due, WhyIdle.OVERTAKEN), (due + 1, WhyIdle.ANSWERING)):
        assert game.idle_press(3, stamp, arrived=game.now) is why


@pytest.mark.parametrize("build", [build for of in GROUPS.values() for build in of.values()])
def test_what_is_offered_is_what_can_count(build: Callable[[], Game]) -> None:
    game = build()
    kept = game.history
    for offered, accept in ((early, AcceptEarly), (late, AcceptLate)):
        taken = set()
        for seat in game.state.seats:
            if not isinstance(game.ask(accept(seat)), Refused):
                taken.add(seat)
            game.history = kept
        assert taken == set(offered(game.state)) or game.state.paused


def test_what_was_accepted_is_kept_with_its_press() -> None:
    game = window_over()
    pressed = game.state.observed[0].press
    game.do(AcceptLate(TWO))

    assert game.state.answer is not None
    assert (game.state.answer.press, game.state.answer.accepted) == (pressed, True)


def test_a_late_press_that_counted_is_no_early_one_for_the_next_question() -> None:
    game = window_over()
    game.do(AcceptLate(TWO), Rule(right=True))

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"
