"""Rulings are turned round, questions withdrawn, the score is shown before (N4.5.8, N4.5.9)."""

import pytest

from station.rules.commands import StartReading
from station.rules.records import CorrectionKind
from tests.screens.desk.games import in_theme
from tests.screens.desk.hands import Hands


@pytest.fixture
def hands() -> Hands:
    """At the list of rulings."""
    hands = Hands(in_theme())
    hands.keys("c")
    return hands


def test_the_newest_question_stands_first(hands: Hands) -> None:
    rows = [line.split() for line in hands.lines()[1:]]

    assert rows == [
        ["→", "30", "Тема", "0", "nobody"],
        ["20", "Тема", "0", "Вера", "−20"],
        ["10", "Тема", "0", "Борис", "+10"],
        ["10", "Тема", "0", "Анна", "−10"],
    ]


def test_a_ruling_is_turned_round_and_later_ones_are_struck(hands: Hands) -> None:
    hands.keys("end", "enter", "enter")

    assert hands.game.points == (10, 0, -20)
    assert hands.state.corrections[-1].kind is CorrectionKind.REVERSED
    assert "Анна         +10" in hands.row()
    assert any("(+10)" in line and "struck" in line for line in hands.lines())


def test_the_score_it_leads_to_is_shown_before(hands: Hands) -> None:
    hands.keys("end", "enter")

    assert "Анна: wrong −10 → right +10" in hands.shown()
    assert "Scores: Анна −10 → 10 · Борис 10 → 0" in hands.shown()
    assert hands.game.points == (-10, 10, -20)


def test_a_reason_is_proposed_and_typing_takes_its_place(hands: Hands) -> None:
    hands.keys("down", "enter")
    assert hands.row() == "Reason: the host's mistake"

    hands.type("читал не то")
    hands.keys("enter")

    assert hands.state.corrections[-1].reason == "читал не то"


def test_the_proposal_is_taken_by_enter(hands: Hands) -> None:
    hands.keys("down", "enter", "enter")

    assert hands.state.corrections[-1].reason == "the host's mistake"


def test_without_a_reason_nothing_is_done_and_the_form_stays(hands: Hands) -> None:
    hands.keys("down", "enter", "ctrl+u", "enter")

    assert hands.told == "A few words are missing: type them"
    assert hands.row().startswith("Reason:")
    assert hands.state.corrections == ()


def test_a_struck_ruling_cannot_be_turned_round_and_what_was_typed_stays(hands: Hands) -> None:
    hands.keys("end", "enter", "enter")  # now the ruling on Борис is struck
    hands.keys("up", "enter")
    hands.type("снова")
    hands.keys("enter")

    assert hands.told == "The points of that ruling are off already"
    assert hands.row() == "Reason: снова"


def test_a_question_without_a_ruling_has_nothing_to_turn_round(hands: Hands) -> None:
    hands.keys("enter")

    assert hands.told == "Nobody was judged here: there is nothing to turn round."


def test_a_played_question_is_withdrawn_with_all_its_points(hands: Hands) -> None:
    hands.keys("end", "w")
    assert "Scores: Анна −10 → 0 · Борис 10 → 0" in hands.shown()

    hands.keys("enter")

    assert hands.game.points == (0, 0, -20)
    assert hands.state.corrections[-1].kind is CorrectionKind.WITHDRAWN


def test_a_doubt_is_marked_with_a_note_and_settled(hands: Hands) -> None:
    hands.keys("down", "d")
    hands.type("спросить автора")
    hands.keys("enter")

    (mark,) = hands.state.disputes
    assert (mark.cell.row, mark.note) == (1, "спросить автора")
    assert "disputed" in hands.row()

    hands.keys("d")
    assert hands.state.disputes == ()


def test_the_cursor_stays_on_its_ruling_when_the_match_goes_on(hands: Hands) -> None:
    hands.keys("down")
    before = hands.row()

    hands.game.do(StartReading())
    hands.game.rule(1, right=True)

    assert hands.row() == before
    assert "40" in hands.lines()[1]


def test_an_open_question_is_listed_and_can_be_marked(hands: Hands) -> None:
    hands.game.do(StartReading())
    assert "is open" in hands.lines()[1]

    hands.keys("home", "d", "enter")

    assert [mark.cell.row for mark in hands.state.disputes] == [3]


def test_the_answer_stands_beside_the_ruling(hands: Hands) -> None:
    hands.keys("down", "enter")

    assert "Answer: Ответ 0.1" in hands.shown()
