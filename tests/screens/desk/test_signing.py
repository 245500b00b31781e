"""The result is signed at the desk, by names that are proposed (S1.3)."""

import pytest

from station.rules.commands import CheckTotals, EndMatch, MarkDisputed, Rename, SignResult
from station.rules.model import Cell, Seat, Signatures
from tests.rules.games import Game
from tests.screens.desk.games import in_theme, played_out
from tests.screens.desk.hands import Hands


def over() -> Game:
    """40, 20 and 0 points, places are given."""
    game = played_out(1, 2, 1)
    game.do(EndMatch())
    return game


def at_signing(game: Game | None = None) -> Hands:
    hands = Hands(game or over())
    hands.keys("g")
    return hands


@pytest.mark.clause("S1.3")
def test_the_names_of_the_line_up_are_proposed_and_the_committee_s_is_typed() -> None:
    hands = at_signing()
    assert hands.row().split() == ["Host:", "Дина"]
    hands.keys("enter", "enter")
    hands.type("Faina")
    hands.keys("enter")

    assert hands.state.signed == Signatures("Дина", "Егор", "Faina")
    assert hands.closed
    assert next(line for line in Hands(hands.game).lines() if "Sign the result" in line).endswith("is signed")


@pytest.mark.clause("S1.3")
def test_a_game_that_goes_on_cannot_be_signed() -> None:
    hands = at_signing(in_theme())
    assert "The result is signed when the game is over." in hands.shown()
    hands.keys("enter", "enter", "enter")

    assert "does not fit now" in hands.told
    assert hands.state.signed is None


def test_what_is_open_is_named_before_it_is_signed() -> None:
    game = over()
    game.do(MarkDisputed(Cell(0, 0), "x"))
    shown = at_signing(game).shown()

    assert "The result is open: nobody has signed it" in shown
    assert "Disputed questions are still open: 1" in shown
    assert "The assistant's paper has not been compared" in shown
    game.do(CheckTotals(game.state.totals))
    assert "paper" not in at_signing(game).shown()


def test_a_sign_off_that_was_lifted_is_told_and_its_names_are_proposed() -> None:
    game = over()
    game.do(SignResult(Signatures("Роза", "", "Фаина")), Rename(Seat(1), "Алла"))
    hands = at_signing(game)

    assert "Changed after it was signed (host Роза, committee Фаина)" in hands.shown()
    assert hands.row().split() == ["Host:", "Роза"]
    hands.keys("enter", "enter", "enter")
    assert hands.state.signed == Signatures("Роза", "", "Фаина")


def test_the_host_s_name_must_be_there() -> None:
    hands = at_signing()
    hands.keys("ctrl+u", "enter", "enter", "enter")

    assert "The host must sign" in hands.told
    assert hands.state.signed is None
