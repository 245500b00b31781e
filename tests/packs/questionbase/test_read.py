"""Question-base text as FORMATS.md describes it."""

import re
from pathlib import Path

import pytest

import packs
from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.problems import PackUnreadable
from packs.questionbase import read_question_base

FORMATS = Path(packs.__file__).with_name("FORMATS.md").read_text(encoding="utf-8")
THEME = "Вопрос 1:\nРеки\n   1. а?\n   2. б?\n\nОтвет:\n   1. А.\n   2. Б.\n"


def read(text: str) -> Pack:
    """Read a text that has nothing odd."""
    pack, problems = read_question_base(text)
    assert problems == ()
    return pack


def odd(text: str) -> tuple[Pack, list[tuple[str, int]]]:
    pack, problems = read_question_base(text)
    return pack, [(problem.code, problem.line) for problem in problems]


def refused(text: str) -> list[str]:
    with pytest.raises(PackUnreadable) as caught:
        read_question_base(text)
    return [problem.code for problem in caught.value.problems]


def test_the_example_of_the_format_page() -> None:
    (example,) = re.findall(r"```\n(Чемпионат.*?)```", FORMATS, re.DOTALL)

    first = PackQuestion(
        text="Она впадает в Каспийское море, и песня поёт именно о ней, длинной и широкой.",
        answer="Волга.",
        accept=("Ра",),
        reject=("Ока",),
        sources=("Атлас мира.",),
    )
    second = PackQuestion("На ней стоит Лондон.", "Темза.", sources=("Атлас мира.",))
    theme = PackTheme("Реки", (first, second), "Пётр Образцов", "ответ - название реки")
    assert read(example) == Pack("Кубок двора", (PackSection("Первый бой", (theme,)),))


def test_the_fields_of_the_file() -> None:
    pack = read(
        "Пакет: Кубок\nдвора\n\nДата:\n17-Apr-2005\n\nURL:\nhttps://example.org/a\n\nВид:\nЯ\n\n"
        f"Редактор:\nАнна Примерова\n\nИнфо:\nСпасибо всем.\n   И каждому.\n\n{THEME}"
    )

    assert (pack.title, pack.date, pack.editors) == ("Кубок двора", "17-Apr-2005", "Анна Примерова")
    assert pack.info == "URL: https://example.org/a\nИнфо: Спасибо всем.\nИ каждому."


def test_tours_are_sections_and_theme_numbers_may_begin_anew() -> None:
    pack = read(f"Тур:\n1/4 финала. Бой 2.\n\n{THEME}\n{THEME}\nТур: Финал\n\n{THEME}")

    assert [(section.name, len(section.themes)) for section in pack.sections] == [
        ("1/4 финала. Бой 2", 2),
        ("Финал", 1),
    ]


def test_a_file_without_tours_is_one_nameless_section() -> None:
    assert [section.name for section in read(THEME).sections] == [""]


def test_authors_and_sources_are_inherited_where_a_theme_has_none() -> None:
    own = "\nАвтор:\nПётр\n\nИсточник:\nКнига\n"
    numbered = "\nАвтор:\n   1. Иван\n\nИсточник:\n   2. Карта\n"
    pack = read(
        f"Автор:\nАнна\n\n{THEME}\nТур:\nБой\n\nИсточник:\nАтлас\n\n{THEME}\n{THEME}{own}\n{THEME}{numbered}"
    )

    assert [(theme.author, theme.sources) for theme in pack.themes] == [
        ("Анна", ()),
        ("Анна", ("Атлас",)),
        ("Пётр", ("Книга",)),
        ("", ()),
    ]
    assert pack.info == "Автор: Анна\nИсточник: Атлас"
    first, second = pack.themes[3].questions
    assert (first.author, first.sources, second.author, second.sources) == ("Иван", (), "", ("Карта",))


def test_a_label_inside_a_text_is_a_word() -> None:
    (theme,) = read(
        "Вопрос 1:\nРеки\n   1. Скажите:\nОтвет: да или нет?\n   2. б\nАвтор.\n\nОтвет:\n   1. А\n   2. Б"
    ).themes

    assert [question.text for question in theme.questions] == ["Скажите: Ответ: да или нет?", "б Автор."]


