"""The list of a pack's themes: what becomes of each, what it asks first, who knows it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from screens.services import PackChoice, SetupMemory
from screens.setup import outlook
from screens.setup.draft import Draft
from screens.setup.outlook import Known
from screens.setup.picker import Picker
from screens.setup.selection import book_of
from station.heard import Heard, Hearing, theme_key
from station.wording.language import use
from tests.fakes.house import REGULATIONS, pack
from tests.screens.glyphs import foreign, looks_are_known, text_of, widest
from tests.screens.stage import SIZES

HEARD = Heard([Hearing(("Анна", "Борис"), "", "", frozenset({theme_key("Слова", "Вопрос 10")}))])
SHORT = PackTheme("Куцая", (PackQuestion("Кто?", "Он"), PackQuestion("Где?", "Там")))


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


class Page:
    """The page on a pack of five full themes, a short one and what is given besides."""

    def __init__(self, *more: PackTheme, stage: str = "", memory: SetupMemory | None = None) -> None:
        full = pack("Первый", "Соль", "Слова", "Мосты", "Реки", "Моря")
        themes = (replace(full.themes[0], author="Вера"), *full.themes[1:], SHORT, *more)
        self.pack = Pack("Первый", (PackSection("", themes),))
        memory = memory or SetupMemory(stage=stage, players=("Анна", "Борис", "Глеб"))
        self.draft = Draft(REGULATIONS, (PackChoice(Path("a"), "a"),), memory, list.reverse)
        self.draft.has_read("Первый", len(themes))
        self.known = Known(book_of(self.pack), HEARD)
        chosen = outlook.chosen_of(outlook.selection_of(self.draft, self.known))
        self.picker = Picker(self.draft, book_of(self.pack), chosen)

    def keys(self, *names: str) -> bool:
        return [self.picker.take(name, 24) for name in names][-1]

    def shown(self, width: int = 80, height: int = 24) -> list[str]:
        selection = outlook.selection_of(self.draft, self.known)
        assert selection is not None
        self.lines = self.picker.lines(selection, width, height)
        return [text_of(line).rstrip() for line in self.lines]


def test_it_tells_what_becomes_of_each_theme_and_why_others_do_not_suit() -> None:
    assert Page().shown()[:7] == [
        " Первый                                                   играть: 4, выбрано: 0",
        " →  1     1.   Соль",
        "          2.   Слова                                       слышали: Анна, Борис",
        "    2     3.   Мосты",
        "    3     4.   Реки",
        "    4     5.   Моря",
        "          6.   Куцая                                                  2 вопроса",
    ]


def test_a_theme_is_previewed_with_its_author_and_its_first_question() -> None:
    shown = Page().shown()

    assert shown[-8:-6] == [" Соль · Вера · 5 вопросов", " Вопрос 10"]


def test_picked_themes_are_played_first_and_more_of_them_stand_in_reserve() -> None:
    page = Page()
    page.keys("down", "space", "down", "space", "down", "enter", "down", "space", *["up"] * 4, "enter")

    assert page.draft.picked == (2, 3, 4, 5, 1)
    assert [line[3:10].strip() for line in page.shown()[1:6]] == ["[рез.]", "[1]", "[2]", "[3]", "[4]"]


def test_a_theme_that_is_picked_again_is_given_up() -> None:
    page = Page()
    page.keys("space", "space")

    assert page.draft.picked == ()


def test_a_theme_that_is_too_short_is_not_picked_and_that_is_told() -> None:
    page = Page()
    page.keys(*["down"] * 5, "space")

    assert page.draft.picked == ()
    assert page.shown()[-2].strip() == "В этой теме мало вопросов для такой игры."

    page.keys("up")
    assert page.shown()[-2] == ""


@pytest.mark.clause("N4.11")
def test_a_theme_of_one_question_is_for_the_final_round() -> None:
    many = pack("П", *"абвгдежзиклм", single="Шляпы").themes
    page = Page(*many, memory=SetupMemory("nesprosta-xv", "final", ("Анна", "Борис", "Глеб")))
    page.keys("pagedown", "pagedown", "space")

    assert page.draft.picked == (19,)
    assert any(line.startswith(" → [фин.] 19.  Шляпы") for line in page.shown())


@pytest.mark.parametrize("key", ["escape", "f5", "ctrl+c"])
def test_it_is_left_with_what_was_picked(key: str) -> None:
    page = Page()

    assert page.keys("space")
    assert not page.keys(key)
    assert page.draft.picked == (1,)


def test_the_cursor_stays_on_the_list() -> None:
    page = Page()
    page.keys(*["up"] * 3)
    assert page.shown()[1].startswith(" → ")

    page.keys(*["pagedown"] * 3, "down")
    assert page.shown()[6].startswith(" → ")


@pytest.mark.parametrize(("width", "height"), [*SIZES, (40, 10), (24, 5)])
@pytest.mark.parametrize("steps", [0, 6])
def test_it_fills_the_screen_and_no_more_and_the_cursor_is_seen(width: int, height: int, steps: int) -> None:
    page = Page()
    page.keys("space", *["down"] * steps)
    shown = page.shown(width, height)

    assert len(shown) == height
    assert widest(page.lines) <= width
    assert foreign(page.lines) == set()
    assert looks_are_known(page.lines)
    assert [line[:3] for line in shown].count(" → ") == 1


@given(st.text(max_size=99), st.text(max_size=400), st.text(max_size=99), st.integers(24, 130))
def test_no_theme_is_wider_than_the_screen(name: str, question: str, author: str, width: int) -> None:
    page = Page(PackTheme(name, (PackQuestion(question, ""),) * 5, author))
    page.keys("pagedown")
    page.shown(width)

    assert len(page.lines) == 24
    assert widest(page.lines) <= width


def test_why_a_theme_is_not_picked_is_told_anew_in_another_language() -> None:
    page = Page()
    page.keys(*["down"] * 5, "space")
    assert "В этой теме мало вопросов" in "\n".join(page.shown())

    use("en")

    assert "This theme has too few questions" in "\n".join(page.shown())


def test_on_a_huge_screen_a_remark_stands_where_the_eye_finds_it() -> None:
    assert max(len(line) for line in Page().shown(200, 50) if "слышал" in line) <= 120
