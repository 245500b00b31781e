"""How sentences are written: one word for one thing, the marks, dashes and letters of the language."""

import ast
import re

import pytest

from tests.project.sources import ROOT, place, python_files, tree
from tests.wording.letters import cyrillic, latin
from tests.wording.test_catalog import entries, forms

RUSSIAN = sorted({text for entry in entries() for text in forms(entry.string)})
ENGLISH = sorted({text for entry in entries() for text in forms(entry.id)})

OTHER_WORDS = {
    r"бо[йяюеи]|боем|боев|боёв|боями?|боях|матч\w*": "игра",
    r"тур(?:а|у|ом|е|ы|ов|ах)?": "раунд",
    r"номинал\w*|стоимост\w*": "цена",
    r"по (?:согласию|договорённости)": "по согласованию",
    r"воображаем\w*": "виртуальные игроки",
    r"анкет\w*": "форма",
    r"судь\w*": "ведущий",
    r"ассистент\w*": "помощник",
    r"апелляц\w*": "спорный вопрос",
}
"""Words for which the regulations or the station have one of their own: the one on the right."""

ELSEWHERE = ("packs", "drivers", "station/protocol/notation", "station/heard.py")
"""Where Russian is read and written as data: in packs, under keyboards, in notations, between names."""


@pytest.mark.parametrize("other", OTHER_WORDS)
def test_one_thing_has_one_russian_word(other: str) -> None:
    found = [text for text in RUSSIAN if re.search(rf"\b(?:{other})\b", text, re.IGNORECASE)]

    assert found == [], f"the word is {OTHER_WORDS[other]}"


def test_russian_sentences_have_no_english_words() -> None:
    assert [(text, words) for text in RUSSIAN if (words := latin(text))] == []


def test_english_sentences_have_no_russian_words() -> None:
    assert [(text, words) for text in ENGLISH if (words := cyrillic(text))] == []


def test_code_has_no_russian_sentence_of_its_own() -> None:
    """It would be shown to English speakers too."""
    found = []
    for path in python_files("station", "screens"):
        if str(path.relative_to(ROOT)).startswith(ELSEWHERE):
            continue
        told = {id(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Expr)}
        found += [
            place(path, node)
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Constant)
            and id(node) not in told
            and isinstance(node.value, str)
            and any(len(word) > 1 for word in cyrillic(node.value))
        ]

    assert found == []


@pytest.mark.parametrize(
    ("texts", "sign"),
    [
        pytest.param(RUSSIAN, r"[“”\"„]", id="foreign quotation marks in Russian"),
        pytest.param(ENGLISH, r"[«»\"„](?!Своя|Svoya)(?<!игра»)(?<!Igra»)", id="those in English"),
        pytest.param(RUSSIAN, r"\s-\s", id="a hyphen for a dash"),
        pytest.param(ENGLISH, r"\s-\s", id="a hyphen for a dash in English"),
        pytest.param(RUSSIAN + ENGLISH, r"\.\.\.", id="three full stops for an ellipsis"),
        pytest.param(RUSSIAN, r"[^:(]\s…$", id="a blank before the ellipsis of what goes on"),
        pytest.param(RUSSIAN, r"[^\s(]—|—[^\s)]", id="a dash without blanks"),
        pytest.param(RUSSIAN + ENGLISH, r"\S {2,}\S", id="two blanks"),
        pytest.param(RUSSIAN + ENGLISH, r"\s[,:;!?]", id="a blank before a sign"),
    ],
)
def test_signs_are_those_of_the_language(texts: list[str], sign: str) -> None:
    assert [text for text in texts if re.search(sign, text)] == []


def test_a_word_is_written_with_its_yo_everywhere() -> None:
    """All and than are two words each."""
    words = {word.lower() for text in RUSSIAN for word in re.findall(r"[А-Яа-яЁё]+", text)}

    assert {word.replace("ё", "е") for word in words if "ё" in word} & words <= {"все", "чем"}


def test_a_russian_sentence_begins_and_ends_as_its_english_one_does() -> None:
    """They stand in the same places: inside other sentences, in lists, alone."""
    differing = [
        (english, russian)
        for entry in entries()
        for english, russian in zip(forms(entry.id), forms(entry.string), strict=False)
        if " " in english and (english[-1] in ".:" or russian[-1] in ".:")
        if english[-1] != russian[-1]
    ]

    assert differing == []
