"""Why the match is paused, and the assistant's paper that has the same totals."""

import pytest

from station.rules.commands import (
    CheckTotals,
    EndTheme,
    NotePause,
    Pause,
    Resume,
    ReverseRuling,
    SetPoints,
    StartTheme,
)
from station.rules.faults import faults
from station.rules.model import Points, Seat, WhyPaused
from station.rules.records import Agreed, PauseReason
from station.rules.state import OVER, Phase
from tests.rules.games import Game
from tests.rules.situations import GROUPS
from tests.rules.tables import at, moments
from tests.rules.test_undo import lasting

MOMENTS = tuple(moment for moment in moments() if at(moment).phase is not Phase.CONTEST)


def totals(*points: int) -> CheckTotals:
    """The paper has these."""
    return CheckTotals(tuple(map(Points, points)))


def theme_end() -> Game:
    """Seat 1 was wrong at 10, seat 2 right at 20, nobody took the others."""
    game = Game()
    game.read()
    game.rule(1, right=False)
    game.nobody()
    game.read()
    game.rule(2, right=True)
    game.skip(3)
    game.do(EndTheme())
    return game


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reason_is_told_while_the_match_is_paused_and_ends_no_pause(moment: str) -> None:
    game = at(moment)
    game.ask(Pause())
    if game.phase in OVER:
        assert game.refused(NotePause(WhyPaused.BREAK)).code == "not-now"
        return
    before = lasting(game.state)
    game.do(NotePause(WhyPaused.TECHNICAL, " кабель "))

    told = PauseReason(WhyPaused.TECHNICAL, "кабель")
    assert (game.state.pause, game.state.pauses) == (told, (told,))
    assert (game.state.paused, faults(game.state)) == (True, ())
    game.undo()
    assert lasting(game.state) == before
    game.redo()
    assert game.state.pause == told


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pause_and_its_reason_are_one_act_where_they_are_asked_for_together(moment: str) -> None:
    game = at(moment)
    pause = Pause(WhyPaused.BUTTONS, " красная ")
    if game.state.paused or game.phase in OVER:
        assert game.refused(pause).code == ("not-now" if game.phase in OVER else "paused")
        return
    before, acts = lasting(game.state), len(game.history.acts)
    game.do(pause)

    told = PauseReason(WhyPaused.BUTTONS, "красная")
    assert (game.state.paused, game.state.pause, game.state.pauses[-1]) == (True, told, told)
    assert (len(game.history.acts), faults(game.state)) == (acts + 1, ())
    game.undo()
    assert (lasting(game.state), game.state.pause) == (before, None)
    game.redo()
    assert game.state.pause == told


def test_a_pause_with_own_words_has_words() -> None:
    game = Game()

    assert game.refused(Pause(WhyPaused.OTHER, "  ")).code == "no-text"
    assert not game.state.paused


def test_a_pause_without_a_reason_is_as_before() -> None:
    game = Game()
    game.do(Pause())

    assert (game.state.paused, game.state.pause, game.state.pauses) == (True, None, ())


def test_going_on_ends_the_reason_and_keeps_its_record() -> None:
    game = Game()
    game.do(Pause(), NotePause(WhyPaused.COMMITTEE), Resume())

    assert (game.state.pause, game.state.pauses) == (None, (PauseReason(WhyPaused.COMMITTEE, ""),))
    assert game.refused(NotePause(WhyPaused.BREAK)).code == "not-paused"
    game.do(Pause())
    assert game.state.pause is None
    game.do(NotePause(WhyPaused.BREAK))
    assert [one.why for one in game.state.pauses] == [WhyPaused.COMMITTEE, WhyPaused.BREAK]
    game.do(StartTheme())  # a key of the play goes on
    assert (game.state.paused, game.state.pause) == (False, None)


def test_a_pause_with_live_buttons_ends_its_reason_too() -> None:
    game = Game()
    game.read()
    game.do(Pause(), NotePause(WhyPaused.TECHNICAL), Resume())

    assert (game.state.pause, game.state.paused) == (None, False)


def test_a_pause_may_have_another_reason_later() -> None:
    game = Game()
    game.do(Pause(), NotePause(WhyPaused.TECHNICAL), NotePause(WhyPaused.OTHER, "ждём зрителей"))

    told = PauseReason(WhyPaused.OTHER, "ждём зрителей")
    assert (game.state.pause, game.state.pauses) == (told, (PauseReason(WhyPaused.TECHNICAL, ""), told))


def test_own_words_are_words() -> None:
    game = Game()
    game.do(Pause())

    assert game.refused(NotePause(WhyPaused.OTHER, "  ")).code == "no-text"
    game.do(NotePause(WhyPaused.BREAK, "  "))
    assert game.state.pause == PauseReason(WhyPaused.BREAK, "")


def test_a_reason_survives_a_restart() -> None:
    game = Game()
    game.do(Pause(), NotePause(WhyPaused.TECHNICAL, "свет"))
    game.restart()

    assert (game.state.paused, game.state.pause) == (True, PauseReason(WhyPaused.TECHNICAL, "свет"))


def test_no_reason_is_told_while_presses_are_collected() -> None:
    game = GROUPS["An open race"]["contest"]()

    assert game.refused(NotePause(WhyPaused.TECHNICAL)).code == "race-open"


def test_totals_that_agree_are_kept_with_what_lay_behind_them() -> None:
    game = theme_end()
    assert game.points == (-10, 20, 0)
    game.do(SetPoints(Seat(3), Points(5), "сверка"), totals(-10, 20, 5))

    assert game.state.agreed == Agreed((Points(-10), Points(20), Points(5)), 5, 1)
    assert (game.phase, faults(game.state)) == (Phase.THEME_END, ())
    game.do(ReverseRuling(0, "апелляция"))
    assert game.state.agreed.corrections == 1
    game.do(totals(10, 20, 5))
    assert game.state.agreed.corrections == 2
    game.undo()
    assert game.state.agreed.corrections == 1


@pytest.mark.parametrize(
    ("told", "seat", "paper", "points"),
    [
        ((0, 20, 0), 1, 0, -10),
        ((-20, 20, 0), 1, -20, -10),
        ((-10, 40, 7), 2, 40, 20),
        ((-10, 20, 7), 3, 7, 0),
    ],
)
def test_the_first_total_that_differs_is_named(
    told: tuple[int, ...], seat: int, paper: int, points: int
) -> None:
    game = theme_end()
    refused = game.refused(totals(*told))

    assert refused.code == "totals-differ"
    assert dict(refused.parameters) == {"seat": seat, "told": paper, "points": points}
    assert game.state.agreed is None


@pytest.mark.parametrize("told", [(), (-10, 20), (-10, 20, 0, 0)])
def test_a_check_names_all_players(told: tuple[int, ...]) -> None:
    refused = theme_end().refused(totals(*told))

    assert refused.code == "totals-count"
    assert dict(refused.parameters) == {"number": len(told), "needed": 3}


def test_paper_is_checked_between_questions_alone() -> None:
    game = Game()
    game.read()

    assert game.refused(totals(0, 0, 0)).code == "not-now"
    game.rule(1, right=True)
    game.do(totals(10, 0, 0))
    assert game.phase is Phase.REVEALED
