"""The packs that come with the station are as an organiser wants them."""

from pathlib import Path

import pytest

from packs.checks import check
from packs.reader import read_pack_file
from packs.shelf import bundled

RUSSIAN = ["first-evening", "grand-final"]
ENGLISH = ["first-evening-en"]


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


@pytest.mark.clause("N4.1", "N4.11")
def test_one_pack_is_enough_for_a_final_with_reserves() -> None:
    """Twelve themes and a final one are played; one of each at least stands behind them."""
    packs = [read_pack_file(path)[0] for path in bundled()]
    finals = [sum(theme.is_final for theme in pack.themes) for pack in packs]

    assert any(
        single > 1 and len(pack.themes) - single > 12 for pack, single in zip(packs, finals, strict=True)
    )


def test_no_question_is_asked_in_two_packs() -> None:
    answers = [
        question.answer
        for path in bundled()
        for theme in read_pack_file(path)[0].themes
        for question in theme.questions
    ]

    assert len(answers) > 100
    assert sorted({answer for answer in answers if answers.count(answer) > 1}) == []
