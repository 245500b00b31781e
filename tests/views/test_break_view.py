"""What a break is for: times, disputed questions, the assistant's check, the sign-off (S1.3)."""

import pytest

from station.rules.commands import (
    CheckTotals,
    EndTheme,
    MarkDisputed,
    NotePause,
    Pause,
    Rename,
    SetPoints,
    SignResult,
)
from station.rules.model import Cell, Points, Seat, Signatures, WhyPaused
from station.rules.records import PauseReason
from station.rules.state import BETWEEN, OVER
from station.views.break_view import BreakView, DisputeView, break_view
from station.views.host_view import host_view
from tests.rules import final_situations
from tests.rules.games import Game
from tests.rules.tables import at, moments


def seen(game: Game) -> BreakView:
    found = break_view(game.history)
    assert found is not None
    return found


def theme_end() -> Game:
    game = Game()
    game.read()
    game.rule(1, right=True)
    game.skip(4)
    game.do(EndTheme())
    return game


@pytest.mark.parametrize("moment", moments())
def test_there_is_one_in_breaks_and_at_the_end_alone(moment: str) -> None:
    game = at(moment)

    assert (host_view(game.history).at_break is not None) == (game.phase in BETWEEN | OVER)


def test_a_theme_that_has_ended_is_told_with_its_time() -> None:
    found = seen(theme_end())

    assert [name for name, _ in found.themes] == ["Тема 0"]
    assert found.theme_time == found.themes[0][1] == found.played
    assert found.left == 3 * found.played
    assert not found.to_sign


def test_disputed_questions_are_told_by_theme_and_price() -> None:
    game = theme_end()
    game.do(MarkDisputed(Cell(0, 2), "ударение"))

    assert seen(game).disputes == (DisputeView("Тема 0", Points(30), "ударение"),)


def test_the_paper_agrees_until_a_score_is_another() -> None:
    game = theme_end()
    assert not seen(game).agreed
    game.do(CheckTotals(game.state.totals))
    assert seen(game).agreed
    game.do(SetPoints(Seat(2), Points(5), "ошибка"))
    assert not seen(game).agreed


@pytest.mark.clause("S1.3")
def test_a_result_that_can_be_signed_is_told_with_who_has() -> None:
    game = final_situations.finished()
    assert (seen(game).to_sign, seen(game).signed, seen(game).left) == (True, None, None)
    game.do(SignResult(Signatures("Дина")))
    assert seen(game).signed == Signatures("Дина")
    game.do(Rename(Seat(1), "Алла"))
    assert (seen(game).signed, seen(game).lifted) == (None, Signatures("Дина"))
    assert not seen(final_situations.tied()).to_sign


def test_the_host_sees_why_the_match_is_paused() -> None:
    game = Game()
    game.do(Pause())
    assert host_view(game.history).pause is None
    game.do(NotePause(WhyPaused.TECHNICAL, "кабель"))

    assert host_view(game.history).pause == PauseReason(WhyPaused.TECHNICAL, "кабель")
