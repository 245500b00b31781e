"""How long themes took by the match clock, and how long the rest takes at this pace."""

import pytest

from station.rules.board import cells_left
from station.rules.commands import (
    Announce,
    EndRound,
    EndTheme,
    Nobody,
    Pause,
    Resume,
    ShowBoard,
    StartReading,
    StartTheme,
)
from station.rules.model import SECOND, Nanoseconds
from station.views.break_view import break_view
from station.views.pace import Pace, pace
from tests.rules.boards import at_board
from tests.rules.choice_situations import round_end
from tests.rules.final_situations import final_due, one_positive
from tests.rules.games import TICK, Game, begin
from tests.rules.tables import at

MINUTE = 60 * SECOND


def theme(game: Game, time: int) -> None:
    """The next theme is played in so much time, from its name to the scores; nobody answers."""
    started = game.now + TICK
    game.do(StartTheme())
    game.skip(5)
    game.wait(time - (game.now + TICK - started))
    game.do(EndTheme())


def test_each_theme_has_its_time_and_breaks_have_none() -> None:
    game = Game(begin(themes=4))
    game.wait(3 * MINUTE)  # before the first theme
    theme(game, 10 * MINUTE)
    game.wait(2 * MINUTE - TICK)
    theme(game, 6 * MINUTE)

    found = pace(game.history)
    assert found.themes == ((0, 10 * MINUTE), (1, 6 * MINUTE))
    assert found.played == 18 * MINUTE
    assert found.left == 18 * MINUTE  # as many questions are left as were played


def test_a_pause_takes_no_time() -> None:
    game = Game(begin(themes=4))
    game.do(StartTheme(), Pause())
    game.wait(MINUTE)
    game.do(Resume())
    game.skip(5)
    game.do(EndTheme())

    ((_, time),) = pace(game.history).themes
    assert time < SECOND


def test_what_was_undone_has_taken_its_time_all_the_same() -> None:
    game = Game(begin(themes=4))
    game.do(StartTheme(), Announce())
    game.wait(MINUTE)
    game.undo()
    game.do(StartReading(), Nobody())
    game.skip(4)
    game.do(EndTheme())

    ((_, time),) = pace(game.history).themes
    assert MINUTE < time < MINUTE + SECOND


def test_before_the_first_question_there_is_no_pace() -> None:
    game = Game(begin(themes=4))
    assert pace(game.history) == Pace((), Nanoseconds(0), None)
    game.do(StartTheme())

    assert pace(game.history).left is None


def test_behind_the_last_question_nothing_is_left() -> None:
    game = Game(begin(themes=4))
    for _ in range(4):
        theme(game, MINUTE)

    assert pace(game.history).left is None


def test_themes_are_told_in_the_order_of_the_table() -> None:
    game = at_board((0, 2))
    game.ask_cell(1, 0)
    game.do(ShowBoard())
    game.ask_cell(0, 0)
    game.do(ShowBoard())

    assert [number for number, _ in pace(game.history).themes] == [0, 1]


def test_a_restart_changes_no_time() -> None:
    game = Game(begin(themes=4))
    theme(game, 10 * MINUTE)
    before = pace(game.history)
    game.restart()

    assert pace(game.history) == before


def test_by_choice_each_question_counts_for_its_theme_and_choices_for_none() -> None:
    game = at("round end, Blue")
    found = pace(game.history)
    played = sum(time for _, time in found.themes)

    assert [number for number, _ in found.themes] == [0]
    assert 0 < played < found.played
    seen = break_view(game.history)
    assert seen is not None
    assert (seen.theme_time, seen.left) == (None, found.left)
    assert isinstance(game.history.acts[-1].command, EndRound)


@pytest.mark.clause("N4.10")
def test_a_final_round_is_reckoned_as_a_theme() -> None:
    game = final_due()
    found = pace(game.history)

    assert found.left == found.played * 5 // len(game.state.played)


@pytest.mark.clause("N4.10")
def test_a_final_round_that_is_still_far_is_reckoned_in() -> None:
    game = round_end()
    found = pace(game.history)

    assert found.left == found.played * (len(cells_left(game.state)) + 5) // len(game.state.played)


def test_a_final_round_that_nobody_can_play_takes_no_time() -> None:
    assert pace(one_positive().history).left is None
