"""Players, themes and questions are named by as little as tells them apart."""

import pytest

from station.protocol.notation.faults import Misread
from station.protocol.notation.names import cell_in, find_player, player_in, reserve_in, theme_in
from station.rules.model import Cell, Player, Seat, Theme
from tests.protocol.notation.texts import CHOICE, SEQUENCE, state

NAMES = ("Анна Петрова", "Пётр Белов", "Игрок 2", "Анна-Мария Ли", "7")
PEOPLE = tuple(Player(Seat(number), name) for number, name in enumerate(NAMES, start=1))


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Анна Петрова", 1),
        ("анна п", 1),
        ("ПЕТРО", 1),
        ("Бел", 2),
        ("петр б", 2),
        ("бел.", 2),
        ("Игрок 2", 3),
        ("2", 2),
        ("анна–мария", 4),
        ("Ли", 4),
        ("7", 5),
        ("4", 4),
    ],
)
def test_a_player_is_named_by_what_tells_him_from_others(text: str, seat: int) -> None:
    assert find_player(PEOPLE, text) == seat


@pytest.mark.parametrize("text", ["Анна", "п", "Петр"])
def test_a_name_that_fits_several_is_unclear(text: str) -> None:
    with pytest.raises(Misread) as raised:
        find_player(PEOPLE, text)

    assert raised.value.code == "unclear-player"


@pytest.mark.parametrize("text", ["Дина", "", " ", "нна", "9" * 5000, '"Пётр"', '"2"'])
def test_a_name_that_fits_nobody_is_unknown(text: str) -> None:
    with pytest.raises(Misread) as raised:
        player_in(PEOPLE, text)

    assert raised.value.code == "unknown-player"


def test_names_that_differ_by_one_letter_are_told_apart_when_written_in_full() -> None:
    twins = (Player(Seat(1), "Семён"), Player(Seat(2), "Семен"))

    assert [find_player(twins, "Семён"), find_player(twins, "Семен")] == [1, 2]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("3 40", Cell(2, 3)),
        ("Поэты 40", Cell(2, 3)),
        ("по 10", Cell(2, 0)),
        ("№3 40", Cell(2, 3)),
        ("№ 10 100", Cell(9, 4)),
        ("Травы 100", Cell(9, 4)),
        ('"Травы" 20', Cell(9, 0)),
    ],
)
def test_a_question_is_a_theme_and_a_price(text: str, cell: Cell) -> None:
    assert cell_in(state(CHOICE), text) == cell


def test_a_price_alone_lies_in_the_current_theme() -> None:
    assert cell_in(state(SEQUENCE, "А+ | − | − | − | −", "Тема"), "20") == Cell(1, 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Моря 10", "unknown-theme"),
        ("Ч 10", "unclear-theme"),
        ("9 10", "unknown-theme"),
        ("№13 10", "unknown-theme"),
        ("№0 10", "unknown-theme"),
        ("", "unknown-theme"),
        ("Реки 60", "unknown-price"),
        ("Реки", "unknown-number"),
        ("финал", "unknown-theme"),
    ],
)
def test_what_is_no_question_is_told(text: str, code: str) -> None:
    with pytest.raises(Misread) as raised:
        cell_in(state(CHOICE.replace("Цари", "Части света")), text)

    assert raised.value.code == code


def test_a_replaced_theme_has_its_place_on_the_board_and_a_number_of_its_own() -> None:
    heading = SEQUENCE + "Резерв: Моря\n"
    found = state(heading, "Тема", "10: А+", "Снята тема: Реки, резерв Моря, подсказки")

    assert [theme_in(found, text) for text in ("1", "Моря", "№5", "№1")] == [4, 4, 4, 0]


@pytest.mark.parametrize(("text", "number"), [("1", 0), ("2", 1), ("Лодки", 0), ("мос", 1), ('"1"', 2)])
def test_a_reserve_is_named_by_its_number_or_its_name(text: str, number: int) -> None:
    assert reserve_in([Theme("Лодки", ()), Theme("Мосты", ()), Theme("1", ())], text) == number
