"""What an organiser is told of a pack."""

from dataclasses import replace

import pytest

from packs.checks import LONGEST_ANSWER, LONGEST_NAME, LONGEST_QUESTION, check
from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.problems import Severity

FIVE = tuple(
    PackQuestion(f"Вопрос за {price}?", "Ответ", price, sources=("Атлас",)) for price in (10, 20, 30, 40, 50)
)
SPARE = PackQuestion("Запасной?", "Ответ", spare=True, sources=("Атлас",))
GOOD = PackTheme("Реки", (*FIVE, SPARE))


def told(*themes: PackTheme) -> list[tuple[str, dict[str, str]]]:
    problems = check(Pack("Проба", (PackSection("", themes),)))
    assert {problem.severity for problem in problems} <= {Severity.WARNING}
    return [(problem.code, dict(problem.parameters)) for problem in problems]


def with_third(**changes: object) -> PackTheme:
    third = replace(FIVE[2], **changes)  # type: ignore[arg-type] # the test names fields of a question
    return PackTheme("Реки", (*FIVE[:2], third, *FIVE[3:], SPARE))


def test_five_questions_and_a_spare_with_sources_are_in_order() -> None:
    assert told(GOOD) == []


def test_questions_without_printed_prices_have_those_of_their_places() -> None:
    assert told(PackTheme("Реки", (*(replace(question, price=None) for question in FIVE), SPARE))) == []


def test_a_theme_without_a_spare() -> None:
    assert told(PackTheme("Реки", FIVE)) == [("no-spare", {"theme": "Реки", "number": "1"})]


def test_too_few_and_too_many_questions() -> None:
    few = PackTheme("Реки", (*FIVE[:4], SPARE))
    many = PackTheme("Моря", (*FIVE, replace(FIVE[4], price=60), SPARE))

    assert told(few, many) == [
        ("few-questions", {"theme": "Реки", "number": "1", "count": "4"}),
        ("many-questions", {"theme": "Моря", "number": "2", "count": "6"}),
    ]


def test_one_question_without_a_price_is_a_theme_for_a_final_round() -> None:
    question = replace(FIVE[0], price=None)

    assert told(PackTheme("Реки", (question,))) == []
    assert [code for code, _ in told(PackTheme("Реки", (replace(question, sources=()),)))] == ["no-sources"]


def test_one_question_with_a_price_is_a_theme_that_lacks_the_others() -> None:
    assert [code for code, _ in told(PackTheme("Реки", FIVE[:1]))] == ["few-questions", "no-spare"]


@pytest.mark.parametrize("price", [20, 25, 300])
def test_prices_that_do_not_rise_by_tens(price: int) -> None:
    assert told(with_third(price=price)) == [
        ("prices", {"theme": "Реки", "number": "1", "prices": f"10 20 {price} 40 50"})
    ]


def test_a_gap_in_the_prices() -> None:
    assert ("prices", {"theme": "Реки", "number": "1", "prices": "10 20 40 50"}) in told(
        PackTheme("Реки", (*FIVE[:2], *FIVE[3:], SPARE))
    )


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("text", "", "empty-question"), ("answer", "", "missing-answer"), ("sources", (), "missing-source")],
)
def test_what_a_question_lacks(field: str, value: object, code: str) -> None:
    assert told(with_third(**{field: value})) == [(code, {"theme": "Реки", "number": "1", "question": "3"})]


def test_a_theme_without_any_source_is_told_once() -> None:
    bare = PackTheme("Реки", tuple(replace(question, sources=()) for question in GOOD.questions))

    assert told(bare) == [("no-sources", {"theme": "Реки", "number": "1"})]


def test_a_source_of_the_theme_serves_all_its_questions() -> None:
    bare = tuple(replace(question, sources=()) for question in GOOD.questions)

    assert told(PackTheme("Реки", bare, sources=("Атлас",))) == []


@pytest.mark.parametrize("name", ["Реки", "РЕКИ", "«Реки»", "Ре\u0301ки."])
def test_a_theme_that_comes_again(name: str) -> None:
    assert told(GOOD, replace(GOOD, name=name)) == [
        ("duplicate-theme", {"theme": name, "number": "2", "first": "1"})
    ]


def test_a_theme_without_a_name() -> None:
    assert told(replace(GOOD, name=""), replace(GOOD, name="")) == [
        ("nameless-theme", {"number": "1"}),
        ("nameless-theme", {"number": "2"}),
    ]


def test_texts_at_their_limits_are_in_order() -> None:
    assert told(with_third(text="я" * LONGEST_QUESTION, answer="я" * LONGEST_ANSWER)) == []
    assert told(replace(GOOD, name="я" * LONGEST_NAME)) == []


@pytest.mark.parametrize(
    ("field", "limit", "code"),
    [("text", LONGEST_QUESTION, "long-question"), ("answer", LONGEST_ANSWER, "long-answer")],
)
def test_a_text_that_is_too_long(field: str, limit: int, code: str) -> None:
    ((found, parameters),) = told(with_third(**{field: "я" * (limit + 1)}))

    assert (found, parameters["question"], parameters["length"]) == (code, "3", str(limit + 1))


def test_a_name_that_is_too_long() -> None:
    ((found, parameters),) = told(replace(GOOD, name="я" * (LONGEST_NAME + 1)))

    assert (found, parameters["limit"]) == ("long-name", str(LONGEST_NAME))
