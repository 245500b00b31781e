"""The result is signed, by the committee in the end (S1.3); whatever changes it lifts the sign-off."""

from collections.abc import Callable

import pytest

from station.rules.commands import (
    CheckTotals,
    Command,
    EndMatch,
    EndTheme,
    Leave,
    MarkDisputed,
    Pause,
    Remove,
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
from tests.rules.games import Game, S
from tests.rules.tables import Table, at, begin_table, moments

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


def over() -> Game:
    """Two themes: seats 1 and 2 have −10 and 30, seat 3 was removed, nobody answered in the second."""
    game = Table(begin_table(S, "qualifying", themes=2, reserves=1))
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    game.read()
    game.rule(2, right=True)
    game.skip(3)
    game.do(EndTheme(), Warn(Seat(3), "шум"), Remove(Seat(3), "шум"))
    game.skip(5)
    game.do(EndTheme(), EndMatch(), SignResult(ALL))
    return game


CHANGES: dict[str, Callable[[Game], Command]] = {
    "a ruling": lambda _game: ReverseRuling(0, "апелляция"),
    "a question without rulings": lambda _game: WithdrawLater(Cell(1, 0), "ошибка"),
    "a question": lambda _game: WithdrawLater(Cell(0, 0), "ошибка"),
    "a score": lambda game: SetPoints(Seat(1), Points(game.state.totals[0] + 1), "ошибка"),
    "a score without a place": lambda _game: SetPoints(Seat(3), Points(7), "ошибка"),
    "a name": lambda _game: Rename(Seat(1), "Жанна"),
}


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_changes_the_result_lifts_the_sign_off(change: Callable[[Game], Command]) -> None:
    game = over()
    entry = game.do(change(game))

    assert entry.events[-1] == SignOffLifted()
    assert (game.state.signed, game.state.lifted, faults(game.state)) == (None, ALL, ())
    game.undo()
    assert (game.state.signed, game.state.lifted) == (ALL, None)
    game.redo()
    game.do(SignResult(HOST))
    assert (game.state.signed, game.state.lifted) == (HOST, None)


@pytest.mark.clause("S1.3")
def test_a_theme_without_points_that_is_played_anew_lifts_the_sign_off() -> None:
    game = over()
    entry = game.do(VoidTheme(1, 0, "подсказка"))

    assert entry.events[-1] == SignOffLifted()
    assert game.phase not in OVER


@pytest.mark.clause("S1.3")
def test_who_goes_lifts_the_sign_off_though_places_stay() -> None:
    game = _left_open()
    before = game.state.places
    entry = game.do(Leave(Seat(3)))

    assert entry.events[-1] == SignOffLifted()
    assert game.state.places[-1].seat == before[-1].seat == 3


@pytest.mark.clause("S1.3")
def test_a_ruling_on_who_was_removed_lifts_the_sign_off() -> None:
    game = Table(begin_table(S, "qualifying", themes=1, reserves=1))
    game.read()
    game.rule(3, right=True)
    game.read()
    game.rule(1, right=True)
    game.skip(3)
    game.do(EndTheme(), Warn(Seat(3), "шум"), Remove(Seat(3), "шум"), EndMatch(), SignResult(HOST))
    before = game.state.places
    game.do(ReverseRuling(0, "апелляция"))

    assert (game.state.places, game.state.lifted) == (before, HOST)


def _left_open() -> Game:
    """A place waits for other games, and the result is signed."""
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
