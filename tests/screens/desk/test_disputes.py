"""What is disputed waits in a list until it is settled."""

from station.rules.commands import MarkDisputed
from station.rules.model import Cell
from tests.screens.desk.games import in_theme
from tests.screens.desk.hands import Hands


def at_list(*notes: str) -> Hands:
    game = in_theme()
    for row, note in enumerate(notes):
        game.do(MarkDisputed(Cell(0, row), note))
    hands = Hands(game)
    hands.keys("d")
    return hands


def test_marks_are_listed_with_their_notes() -> None:
    hands = at_list("неясно", "проверить")

    assert [line.split() for line in hands.lines()[1:]] == [
        ["→", "10", "Тема", "0", "неясно"],
        ["20", "Тема", "0", "проверить"],
    ]


def test_a_settled_one_is_gone_and_the_cursor_goes_to_the_next() -> None:
    hands = at_list("неясно", "проверить")

    hands.keys("x")

    assert [mark.note for mark in hands.state.disputes] == ["проверить"]
    assert "проверить" in hands.row()


def test_without_marks_the_host_is_told_where_they_come_from() -> None:
    assert "marked in the list of rulings, by D" in at_list().shown()


def test_the_menu_tells_how_many_there_are() -> None:
    hands = at_list("неясно", "проверить")
    hands.keys("escape")

    assert next(line for line in hands.lines() if "Disputed" in line).split()[-1] == "2"


def test_enter_settles_nothing_and_leads_to_the_ruling_that_can_be_turned() -> None:
    hands = at_list("неясно", "проверить")
    assert "X settled: the ruling stands" in hands.hints()

    hands.keys("down", "enter")

    assert len(hands.state.disputes) == 2
    assert hands.row().split()[:3] == ["20", "Тема", "0"]
    assert "Enter turn the ruling round" in hands.hints()

    hands.keys("escape", "up", "enter")
    assert hands.row().startswith("10 ")
