"""A score is put right by hand, with a reason."""

import pytest

from station.rules.records import CorrectionKind
from tests.screens.desk.games import in_theme
from tests.screens.desk.hands import Hands


@pytest.fixture
def hands() -> Hands:
    """At the list of players."""
    hands = Hands(in_theme())
    hands.keys("p")
    return hands


def test_a_new_score_is_typed_and_a_reason_proposed(hands: Hands) -> None:
    hands.keys("down", "enter")
    hands.type("150")
    assert "Scores: Борис 10 → 150" in hands.shown()

    hands.keys("enter", "enter")

    assert hands.game.points == (-10, 150, -20)
    correction = hands.state.corrections[-1]
    assert (correction.kind, correction.reason) == (CorrectionKind.POINTS, "a slip in the counting")


def test_a_score_may_be_negative(hands: Hands) -> None:
    hands.keys("down", "enter")
    hands.type("-40")
    hands.keys("enter", "enter")

    assert hands.game.points[1] == -40


@pytest.mark.parametrize("zero", ["0", "-0"])
def test_a_score_may_be_0(hands: Hands, zero: str) -> None:
    hands.keys("enter")
    hands.type(zero)
    assert "Scores: Анна −10 → 0" in hands.shown()

    hands.keys("enter", "enter")

    assert hands.game.points == (0, 10, -20)


def test_a_plus_sign_adds_nothing_and_that_is_said(hands: Hands) -> None:
    hands.keys("down", "enter")
    assert "The number is the whole new score: nothing is added to the old one." in hands.shown()

    hands.paste("+250")
    assert "Scores: Борис 10 → 250" in hands.shown()


def test_the_same_score_is_no_correction_and_the_form_stays(hands: Hands) -> None:
    hands.keys("enter", "enter", "enter")

    assert "already" in hands.told
    assert hands.state.corrections == ()
    assert "New score: −10" in hands.shown()


def test_a_refused_score_is_replaced_by_the_next_digit(hands: Hands) -> None:
    hands.keys("down", "enter")
    hands.type("10")
    hands.keys("enter", "enter")
    assert "already" in hands.told

    hands.keys("up")
    hands.type("7")
    assert "Scores: Борис 10 → 7" in hands.shown()


def test_without_a_number_nothing_is_done(hands: Hands) -> None:
    hands.keys("enter", "delete", "enter", "enter")

    assert hands.told == "Something is missing: type it."
    assert hands.game.points == (-10, 10, -20)
