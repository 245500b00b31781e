"""Whatever is counted stands in the form that its number asks for: 1 очко, 2 очка, 5 очков, 21 очко."""

import re

import pytest
from babel.messages.catalog import Message

from station.wording.language import LANGUAGES, Language, trn, use
from tests.wording.test_catalog import entries, forms

ONE = (1, 21, 31, 101, 121, 1001, -1, -21)
FEW = (2, 3, 4, 22, 24, 102, 122, 1003, -2)
MANY = (0, 5, 9, 10, 11, 12, 14, 19, 20, 25, 100, 111, 112, 113, 1011, -5, -11)

COUNTED = [entry for entry in entries() if entry.pluralizable]
SINGLE = [entry for entry in entries() if not entry.pluralizable]

NUMBERS = "n|number|left|left_out|needed|one|other|score|points|questions|picked|rest"
"""Placeholders that stand for how many there are."""
NO_NOUNS = "из|до|не|на|после|по|без|нет|или|и|верно|здесь|копий|с|мс|клавиатуры"
"""Words behind a number that it does not count, and units, which have one form."""


def value(entry: Message, n: int) -> str:
    """A counted sentence with its number, and a word for everything else."""
    one, many = forms(entry.id)
    names = dict.fromkeys(re.findall(r"\{(\w+)\}", one + many), "…")
    return trn(one, many, n, **{**names, "points": n, "n": n})


@pytest.mark.parametrize("entry", COUNTED, ids=lambda entry: entry.id[0])
@pytest.mark.usefixtures("russian")
def test_a_number_chooses_its_form(entry: Message) -> None:
    for numbers, form in zip((ONE, FEW, MANY), forms(entry.string), strict=True):
        expected = re.sub(r"\{(?!n\}|points\})\w+\}", "…", form)
        told = {n: value(entry, n) for n in numbers}

        assert told == {n: re.sub(r"\{(?:n|points)\}", str(n), expected) for n in numbers}


@pytest.mark.parametrize("entry", COUNTED, ids=lambda entry: entry.id[0])
def test_english_has_a_form_for_one(entry: Message) -> None:
    use("en")
    one, many = forms(entry.id)

    assert one != many
    assert value(entry, -1).replace("-1", "1") == value(entry, 1)
    assert "{" not in value(entry, 5)


@pytest.mark.parametrize("entry", COUNTED, ids=lambda entry: entry.id[0])
def test_the_russian_forms_differ_as_nouns_do(entry: Message) -> None:
    """One differs from few; few and many are alike in verbs alone."""
    one, few, many = forms(entry.string)

    assert one != few
    assert few != many or "РАСХОД" in few


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_sentence_counts_what_it_names(language: Language) -> None:
    """It says “questions — 3” instead, which suits every number."""
    noun = (
        rf"(?!(?:{NO_NOUNS})\b)[а-яё]+"
        if language == "ru"
        else r"(?!(?:has|is|was|copies)\b)(?:\w+ )?(?:\w+[^s\W]s|entries)\b"
    )
    texts = [text for entry in SINGLE for text in forms(entry.string if language == "ru" else entry.id)]

    assert [text for text in texts if re.search(rf"\{{(?:{NUMBERS})\}} {noun}", text)] == []
