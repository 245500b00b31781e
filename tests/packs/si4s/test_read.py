"""The native format as FORMATS.md describes it."""

import re
from pathlib import Path

import pytest

import packs
from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.problems import PackUnreadable
from packs.si4s import read_si4s

FORMATS = Path(packs.__file__).with_name("FORMATS.md").read_text(encoding="utf-8")


def read(text: str) -> Pack:
    """Read a text that has nothing odd."""
    pack, problems = read_si4s(text)
    assert problems == ()
    return pack


def theme(*lines: str) -> PackTheme:
    """Read the only theme of a text that has nothing odd."""
    (only,) = read("\n".join(("#T Реки", *lines))).themes
    return only


def question(*lines: str) -> PackQuestion:
    (only,) = theme("", *lines).questions
    return only


def test_the_example_of_the_format_page() -> None:
    (example,) = re.findall(r"```\n(###.*?)```", FORMATS, re.DOTALL)

    assert read(example) == Pack(
        title="Кубок двора",
        editors="Анна Примерова",
        date="2026-11-30",
        info="Тестовый пакет.",
        sections=(
            PackSection(
                "Первый бой",
                (
                    PackTheme(
                        name="Реки",
                        author="Пётр Образцов",
                        comment="Ответ на каждый вопрос - река.",
                        sources=("Атлас мира",),
                        questions=(
                            PackQuestion(
                                text="Она впадает в Каспийское море.",
                                answer="Волга",
                                price=10,
                                accept=("Ра", "Итиль"),
                                reject=("Ока",),
                            ),
                            PackQuestion(
                                text="Прочтите:\n«Медленно Темза\n# течёт» _ и \\ стоят здесь сами за себя.",
                                answer="Темза",
                                price=20,
                                sources=("https://example.org/a_b",),
                            ),
                            PackQuestion("Она течёт через Каир.", "Нил", spare=True),
                        ),
                    ),
                ),
            ),
        ),
    )


def test_every_field_of_a_question() -> None:
    assert question(
        "№ 10", "? Вопрос", "! Ответ", "= Зачёт", "!= Незачёт", "/ Комментарий", "^ Источник", "@ Автор"
    ) == PackQuestion(
        text="Вопрос",
        answer="Ответ",
        price=10,
        accept=("Зачёт",),
        reject=("Незачёт",),
        comment="Комментарий",
        sources=("Источник",),
        author="Автор",
    )


def test_a_question_without_a_price_has_none_in_the_model() -> None:
    prices = [q.price for q in theme("", "? а", "! б", "", "№ 20", "? в", "! г").questions]

    assert prices == [None, 20]


@pytest.mark.parametrize("mark", ["№ запас", "№ Запас", "№ spare", "№ 60", ""])
def test_each_way_to_write_a_spare(mark: str) -> None:
    five = [line for price in (10, 20, 30, 40, 50) for line in ("", f"№ {price}", "? вопрос", "! ответ")]
    *regular, spare = theme(*five, "", *([mark] if mark else []), "? запасной", "! да").questions

    assert not any(q.spare for q in regular)
    assert spare == PackQuestion("запасной", "да", spare=True)


def test_a_spare_that_is_named_before_the_others_goes_last() -> None:
    first, last = theme("", "№ запас", "? а", "! б", "", "№ 10", "? в", "! г").questions

    assert (first.price, last.spare) == (10, True)


def test_texts_go_on_over_lines() -> None:
    got = question("? Белеет парус", "  одинокий", "в тумане", "! Ответ", "и ещё")

    assert (got.text, got.answer) == ("Белеет парус\n  одинокий\nв тумане", "Ответ\nи ещё")


def test_fields_between_the_name_and_the_first_question_are_the_themes() -> None:
    got = theme("", "@ Анна Примерова", "", "# Не торопитесь.", "/ Всё о реках.", "^ Атлас", "", "? а", "! б")

    assert (got.author, got.comment, got.sources) == (
        "Анна Примерова",
        "Не торопитесь.\nВсё о реках.",
        ("Атлас",),
    )
    assert got.questions == (PackQuestion("а", "б"),)


