"""Races: collecting presses, dead heats and their lots, floods of presses (N4.5.1)."""

from dataclasses import replace

import pytest

from station.rules.commands import BindButtons, Expire
from station.rules.events import ContestDecided, ContestJoined, PressesCounted
from station.rules.model import MILLISECOND, NO_TIME, Lot, Nanoseconds
from station.rules.state import Phase
from tests.rules.games import Game, begin, seats, seconds

pytestmark = pytest.mark.clause("N4.5.1")


def in_reading() -> Game:
    game = Game(begin(players=4))
    game.read()
    return game


def test_presses_are_collected_as_long_as_the_slowest_source_can_lag() -> None:
    game = in_reading()
    game.do(BindButtons(Nanoseconds(5 * MILLISECOND)))
    game.wait(1)
    game.press(1, arrived=game.now + MILLISECOND)

    assert game.deadline.judged == game.now + 5 * MILLISECOND
    early = Expire(game.deadline.id)
    game.wait(5 * MILLISECOND - 1)
    assert game.refused(early).code == "clock-not-over"
    game.wait(1)
    game.do(early)
    assert game.phase is Phase.ANSWERING


def test_a_press_that_was_first_brings_the_end_of_collecting_forward() -> None:
    game = in_reading()
    game.press(1, game.now + 10)
    due = game.deadline.due
    game.press(2, game.now + 4)
    game.press(3, game.now + 7)

    assert due - game.deadline.due == 6


def test_a_player_who_presses_twice_is_in_the_race_once() -> None:
    game = in_reading()
    for stamp in (3, 1, 2):
        game.press(1, game.now + stamp)
    decided = game.run_out().events[0]

    assert isinstance(decided, ContestDecided)
    assert (decided.winner.stamp, decided.rivals, decided.gap) == (decided.winner.stamp, (), None)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_a_dead_heat_is_settled_by_lot(order: tuple[int, int]) -> None:
    game = in_reading()
    for seat, stamp in ((1, 5), (2, 5), (3, 6)):
        game.press(seat, game.now + stamp)
    game.now = game.deadline.judged
    expire = Expire(game.deadline.id)
    arming = game.state.arming
    assert arming is not None

    refused = game.refused(expire)
    assert (refused.code, dict(refused.parameters)) == (
        "lot-needed",
        {"purpose": f"dead-heat:{arming.id}", "among": "1,2"},
    )
    game.run_out(*order)
    assert game.state.answer is not None
    assert (game.state.answer.press.seat, game.state.answer.dead_heat) == (order[0], order)
    assert (game.state.answer.gap, len(game.state.answer.rivals)) == (0, 2)


@pytest.mark.parametrize(
    ("purpose", "order"),
    [
        ("dead-heat:0", (1, 2)),
        ("first-chooser:red", (1, 2)),
        (None, (1, 3)),
        (None, (1,)),
        (None, (1, 2, 3)),
        (None, (1, 1)),
        (None, ()),
    ],
)
def test_a_lot_about_something_else_settles_nothing(purpose: str | None, order: tuple[int, ...]) -> None:
    game = in_reading()
    for seat in (1, 2):
        game.press(seat, game.now + 5)
    game.press(3, game.now + 6)
    game.now = game.deadline.judged
    expire = Expire(game.deadline.id)
    needed = dict(game.refused(expire).parameters)

    lot = Lot(purpose or str(needed["purpose"]), seats(*order))
    assert game.refused(replace(expire, lot=lot)).code == "bad-lot"
    assert game.phase is Phase.CONTEST


def test_more_presses_than_are_kept_are_counted() -> None:
    game = in_reading()
    game.answers(1)
    for _ in range(20):
        game.wait(1)
        game.press(2)
    game.press(3)

    assert sum(seen.press.seat == 2 for seen in game.state.observed) == 16
    assert [(seen.seat, seen.number) for seen in game.state.counted] == [(2, 4)]


def test_a_flood_in_a_race_does_not_hide_who_was_first() -> None:
    game = in_reading()
    for stamp in range(100, 120):
        game.press(1, game.now + stamp)
    game.press(2, game.now + 50)
    game.press(1, game.now + 10)
    decided = game.run_out().events[0]

    assert isinstance(decided, ContestDecided)
    assert (decided.winner.seat, decided.gap) == (1, 40)
    assert sum(isinstance(entry.events[0], ContestJoined) for entry in game.entries) == 15 + 2
    assert sum(isinstance(entry.events[0], PressesCounted) for entry in game.entries) == 4
    assert [(seen.seat, seen.number) for seen in game.state.counted] == [(1, 4)]


def test_a_flood_of_one_player_takes_no_other_one_out_of_the_race() -> None:
    game = in_reading()
    for stamp in range(100, 120):
        game.press(1, game.now + stamp)
    game.press(2, game.now + 200)
    decided = game.run_out().events[0]

    assert isinstance(decided, ContestDecided)
    assert [rival.seat for rival in decided.rivals if rival.seat != 1] == [2]
    assert [(seen.seat, seen.number) for seen in game.state.counted] == [(1, 4)]


def test_a_race_with_buttons_that_do_not_lag_is_over_at_once() -> None:
    game = in_reading()
    game.do(BindButtons(NO_TIME))
    game.wait(seconds(1))
    game.press(1)

    assert game.deadline.judged == game.now
