"""How the form looks: it fits, in every size, with any content."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.looks import Look
from screens.services import PackChoice, SetupMemory
from screens.setup.completion import Names
from screens.setup.draft import Draft, Field
from screens.setup.paint import FormScene, form_lines
from station.heard import Hearing
from station.wording.language import use
from station.wording.trouble import Trouble
from tests.fakes.house import DISK_FULL, REGULATIONS
from tests.screens.glyphs import foreign, looks_are_known, text_of, widest
from tests.screens.stage import SIZES

THEMES = ("1. Соль", "2. Острова", "3. Слова", "4. Правила")
MEMORY = SetupMemory(players=("Анна", "Константин Константинопольский-Задунайский", "Вера"), host="Ира")


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def scene(width: int = 80, height: int = 24, focus: Field = Field.STAGE) -> FormScene:
    draft = Draft(REGULATIONS, (PackChoice(Path("a.si4s"), "a"),), MEMORY, list.reverse)
    draft.has_read("Первый вечер", 6)
    return FormScene(draft, focus, width, height, THEMES, supply="нужно 4, есть 6")


def texts(shown: FormScene) -> list[str]:
    return [text_of(line).rstrip() for line in form_lines(shown)]


def test_everything_fits_on_one_page() -> None:
    shown = texts(scene())

    assert shown[2:8] == [
        "   Игрок 1         Анна",
        "   Игрок 2         Константин Константинопольский-Задунайск",
        "   Игрок 3         Вера",
        "   Игрок 4         —",
        "   Ведущий         Ира",
        "   Помощник        —",
    ]
    assert shown[9:15] == [
        "   Регламент       I чемпионат СПбГУЭФ",
        " → Этап          ← Отборочная игра →",
        "   Тем             4    4–20",
        "   Пакет           Первый вечер",
        "   Какие           по порядку    нужно 4, есть 6",
        "   С темы №        1    из 6",
    ]
    assert [line.strip() for line in shown[15:19]] == list(THEMES)
    assert shown[19] == "                 [ Начать игру ]"
    assert shown[23].split()[:6] == ["F2", "начать", "F5", "темы", "Esc", "назад"]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("focus", list(Field))
@pytest.mark.parametrize("trouble", [None, DISK_FULL])
def test_it_fills_the_screen_and_no_more_with_glyphs_of_the_console(
    width: int, height: int, focus: Field, trouble: Trouble | None
) -> None:
    shown = form_lines(replace(scene(width, height, focus), trouble=trouble))

    assert len(shown) == height
    assert widest(shown) <= width
    assert foreign(shown) == set()
    assert looks_are_known(shown)


@pytest.mark.parametrize(("width", "height"), [*SIZES, (40, 8), (24, 5)])
@pytest.mark.parametrize("focus", list(Field))
def test_the_field_in_focus_is_always_seen_and_told_by_more_than_colour(
    width: int, height: int, focus: Field
) -> None:
    shown = form_lines(replace(scene(width, height, focus), trouble=DISK_FULL))

    assert [text_of(line)[:3] for line in shown].count(" → ") == 1


def test_the_caret_is_told_by_its_look() -> None:
    (row,) = (line for line in form_lines(scene(focus=Field.HOST)) if "Ведущий" in text_of(line))

    assert [(text, look) for text, look in row if look in {Look.CHOSEN, Look.KEY}] == [
        ("Ира", Look.CHOSEN),
        (" ", Look.KEY),
        (" " * 37, Look.CHOSEN),
    ]


def test_many_themes_stand_in_a_row() -> None:
    names = tuple(f"{number}. Тема" for number in range(1, 21))
    shown = texts(replace(scene(), themes=names))

    assert "1. Тема · 2. Тема" in "\n".join(shown)
    assert "20. Тема" in "\n".join(shown)


def test_why_there_are_no_themes_stands_in_their_place() -> None:
    shown = texts(replace(scene(), themes=(), lack="Полных тем отсюда: 3, нужно: 4"))

    assert shown[15].strip() == "Полных тем отсюда: 3, нужно: 4"


def test_a_sentence_stands_above_the_keys() -> None:
    assert texts(replace(scene(), note="Одна фраза"))[-2].strip() == "Одна фраза"


def test_why_the_match_cannot_begin_yet_is_told_until_there_is_more_to_say() -> None:
    shown = replace(scene(), obstacle="Игроков мало")
    assert texts(shown)[-2].strip() == "Игроков мало"

    assert texts(replace(shown, note="Одна фраза"))[-2].strip() == "Одна фраза"
    assert "Игроков мало" not in "".join(texts(replace(shown, note="Одна фраза")))


@pytest.mark.parametrize(("width", "height"), [*SIZES, (40, 10)])
def test_proposed_names_stand_behind_what_is_typed_and_the_key_is_named(width: int, height: int) -> None:
    shown = scene(width, height, Field.PLAYER_3)
    shown.draft.known = Names([Hearing(("Глеб", "Глафира " + "ы" * 30), "", "", frozenset())])
    shown.draft.type(Field.PLAYER_3, "гл")
    shown.draft.mark_absent(Field.PLAYER_3)
    lines = texts(shown)

    (row,) = (line for line in lines if line.startswith(" → "))
    assert row.split()[3:6] == ["гл", "неявка", "Глеб"]
    assert widest(form_lines(shown)) <= width
    assert lines[-1].startswith(" Tab  взять имя")


def test_trouble_is_told_in_three_sentences() -> None:
    assert texts(replace(scene(), trouble=DISK_FULL))[-4:-1] == [
        " The disk is full.",
        " The match was not begun.",
        " Make room.",
    ]


@pytest.mark.parametrize("focus", [Field.PLAYER_2, Field.HOST])
def test_who_has_not_come_is_told_behind_the_name(focus: Field) -> None:
    shown = scene(focus=focus)
    shown.draft.mark_absent(Field.PLAYER_2)
    (told,) = (line for line in texts(shown) if "неявка" in line and "F3" not in line)

    assert told.startswith(" → Игрок 2" if focus is Field.PLAYER_2 else "   Игрок 2")
    assert told.endswith("  неявка")


@pytest.mark.parametrize("field", list(Field))
def test_the_key_for_absence_is_named_at_a_players_name_alone(field: Field) -> None:
    assert ("F3" in texts(scene(focus=field))[-1]) == field.startswith("player")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_absence_fits_where_a_name_is_long(width: int, height: int) -> None:
    shown = scene(width, height, Field.PLAYER_2)
    shown.draft.mark_absent(Field.PLAYER_2)

    assert widest(form_lines(shown)) <= width
    assert any(line.endswith("неявка") for line in texts(shown)[:-1])


def test_a_stage_without_a_choice_has_no_field_for_its_themes() -> None:
    shown = scene()
    shown.draft.press(Field.REGULATION, "right")

    assert not [line for line in texts(shown) if line.strip().startswith("Тем ")]


LONG = st.text(max_size=200)


@given(LONG, LONG, LONG, st.lists(LONG, max_size=20), st.integers(24, 130), st.sampled_from(list(Field)))
def test_no_content_is_wider_than_the_screen(
    name: str, title: str, note: str, themes: list[str], width: int, focus: Field
) -> None:
    memory = SetupMemory(players=(name,), host=name)
    draft = Draft(REGULATIONS, (PackChoice(Path("a"), title),), memory, list.reverse)
    shown = form_lines(FormScene(draft, focus, width, 24, tuple(themes), note=note))

    assert len(shown) == 24
    assert widest(shown) <= width
