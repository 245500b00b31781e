"""The packs that come with the station are as an organiser wants them."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from packs.checks import check
from packs.model import Pack
from packs.reader import read_pack_file
from packs.shelf import bundled

RUSSIAN = ["first-evening", "grand-final", "club-season"]
ENGLISH = ["first-evening-en"]


def read(path: Path) -> Pack:
    return read_pack_file(path)[0]


def plain(text: str) -> str:
    """Without what two texts of one meaning may differ in: case, ё, stress marks and signs."""
    return " ".join(re.findall(r"\w+", text.casefold().replace("ё", "е").replace("\u0301", "")))


def doubled(texts: Iterable[str]) -> list[str]:
    return sorted(text for text, number in Counter(map(str.casefold, texts)).items() if number > 1)


@pytest.mark.parametrize(
    ("language", "stems"), [("ru", RUSSIAN + ENGLISH), ("en", ENGLISH + RUSSIAN)], ids=["ru", "en"]
)
def test_the_packs_in_the_language_stand_first_and_among_them_a_first_evening_s(
    language: str, stems: list[str]
) -> None:
    assert [path.stem for path in bundled(language)] == stems


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.name)
def test_a_bundled_pack_is_in_the_language_that_its_name_tells(path: Path) -> None:
    text = path.read_text(encoding="utf-8").casefold()

    assert any("а" <= letter <= "я" for letter in text) == (path.stem in RUSSIAN)


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.name)
def test_nothing_is_odd_in_a_bundled_pack(path: Path) -> None:
    pack, problems = read_pack_file(path)

    assert problems == ()
    assert check(pack) == ()


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.name)
def test_every_question_has_a_source_of_its_own(path: Path) -> None:
    questions = [question for theme in read(path).themes for question in theme.questions]

    assert [question.text for question in questions if not question.sources] == []


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.name)
def test_no_question_says_its_own_answer(path: Path) -> None:
    questions = [question for theme in read(path).themes for question in theme.questions]
    said = [each.answer for each in questions if f" {plain(each.answer)} " in f" {plain(each.text)} "]

    assert said == []


@pytest.mark.clause("N4.1", "N4.11")
def test_one_pack_is_enough_for_a_final_with_reserves() -> None:
    """Twelve themes and a final one are played; one of each at least stands behind them."""
    packs = [read(path) for path in bundled()]
    finals = [sum(theme.is_final for theme in pack.themes) for pack in packs]

    assert any(
        single > 1 and len(pack.themes) - single > 12 for pack, single in zip(packs, finals, strict=True)
    )


@pytest.mark.clause("N4.1")
def test_the_pack_for_a_season_lasts_for_four_games_of_six_themes_with_reserves_behind() -> None:
    pack = next(read(path) for path in bundled() if path.stem == "club-season")

    assert [len(section.themes) for section in pack.sections] == [6, 6, 6, 6, 4, 3]
    assert [theme.is_final for theme in pack.themes] == [False] * 28 + [True] * 3
    assert sum(len(theme.questions) for theme in pack.themes) == 28 * 6 + 3


def test_no_question_is_asked_in_two_packs() -> None:
    questions = [
        question for path in bundled() for theme in read(path).themes for question in theme.questions
    ]

    assert len(questions) > 100
    assert doubled(question.answer for question in questions) == []
    assert doubled(question.text for question in questions) == []


def test_no_theme_stands_in_two_packs() -> None:
    assert doubled(theme.name for path in bundled() for theme in read(path).themes) == []
