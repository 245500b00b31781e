"""The laws of the clock: an argument, one deadline at most, numbers used once, and no clock ever rules."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from station.rules.commands import (
    BindButtons,
    Clarify,
    Expire,
    FinishReading,
    Nobody,
    Pause,
    Resume,
    Rule,
    Speaking,
    StartReading,
    Undo,
)
from station.rules.events import ClockRanOut
from station.rules.model import MILLISECOND, Nanoseconds
from station.rules.moments import ClockKind
from station.rules.state import Phase
from tests.rules.games import LAG, TICK, Game, N, S, begin, seconds


def window(code: str = S) -> Game:
    game = Game(begin(code))
    game.open_window()
    return game


def answering(code: str = S) -> Game:
    game = Game(begin(code))
    game.read()
    game.answers(1)
    return game


def clarifying(code: str = S) -> Game:
    game = answering(code)
    game.do(Clarify())
    return game


each_clock = pytest.mark.parametrize("make", [window, answering, clarifying])


@each_clock
@pytest.mark.clause("S4.11", "S4.17", "N4.5.2", "N4.5.5")
@pytest.mark.parametrize("code", [S, N])
def test_a_clock_that_runs_out_rules_nothing(make: Callable[[str], Game], code: str) -> None:
    game = make(code)
    before = game.state
    entry = game.run_out()

    assert [type(event) for event in entry.events] == [ClockRanOut]
    assert game.state == replace(before, overdue=True, deadline=None)


@each_clock
def test_a_clock_cannot_run_out_before_its_time(make: Callable[[str], Game]) -> None:
    game = make(S)
    expire = Expire(game.deadline.id)
    game.now = Nanoseconds(game.deadline.judged - 1)
    assert game.refused(expire).code == "clock-not-over"

    game.wait(1)
    game.do(expire)
    assert game.state.overdue


@each_clock
def test_a_clock_runs_out_once(make: Callable[[str], Game]) -> None:
    game = make(S)
    expire = Expire(game.deadline.id)
    game.run_out()

    assert game.refused(expire).code == "stale-clock"


@each_clock
def test_an_old_clocks_timer_does_nothing(make: Callable[[str], Game]) -> None:
    game = make(S)
    old = game.deadline.id
    game.undo()
    game.redo()
    game.do(Resume())
    game.now = Nanoseconds(game.deadline.judged + seconds(60))

    assert game.refused(Expire(old)).code == "stale-clock"
    assert game.deadline.id > old


@each_clock
def test_no_clock_runs_out_while_the_match_is_paused(make: Callable[[str], Game]) -> None:
    game = make(S)
    left = game.left
    game.do(Pause())
    left -= TICK
    game.wait(seconds(60))
    assert (game.left, game.refused(Expire(game.deadline.id)).code) == (left, "stale-clock")

    game.do(Resume())
    assert game.left == left


def test_the_windows_end_is_judged_when_the_slowest_source_has_spoken() -> None:
    game = window()
    assert (game.deadline.due, game.deadline.judged) == (game.now + seconds(5), game.now + seconds(5) + LAG)
    game.now = Nanoseconds(game.deadline.judged - 1)
    assert game.refused(Nobody()).code == "window-open"

    game.press(2, game.deadline.due, arrived=game.now)
    game.run_out()
    assert (game.phase, game.state.answer and game.state.answer.press.seat) == (Phase.ANSWERING, 2)


def test_another_source_changes_the_judging_of_clocks_to_come() -> None:
    game = Game()
    game.read()
    game.do(BindButtons(Nanoseconds(5 * MILLISECOND)), FinishReading())

    assert game.deadline.judged - game.deadline.due == 5 * MILLISECOND


@pytest.mark.clause("S4.11")
def test_the_time_to_answer_runs_from_the_press_and_not_from_its_arrival() -> None:
    game = Game()
    game.read()
    stamp = game.now + 1
    game.press(1, stamp, arrived=stamp + 30 * MILLISECOND)
    game.run_out()

    assert (game.deadline.kind, game.deadline.due) == (ClockKind.ANSWER, stamp + seconds(5))


def test_the_time_to_answer_runs_from_the_winners_press() -> None:
    game = Game()
    game.read()
    stamp = game.now + 1
    game.press(2, stamp + 5)
    game.press(1, stamp)
    game.run_out()

    assert game.deadline.due == stamp + seconds(5)


@each_clock
def test_undo_leaves_the_time_that_was_left_after_the_last_act_kept(
    make: Callable[[str], Game],
) -> None:
    game = make(S)
    left = game.left
    game.wait(seconds(2))
    game.do(Pause())
    game.undo()

    assert game.left == left
    game.wait(seconds(9))
    game.do(Resume())
    assert game.left == left
    game.wait(seconds(1))
    game.undo()
    assert game.left == left


def test_what_is_no_act_takes_no_time_from_an_undo() -> None:
    game = window()
    left = game.left
    game.wait(seconds(1))
    game.do(BindButtons(LAG))
    game.press(1, game.deadline.due + 1)
    game.wait(seconds(1))
    game.do(Pause())
    game.undo()

    assert game.left == left


@each_clock
def test_undoing_an_expiry_gives_all_the_time_again(make: Callable[[str], Game]) -> None:
    game = make(S)
    length = game.deadline.length
    game.wait(seconds(1))
    game.do(Pause(), Resume())
    game.run_out()
    game.undo()

    assert (game.left, game.state.overdue) == (length, False)


def test_undoing_what_followed_an_expiry_leaves_the_window_over() -> None:
    game = window()
    game.run_out()
    game.do(Nobody())
    game.undo()

    assert (game.phase, game.state.overdue, game.state.deadline) == (Phase.WINDOW, True, None)
    game.do(Nobody())
    assert game.phase is Phase.REVEALED


@each_clock
def test_a_match_opened_again_has_the_time_that_was_left(make: Callable[[str], Game]) -> None:
    game = make(S)
    game.wait(seconds(2))
    left, number = game.left, game.deadline.id
    game.restart()

    assert (game.left, game.state.paused, game.state.overdue) == (left, True, False)
    assert game.deadline.id > number


def test_a_window_opened_again_is_judged_by_its_new_end() -> None:
    game = window()
    game.wait(seconds(4))
    game.do(Pause())
    game.undo()
    game.do(Resume())
    game.wait(seconds(4))
    game.press(1)

    assert game.phase is Phase.CONTEST


def test_a_speaker_stops_the_clock_and_a_demand_starts_another() -> None:
    game = answering()
    game.do(Speaking())
    assert game.state.deadline is None
    game.do(Clarify())

    assert (game.deadline.kind, game.left) == (ClockKind.CLARIFICATION, seconds(5))


def test_a_clock_ends_with_its_phase() -> None:
    game = answering()
    old = game.deadline.id
    game.do(Rule(right=True))
    assert game.state.deadline is None
    game.wait(seconds(60))

    assert game.refused(Expire(old)).code == "stale-clock"


def test_time_that_passed_unnoticed_is_not_below_nothing() -> None:
    game = window()
    game.now = Nanoseconds(game.deadline.judged + seconds(3))
    game.restart()
    assert game.left == 0
    game.do(Resume())
    game.run_out()

    assert game.state.overdue


@pytest.mark.parametrize("lead", [Game.read, Game.open_window])
def test_paused_live_buttons_ask_for_going_on_first(lead: Callable[[Game], None]) -> None:
    game = Game()
    lead(game)
    game.do(Pause())
    assert game.refused(Nobody()).code == "paused"
    game.do(Resume())
    game.nobody()

    assert game.phase is Phase.REVEALED


@pytest.mark.parametrize("command", [Rule(right=True), Speaking(), Clarify()])
def test_where_no_button_is_live_the_hosts_next_key_goes_on(command: Rule | Speaking | Clarify) -> None:
    game = answering()
    game.do(Pause())
    game.do(command)

    assert not game.state.paused


def test_a_paused_announcement_is_read_by_one_key() -> None:
    game = Game()
    game.read()
    game.do(Undo(game.history.acts[-1].number))
    assert game.state.paused
    game.do(StartReading())

    assert (game.phase, game.state.paused) == (Phase.READING, False)
