"""One table of words serves the reader and the writer."""

import re
from collections import Counter

import pytest

from station.protocol.notation import words
from station.protocol.notation.words import HEADING, HEADS, INNER, PARTS, STEPS, Word, head_word
from tests.project.sources import ROOT

GRAMMAR = (ROOT / "station" / "protocol" / "notation" / "GRAMMAR.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [(*HEADING, *STEPS), PARTS], ids=["heads", "parts"])
def test_no_form_means_two_things(words: tuple[Word, ...]) -> None:
    forms = Counter(form for word in words for form in set(word.forms))

    assert [form for form, times in forms.items() if times > 1] == []


@pytest.mark.parametrize("word", Word)
def test_what_is_written_is_read(word: Word) -> None:
    table = INNER if word in PARTS else HEADS

    assert {table[word.said("ru").casefold().replace("ё", "е")], table[word.said("en").casefold()]} == {word}


def told() -> set[str]:
    """What the page of the grammar sets apart, but for its examples of whole games."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", GRAMMAR, flags=re.DOTALL)))


@pytest.mark.parametrize("word", [*HEADING, *STEPS])
def test_the_page_of_the_grammar_names_every_word_that_a_line_begins_with(word: Word) -> None:
    heads = {part.partition(":")[0] for part in told()}

    assert {word.said("ru"), word.said("en")} <= heads


@pytest.mark.parametrize("word", PARTS)
def test_the_page_of_the_grammar_names_every_word_inside_a_step(word: Word) -> None:
    for form in (word.said("ru"), word.said("en")):
        assert any(re.search(rf"\b{form}\b", part) for part in told()), form


@pytest.mark.parametrize(
    ("text", "word", "rest"),
    [
        ("Снят потом", Word.WITHDRAWN_LATER, ""),
        ("СЧЁТ", Word.SCORES, ""),
        ("счет", Word.SCORES, ""),
        ("Темы  красный", Word.THEMES, "красный"),
        ("extra theme", Word.EXTRA, ""),
        ("Реки 40", None, "Реки 40"),
    ],
)
def test_the_longest_word_that_a_line_begins_with_is_meant(text: str, word: Word | None, rest: str) -> None:
    assert head_word(text) == (word, rest)


def test_of_a_long_line_no_more_words_are_tried_than_a_line_may_begin_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[str] = []

    def noted(text: str) -> str:
        tried.append(text)
        return text

    monkeypatch.setattr(words, "folded", noted)

    assert head_word("№ " * 20_000)[0] is None
    assert len(tried) < 10
    assert max(map(len, tried)) < 20
