"""Presses that the station has missed: a race that they may belong to is told as incomplete (N4.5.1)."""

from itertools import permutations

import pytest

from station.rules.commands import Clarify, FinishReading, Missed, Nobody, Pause, Resume, Rule, StartReading
from station.rules.decide.missed import is_incomplete
from station.rules.model import MILLISECOND, Nanoseconds
from station.rules.state import Phase
from tests.rules.games import Game, begin

pytestmark = pytest.mark.clause("N4.5.1")

FAR = 50 * MILLISECOND


def in_reading() -> Game:
    """The buttons have been live for a while."""
    game = Game(begin(players=4))
    game.read()
    game.wait(FAR)
    return game


def miss(game: Game, since: int, until: int) -> bool:
    """A source tells that it may have missed presses; moments from now. Whether the race is in doubt."""
    game.ask(Missed(Nanoseconds(game.now + since), Nanoseconds(game.now + until)))
    return is_incomplete(game.state)


@pytest.mark.parametrize(
    ("since", "until", "doubtful"),
    [(-5, -1, True), (-5, 5, True), (0, 0, True), (1, 5, False), (-2 * FAR, -FAR, False)],
    ids=["before the winner", "around it", "with it", "after it", "before the buttons were live"],
)
def test_a_race_is_in_doubt_where_a_missed_press_could_have_been_first(
    since: int, until: int, *, doubtful: bool
) -> None:
    game = in_reading()
    won = game.now
    game.press(1)
    game.run_out()

    assert miss(game, won - game.now + since, won - game.now + until) is doubtful
    assert game.phase is Phase.ANSWERING
    assert game.refold() == game.history


def test_the_moment_at_which_buttons_go_live_is_no_part_of_the_race() -> None:
    game = in_reading()
    assert game.state.arming is not None
    live = game.state.arming.since - game.now

    assert not miss(game, -2 * FAR, live)
    assert miss(game, -2 * FAR, live + 1)


def test_what_was_missed_before_the_first_press_came_is_told_of_the_answer() -> None:
    game = in_reading()
    assert miss(game, -3, -1)
    game.press(1)
    assert is_incomplete(game.state)
    game.run_out()
    assert is_incomplete(game.state)
    game.do(Clarify())

    assert is_incomplete(game.state)


def test_a_race_that_was_over_before_is_in_no_doubt() -> None:
    game = in_reading()
    game.press(1, game.now - 10)
    assert miss(game, -5, -1)
    game.run_out()

    assert not is_incomplete(game.state)


def test_a_window_in_which_nobody_pressed_is_in_doubt_too() -> None:
    game = in_reading()
    game.do(FinishReading())
    due = game.deadline.due
    game.run_out()
    assert not miss(game, due + 1 - game.now, due + 9 - game.now)
    assert miss(game, due - game.now, due + 9 - game.now)
    game.do(Nobody())
    assert is_incomplete(game.state)

    game.do(StartReading())
    assert not is_incomplete(game.state)


@pytest.mark.parametrize("end", [Rule(right=False), Rule(right=False, last_word=True)])
def test_the_next_race_of_the_question_is_in_no_doubt(end: Rule) -> None:
    game = in_reading()
    miss(game, -3, -1)
    game.press(1)
    game.run_out()
    game.do(end)

    assert not is_incomplete(game.state)
    assert len(game.state.missed) == 1


def test_buttons_that_go_live_anew_after_a_pause_have_missed_nothing() -> None:
    game = in_reading()
    miss(game, -3, -1)
    game.do(Pause(), Resume())

    assert not is_incomplete(game.state)


def test_without_live_buttons_nothing_can_be_missed() -> None:
    game = Game()

    assert game.refused(Missed(Nanoseconds(0), game.now)).code == "nothing-missed"


def test_the_order_of_the_reports_means_nothing() -> None:
    reports = [(-9, -8), (-5, -1), (-7, -7), (-2 * FAR, -FAR - 1)]
    kept = set()
    for order in permutations(reports):
        game = in_reading()
        for since, until in order:
            miss(game, since, until)
        kept.add(game.state)

    assert len(kept) == 1


def test_a_flood_of_reports_is_kept_once() -> None:
    game = in_reading()
    miss(game, -3, -1)
    entries = len(game.entries)
    for later in range(20):
        miss(game, -3, later)

    assert len(game.entries) == entries


def test_a_report_is_no_act() -> None:
    """It ends no redo, and no undo takes it back."""
    game = in_reading()
    game.press(1)
    game.run_out()
    game.do(Rule(right=True))
    acts = len(game.history.acts)
    game.undo()
    assert miss(game, -2 * FAR, -FAR)
    assert len(game.history.acts) == acts - 1
    game.redo()
    assert is_incomplete(game.state)

    game.undo()
    assert (game.phase, is_incomplete(game.state)) == (Phase.ANSWERING, True)
    assert game.refold() == game.history


def test_a_match_opened_again_still_tells_of_it() -> None:
    game = in_reading()
    game.press(1)
    game.run_out()
    miss(game, -2 * FAR, 0)
    game.restart()

    assert is_incomplete(game.state)
