"""A whole final by keys: two rounds by choice, three auctions, the final round, a tie and its extra theme.

The points of both tables were added up by hand; where the auctions lie was told when the match began.

======================  =====================================================  =====  ======  =====
Blue                    what happens                                            Anna   Boris   Vera
======================  =====================================================  =====  ======  =====
theme 1                 10 Anna; 30 Boris wrong, Vera; 50 Vera                    10     -30     80
theme 2                 10 and 20 Anna; 30 auction, see below: Vera; 50 Boris     30      50     50
theme 3                 40 Anna wrong                                            -40
theme 4                 10 all wrong                                             -10     -10    -10
theme 5                 30 Boris                                                          30
theme 6                 50 Anna                                                   50
so far                                                                            40      40    120
theme 7 (Red)           20 Anna; 40 auction: Anna loses 60; 100 Boris            -40     100
theme 8                 60 Vera wrong, Boris                                              60    -60
theme 9                 80 Anna                                                   80
theme 10                20 Vera; 100 auction: Boris wins 200                             200     20
theme 11                40 Anna wrong                                            -40
theme 12                20 Vera; 100 Anna                                        100             20
so far                                                                           140     400    100
final round             stakes 10 right, 250 wrong, 49 wrong                      10    -250    -49
total                                                                            150     150     51
extra theme             10: Boris wrong, Anna right                               10     -10
======================  =====================================================  =====  ======  =====
"""

import pytest

from tests.terminal.by_choice import RIGHT, WRONG, Answers, ByChoice
from tests.terminal.host import Host
from tests.terminal.late_pack import PRICES, late_pack
from tests.terminal.table import table

pytestmark = pytest.mark.terminal

PLAYERS = ("Anna", "Boris", "Vera")
ANNA, BORIS, VERA = PLAYERS
BLUE: dict[tuple[int, int], Answers] = {
    (1, 10): ((ANNA, RIGHT),),
    (1, 30): ((BORIS, WRONG), (VERA, RIGHT)),
    (1, 50): ((VERA, RIGHT),),
    (2, 10): ((ANNA, RIGHT),),
    (2, 20): ((ANNA, RIGHT),),
    (2, 50): ((BORIS, RIGHT),),
    (3, 40): ((ANNA, WRONG),),
    (4, 10): ((VERA, WRONG), (BORIS, WRONG), (ANNA, WRONG)),
    (5, 30): ((BORIS, RIGHT),),
    (6, 50): ((ANNA, RIGHT),),
}
RED: dict[tuple[int, int], Answers] = {
    (1, 20): ((ANNA, RIGHT),),
    (1, 100): ((BORIS, RIGHT),),
    (2, 60): ((VERA, WRONG), (BORIS, RIGHT)),
    (3, 80): ((ANNA, RIGHT),),
    (4, 20): ((VERA, RIGHT),),
    (5, 40): ((ANNA, WRONG),),
    (6, 20): ((VERA, RIGHT),),
    (6, 100): ((ANNA, RIGHT),),
}
AFTER_BLUE = {ANNA: 40, BORIS: 40, VERA: 120}
AFTER_RED = {ANNA: 140, BORIS: 400, VERA: 100}
SUMS = [
    ("in the theme", "10", "−30", "80"),
    ("in the theme", "30", "50", "50"),
    ("in the theme", "−40", "0", "0"),
    ("in the theme", "−10", "−10", "−10"),
    ("in the theme", "0", "30", "0"),
    ("in the theme", "50", "0", "0"),
    ("in the round", "40", "40", "120"),
    ("in the theme", "−40", "100", "0"),
    ("in the theme", "0", "60", "−60"),
    ("in the theme", "80", "0", "0"),
    ("in the theme", "0", "200", "20"),
    ("in the theme", "−40", "0", "0"),
    ("in the theme", "100", "0", "20"),
    ("in the round", "100", "360", "−20"),
    ("stakes", "+10", "−250", "−49"),
    ("Total", "150", "150", "51"),
    ("Place", "1", "2", "3"),
    ("in the theme", "10", "−10", ""),
]
BEGIN = (
    "--pack pack.si4s",
    "--regulation nesprosta-xv",
    "--stage final",
    "--auction blue:2/30",
    "--auction red:1/40",
    "--auction red:4/100",
)


@pytest.mark.clause("N4.2", "N4.3", "N4.7", "N4.8", "N4.9", "N4.11", "N4.12", "N4.13")
def test_a_whole_final_by_keys_alone(host: Host) -> None:
    (host.window.program.home / "pack.si4s").write_text(late_pack(), encoding="utf-8")
    host.begin(*BEGIN, players=PLAYERS)
    blue_round(host)
    red_round(host)
    final_round(host)
    extra_theme(host)
    ending(host)


def play_round(part: ByChoice, plan: dict[tuple[int, int], Answers], factor: int) -> None:
    """Every question, theme by theme; the auctions as the functions of their rounds have them."""
    cells = [(theme, column) for theme in range(1, 7) for column in range(1, 6)]
    for theme, column in cells:
        price = PRICES[column - 1] * factor
        auction = AUCTIONS.get((factor, theme, price))
        if auction:
            auction(part, theme, column)
        else:
            part.play(
                theme, column, price, plan.get((theme, price), ()), is_last=(theme, column) == cells[-1]
            )