def test_labels_with_a_dot_or_with_brackets_or_with_yo() -> None:
    text = THEME.replace("Вопрос 1:", "Вопрос 1.").replace("Ответ:", "Ответ.")
    (theme,) = read(f"{text}\nЗачёт:\n   1. И а\n\nИсточник(и):\n   2. Атлас\n").themes

    assert theme.questions == (
        PackQuestion("а?", "А.", accept=("И а",)),
        PackQuestion("б?", "Б.", sources=("Атлас",)),
    )


def test_entities_are_decoded_once_and_remarks_dropped() -> None:
    text = THEME.replace(
        "а?", "R&amp;D &#1111; &amp;#1111; <b>&amp;lt;</b> a?b=1&copy=2 AT&T <!-- нет\nда -->?"
    )
    (theme,) = read(text).themes

    assert theme.questions[0].text == "R&D ї ї <b>&lt;</b> a?b=1&copy=2 AT&T ?"


def test_no_control_character_hides_in_an_entity() -> None:
    (theme,) = read(THEME.replace("а?", "а&#27;[31m&#x7;&#8238;?")).themes

    assert theme.questions[0].text == "а[31m?"


def test_lines_after_a_dropped_remark_keep_their_numbers() -> None:
    assert odd(f"<!-- раз\nдва -->\nЛишнее\n\n{THEME}")[1] == [("stray-text", 3)]


def test_an_unclosed_remark_is_text() -> None:
    assert read(THEME.replace("а?", "<!-- а?")).themes[0].questions[0].text == "<!-- а?"


def test_an_unknown_field_goes_to_the_comment() -> None:
    pack, problems = odd(f"{THEME}\nПримечание:\nберегись\n")

    assert pack.themes[0].comment == "Примечание: берегись"
    assert pack.themes[0].questions[1].answer == "Б."
    assert problems == [("unknown-label", 10)]


def test_a_field_that_goes_on_after_a_blank_line() -> None:
    pack, problems = odd(THEME.replace("   2. б?", "\n   2. б?\n\nи ещё строфа"))

    assert [question.text for question in pack.themes[0].questions] == ["а?", "б?\n\nи ещё строфа"]
    assert problems == [("blank-line-in-field", 5), ("blank-line-in-field", 7)]


def test_text_before_the_first_field_goes_to_the_info() -> None:
    pack, problems = odd(f"Скачано вчера\n\n{THEME}")

    assert pack.info == "Скачано вчера"
    assert problems == [("stray-text", 1)]


def test_a_tour_without_themes_is_named() -> None:
    pack, problems = odd(f"Тур:\nЗапас\n\nТур:\nФинал\n\n{THEME}")

    assert [section.name for section in pack.sections] == ["Финал"]
    assert pack.info == "Тур: Запас"
    assert problems == [("empty-section", 1)]


@pytest.mark.parametrize("media", ["(pic: lion.jpg)", "(aud: lion.mp3)"])
def test_a_picture_or_a_sound_stays_in_the_text(media: str) -> None:
    pack, problems = odd(THEME.replace("а?", f"а? {media}"))

    assert pack.themes[0].questions[0].text == f"а? {media}"
    assert problems == [("media", 1)]


def test_a_handout_stays_in_the_text() -> None:
    pack, problems = odd(THEME.replace("а?", "<раздатка>лев</раздатка> а?"))

    assert pack.themes[0].questions[0].text == "<раздатка>лев</раздатка> а?"
    assert problems == [("handout", 1)]


def test_the_questions_of_another_game_are_refused() -> None:
    text = "Чемпионат:\nКубок\n\nВид:\nЧ\n\nВопрос 1:\nЧто? Где?\n\nОтвет:\nТут.\n\n"

    assert refused(text) == ["other-game"]
    assert refused("Чемпионат:\nКубок\n") == ["no-questions"]


def test_a_theme_of_one_question_beside_others() -> None:
    one = "\nВопрос 13:\nФинал. Что это?\n\nОтвет:\nТо {зачет: это}.\n\nИсточник:\n   1. А\n   2. Б\n"
    theme = read(f"{THEME}{one}\nИнфо:\nконец").themes[1]

    assert theme == PackTheme(
        name="Вопрос 13",
        questions=(PackQuestion("Финал. Что это?", "То.", accept=("это",), sources=("1. А", "2. Б")),),
        comment="Инфо: конец",
    )
