"""No false starts; the host's finger is later than his voice: early and late presses can count (S4.10)."""

from collections.abc import Callable

import pytest

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    DeclineSpare,
    FinishReading,
    Nobody,
    Rule,
    StartReading,
    StartTheme,
    Withdraw,
)
from station.rules.decide.acceptance import early, late
from station.rules.events import PressAccepted, PressObserved
from station.rules.model import Cell, Outcome, Seat
from station.rules.moments import ClockKind, WhyIdle
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import LAG, Game, N, S, begin, seconds
from tests.rules.situations import GROUPS

pytestmark = pytest.mark.clause("S4.10")
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def announced() -> Game:
    game = Game()
    game.do(StartTheme(), Announce())
    return game


def window_over(code: str = S, late: int = 2) -> Game:
    """The window of the first question is over, seat ``late`` pressed a moment after its end."""
    game = Game(begin(code))
    game.open_window()
    game.press(late, game.deadline.due + 1)
    game.run_out()
    return game


def observed(game: Game, seat: int) -> WhyIdle:
    game.wait(1)
    (event,) = game.press(seat).events
    assert isinstance(event, PressObserved)
    return event.why


def test_a_press_with_the_first_word_is_good() -> None:
    game = announced()
    game.do(StartReading())
    game.press(1, game.now + 1)
    game.run_out()

    assert game.phase is Phase.ANSWERING


@pytest.mark.parametrize("phase", [Phase.THEME_START, Phase.ANNOUNCED, Phase.REVEALED])
def test_an_early_press_is_shown_and_can_count(phase: Phase) -> None:
    game = Game()
    game.do(StartTheme())
    if phase is Phase.ANNOUNCED:
        game.do(Announce())
    if phase is Phase.REVEALED:
        game.read()
        game.rule(1, right=True)
    assert (game.phase, observed(game, 2)) == (phase, WhyIdle.EARLY)
    accepted = game.do(AcceptEarly(TWO))

    assert isinstance(accepted.events[-1], PressAccepted)
    assert (game.phase, game.state.answer and game.state.answer.press.seat) == (Phase.ANSWERING, 2)
    assert game.state.cell == Cell(0, 1 if phase is Phase.REVEALED else 0)


def test_a_press_just_before_the_hosts_key_can_count_just_after_it() -> None:
    game = announced()
    assert observed(game, 2) is WhyIdle.EARLY
    game.do(StartReading(), AcceptEarly(TWO))

    assert (game.phase, game.state.interrupted) == (Phase.ANSWERING, True)


def test_a_press_on_its_way_while_the_host_strikes_the_key_can_count() -> None:
    game = announced()
    stamp = game.now + 1
    game.do(StartReading())
    (event,) = game.press(2, stamp, arrived=stamp + LAG).events
    assert isinstance(event, PressObserved)
    assert event.why is WhyIdle.EARLY
    game.do(AcceptEarly(TWO))

    assert game.phase is Phase.ANSWERING


def test_an_accepted_early_press_interrupts_the_reading() -> None:
    game = announced()
    game.press(2)
    game.do(AcceptEarly(TWO))
    assert (game.deadline.kind, game.left) == (ClockKind.ANSWER, seconds(5))
    game.do(Rule(right=False))

    assert (game.phase, game.state.may_answer, game.points) == (Phase.READING, (1, 3), (0, -10, 0))


def test_only_a_press_that_was_seen_can_count() -> None:
    game = announced()
    game.press(2)

    refused = game.refused(AcceptEarly(ONE))
    assert (refused.code, refused.parameters) == ("no-such-press", (("seat", 1),))
    assert game.refused(AcceptLate(TWO)).code == "not-now"


def test_an_early_press_is_not_early_for_the_question_after() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), Nobody())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_a_press_that_was_late_to_be_early_is_not_early_for_the_question_after() -> None:
    game = announced()
    stamp = game.now
    game.do(StartReading())
    game.press(2, stamp, arrived=game.now)
    game.do(Nobody())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_an_early_press_for_a_withdrawn_question_is_not_early_for_the_question_after() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), Withdraw(), DeclineSpare())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_an_early_press_does_not_count_once_somebody_has_answered() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading())
    game.rule(1, right=False)

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_before_the_themes_name_no_press_is_early() -> None:
    game = Game()

    assert observed(game, 2) is WhyIdle.IDLE
    assert game.refused(AcceptEarly(TWO)).code == "not-now"


def test_after_the_last_question_no_press_is_early() -> None:
    game = Game()
    game.skip(4)
    game.read()
    game.rule(1, right=True)

    assert observed(game, 2) is WhyIdle.IDLE


@pytest.mark.parametrize("told", [False, True])
def test_a_late_press_is_shown_and_can_count(*, told: bool) -> None:
    game = window_over()
    if told:
        game.do(Nobody())
    accepted = game.do(AcceptLate(TWO))

    assert isinstance(accepted.events[-1], PressAccepted)
    assert (game.phase, game.state.cell, game.state.played) == (Phase.ANSWERING, Cell(0, 0), ())
    assert game.left == seconds(5)
    game.do(Rule(right=True))
    assert (game.points, game.state.played[-1].outcome) == ((0, 10, 0), Outcome.RIGHT)


def test_a_press_after_the_answer_was_told_can_count() -> None:
    game = window_over()
    game.do(Nobody())
    assert observed(game, 3) is WhyIdle.LATE
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
    assert observed(game, 3) is WhyIdle.LATE
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
        (event,) = game.press(3, stamp, arrived=game.now).events
        assert isinstance(event, PressObserved)
        assert event.why is why


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


def test_reading_that_is_over_is_not_begun_by_an_early_press() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), FinishReading())

    assert game.refused(AcceptEarly(TWO)).code == "not-now"


def test_a_late_press_that_counted_is_no_early_one_for_the_next_question() -> None:
    game = window_over()
    game.do(AcceptLate(TWO), Rule(right=True))

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"