@pytest.mark.parametrize(
    ("line", "name", "author"),
    [
        ("Тема 3. Реки", "Реки", ""),
        ("ТЕМА 12: Реки", "Реки", ""),
        ("Тема 3.", "Тема 3.", ""),
        ("Тема 1. Тема 2. Реки", "Тема 2. Реки", ""),
        ("Реки (Анна Примерова)", "Реки", "Анна Примерова"),
        ("Реки (Анна Примерова, Пётр Образцов)", "Реки", "Анна Примерова, Пётр Образцов"),
        ("Реки (Анна Примерова (Тверь))", "Реки", "Анна Примерова (Тверь)"),
        ("Реки (А. Примерова и П. Образцов)", "Реки", "А. Примерова и П. Образцов"),
        ("Реки (ответ - река)", "Реки (ответ - река)", ""),
        ("Реки (По Мосту Шёл Один Человек)", "Реки (По Мосту Шёл Один Человек)", ""),
        ("Реки (Сибирь) ()", "Реки (Сибирь)", ""),
        ("(Анна Примерова)", "(Анна Примерова)", ""),
        ("Реки )(", "Реки )(", ""),
        ("Реки Анны)", "Реки Анны)", ""),
        ("33.", "33.", ""),
    ],
)
def test_the_line_of_a_theme(line: str, name: str, author: str) -> None:
    (got,) = read(f"#T {line}\n\n? а\n! б").themes

    assert (got.name, got.author) == (name, author)


def test_the_author_in_brackets_and_the_same_one_below_are_one() -> None:
    (got,) = read("#T Реки (Анна Примерова)\n@ Анна Примерова\n\n? а\n! б").themes
    (two,) = read("#T Реки (Анна Примерова)\n@ Пётр Образцов\n\n? а\n! б").themes

    assert got.author == "Анна Примерова"
    assert two.author == "Анна Примерова, Пётр Образцов"


def test_lists_of_values_and_repeated_marks() -> None:
    assert question("? а", "! б", "^ Первый:", "- Второй", "и его вторая строка", "- Третий").sources == (
        "Первый:",
        "Второй\nи его вторая строка",
        "Третий",
    )
    assert question("? а", "! б", "= в", "= г").accept == ("в", "г")


def test_a_single_item_and_items_outside_lists_are_text() -> None:
    got = question("? Кто это?", "- Он.", "- Она.", "! б", "^ - не список")

    assert got.text == "Кто это?\n- Он.\n- Она."
    assert got.sources == ("- не список",)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("читал _Войну и мир_ вслух", "читал Войну и мир вслух"),
        ("__жирно__, ___черта___", "жирно, черта"),
        ("«_Идиот_»", "«Идиот»"),
        (r"a\_b \[c\] \\d", r"a_b [c] \d"),
        ("имя_файла_тут", "имя_файла_тут"),
        ("пропуск ____ и «____»", "пропуск ____ и «____»"),
        ("_не закрыто", "_не закрыто"),
        ("https://example.org/_a_ и www.example.org/_b_", "https://example.org/_a_ и www.example.org/_b_"),
        ("example.org/wiki/_a_", "example.org/wiki/_a_"),
        ("[red]x[/] [The] [@click=y]", "[red]x[/] [The] [@click=y]"),
        ("C:\\temp \\ конец\\", "C:\\temp \\ конец\\"),
    ],
)
def test_marks_inside_a_line(written: str, shown: str) -> None:
    assert question(f"? {written}", "! б").text == shown


@pytest.mark.parametrize(
    ("guarded", "line"),
    [("\\# нет", "# нет"), ("\\", ""), ("\\  шаг", "  шаг"), ("\\- нет", "- нет"), ("\\? Что", "? Что")],
)
def test_a_backslash_makes_text_of_a_line(guarded: str, line: str) -> None:
    assert question("? а", guarded, "конец", "! б").text == f"а\n{line}\nконец"


def test_sections_join_the_headings_in_force() -> None:
    one = "#T Т\n\n? а\n! б\n\n"
    first_bout = f"## Кубок.\n\n#B Бой 1\n\n#R Открытый\n\n{one}{one}#R Закрытый\n{one}"
    pack = read(f"{one}{first_bout}#B Бой 2\n{one}## Финал\n{one}")

    assert [(section.name, len(section.themes)) for section in pack.sections] == [
        ("", 1),
        ("Кубок. Бой 1. Открытый", 2),
        ("Кубок. Бой 1. Закрытый", 1),
        ("Кубок. Бой 2", 1),
        ("Финал", 1),
    ]


def test_remarks_outside_a_themes_head_are_the_packs_info() -> None:
    pack = read("# Спасибо.\n###LJ Кубок\n#B 1\n\n# Темы: Реки\n\n#T Реки\n\n? а\n! б\n\n# Перерыв\n")

    assert pack.info == "Кубок\nСпасибо.\nТемы: Реки\nПерерыв"


def test_a_file_without_a_question_is_no_pack() -> None:
    with pytest.raises(PackUnreadable) as caught:
        read_si4s("### Кубок\n#T Реки\n/ скоро будет\n")

    assert [problem.code for problem in caught.value.problems] == ["no-questions"]


def test_a_theme_without_questions_is_kept_beside_others() -> None:
    assert [len(got.questions) for got in read("#T Реки\n\n#T Моря\n\n? а\n! б\n").themes] == [0, 1]
