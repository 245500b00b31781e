"""Which themes are taken from a pack: what the players know is left out, unless the host picks it (N2.3)."""

from dataclasses import replace
from pathlib import Path

from packs.model import Pack, PackSection
from screens.setup.selection import Remark, ThemeChoice, Wish, book_of, remarks, select
from station.heard import Heard, Hearing, theme_key
from station.regulations.shelf import find_regulation
from station.setup import ChosenThemes, SetupFault
from tests.fakes.house import pack

STAGE = find_regulation("spbguef-1", Path("nowhere")).stage("qualifying")
FINAL = find_regulation("nesprosta-xv", Path("nowhere")).stage("final")
EIGHT = pack("П", *"абвгдежз")


def heard(*names: str, by: str = "Анна") -> Heard:
    keys = frozenset(theme_key(name, "Вопрос 10") for name in names)
    return Heard([Hearing((by,), "", "", keys)])


def chosen(found: Pack, wish: Wish, known: Heard, *people: str) -> ThemeChoice:
    book = book_of(found)
    return select(book, wish, remarks(book, known, people))


def order(first: int = 1, last: int = 8) -> range:
    return range(first, last + 1)


def test_what_a_player_has_heard_is_left_out_and_counted() -> None:
    selection = chosen(EIGHT, Wish(STAGE, order(2)), heard("а", "в", "г"), "Анна", "Борис")

    assert selection.chosen == ChosenThemes((2, 5, 6, 7), (8,))
    assert (selection.at_hand, selection.left_out) == (5, 2)
    assert selection.remarks == {number: Remark(("Анна",)) for number in (1, 3, 4)}


def test_what_others_have_heard_is_played() -> None:
    selection = chosen(EIGHT, Wish(STAGE, order()), heard("а"), "Борис")

    assert selection.chosen == ChosenThemes((1, 2, 3, 4), (5, 6, 7, 8))


def test_a_players_own_theme_is_left_out() -> None:
    own = replace(EIGHT.themes[0], author="Анна Белова")
    mixed = Pack("П", (PackSection("", (own, *EIGHT.themes[1:])),))

    selection = chosen(mixed, Wish(STAGE, order()), Heard(), "Борис", "Анна Белова")
    assert selection.remarks == {1: Remark(own=("Анна Белова",))}
    assert selection.chosen == ChosenThemes((2, 3, 4, 5), (6, 7, 8))


def test_what_is_picked_comes_first_whatever_it_is() -> None:
    selection = chosen(EIGHT, Wish(STAGE, order(5), (7, 1)), heard("а", "д"), "Анна")

    assert selection.chosen == ChosenThemes((7, 1, 6, 8), ())
    assert selection.left_out == 1


def test_more_picks_than_themes_are_the_reserves() -> None:
    selection = chosen(EIGHT, Wish(STAGE, order(1, 2), (8, 7, 6, 5, 4)), Heard())

    assert selection.chosen == ChosenThemes((8, 7, 6, 5), (4, 1, 2))


def test_too_few_are_left_over() -> None:
    selection = chosen(EIGHT, Wish(STAGE, order(4)), heard("г", "д"), "Анна")

    assert selection.chosen == SetupFault("not-enough-themes", (("number", 3), ("needed", 4)))
    assert (selection.at_hand, selection.left_out) == (3, 2)


def test_themes_of_the_final_round_are_left_out_and_picked_like_others() -> None:
    many = pack("П", *"абвгдежзиклм", single="Шляпы")
    known = Heard([Hearing(("Анна",), "", "", frozenset({theme_key("Шляпы", "Вопрос")}))])

    without = chosen(many, Wish(FINAL, order(1, 13)), known, "Анна").chosen
    picked = chosen(many, Wish(FINAL, order(1, 13), (13,)), known, "Анна").chosen
    assert isinstance(without, ChosenThemes)
    assert isinstance(picked, ChosenThemes)
    assert (without.finals, picked.finals) == ((), (13,))
