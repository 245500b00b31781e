"""The result is signed, by the committee in the end (S1.3); whatever changes it lifts the sign-off."""

from collections.abc import Callable

import pytest

from station.rules.commands import (
    CheckTotals,
    Command,
    Leave,
    MarkDisputed,
    Pause,
    Rename,
    ReverseRuling,
    SetPoints,
    SettleDispute,
    SignResult,
    StartExtra,
    VoidTheme,
    Warn,
    WithdrawLater,
)
from station.rules.events import ResultSigned, SignOffLifted
from station.rules.faults import faults
from station.rules.model import Cell, Points, Seat, Signatures
from station.rules.state import OVER, SIGNED_IN, Phase
from tests.rules import final_situations
from tests.rules.games import Game
from tests.rules.tables import at, moments

HOST = Signatures("Дина")
ALL = Signatures("Дина", "Егор", "Фаина")


def signed(by: Signatures = HOST) -> Game:
    """The game is over and signed."""
    game = final_situations.finished()
    game.do(SignResult(by))
    return game


@pytest.mark.clause("S1.3")
def test_who_has_signed_is_recorded_without_blanks() -> None:
    game = final_situations.finished()
    assert (game.state.signed, game.state.lifted) == (None, None)
    entry = game.do(SignResult(Signatures(" Дина ", " ", " Фаина")))

    assert entry.events == (ResultSigned(Signatures("Дина", "", "Фаина")),)
    assert (game.phase, game.state.signed) == (Phase.FINISHED, Signatures("Дина", "", "Фаина"))
    assert faults(game.state) == ()
    game.undo()
    assert game.state.signed is None
    game.redo()
    assert game.state.signed == Signatures("Дина", "", "Фаина")


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize("moment", moments())
def test_nothing_is_signed_before_the_end(moment: str) -> None:
    game = at(moment)
    answer = game.ask(SignResult(HOST))

    if game.phase in SIGNED_IN:
        assert game.state.signed == HOST
    else:
        assert getattr(answer, "code", "") == ("race-open" if game.phase is Phase.CONTEST else "not-now")


def test_places_that_wait_for_other_games_can_be_signed_those_to_be_played_off_cannot() -> None:
    open_ = final_situations.left_open()
    open_.do(SignResult(HOST))

    assert open_.state.signed == HOST
    assert final_situations.tied().refused(SignResult(HOST)).code == "not-now"


@pytest.mark.clause("S1.3")
def test_the_host_signs_and_others_may_sign_later() -> None:
    game = final_situations.finished()

    assert game.refused(SignResult(Signatures(" ", "Егор", "Фаина"))).code == "host-must-sign"
    game.do(SignResult(HOST))
    assert game.refused(SignResult(Signatures("Дина "))).code == "already-signed"
    entry = game.do(SignResult(ALL))
    assert entry.events == (ResultSigned(ALL),)
    assert (game.state.signed, game.state.lifted) == (ALL, None)


CHANGES: list[Callable[[Game], Command]] = [
    lambda _game: ReverseRuling(0, "апелляция"),
    lambda _game: WithdrawLater(Cell(0, 0), "ошибка"),
    lambda game: SetPoints(Seat(1), Points(game.state.totals[0] + 1), "ошибка"),
    lambda _game: VoidTheme(0, None, "подсказка"),
    lambda _game: Leave(Seat(3)),
    lambda _game: Rename(Seat(1), "Жанна"),
]


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_the_result_lifts_the_sign_off(change: Callable[[Game], Command]) -> None:
    game = signed(ALL) if not isinstance(change(signed()), Leave) else _left_open()
    by = game.state.signed
    entry = game.do(change(game))

    assert entry.events[-1] == SignOffLifted()
    assert (game.state.signed, game.state.lifted, faults(game.state)) == (None, by, ())
    game.undo()
    assert (game.state.signed, game.state.lifted) == (by, None)
    game.redo()
    if game.phase in SIGNED_IN:
        game.do(SignResult(HOST))
        assert (game.state.signed, game.state.lifted) == (HOST, None)


def _left_open() -> Game:
    """Nobody can leave a game that is over, but for one whose places wait."""
    game = final_situations.left_open()
    game.do(SignResult(HOST))
    return game


def test_an_extra_theme_lifts_the_sign_off() -> None:
    game = _left_open()
    entry = game.do(StartExtra(1))

    assert entry.events[-1] == SignOffLifted()
    assert game.phase not in OVER
    assert game.state.lifted == HOST


def test_what_changes_no_result_lifts_nothing() -> None:
    game = signed()
    game.do(MarkDisputed(Cell(0, 0), "ударение"), SettleDispute(1), Warn(Seat(1), "шум"))
    game.do(CheckTotals(game.state.totals))

    assert game.state.signed == HOST
    assert game.refused(Pause()).code == "not-now"


def test_a_change_before_any_signature_lifts_none() -> None:
    game = final_situations.finished()
    entry = game.do(Rename(Seat(1), "Жанна"))

    assert SignOffLifted() not in entry.events
    assert game.state.lifted is None


def test_a_sign_off_survives_a_restart() -> None:
    game = signed()
    game.restart()

    assert (game.state.signed, game.refold()) == (HOST, game.history)
