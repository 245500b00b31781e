"""Hints from the hall: counted for each theme, and who prompts again and again (S4.19)."""

import pytest

from station.rules.commands import CensureHints, EndTheme, NoteHint, StartExtra, StartTheme, VoidTheme
from station.rules.model import NO_POINTS
from station.rules.records import HintGiver
from station.rules.state import Phase
from tests.rules.endings import REASON, Ending, ended
from tests.rules.games import S
from tests.rules.tables import Table, at, begin_table, moments


def two_themes() -> Ending:
    return Ending(begin_table(S, "qualifying", themes=2, reserves=1))


def hints(game: Ending) -> dict[int, int]:
    """How many hints there were in each theme."""
    return {number: game.state.hints.count(number) for number in set(game.state.hints)}


@pytest.mark.clause("S4.19")
def test_hints_are_counted_for_each_theme() -> None:
    game = two_themes()
    game.do(StartTheme(), NoteHint())
    game.read()
    game.answers(1)
    game.do(NoteHint())
    assert hints(game) == {0: 2}
    game.undo()
    assert hints(game) == {0: 1}
    game.redo()

    game = two_themes()
    game.skip(5)
    game.do(NoteHint(), EndTheme(), NoteHint(), StartTheme(), NoteHint())
    assert hints(game) == {0: 2, 1: 1}
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.19")
def test_a_hint_rules_nothing_by_itself() -> None:
    game = two_themes()
    game.read()
    game.rule(2, right=True)
    game.do(NoteHint(), NoteHint(), NoteHint())

    assert (game.phase, game.points, game.state.themes[0].void) == (Phase.REVEALED, (0, 10, 0), False)


@pytest.mark.clause("S4.19")
def test_two_hints_that_mattered_and_a_reserve_takes_the_themes_place() -> None:
    game = two_themes()
    game.read()
    game.rule(2, right=True)
    game.do(NoteHint(), NoteHint(), VoidTheme(0, 0, REASON))

    assert (game.phase, game.points) == (Phase.THEME_START, (NO_POINTS,) * 3)
    assert hints(game) == {0: 2}
    game.do(NoteHint())
    assert hints(game) == {0: 2, 2: 1}
    game.check()
    game.back_and_forth()


def test_before_the_first_theme_there_is_none_to_count_in() -> None:
    assert two_themes().refused(NoteHint()).code == "no-theme"


@pytest.mark.clause("S4.19")
def test_in_an_extra_theme_they_are_counted_too() -> None:
    game = ended(30, 30, 0)
    assert game.refused(NoteHint()).code == "not-now"
    game.do(StartExtra(1), NoteHint())

    assert hints(game) == {1: 1}


@pytest.mark.clause("S4.19")
@pytest.mark.parametrize("participant", [True, False])
@pytest.mark.parametrize("moment", moments())
def test_who_prompts_is_noted_at_any_moment(moment: str, *, participant: bool) -> None:
    game: Table = at(moment)
    if game.phase is Phase.CONTEST:
        assert game.refused(CensureHints("Зоя", participant)).code == "race-open"
        return
    before = game.state
    game.do(CensureHints(" Зоя ", participant), CensureHints("Зоя", participant))

    assert game.state.hint_givers == (HintGiver("Зоя", participant),) * 2
    assert (game.phase, game.state.warnings) == (before.phase, ())


def test_who_prompts_has_a_name() -> None:
    assert two_themes().refused(CensureHints("  ", participant=True)).code == "no-text"
