"""Names are put right; host and assistant are shown (S4.6)."""

from tests.screens.desk.games import in_theme
from tests.screens.desk.hands import Hands


def at_names() -> Hands:
    hands = Hands(in_theme())
    hands.keys("n")
    return hands


def test_a_name_is_put_right() -> None:
    hands = at_names()
    hands.keys("down", "enter")
    hands.type("Борис Б.")
    hands.keys("enter")

    assert [player.name for player in hands.state.lineup.players] == ["Анна", "Борис Б.", "Вера"]
    assert "Борис Б." in hands.row()


def test_the_name_can_be_mended_instead_of_typed_anew() -> None:
    hands = at_names()
    hands.keys("enter", "end")
    hands.type(" К.")
    hands.keys("enter")

    assert hands.state.lineup.players[0].name == "Анна К."


def test_the_name_of_another_is_refused_and_stays_to_be_mended() -> None:
    hands = at_names()
    hands.keys("enter")
    hands.type("Вера")
    hands.keys("enter")

    assert hands.told == "Two are called “Вера”: tell them apart"
    assert hands.row() == "Name: Вера"


def test_host_and_assistant_are_shown() -> None:
    assert "Host: Дина" in at_names().shown()
    assert "Assistant: Егор" in at_names().shown()
