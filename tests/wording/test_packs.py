"""Every remark of a pack's reader has its sentence, in each language, with what the remark carries."""

from string import Formatter

import pytest

import packs.problems
from station.wording.language import Language
from station.wording.packs import COUNTED, PROBLEMS, no_pack, problem, summary


def documented() -> dict[str, list[str]]:
    """The codes that ``packs.problems`` documents, with their parameters, which stand in its column 24."""
    lines = [line for line in (packs.problems.__doc__ or "").splitlines() if line.startswith("    ")]
    columns = [(line.split()[0], line[24:].split("  ")[0] if line[23] == " " else "") for line in lines]
    return {code: [name.strip() for name in names.split(",") if name] for code, names in columns}


def values(code: str) -> dict[str, str]:
    """Made-up parameters, numbers where a number is counted."""
    return {name: "21" if name == "count" else f"<{name}>" for name in documented()[code]} | (
        {"reason": "EACCES"} if code == "not-opened" else {}
    )


def test_the_page_of_codes_is_understood() -> None:
    assert documented()["repeated-price"] == ["theme", "price"]
    assert documented()["question-without-theme"] == []
    assert documented()["long-question"] == ["theme", "number", "question", "length", "limit"]
    assert len(documented()) > 30


def test_there_is_a_sentence_for_each_code_and_no_other() -> None:
    assert {*PROBLEMS, *COUNTED, "not-opened"} == set(documented())


@pytest.mark.parametrize("code", documented())
def test_a_sentence_needs_only_what_its_code_carries(code: str, language: Language) -> None:
    told = problem(code, values(code))

    assert told
    assert any("а" <= letter <= "я" for letter in told.replace("<", "")) == (language == "ru")


@pytest.mark.parametrize("code", PROBLEMS)
def test_a_sentence_shows_the_values_it_names(code: str, language: Language) -> None:
    named = {field for _, field, _, _ in Formatter().parse(PROBLEMS[code]) if field}

    told = problem(code, values(code))

    assert [name for name in named if f"<{name}>" not in told] == []
    assert language


def test_a_refusal_of_the_system_is_told_by_its_reason(language: Language) -> None:
    told = problem("not-opened", {"name": "x", "reason": "EACCES"})

    assert (
        told == {"en": "the file cannot be read: no permission", "ru": "файл не читается: нет прав"}[language]
    )


@pytest.mark.parametrize(
    ("count", "told"),
    [
        ("1", "тема 2 «Соль»: только 1 вопрос из пяти"),
        ("3", "тема 2 «Соль»: только 3 вопроса из пяти"),
        ("0", "тема 2 «Соль»: только 0 вопросов из пяти"),
    ],
)
@pytest.mark.usefixtures("russian")
def test_questions_are_counted_as_people_count(count: str, told: str) -> None:
    assert problem("few-questions", {"theme": "Соль", "number": "2", "count": count}) == told


@pytest.mark.usefixtures("russian")
def test_a_pack_is_summed_up() -> None:
    assert summary("Кубок", 21, 0) == "«Кубок»: 21 тема, замечаний нет."
    assert summary("Кубок", 8, 3) == "«Кубок»: 8 тем, 3 замечания."


def test_a_file_that_gives_no_pack_is_told_with_every_reason() -> None:
    assert no_pack("a.txt", ("one", "two")).happened == "“a.txt” gives no pack: one; two."
