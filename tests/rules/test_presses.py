"""The law of presses: stamps decide, arrival means nothing, each press belongs to its own arming."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.commands import FinishReading, Pause, Resume, Rule, Undo
from station.rules.events import PressObserved
from station.rules.model import MILLISECOND, NO_TIME, Nanoseconds, Seat
from station.rules.moments import Press, WhyIdle
from station.rules.state import Answer, MatchState, Phase
from tests.rules.games import LAG, Game, begin


def in_reading() -> Game:
    game = Game(begin(players=4))
    game.read()
    return game


def in_window() -> Game:
    game = in_reading()
    game.do(FinishReading())
    return game


def in_reading_again() -> Game:
    """Seat 4 was wrong, the host reads on."""
    game = in_reading()
    game.rule(4, right=False)
    return game


def in_window_again() -> Game:
    game = in_window()
    game.rule(4, right=False)
    return game


def at_the_windows_end() -> Game:
    game = in_window()
    game.now = Nanoseconds(game.deadline.due - 20 * MILLISECOND)
    return game


MOMENTS = (in_reading, in_window, in_reading_again, in_window_again, at_the_windows_end)

STAMPS = st.integers(-2, 2).map(lambda step: step * MILLISECOND) | st.integers(-1, LAG)
"""Nanoseconds from now: before the buttons went live, with them, apart, together."""

PRESSES = st.lists(st.tuples(st.integers(1, 4), STAMPS), min_size=2, max_size=4)


def nobody_arrived(press: Press) -> Press:
    return replace(press, arrived=NO_TIME)


def without_arrivals(state: MatchState) -> MatchState:
    """The state but for when presses were heard of."""
    answer = state.answer and Answer(
        press=nobody_arrived(state.answer.press),
        gap=state.answer.gap,
        rivals=tuple(map(nobody_arrived, state.answer.rivals)),
        dead_heat=state.answer.dead_heat,
        by_host=state.answer.by_host,
    )
    return replace(
        state,
        answer=answer,
        contest=tuple(map(nobody_arrived, state.contest)),
        observed=tuple(replace(seen, press=nobody_arrived(seen.press)) for seen in state.observed),
    )


def after(moment: Callable[[], Game], presses: tuple[tuple[int, int], ...]) -> tuple[MatchState, MatchState]:
    """The states before and after the contest closes, when the presses are heard of in this order."""
    game = moment()
    heard = game.now + LAG
    for number, (seat, stamp) in enumerate(presses):
        game.press(seat, game.now + stamp, arrived=heard + number)
    open_state = game.state
    if game.phase is Phase.CONTEST:
        game.run_out()
    return without_arrivals(open_state), without_arrivals(game.state)


@given(st.sampled_from(MOMENTS), PRESSES)
def test_any_order_of_delivery_gives_the_same_state(
    moment: Callable[[], Game], presses: list[tuple[int, int]]
) -> None:
    outcomes = {after(moment, order) for order in permutations(presses)}

    assert len(outcomes) == 1


@given(st.sampled_from(MOMENTS), PRESSES)
def test_the_smallest_good_stamp_answers(moment: Callable[[], Game], presses: list[tuple[int, int]]) -> None:
    game = moment()
    arming = game.state.arming
    assert arming is not None
    since, window = arming.since, game.state.window
    good = {
        (stamp, seat)
        for seat, stamp in presses
        if game.now + stamp > since
        and seat in game.state.may_answer
        and not (window and game.now + stamp > window.due)
    }
    _, state = after(moment, tuple(presses))

    if not good:
        assert (state.answer, state.phase) == (None, game.phase)
        return
    assert state.answer is not None
    assert (state.phase, state.answer.press.stamp - game.now) == (Phase.ANSWERING, min(good)[0])
    rivals = sorted(stamp for stamp, seat in good if seat != state.answer.press.seat)
    assert state.answer.gap == (rivals[0] - min(good)[0] if rivals else None)


@pytest.mark.parametrize("again", [in_reading_again, in_window_again])
def test_a_press_stamped_before_a_ruling_never_counts_after_it(again: Callable[[], Game]) -> None:
    game = again()
    for stamp in (game.now - 1, game.now):
        assert game.idle_press(1, stamp, arrived=game.now + LAG) is WhyIdle.STALE

    game.press(2, game.now + 1)
    game.run_out()
    assert game.state.answer is not None
    assert game.state.answer.press.seat == 2


def test_a_press_of_the_reading_counts_when_the_window_has_opened_meanwhile() -> None:
    game = in_reading()
    stamp = game.now + 1
    game.do(FinishReading())
    game.press(1, stamp, arrived=game.now)
    game.run_out()

    assert game.phase is Phase.ANSWERING


def test_a_button_pressed_during_a_pause_does_not_answer_when_the_match_goes_on() -> None:
    game = in_window()
    game.do(Pause())
    game.press(1)
    stamp = game.now
    game.do(Resume())

    (event,) = game.press(2, stamp).events
    assert isinstance(event, PressObserved)
    game.wait(1)
    game.press(1)
    assert game.phase is Phase.CONTEST


def test_a_press_that_a_pause_was_quicker_than_is_the_hosts_to_decide() -> None:
    """It was made before the pause and is heard of in it; the same press heard of later would count."""
    game = in_reading_again()
    assert game.state.arming is not None
    live = game.state.arming.since
    game.do(Pause())
    paused = game.now

    assert game.idle_press(2, live + 1, arrived=paused) is WhyIdle.OVERTAKEN
    for seat, stamp in (2, paused), (2, live), (4, live + 1):
        assert game.idle_press(seat, stamp, arrived=paused) is WhyIdle.PAUSED, (seat, stamp)


def test_a_pause_hides_no_press_that_was_before_the_answerers() -> None:
    game = in_reading_again()
    first = game.now + 2
    game.press(1, first)
    game.run_out()
    game.do(Pause())

    assert game.idle_press(2, first - 1, arrived=game.now) is WhyIdle.OVERTAKEN
    assert game.idle_press(3, first + 1, arrived=game.now) is WhyIdle.PAUSED


@pytest.mark.parametrize(
    ("seat", "stamp", "why"),
    [
        (2, 1, WhyIdle.OVERTAKEN),
        (2, 2, WhyIdle.ANSWERING),
        (2, 0, WhyIdle.ANSWERING),
        (1, 1, WhyIdle.ANSWERING),
        (4, 1, WhyIdle.ANSWERING),
    ],
    ids=["it was first", "it was not", "buttons were dead", "it is the answerer's", "it is locked"],
)
def test_a_press_that_comes_too_late_to_have_won_is_told(seat: int, stamp: int, why: WhyIdle) -> None:
    game = in_reading_again()
    live = game.now
    game.press(1, live + 2)
    game.run_out()
    assert game.idle_press(seat, live + stamp, arrived=game.now) is why
    assert game.state.answer is not None
    assert game.state.answer.press.seat == 1


def test_a_new_arming_counts_its_presses_afresh() -> None:
    game = in_reading()
    game.answers(1)
    for _ in range(18):
        game.wait(1)
        game.press(2)
    game.do(Rule(right=False))
    game.rule(2, right=False)
    assert game.idle_press(2, game.now + 1) is WhyIdle.LOCKED


def test_undoing_a_race_removes_its_presses() -> None:
    game = in_reading()
    game.press(1, game.now + 1)
    game.press(2, game.now + 2)
    game.run_out()
    game.do(Undo(game.history.acts[-1].number))

    assert (game.phase, game.state.contest, game.state.answer, game.state.observed) == (
        Phase.READING,
        (),
        None,
        (),
    )
    game.do(Resume())
    game.press(3, game.now + 1)
    game.run_out()
    assert game.state.answer is not None
    assert (game.state.answer.press.seat, game.state.answer.rivals) == (Seat(3), ())