def blue_round(host: Host) -> None:
    """Boris chooses first, by agreement."""
    host.step("WHO CHOOSES? ANNA, BORIS, VERA", "60 questions left, 2700 points")
    blue = ByChoice(host, PLAYERS, dict.fromkeys(PLAYERS, 0))
    blue.name_chooser(BORIS)
    play_round(blue, BLUE, 1)
    assert blue.points == AFTER_BLUE


def vera_wins_thirty(blue: ByChoice, theme: int, column: int) -> None:
    """Anna has 40 and bids 30; Boris cannot, Vera is handed 45 back and bids 50, which Anna cannot raise."""
    host = blue.host
    blue.open(theme, column, "AUCTION 30 · FIRST BID: ANNA", "May bid: 30 to 40 by 10")
    host.window.keys("3", "0")
    host.does("Enter", "AUCTION 30 · ASK VERA", "can bid no more")
    host.window.keys("4", "5")
    host.does("Enter", "N4.8: a bid of 45 is not a multiple of 10")
    host.window.keys("BSpace", "BSpace", "5", "0")
    host.window.see("bid 50")
    host.window.keys("Enter")
    blue.sold(VERA, 50, is_right=True)


def red_round(host: Host) -> None:
    """Anna and Boris have the least: they agree on Anna."""
    host.step("WHO CHOOSES? ANNA, BORIS", "30 questions left, 1800 points")
    red = ByChoice(host, PLAYERS, AFTER_BLUE)
    red.name_chooser(ANNA)
    play_round(red, RED, 2)
    assert red.points == AFTER_RED


def anna_loses_all(red: ByChoice, theme: int, column: int) -> None:
    """Anna bids all her 60: Boris has 40, Vera could go all in with 120, and passes."""
    red.open(theme, column, "AUCTION 40 · FIRST BID: ANNA")
    red.host.does("a", "AUCTION 40 · ASK VERA", "May bid: all-in: 120", "all-in: 60 · the highest")
    red.host.window.keys("x")
    red.sold(ANNA, 60, is_right=False)


def boris_goes_all_in(red: ByChoice, theme: int, column: int) -> None:
    """Vera has 80 and bids 100 automatically; Anna has 80, Boris goes all in with 200."""
    red.open(theme, column, "AUCTION 100 · ASK BORIS", "the price, 100, above the score · the highest")
    red.host.window.keys("a")
    red.sold(BORIS, 200, is_right=True)


AUCTIONS = {
    (1, 2, 30): vera_wins_thirty,
    (2, 1, 40): anna_loses_all,
    (2, 4, 100): boris_goes_all_in,
}


def final_round(host: Host) -> None:
    """Stakes of 10, 250 and 49; Vera's first one is handed back, Anna alone is right."""
    host.step("FINAL ROUND: STAKES OF ANNA, BORIS, VERA", "Прощание")
    host.window.keys("1", "0")
    host.does("Enter", "STAKES OF BORIS, VERA")
    host.window.keys("2", "5", "0")
    host.does("Enter", "FINAL ROUND: STAKES OF VERA")
    host.window.keys("1", "0", "1")
    host.does("Enter", "N4.11.1: a stake is from 1 to 100, Vera")
    host.window.keys("Escape")
    host.window.see("no stake yet", without="•")
    host.window.keys("4", "9")
    screen = host.does("Enter", "ALL STAKES ARE IN")
    assert "250" not in screen
    host.step("FINAL QUESTION: READ IT ONCE", "Последний вопрос")
    host.step("FINAL QUESTION: THEY WRITE")
    host.does("n", "READ OUT ALL ANSWERS")
    host.step("IS IT RIGHT? VERA · STAKE 49")
    host.wrong("IS IT RIGHT? ANNA · STAKE 10")
    host.does("Up", "IS IT RIGHT? BORIS · STAKE 250")
    host.wrong("THE FINAL ROUND IS OVER")


def extra_theme(host: Host) -> None:
    """Anna and Boris share the first place, and play it off on the first reserve."""
    host.step("PLACE 1 IS SHARED: ANNA, BORIS")
    host.step("EXTRA THEME: ANNA, BORIS", "Тема 13")
    host.step("10: ANNOUNCE THE PRICE")
    host.read(10)
    host.press("3", "Vera")
    host.answers("2", BORIS)
    host.wrong("10 · READING")
    host.answers("1", ANNA)
    host.right(10)
    for price in PRICES[1:]:
        host.read(price)
        host.does("n", f"{price} · NOBODY")
    host.step("THE EXTRA THEME IS OVER", "extra theme: 10", "extra theme: −10")


def ending(host: Host) -> None:
    """The places, and the score sheet of a file that is sound."""
    host.step("THE GAME IS OVER", "1. Anna: 150 points", "2. Boris: 150 points", "3. Vera: 51 points")
    host.window.keys("q", "q")
    host.window.see_prompt()
    program = host.window.program
    sheet, replayed = program.replayed()
    assert sheet == replayed
    rows = table(sheet, PLAYERS)
    assert [row for row in rows if not row[0][0].isdecimal()] == SUMS
    assert sum(row[0].endswith("auction") for row in rows) == len(AUCTIONS)
    assert sum(row[0][0].isdecimal() for row in rows) == 60 + len(PRICES)
    assert program.crashes == []
