"""The README says the same in both languages: what is typed, pressed, shown and linked is in both of them."""

import re

import pytest

from tests.project.sources import ROOT
from tests.wording.letters import latin

ENGLISH = (ROOT / "README.md").read_text(encoding="utf-8")
RUSSIAN_PATH = "station/wording/locale/ru/README.md"
RUSSIAN = (ROOT / RUSSIAN_PATH).read_text(encoding="utf-8")
UP = "../" * RUSSIAN_PATH.count("/")
"""From the Russian page to the top."""
OTHER = {
    "MATCH": "ИГРА",
    "FILE": "ФАЙЛ",
    "GAME": "ЗАПИСЬ",
    "CODE": "КОД",
    "Space": "Пробел",
    "Anna": "Анна",
    "Boris": "Борис",
    "Vera": "Вера",
    "NOT SAVED": "НЕ СОХРАНЕНО",
    " or ": " или ",
}
"""What is typed or read differs in these words alone."""
SWITCH = {f"[По-русски]({RUSSIAN_PATH})", f"[In English]({UP}README.md)"}


def in_russian(text: str) -> str:
    for english, russian in OTHER.items():
        text = text.replace(english, russian)
    return text


def headings(text: str) -> list[str]:
    return re.findall(r"^#+(?= )", text, re.MULTILINE)


def rows(text: str) -> list[str]:
    """The first cells of all tables but their heads."""
    return re.findall(r"^\| (?!key|клавиша|command|команда|code|код)(.+?) \|", text, re.MULTILINE)


def typed(text: str) -> list[str]:
    """Commands, options, variables and paths inside the text, in any order."""
    return sorted(set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))))


def blocks(text: str) -> list[str]:
    """What can be copied."""
    return re.findall(r"^```.*?^```$", text, re.DOTALL | re.MULTILINE)


def pressed(text: str) -> list[str]:
    return sorted(set(re.findall(r"\*\*([^*]{1,15}?)\*\*", text)) - {"Which"})


def linked(text: str) -> list[str]:
    paths = {path.removeprefix(UP) for path in re.findall(r"\]\(([^)]+)\)", text)}
    return sorted(paths - {"README.md", RUSSIAN_PATH})


def test_each_leads_to_the_other_at_its_top() -> None:
    assert f"[По-русски]({RUSSIAN_PATH})" in ENGLISH[:100]
    assert f"[In English]({UP}README.md)" in RUSSIAN[:100]


def test_both_have_the_same_parts() -> None:
    assert len(headings(ENGLISH)) > 10
    assert headings(RUSSIAN) == headings(ENGLISH)


def test_both_tables_have_the_same_keys_commands_and_codes() -> None:
    assert len(rows(ENGLISH)) > 30
    assert rows(RUSSIAN) == [in_russian(row) for row in rows(ENGLISH)]


def test_both_have_the_same_to_copy() -> None:
    assert len(blocks(ENGLISH)) > 2
    assert blocks(RUSSIAN) == blocks(ENGLISH)


@pytest.mark.parametrize("part", [typed, linked])
def test_both_name_the_same(part: object) -> None:
    assert callable(part)
    assert part(RUSSIAN) == sorted(in_russian(text) for text in part(ENGLISH))


def test_both_have_the_same_keys_in_their_text() -> None:
    """But for the sentences in bold that begin a paragraph."""
    keys = {text for text in pressed(in_russian(ENGLISH)) if re.fullmatch(r"[A-Z]|F\d+|[↑↓]|\d|\w+", text)}

    assert keys <= set(pressed(RUSSIAN)) | {"auction", "tie"}


def test_the_russian_one_is_in_russian() -> None:
    """But for the names of programs, systems and formats."""
    text = re.sub(
        r"```.*?```|`[^`]+`|\]\([^)]+\)|\[[^]]*\.md\]|db\.chgk\.info", " ", RUSSIAN, flags=re.DOTALL
    )
    known = {
        *("svoyak", "Linux", "Python", "Debian", "Ubuntu", "XDG", "MIT", "Windows", "KOI8", "In"),
        *("USB", "PlayStation", "Buzz", "zero", "delay"),
    }

    assert [word for word in latin(text) if word not in known] == []
