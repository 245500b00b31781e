"""Presses of two unlike sources: neither the order of arrival nor roughness lets one in (N4.5.1)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.commands import Buzzed
from station.rules.events import PressObserved
from station.rules.model import MILLISECOND, Nanoseconds, Seat
from station.rules.moments import WhyIdle
from station.rules.regulation import CloseRace
from station.rules.state import MatchState, Phase
from tests.rules.games import LAG, Game, S, begin, regulation
from tests.rules.test_presses import without_arrivals

pytestmark = pytest.mark.clause("N4.5.1")

FINE, ROUGH = MILLISECOND, 8 * MILLISECOND
RESOLUTIONS = st.sampled_from([0, FINE, ROUGH])
STAMPS = st.integers(-10, 10).map(lambda step: step * MILLISECOND) | st.integers(-1, LAG)
Pressed = tuple[int, int, int]
"""A seat, its stamp in nanoseconds from now, and the resolution of its source."""
PRESSES = st.lists(st.tuples(st.integers(1, 4), STAMPS, RESOLUTIONS), min_size=2, max_size=4)


def live(close: CloseRace) -> Game:
    """Seat 4 was wrong, the host reads on: the buttons are live from now."""
    game = Game(replace(begin(players=4), regulation=replace(regulation(S), close_race=close)))
    game.read()
    game.rule(4, right=False)
    return game


def live_in_window(close: CloseRace) -> Game:
    """The same in the window that the ruling has reopened."""
    game = Game(replace(begin(players=4), regulation=replace(regulation(S), close_race=close)))
    game.open_window()
    game.rule(4, right=False)
    return game


LIVE = (live, live_in_window)


def press(game: Game, pressed: Pressed, arrived: int) -> None:
    """A press is heard of."""
    seat, stamp, resolution = pressed
    at = Nanoseconds(game.now + stamp)
    game.ask(Buzzed(Seat(seat), at, Nanoseconds(arrived), Nanoseconds(resolution)))


def after(game: Game, presses: tuple[Pressed, ...]) -> MatchState:
    """The state when the race is over; in a lot the lowest seat comes first."""
    heard = game.now + LAG
    for number, pressed in enumerate(presses):
        press(game, pressed, heard + number)
    if game.phase is Phase.CONTEST:
        game.run_out()
    return without_arrivals(game.state)


@given(st.sampled_from(LIVE), st.sampled_from(CloseRace), PRESSES)
def test_any_order_of_delivery_gives_the_same_state(
    build: Callable[[CloseRace], Game], close: CloseRace, presses: list[Pressed]
) -> None:
    outcomes = {after(build(close), order) for order in permutations(presses)}

    assert len(outcomes) == 1


@given(st.sampled_from(LIVE), st.sampled_from(CloseRace), PRESSES)
def test_a_press_stamped_before_the_ruling_never_counts_for_what_it_reopened(
    build: Callable[[CloseRace], Game], close: CloseRace, presses: list[Pressed]
) -> None:
    """Its stamp decides, however far that may be from the truth."""
    game = build(close)
    ruled = game.now
    state = after(game, tuple(presses))
    in_race = {state.answerer} - {None} | set(state.photo_finish)
    rivals = state.answer.rivals if state.answer else state.contest

    assert in_race <= {seat for seat, stamp, _ in presses if stamp > 0 and seat != 4}
    assert all(rival.stamp > ruled for rival in rivals)
    stale = [seen for seen in state.observed if seen.press.stamp <= ruled and seen.press.seat != 4]
    assert len(stale) == len([seat for seat, stamp, _ in presses if stamp <= 0 and seat != 4])


@pytest.mark.parametrize("close", CloseRace)
@pytest.mark.parametrize("build", LIVE)
@pytest.mark.parametrize("resolution", [0, FINE, ROUGH])
def test_the_moment_of_the_ruling_is_too_early_and_the_next_is_not(
    build: Callable[[CloseRace], Game], close: CloseRace, resolution: int
) -> None:
    game = build(close)
    press(game, (1, 0, resolution), game.now + LAG)
    press(game, (2, 1, resolution), game.now + LAG)
    (event,) = (event for event in game.entries[-2].events if isinstance(event, PressObserved))

    assert (event.press.seat, event.why) == (1, WhyIdle.STALE)
    assert [press.seat for press in game.state.contest] == [2]


def test_a_press_of_a_rough_source_at_the_very_end_of_the_window_counts_by_its_stamp() -> None:
    game = live_in_window(CloseRace.HOST)
    end = game.deadline.due - game.now
    press(game, (1, end + 1, ROUGH), game.now + end + 1)
    press(game, (2, end, ROUGH), game.now + end + 1)

    assert [(seen.press.seat, seen.why) for seen in game.state.observed] == [(1, WhyIdle.LATE)]
    assert [rival.seat for rival in game.state.contest] == [2]
