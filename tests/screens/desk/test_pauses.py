"""A pause has a reason when the host has a hand free for it."""

import pytest

from station.rules.commands import NotePause, Pause
from station.rules.model import WhyPaused
from station.rules.records import PauseReason
from tests.screens.desk.games import in_theme
from tests.screens.desk.hands import Hands


def paused() -> Hands:
    game = in_theme()
    game.do(Pause())
    hands = Hands(game)
    hands.keys("r")
    return hands


@pytest.mark.parametrize(
    ("downs", "why"),
    [
        (0, WhyPaused.TECHNICAL),
        (1, WhyPaused.COMMITTEE),
        (2, WhyPaused.BREAK),
        (3, WhyPaused.BUTTONS),
    ],
)
def test_a_reason_is_one_key_and_closes_the_desk(downs: int, why: WhyPaused) -> None:
    hands = paused()
    hands.keys(*["down"] * downs, "enter")

    assert hands.state.pause == PauseReason(why, "")
    assert hands.closed
    assert hands.state.paused


def test_words_may_be_added() -> None:
    hands = paused()
    hands.keys("w")
    hands.type("cable 2")
    hands.keys("enter")

    assert hands.state.pause == PauseReason(WhyPaused.TECHNICAL, "cable 2")
    assert hands.closed


def test_own_words_are_asked_for() -> None:
    hands = paused()
    hands.keys("end", "enter")
    hands.keys("enter")
    assert "words are missing" in hands.told
    hands.type("spectators")
    hands.keys("enter")

    assert hands.state.pause == PauseReason(WhyPaused.OTHER, "spectators")


def test_without_a_pause_there_is_no_reason() -> None:
    hands = Hands(in_theme())
    hands.keys("r", "enter")

    assert "The match is not paused." in hands.shown()
    assert hands.state.pause is None
    assert "this reason" not in hands.hints()


def test_what_was_told_stands_on_the_page_and_in_the_menu() -> None:
    hands = paused()
    hands.game.do(NotePause(WhyPaused.BREAK, "tea"))

    assert "Told: a break: tea" in hands.shown()
    hands.keys("escape")
    assert any(line.endswith("a break: tea") for line in hands.lines())


def test_the_menu_has_all_its_matters_in_the_smallest_terminal() -> None:
    hands = Hands(in_theme())

    assert [line[3] for line in hands.lines()[1:]] == list("CDPWTLENRVG")
