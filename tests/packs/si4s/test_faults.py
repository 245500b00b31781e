"""Faults of real native files: each is read on, nothing is lost, and the line is told."""

import pytest

from packs.model import PackQuestion
from packs.si4s import read_si4s


def odd(text: str) -> tuple[list[tuple[str, list[PackQuestion]]], list[tuple[str, int]]]:
    pack, problems = read_si4s(text)
    themes = [(theme.name, list(theme.questions)) for theme in pack.themes]
    return themes, [(problem.code, problem.line) for problem in problems]


def priced(*prices: int) -> str:
    return "".join(f"№ {price}\n? вопрос\n! ответ\n\n" for price in prices)


def test_two_themes_merged_are_parted_where_prices_begin_anew() -> None:
    pack, problems = read_si4s(f"#T Кошки\n@ Анна\n\n{priced(10, 20, 30, 40, 50, 10, 20, 30, 40, 50)}")

    assert [(theme.name, theme.author, len(theme.questions)) for theme in pack.themes] == [
        ("Кошки", "Анна", 5),
        ("Кошки", "Анна", 5),
    ]
    (problem,) = problems
    assert (problem.code, problem.line) == ("theme-split", 24)
    assert problem.parameters == (("theme", "Кошки"), ("questions", "5"))


def test_a_price_that_comes_twice_is_told_and_parts_nothing() -> None:
    themes, problems = odd(f"#T Кошки\n\n{priced(10, 30, 30, 40, 50)}")

    assert [len(questions) for _, questions in themes] == [5]
    assert problems == [("repeated-price", 11)]


def test_the_first_price_twice_in_a_row_parts_nothing() -> None:
    themes, problems = odd(f"#T Кошки\n\n{priced(10, 10, 20)}")

    assert len(themes) == 1
    assert problems == [("repeated-price", 7)]


def test_a_question_without_an_answer_is_kept() -> None:
    themes, problems = odd("#T Т\n\n№ 10\n? без ответа\n\n№ 20\n! без вопроса\n\n")

    assert themes == [("Т", [PackQuestion("без ответа", "", 10), PackQuestion("", "без вопроса", 20)])]
    assert problems == []


def test_text_after_a_blank_line_goes_to_the_comment() -> None:
    themes, problems = odd("#T Т\n\n? а\n! б\n\nПропавшая строка\nи вторая\n\n? в\n! г\n")

    assert themes[0][1][0] == PackQuestion("а", "б", comment="Пропавшая строка\nи вторая")
    assert problems == [("stray-text", 6)]


def test_text_before_everything_goes_to_the_info() -> None:
    pack, problems = read_si4s("Чей-то пакет\n/ с замечанием\n\n#T Т\n\nо теме\n\n? а\n! б\n")

    assert pack.info == "Чей-то пакет\n/ с замечанием"
    assert pack.themes[0].comment == "о теме"
    assert [(problem.code, problem.line) for problem in problems] == [
        ("stray-text", 1),
        ("stray-text", 2),
        ("stray-text", 6),
    ]


def test_a_question_before_any_theme_gets_a_theme_without_a_name() -> None:
    assert odd("? а\n! б\n") == ([("", [PackQuestion("а", "б")])], [("question-without-theme", 1)])


def test_questions_without_a_blank_line_between_them() -> None:
    themes, problems = odd("#T Т\n№ 10\n? а\n! б\n№ 20\n? в\n! г\n? д\n! е\n")

    assert [(q.text, q.answer, q.price) for q in themes[0][1]] == [
        ("а", "б", 10),
        ("в", "г", 20),
        ("д", "е", None),
    ]
    assert problems == []


@pytest.mark.parametrize("text", ["? а\n\n! б\n/ в\n", "№ 10\n\n? а\n! б\n/ в\n", "? а\n! б\n\n/ в\n"])
def test_a_blank_line_inside_a_question(text: str) -> None:
    themes, problems = odd(f"#T Т\n\n{text}")

    assert [(q.text, q.answer, q.comment) for q in themes[0][1]] == [("а", "б", "в")]
    assert [code for code, _ in problems] == ["blank-line-in-question"]


def test_an_answer_after_a_blank_line_is_another_questions_when_there_is_one_already() -> None:
    themes, _ = odd("#T Т\n\n? а\n! б\n\n! в\n")

    assert [(q.text, q.answer) for q in themes[0][1]] == [("а", "б"), ("", "в")]


@pytest.mark.parametrize("text", ["? а\n? б\n! в\n", "? а\n! б\n! в\n"])
def test_two_texts_or_answers_in_one_question_are_both_kept(text: str) -> None:
    themes, problems = odd(f"#T Т\n\n{text}")

    (question,) = themes[0][1]
    assert f"{question.text}\n{question.answer}" == "а\nб\nв"
    assert [code for code, _ in problems] == ["repeated-field"]


@pytest.mark.parametrize("mark", ["10 баллов", "X", "12345", "½"])
def test_a_price_that_is_no_number_goes_to_the_comment(mark: str) -> None:
    themes, problems = odd(f"#T Т\n\n№ {mark}\n? а\n! б\n/ в\n")

    assert themes[0][1] == [PackQuestion("а", "б", comment=f"№ {mark}\nв")]
    assert problems == [("unknown-price", 3)]


def test_a_handout_goes_to_the_comment() -> None:
    themes, problems = odd("#T Т\n\n? а\n! б\n> карточка\n")

    assert themes[0][1] == [PackQuestion("а", "б", comment="карточка")]
    assert problems == [("handout", 5)]


def test_a_picture_stays_in_the_text() -> None:
    themes, problems = odd("#T Т\n\n? Кто это? (img w=10cm лев.png)\n! Лев\n")

    assert themes[0][1][0].text == "Кто это? (img w=10cm лев.png)"
    assert problems == [("media", 3)]


def test_a_section_without_themes_is_named() -> None:
    pack, problems = read_si4s("## Кубок\n#B Пустой бой\n#B Бой\n#T Т\n\n? а\n! б\n\n#R Запас\n")

    assert [section.name for section in pack.sections] == ["Кубок. Бой"]
    assert pack.info == "Пустой бой\nЗапас"
    assert [(p.code, p.line, p.parameters) for p in problems] == [
        ("empty-section", 2, (("section", "Пустой бой"),)),
        ("empty-section", 9, (("section", "Запас"),)),
    ]


def test_a_counter_means_nothing() -> None:
    pack, problems = read_si4s("#T Т\n№№ 5\n\n? а\n! б\n")

    assert pack.themes[0].comment == "№№ 5"
    assert [(problem.code, problem.line) for problem in problems] == [("unused-marker", 2)]
