"""The assistant's paper is compared with the match, and a difference is looked for.

The game: 10 wrong by seat 1, right by seat 2; 20 wrong by seat 3; 30 by nobody: −10, 10 and −20.
"""

from station.rules.commands import Leave, MarkDisputed, Remove, Warn
from station.rules.model import Cell, Seat
from tests.rules.games import Game
from tests.screens.desk.games import beginning, in_theme
from tests.screens.desk.hands import Hands


def at_paper(game: Game | None = None) -> Hands:
    hands = Hands(game or in_theme())
    hands.keys("v")
    return hands


def write(hands: Hands, *totals: str) -> None:
    for total in totals:
        hands.type(total)
        hands.keys("enter")


def test_the_fields_are_empty_and_show_no_score() -> None:
    shown = at_paper().shown()

    assert "Анна:" in shown
    assert "10" not in shown


def test_the_same_totals_are_kept_and_the_desk_is_closed() -> None:
    hands = at_paper()
    write(hands, "-10", "10", "-20")

    assert hands.state.agreed is not None
    assert hands.state.agreed.played == 3
    assert hands.closed
    assert "the next search begins here" in hands.told


def test_a_difference_is_told_with_its_question_and_kept_open() -> None:
    hands = at_paper()
    write(hands, "-10", "10", "20")

    assert hands.state.agreed is None
    assert not hands.closed
    assert "Вера: 20 on paper" in hands.told
    shown = hands.shown()
    assert "Вера: 20 on paper, −20 here" in shown
    assert "Perhaps: “Тема 0”, 20 has the" in shown
    assert "Анна: −10 on paper" not in shown


def test_a_ruling_that_is_not_on_paper_is_found() -> None:
    hands = at_paper()
    write(hands, "0", "10", "-20")

    assert "Perhaps: “Тема 0”, 10 is not on" in hands.shown()


def test_a_difference_that_no_question_explains_says_so() -> None:
    hands = at_paper()
    write(hands, "-10", "17", "-20")

    assert "No single question explains it" in hands.shown()


def test_nothing_is_compared_before_all_is_typed_or_while_it_is_mended() -> None:
    hands = at_paper()
    write(hands, "0")
    assert "on paper" not in hands.shown()
    hands.keys("down", "enter")
    assert "missing" in hands.told
    write(hands, "-20")
    hands.keys("up")
    write(hands, "10")
    hands.keys("enter")
    assert "is not on" in hands.shown()
    hands.keys("up", "up")
    hands.type("5")
    assert "is not on" not in hands.shown()


def test_who_is_out_of_the_game_has_no_field_and_who_left_has() -> None:
    game = in_theme()
    game.do(Warn(Seat(3), "шум"), Remove(Seat(3), "шум"))
    assert "Вера" not in at_paper(game).shown()
    write(hands := at_paper(game), "-10", "10")
    assert hands.state.agreed is not None
    left = in_theme()
    left.do(Leave(Seat(3)))
    assert "Вера" in at_paper(left).shown()


def test_the_search_after_a_check_begins_there() -> None:
    hands = at_paper()
    write(hands, "-10", "10", "-20")
    again = at_paper(hands.game)

    assert "from question 3 on" in again.shown()
    assert "the same totals" in Hands(hands.game).shown()


def test_in_a_question_the_host_is_told_that_it_is_not_the_moment() -> None:
    game = Game(beginning())
    game.read()
    hands = at_paper(game)
    write(hands, "0", "0", "0")

    assert "does not fit now" in hands.told


def test_four_differences_are_all_told_and_explained_one_after_another() -> None:
    game = Game(beginning(4))
    for wrong, right in ((1, 2), (3, 4)):
        game.read()
        game.rule(wrong, right=False)
        game.rule(right, right=True)
    hands = at_paper(game)
    write(hands, "0", "0", "0", "0")

    for name in ("Глеб", "Вера", "Борис", "Анна"):
        assert sum("on paper" in line for line in hands.lines()) >= 4
        (explained,) = (line for line in hands.lines() if "Perhaps" in line)
        assert explained.startswith(f" {name}: 0 on paper")
        hands.keys("up")


def test_a_page_that_is_crowded_shows_what_was_found() -> None:
    game = in_theme()
    game.do(MarkDisputed(Cell(0, 0), "x"))
    hands = at_paper(game)
    write(hands, "10", "-10", "20")

    assert sum("Perhaps" in line for line in hands.lines()) == 3
