"""A whole game of four themes on the bundled pack, hosted at 80×24 by keys alone.

The points are computed by hand: a right answer adds the price, a wrong one takes it (S4.14), a withdrawn
question's points are written off, and a spare is worth the same (N4.5.8).
"""

import time

import pytest

from screens.host.notes import GUARD
from tests.terminal.host import Host
from tests.terminal.table import table

pytestmark = pytest.mark.terminal

PLAYERS = ("Anna", "Boris", "Vera")
ANNA, BORIS, VERA = "1", "2", "3"
FIRST = [
    ("10", "+10", "", ""),
    ("20", "", "−20", "+20"),
    ("30 no answer", "", "", ""),
    ("40", "", "", "+40"),
    ("50", "−50", "−50", "−50"),
    ("in the theme", "−40", "−70", "10"),
    ("so far", "−40", "−70", "10"),
]
SECOND = [
    ("10", "", "+10", ""),
    ("20 withdrawn", "(−20)", "", ""),
    ("20 the spare", "", "+20", ""),
    ("30", "+30", "", ""),
    ("40", "", "", "−40"),
    ("50", "+50", "", ""),
    ("in the theme", "80", "30", "−40"),
    ("so far", "40", "−40", "−30"),
]
THIRD = [
    ("10 withdrawn", "", "", ""),
    ("20 no answer", "", "", ""),
    ("30", "", "−30", "+30"),
    ("40", "−40", "+40", ""),
    ("50", "", "", "+50"),
    ("in the theme", "−40", "10", "80"),
    ("so far", "0", "−30", "50"),
]
FOURTH = [
    ("10", "+10", "", ""),
    ("20", "", "+20", ""),
    ("30", "", "", "+30"),
    ("40 no answer", "", "", ""),
    ("50", "+50", "", ""),
    ("in the theme", "60", "20", "30"),
    ("so far", "60", "−10", "80"),
]
END = [("Total", "60", "−10", "80"), ("Place", "2", "3", "1")]


def test_a_whole_game_by_keys_alone(host: Host) -> None:
    host.begin()
    first_theme(host)
    second_theme(host)
    third_theme(host)
    fourth_theme(host)
    ending(host)


def first_theme(host: Host) -> None:
    """Right, wrong, nobody, a late press, an early press; everybody wrong."""
    host.tell_theme(1)
    host.read(10)
    host.answers(ANNA, "Anna")
    host.right(10)

    host.read(20)
    host.answers(BORIS, "Boris")
    host.wrong("20 · READING")
    host.step("20 · READ · BUTTONS LIVE")
    host.answers(VERA, "Vera")
    host.right(20)

    host.read(30)
    host.does("n", "30 · NOBODY")

    host.read(40)
    host.step("40 · READ")
    host.window.see("40 · TIME IS OVER, NOBODY")
    host.press(VERA, "Vera: pressed after the time was over", "the late press counts: Vera")
    host.does("a", "VERA ANSWERS", "accepted by the host")
    host.right(40)

    host.does("Enter", "50: ANNOUNCE THE PRICE")
    host.press(ANNA, "Anna: pressed before the reading began", "the early press counts: Anna")
    host.does("e", "ANNA ANSWERS", "accepted by the host")
    host.wrong("50 · READING")
    host.answers(BORIS, "Boris")
    host.wrong("50 · READING")
    host.answers(VERA, "Vera")
    host.wrong("50 · ALL WRONG: GIVE THE ANSWER")
    host.step("THEME 1 IS OVER", "Vera: 10 points", "Anna: −40 points", "Boris: −70 points")


def second_theme(host: Host) -> None:
    """A clarification, a withdrawal with the spare, an undo and a redo, a ruling changed, a pause."""
    host.tell_theme(2)
    host.read(10)
    host.answers(BORIS, "Boris")
    host.does("c", "MORE EXACTLY: BORIS")
    host.right(10)

    host.read(20)
    host.answers(ANNA, "Anna")
    host.wrong("20 · READING")
    host.does("w", "20 · WITHDRAWN: PLAY THE SPARE?")
    host.step("20 (spare): ANNOUNCE THE PRICE")
    host.step("20 (spare) · READING")
    host.answers(BORIS, "Boris")
    host.does("Up", "20 (spare) · RIGHT")

    host.read(30)
    host.answers(ANNA, "Anna")
    host.right(30)
    host.does("u", "PAUSE · STOP READING! ANNA ANSWERS", "redo: right answer: Anna")
    host.does("r", "30 · RIGHT")

    host.read(40)
    host.answers(VERA, "Vera")
    host.right(40)
    host.does("u", "PAUSE · STOP READING! VERA ANSWERS")
    host.wrong("40 · READING")
    host.does("n", "40 · NOBODY")

    host.read(50)
    host.does("p", "PAUSE · 50 · READING")
    host.press(ANNA, "Anna: pressed during the pause")
    host.does("p", "50 · READING")
    host.answers(ANNA, "Anna")
    host.right(50)
    host.step("THEME 2 IS OVER", "Anna: 40 points", "Vera: −30 points", "Boris: −40 points")


def third_theme(host: Host) -> None:
    """A spare declined, nobody, the last word, a player who says nothing, one who is speaking."""
    host.tell_theme(3)
    host.does("w", "10 · WITHDRAWN: PLAY THE SPARE?")
    host.does("x", "10×")

    host.read(20)
    host.does("n", "20 · NOBODY")

    host.read(30)
    host.answers(BORIS, "Boris")
    host.does("l", "30 · READ · BUTTONS LIVE")
    host.answers(VERA, "Vera")
    host.right(30)

    host.read(40)
    host.answers(ANNA, "Anna")
    host.window.see("TIME IS OVER: ANNA")
    host.does("Space", "The time has just run out")
    time.sleep(GUARD / 1e9)  # what the host's hand waits too
    host.step("40 · READING")
    host.answers(BORIS, "Boris")
    host.right(40)

    host.read(50)
    host.answers(VERA, "Vera")
    host.does("v", "SPEAKS, THE CLOCK STANDS: VERA")
    host.right(50)
    host.step("THEME 3 IS OVER", "Vera: 50 points", "Anna: 0 points", "Boris: −30 points")


def fourth_theme(host: Host) -> None:
    """Quick and simple."""
    host.tell_theme(4)
    for price, seat, name in ((10, ANNA, "Anna"), (20, BORIS, "Boris"), (30, VERA, "Vera")):
        host.read(price)
        host.answers(seat, name)
        host.right(price)
    host.read(40)
    host.does("n", "40 · NOBODY")
    host.read(50)
    host.answers(ANNA, "Anna")
    host.right(50)
    host.step("THEME 4 IS OVER")


def ending(host: Host) -> None:
    """The places, the score sheet, the file, the list."""
    window = host.window
    host.step("THE GAME IS OVER", "1. Vera: 80 points", "2. Anna: 60 points", "3. Boris: −10 points")
    window.resize(80, 60)
    sheet = host.does("t", "Score sheet", "Place")
    assert table(sheet, PLAYERS) == [*FIRST, *SECOND, *THIRD, *FOURTH, *END]
    window.resize(80, 24)
    host.does("t", "THE GAME IS OVER")
    window.keys("q", "q")
    window.see_prompt()
    program = window.program
    path = program.verified()
    assert "finished" in program.run("matches")
    assert path.stat().st_mode & 0o777 == 0o600
    assert program.crashes == []
