"""Names are found by their first letters, whatever the layout they are typed under."""

import pytest

from screens.setup.completion import LEAST, MOST, Names
from station.heard import Hearing


def match(*players: str, host: str = "", assistant: str = "") -> Hearing:
    return Hearing(players, host, assistant, frozenset())


NAMES = Names(
    [
        match("Антон", "Жанна Дарк", "Ёлкина Анна", host="Ира"),
        match("Анна Белова", "Борис", "Юля", "John", host="Эдуард", assistant="Антон"),
    ]
)


def offered(typed: str, *taken: str, leads: bool = False) -> tuple[str, ...]:
    return NAMES.beginning_with(typed, taken, leads=leads)


def test_the_latest_comes_first_and_whole_names_before_their_later_words() -> None:
    assert offered("ан") == ("Антон", "Анна Белова", "Ёлкина Анна")


@pytest.mark.parametrize("typed", ["анн", "АНН", "fyy", "FYY", "Fyy"])
def test_neither_case_nor_layout_matters(typed: str) -> None:
    assert offered(typed) == ("Анна Белова", "Ёлкина Анна")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (",j", "Борис"),
        ("<j", "Борис"),
        (";f", "Жанна Дарк"),
        (":f", "Жанна Дарк"),
        (".k", "Юля"),
        (">k", "Юля"),
        ("'l", "Эдуард"),
        ('"l', "Эдуард"),
        ("`k", "Ёлкина Анна"),
        ("~k", "Ёлкина Анна"),
        ("ел", "Ёлкина Анна"),
        ("ощ", "John"),
        ("ОЩ", "John"),
    ],
)
def test_letters_on_keys_of_signs_and_latin_names_are_found_too(typed: str, name: str) -> None:
    assert offered(typed) == (name,)


def test_one_letter_is_too_little() -> None:
    assert [offered("б"[:length]) for length in range(LEAST)] == [()] * LEAST


def test_a_name_that_is_whole_asks_for_nothing_more() -> None:
    assert offered("борис") == ()


def test_who_sits_elsewhere_is_not_proposed() -> None:
    assert offered("ан", "антон", "Анна Белова") == ("Ёлкина Анна",)


def test_for_a_host_those_who_have_led_come_first() -> None:
    players = Names([match("Ирма", host=""), match("Лев", host="Ирина")])

    assert players.beginning_with("ир", (), leads=True) == ("Ирина", "Ирма")
    assert players.beginning_with("ир", (), leads=False) == ("Ирма", "Ирина")


def test_names_from_foreign_files_are_clean_and_short() -> None:
    foreign = Names([match("\x1b[2JЯна\u202e" + "я" * 99, "  ", "")])

    (name,) = foreign.beginning_with("[2", (), leads=False)
    assert name.startswith("[2JЯна")
    assert name.isprintable()
    assert len(name) == 40


def test_a_name_is_proposed_once_as_it_was_typed_last() -> None:
    assert Names([match("ОЛЕГ"), match("Олег")]).beginning_with("ол", (), leads=False) == ("ОЛЕГ",)


def test_not_more_are_proposed_than_can_be_read() -> None:
    many = Names([match(*(f"Иван {number}" for number in range(9)))])

    assert len(many.beginning_with("ив", (), leads=False)) == MOST
