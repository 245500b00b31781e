"""A whole semifinal by keys alone: Blue in sequence, Red by choice, its one auction where the lot has put it.

The test does not know the place: it plays every question, and the screen tells when one is an auction (N4.7).
Points of Blue were added up by hand: Anna 10 − 50 = −40, Boris 20 + 40 − 10 = 50, Vera 30 + 50 = 80.
"""

import pytest

from tests.terminal.by_choice import RIGHT, WRONG, Answers, ByChoice
from tests.terminal.host import Host
from tests.terminal.late_pack import PRICES, late_pack
from tests.terminal.table import table

pytestmark = pytest.mark.terminal

PLAYERS = ("Anna", "Boris", "Vera")
ANNA, BORIS, VERA = PLAYERS
BLUE: dict[tuple[int, int], tuple[str, bool]] = {
    (1, 10): ("1", RIGHT),
    (1, 20): ("2", RIGHT),
    (2, 30): ("3", RIGHT),
    (3, 40): ("2", RIGHT),
    (3, 50): ("1", WRONG),
    (4, 10): ("2", WRONG),
    (5, 50): ("3", RIGHT),
}
AFTER_BLUE = {ANNA: -40, BORIS: 50, VERA: 80}
RED: dict[tuple[int, int], Answers] = {
    (1, 60): ((ANNA, RIGHT),),
    (2, 20): ((BORIS, WRONG), (VERA, RIGHT)),
    (3, 100): ((BORIS, RIGHT),),
    (4, 40): ((VERA, RIGHT),),
    (5, 80): ((ANNA, RIGHT),),
}


@pytest.mark.clause("N4.1", "N4.2", "N4.3", "N4.7", "N4.9", "N4.12")
def test_a_whole_semifinal_by_keys_alone(host: Host) -> None:
    (host.window.program.home / "pack.si4s").write_text(late_pack(), encoding="utf-8")
    host.begin("--pack pack.si4s", "--regulation nesprosta-xv", "--stage semifinal", players=PLAYERS)
    for theme in range(1, 6):
        blue_theme(host, theme)
    totals = red_round(host)
    comes_to_its_end(host)
    host.window.keys("q", "q")
    host.window.see_prompt()
    program = host.window.program
    sheet, replayed = program.replayed()
    assert sheet == replayed
    rows = table(sheet, PLAYERS)
    assert ("in the round", "−40", "50", "80") in rows
    assert ("Total", *map(str, totals)) in rows
    assert sum(row[0].endswith("auction") for row in rows) == 1
    assert sum(row[0][0].isdecimal() for row in rows) == 50
    assert program.crashes == []


def comes_to_its_end(host: Host) -> None:
    """The places are given; a shared one, which the auction may lead to wherever it lies, is left open."""
    host.window.keys("Space")
    ends = ("THE GAME IS OVER", " IS SHARED")
    if ends[1] in host.window.wait(lambda seen: any(end in seen for end in ends)):
        host.does("o", "THE GAME IS OVER, A PLACE IS OPEN")


def blue_theme(host: Host, theme: int) -> None:
    """One question after another, without a choice."""
    host.tell_theme(theme)
    for price in PRICES:
        host.read(price)
        seat, is_right = BLUE.get((theme, price), ("", False))
        if seat:
            host.press(seat, "ANSWERS")
            host.does("Up" if is_right else "Down", f"{price} · RIGHT" if is_right else f"{price} · READING")
        if not is_right:
            host.does("n", f"{price} · NOBODY")
    host.step(f"THEME {theme} IS OVER")


def red_round(host: Host) -> list[int]:
    """Anna has the least and chooses first; what all have in the end."""
    host.step("ANNA CHOOSES", "25 questions left, 1500 points")
    red = ByChoice(host, PLAYERS, AFTER_BLUE)
    red.chooser = ANNA
    cells = [(theme, column) for theme in range(1, 6) for column in range(1, 6)]
    auctions = 0
    for theme, column in cells:
        price = PRICES[column - 1] * 2
        answers = RED.get((theme, price), ())
        auctions += red.play_or_sell(theme, column, price, answers, is_last=(theme, column) == cells[-1])
    assert auctions == 1
    return list(red.points.values())
