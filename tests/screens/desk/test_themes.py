"""A theme is replaced with a reason; reserves come from the match, from paper, from packs (S4.19)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.setup.selection import book_of
from station.heard import Hearing
from station.rules.commands import VoidTheme
from station.rules.model import Theme
from station.rules.records import CorrectionKind
from station.rules.state import Phase
from station.wording.language import use
from station.wording.trouble import Trouble
from tests.fakes.house import pack
from tests.rules.tables import at
from tests.screens.desk.games import RESERVES, in_theme
from tests.screens.desk.hands import Hands

PACK = pack("Первый", "Соль", "Острова", "Тема 90")


@pytest.fixture
def hands() -> Hands:
    """At the list of themes."""
    hands = Hands(in_theme(), PACK)
    hands.keys("t")
    return hands


def test_the_theme_that_is_played_stands_first_and_later_ones_cannot_fall(hands: Hands) -> None:
    rows = [line.split()[-3:] for line in hands.lines() if "Тема" in line and "Hints" not in line]

    assert "is being played" in hands.row()
    assert all(row[-2:] == ["not", "now"] for row in rows[1:])


def test_a_theme_that_cannot_fall_now_is_refused_with_the_reason(hands: Hands) -> None:
    hands.keys("down", "enter")

    assert hands.told != ""
    assert "not now" in hands.row()


def test_a_reserve_takes_the_place_and_the_desk_is_closed(hands: Hands) -> None:
    hands.keys("enter", "enter")
    assert "“Тема 0” falls with all its points." in hands.shown()
    assert "Instead: “Тема 90”" in hands.shown()
    assert "Scores: Анна −10 → 0" in hands.shown()

    hands.type("три подсказки")
    hands.keys("enter")

    assert hands.closed
    assert (hands.state.themes[0].void, hands.state.themes[-1].content.name) == (True, "Тема 90")
    assert hands.state.phase is Phase.THEME_START
    correction = hands.state.corrections[-1]
    assert (correction.kind, correction.reason) == (CorrectionKind.THEME_VOID, "три подсказки")


def test_a_reserve_that_is_too_short_is_marked_and_refused(hands: Hands) -> None:
    hands.keys("enter", "down")
    assert "too short: 3 of 5" in hands.row()

    hands.keys("enter", "enter")

    assert hands.told == "Questions in “Тема 91” — 3, needed — 5"
    assert not hands.closed
    assert not hands.state.themes[0].void


def test_a_theme_from_paper_joins_the_reserves_and_stands_under_the_cursor(hands: Hands) -> None:
    hands.keys("enter", "p")
    hands.type("С листа")
    hands.keys("enter")

    assert hands.state.reserves == (*RESERVES, Theme("С листа", ()))
    assert hands.row().split() == ["С", "листа", "from", "paper"]


def test_a_theme_needs_a_name(hands: Hands) -> None:
    hands.keys("enter", "p", "enter")

    assert hands.told == "A few words are missing: type them"
    assert hands.state.reserves == RESERVES


def test_a_theme_is_taken_from_a_pack_at_hand(hands: Hands) -> None:
    hands.keys("enter", "f")
    assert "being looked for" in hands.shown()
    hands.load()
    assert hands.row() == "Первый"

    hands.keys("enter")
    assert "being read" in hands.shown()
    hands.load()
    hands.keys("down", "enter")

    added = hands.state.reserves[-1]
    assert (added.name, len(added.questions)) == ("Острова", 5)
    assert hands.row() == "Острова"


def test_themes_that_are_in_the_match_already_are_marked(hands: Hands) -> None:
    hands.keys("enter", "f")
    hands.load()
    hands.keys("enter")
    hands.load()
    hands.keys("end")

    assert "in this game already" in hands.row()


def test_themes_that_a_player_of_this_match_has_heard_are_marked(hands: Hands) -> None:
    player = hands.state.lineup.players[0].name
    keys = book_of(PACK).keys
    hands.house.played = (Hearing((player.upper(),), "", "", frozenset({keys[1]})),)
    hands.keys("enter", "f")
    hands.load()
    hands.keys("enter")
    hands.load()
    assert "heard" not in hands.row()

    hands.keys("down")
    assert hands.row().split() == ["2.", "Острова", "heard:", player]
    hands.keys("enter")
    assert hands.state.reserves[-1].name == "Острова"  # the host decides


def test_a_pack_s_path_is_typed(hands: Hands) -> None:
    hands.keys("enter", "f", "f")
    hands.paste("Первый.si4s\n")
    hands.keys("enter")
    hands.load()
    hands.keys("enter")

    assert hands.state.reserves[-1].name == "Соль"
    assert hands.row() == "Соль"


def test_a_file_that_cannot_be_read_is_told_and_its_path_can_be_mended(hands: Hands) -> None:
    hands.house.known[Path("стик/пакет.txt")] = Trouble(
        "There is no such file.", "Nothing was done.", "Look again."
    )
    hands.keys("enter", "f", "f")
    hands.type("стик/пакет.txt")
    hands.keys("enter")
    hands.load()
    assert "There is no such file." in hands.shown()
    assert "Look again." in hands.shown()

    hands.keys("escape")

    assert hands.row() == "File: стик/пакет.txt"


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.usefixtures("_english_again")
def test_why_a_file_cannot_be_read_is_told_anew_in_another_language(hands: Hands) -> None:
    path = Path("пакет.txt")
    hands.house.known[path] = Trouble("There is no such file.", "", "")
    hands.keys("enter", "f", "f")
    hands.type("пакет.txt")
    hands.keys("enter")
    hands.load()
    hands.shown()
    hands.load()
    assert "There is no such file." in hands.shown()

    hands.house.known[path] = Trouble("Такого файла нет.", "", "")
    use("ru")
    hands.shown()
    hands.load()
    assert "Такого файла нет." in hands.shown()

    use("en")
    hands.house.known[path] = PACK
    hands.shown()
    hands.load()
    assert "Такого файла нет." not in hands.shown()
    assert "Соль" in hands.shown()


def test_a_path_in_the_home_folder_is_found(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/дом")
    hands.house.known[Path("/дом/п.si4s")] = PACK
    hands.keys("enter", "f", "f")
    hands.type("~/п.si4s")
    hands.keys("enter")
    hands.load()

    assert "Соль" in hands.row()


def test_undo_leads_back_to_the_list_for_what_was_chosen_may_be_gone(hands: Hands) -> None:
    hands.game.do(VoidTheme(0, 0, "подсказки"))
    hands.keys("home", "enter")
    assert "A reserve for “Тема 90”" in hands.lines()[0]

    assert hands.take("u") is None
    hands.game.undo()

    assert "Replace a theme" in hands.lines()[0]
    hands.keys("home", "enter", "enter")
    assert "“Тема 0” falls" in hands.shown()


def _late(moment: str) -> Hands:
    """At the list of themes of a match that has come to its late moments."""
    hands = Hands(at(moment))
    hands.keys("t")
    return hands


@pytest.mark.clause("S4.19")
def test_an_extra_theme_needs_a_reserve_although_the_final_round_is_played() -> None:
    hands = _late("extra theme, reading")
    assert hands.state.final is not None
    assert "is being played" in hands.row()

    hands.keys("enter")

    assert "A reserve for" in hands.lines()[0]


@pytest.mark.clause("S4.19")
def test_behind_the_final_round_a_theme_of_the_board_falls_without_a_reserve() -> None:
    hands = _late("finished")
    assert hands.state.final is not None

    hands.keys("down", "enter", "enter")

    assert [theme.void for theme in hands.state.themes] == [True, False, False, False]


def test_without_a_path_nothing_is_read(hands: Hands) -> None:
    hands.keys("enter", "f", "f", "enter")

    assert hands.told == "Something is missing: type it."
