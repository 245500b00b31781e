"""One question: the first press, the window, who may still answer (N4.5.1 … N4.5.6, N4.6, S4.10 … S4.14)."""

import pytest

from station.rules.commands import Buzzed, Clarify, FinishReading, Nobody, Rule
from station.rules.events import PressObserved
from station.rules.model import Cell, Nanoseconds, Outcome, Seat
from station.rules.moments import WhyIdle
from station.rules.state import Phase, scores
from tests.rules.games import Game, N, S, begin, seconds

both = pytest.mark.parametrize("code", [S, N])


@pytest.mark.clause("N4.5.1")
@both
def test_the_first_press_answers(code: str) -> None:
    game = Game(begin(code))
    game.open_window()
    game.wait(seconds(1))
    game.press(3)
    game.press(1, game.now + 1)
    game.run_out()

    assert game.phase is Phase.ANSWERING
    assert game.state.answer is not None
    assert game.state.answer.press.seat == 3


@pytest.mark.clause("N4.5.1", "S4.11")
@both
def test_a_press_stops_the_reading(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(2)

    assert (game.phase, game.state.interrupted) == (Phase.ANSWERING, True)
    game.do(Rule(right=True))
    assert not game.state.interrupted


@pytest.mark.clause("N4.5.1")
def test_a_press_after_the_reading_stops_nothing() -> None:
    game = Game(begin(N))
    game.open_window()
    game.answers(2)

    assert (game.phase, game.state.interrupted) == (Phase.ANSWERING, False)


@pytest.mark.clause("N4.5.4", "S4.11")
@both
def test_after_a_wrong_answer_reading_goes_on_for_the_others(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.rule(2, right=False)

    assert (game.phase, game.state.may_answer) == (Phase.READING, (1, 3))
    assert not game.state.interrupted
    game.do(FinishReading())
    assert game.phase is Phase.WINDOW
    game.rule(3, right=True)
    assert game.points == (0, -10, 10)


@pytest.mark.clause("N4.5.4", "S4.11")
@both
def test_after_the_last_word_a_wrong_answer_opens_the_window(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(2)
    game.do(Rule(right=False, last_word=True))

    assert (game.phase, game.left, game.state.interrupted) == (Phase.WINDOW, seconds(5), False)


@pytest.mark.clause("N4.5.4")
@pytest.mark.parametrize("phase", [Phase.ANSWERING, Phase.CLARIFYING])
def test_presses_between_a_press_and_its_ruling_are_kept_and_do_nothing(phase: Phase) -> None:
    game = Game(begin(N))
    game.read()
    game.answers(2)
    if phase is Phase.CLARIFYING:
        game.do(Clarify())

    assert game.idle_press(3) is WhyIdle.ANSWERING
    game.do(Rule(right=False))
    assert (game.phase, [seen.press.seat for seen in game.state.observed]) == (Phase.READING, [3])


@pytest.mark.clause("N4.5.5", "S4.10")
@both
def test_a_press_is_good_through_five_seconds_after_the_reading(code: str) -> None:
    game = Game(begin(code))
    game.open_window()
    opened = game.now
    game.press(1, opened + seconds(5))
    game.run_out()

    assert game.phase is Phase.ANSWERING


@pytest.mark.clause("N4.5.5", "S4.10")
@both
def test_a_press_later_than_that_is_too_late(code: str) -> None:
    game = Game(begin(code))
    game.open_window()
    (event,) = game.press(1, game.now + seconds(5) + 1).events

    assert isinstance(event, PressObserved)
    assert (event.why, game.phase) == (WhyIdle.LATE, Phase.WINDOW)


@pytest.mark.clause("N4.5.5", "S4.10")
@pytest.mark.parametrize(("code", "clause"), [(N, "N4.5.5"), (S, "S4.10")])
def test_the_answer_is_not_told_while_the_window_is_open(code: str, clause: str) -> None:
    game = Game(begin(code))
    game.open_window()
    game.wait(seconds(4))
    refused = game.refused(Nobody())

    assert (refused.code, refused.clause) == ("window-open", clause)


@pytest.mark.clause("N4.5.5", "S4.10")
@both
def test_the_answer_is_told_when_the_window_is_over(code: str) -> None:
    game = Game(begin(code))
    game.open_window()
    game.run_out()
    assert (game.phase, game.state.overdue) == (Phase.WINDOW, True)
    game.do(Nobody())

    assert (game.phase, game.points) == (Phase.REVEALED, (0, 0, 0))


@pytest.mark.clause("N4.5.5")
@both
def test_a_wrong_answer_after_the_reading_gives_the_others_a_fresh_window(code: str) -> None:
    game = Game(begin(code))
    game.open_window()
    game.wait(seconds(4))
    game.rule(1, right=False)

    assert (game.phase, game.left) == (Phase.WINDOW, seconds(5))


@pytest.mark.clause("N4.5.6", "S4.13")
@both
@pytest.mark.parametrize("reading", [True, False])
def test_who_was_wrong_does_not_answer_again(code: str, *, reading: bool) -> None:
    game = Game(begin(code))
    game.read()
    game.rule(1, right=False)
    if not reading:
        game.do(FinishReading())

    assert game.idle_press(1) is WhyIdle.LOCKED
    game.rule(2, right=False)
    assert game.idle_press(2) is WhyIdle.LOCKED
    game.answers(3)
    assert game.phase is Phase.ANSWERING


@pytest.mark.clause("N4.5.6", "S4.13")
@both
def test_when_all_were_wrong_the_question_is_over(code: str) -> None:
    game = Game(begin(code))
    game.read()
    for seat in (1, 2, 3):
        game.rule(seat, right=False)

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.ALL_WRONG)


@pytest.mark.clause("N4.5.6", "S4.13")
@both
def test_the_next_question_is_open_to_everybody(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.rule(1, right=False)
    game.nobody()
    game.read()

    assert game.state.may_answer == (1, 2, 3)
    game.rule(1, right=True)
    assert game.points == (10, 0, 0)


@pytest.mark.clause("S4.12")
@both
def test_without_a_press_there_is_nothing_to_rule_on(code: str) -> None:
    game = Game(begin(code))
    game.read()
    assert game.refused(Rule(right=True)).code == "not-now"
    game.do(FinishReading())
    assert game.refused(Rule(right=True)).code == "not-now"

    game.answers(1)
    game.do(Rule(right=True))
    assert game.points == (10, 0, 0)


@pytest.mark.clause("N4.6", "S4.14")
@both
def test_right_adds_the_price_and_wrong_takes_it(code: str) -> None:
    game = Game(begin(code))
    for row, value in enumerate((10, 20, 30, 40, 50)):
        before = scores(game.state)
        game.read()
        game.rule(1, right=False)
        game.rule(2, right=True)
        after = scores(game.state)

        assert (after[Seat(1)] - before[Seat(1)], after[Seat(2)] - before[Seat(2)]) == (-value, value)
        assert (after[Seat(3)], game.state.cell) == (0, Cell(0, row))
    assert game.points == (-150, 150, 0)


def test_a_host_can_end_a_reading_when_nobody_wants_the_question() -> None:
    game = Game()
    game.read()
    game.do(Nobody())

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.NOBODY)


def test_a_press_of_a_seat_that_is_not_in_the_game() -> None:
    game = Game(begin(players=3))
    game.read()

    assert game.refused(Buzzed(Seat(4), game.now, game.now, Nanoseconds(1))).code == "no-such-seat"
