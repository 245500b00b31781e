"""Numbered items: which numbers open a question, and which question a number means."""

import pytest

from packs.model import PackQuestion, PackTheme
from packs.questionbase import read_question_base


def theme(questions: str, answers: str = "", *fields: str) -> tuple[PackTheme, list[str]]:
    """Read a theme beside a plain one, with the codes of what is odd in it."""
    text = "\n\n".join((f"Вопрос 1:\n{questions}", f"Ответ:\n{answers}", *fields, PLAIN))
    pack, problems = read_question_base(text)
    return pack.themes[0], [problem.code for problem in problems]


PLAIN = "Вопрос 2:\nМоря\n   1. а\n   2. б\n\nОтвет:\n   1. А\n   2. Б\n"


def numbered(*numbers: int) -> str:
    return "\n".join(f"   {number}. текст {number}" for number in numbers)


def pairs(got: PackTheme) -> list[tuple[str, str]]:
    return [(question.text, question.answer) for question in got.questions]


@pytest.mark.parametrize(
    ("numbers", "prices"),
    [
        ((1, 2, 3, 4, 5), [None] * 5),
        ((10, 20, 30, 40, 50), [10, 20, 30, 40, 50]),
        ((20, 40, 60, 80, 100), [20, 40, 60, 80, 100]),
        ((100, 200, 300), [100, 200, 300]),
        (tuple(range(1, 13)), [None] * 12),
        ((1, 2, 3, 4), [None] * 4),
    ],
)
def test_positions_are_no_prices_and_ladders_are(numbers: tuple[int, ...], prices: list[int | None]) -> None:
    got, problems = theme(f"Реки\n{numbered(*numbers)}", numbered(*numbers))

    assert [question.price for question in got.questions] == prices
    assert pairs(got) == [(f"текст {number}", f"текст {number}") for number in numbers]
    assert not any(question.spare for question in got.questions)
    assert problems == []


@pytest.mark.parametrize(("asked", "answered"), [(1, 10), (10, 1), (20, 1), (20, 10)])
def test_answers_may_count_on_another_scale(asked: int, answered: int) -> None:
    got, problems = theme(
        f"Реки\n{numbered(*(asked * n for n in range(1, 6)))}", numbered(*(answered * n for n in range(1, 6)))
    )

    assert pairs(got) == [(f"текст {asked * n}", f"текст {answered * n}") for n in range(1, 6)]
    assert problems == []


@pytest.mark.parametrize("sixth", ["6.", "Резерв.", "резервный:"])
def test_a_sixth_item_is_the_spare(sixth: str) -> None:
    got, problems = theme(
        f"Реки\n{numbered(1, 2, 3, 4, 5)}\n   {sixth} запасной", f"{numbered(1, 2, 3, 4, 5)}\n   {sixth} да"
    )

    assert got.questions[5] == PackQuestion("запасной", "да", spare=True)
    assert problems == []


def test_reserves_are_joined_in_their_order_or_by_their_place() -> None:
    reserves = "   Резерв. запас 1\n   Резерв. запас 2"
    got, _ = theme(f"Реки\n{numbered(1, 2)}\n{reserves}", f"{numbered(1, 2)}\n   Резерв. да 1\n   4. да 2")

    assert pairs(got)[2:] == [("запас 1", "да 1"), ("запас 2", "да 2")]
    assert [question.spare for question in got.questions] == [False, False, True, True]


def test_a_number_out_of_order_is_text() -> None:
    verse = '   1. "Раз,\n   5. вышел\n   зайчик\n   2. погулять"'
    got, _ = theme(f"Реки\n{verse}", numbered(1, 2))

    assert [question.text for question in got.questions] == ['"Раз,\n5. вышел\nзайчик', 'погулять"']


def test_wrapped_lines_are_joined_and_indented_ones_are_verses() -> None:
    got, _ = theme("Реки\n   1. Длинная,\nдлинная\nстрока:\n   стих\n   и стих\n   2. б", numbered(1, 2))

    assert got.questions[0].text == "Длинная, длинная строка:\nстих\nи стих"


@pytest.mark.parametrize("name", ["33", "110", "1. Реки"])
def test_a_name_that_looks_like_a_number_is_a_name(name: str) -> None:
    got, _ = theme(f"{name}.\n{numbered(1, 2)}", numbered(1, 2))

    assert (got.name, len(got.questions)) == (name, 2)


def test_a_name_on_the_labels_line() -> None:
    pack, _ = read_question_base(f"Вопрос 1: 100.\n{numbered(1, 2)}\n\nОтвет: 1. А\n   2. Б\n")

    assert pack.themes[0].name == "100"
    assert [question.answer for question in pack.themes[0].questions] == ["А", "Б"]


def test_the_last_answer_is_missing() -> None:
    got, problems = theme(f"Реки\n{numbered(1, 2, 3)}", numbered(1, 2))

    assert [question.answer for question in got.questions] == ["текст 1", "текст 2", ""]
    assert problems == ["answers-misfit"]


def test_an_answer_in_the_middle_is_missing() -> None:
    got, problems = theme(f"Реки\n{numbered(1, 2, 3)}", numbered(1, 3))

    assert [question.answer for question in got.questions] == ["текст 1", "", "текст 3"]
    assert problems == ["answers-misfit"]


def test_an_answer_to_no_question_stays_with_the_one_before() -> None:
    got, problems = theme(f"Реки\n{numbered(1, 2)}", numbered(1, 2, 3))

    assert got.questions[1].answer == "текст 2\n3. текст 3"
    assert problems == []


def test_answers_without_numbers_go_to_the_comment() -> None:
    got, problems = theme(f"Реки\n{numbered(1, 2)}", "Волга, Темза")

    assert got.comment == "Ответ: Волга, Темза"
    assert problems == ["answers-misfit"]


@pytest.mark.parametrize(
    ("printed", "places"),
    [("1-3.", {1, 2, 3}), ("1–2.", {1, 2}), ("1, 3.", {1, 3}), ("1-2, 5.", {1, 2, 5}), ("4)", {4})],
)
def test_a_range_of_numbers_means_each_of_them(printed: str, places: set[int]) -> None:
    got, _ = theme(
        f"Реки\n{numbered(1, 2, 3, 4, 5)}", numbered(1, 2, 3, 4, 5), f"Источник:\n   {printed} Атлас"
    )

    assert {n for n, question in enumerate(got.questions, 1) if question.sources == ("Атлас",)} == places
    assert {n for n, question in enumerate(got.questions, 1) if question.sources} == places


def test_comments_and_authors_by_number_and_of_the_theme() -> None:
    got, _ = theme(
        f"Реки (всё о них)\n{numbered(1, 2)}",
        numbered(1, 2),
        "Комментарий:\nО реках.\n   2. О второй.\n   И ещё.",
        "Автор:\n   1. Анна\nПримерова",
    )

    assert got.comment == "всё о них\nО реках."
    assert [question.comment for question in got.questions] == ["", "О второй.\nИ ещё."]
    assert [question.author for question in got.questions] == ["Анна Примерова", ""]


def test_a_range_beyond_the_questions_is_text() -> None:
    got, _ = theme(f"Реки\n{numbered(1, 2)}", numbered(1, 2), "Источник:\n   1-9999. Атлас")

    assert got.sources == ("1-9999. Атлас",)


def test_a_theme_has_no_more_items_than_a_hundred() -> None:
    got, _ = theme(f"Реки\n{numbered(*range(1, 200))}", numbered(*range(1, 200)))

    assert len(got.questions) == 100
    assert got.questions[-1].text.endswith("199. текст 199")
