"""What was written is read as the same pack, whatever the texts look like."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.normalise import clean, clean_line
from packs.reader import read_pack
from packs.si4s import read_si4s, write_si4s
from packs.spares import with_spare

HOSTILE = (
    *("#T", "#", "##", "№ 10", "?", "!", "=", "!=", "/", "^", "@", ">", "- ", "-", "\\", "_", "__"),
    *(" ", "  ", "\n", "\n\n", "\\\n", "[red]", "\\[", "\\_", "(", ")", "()", "слово", "Тема 2.", "."),
    *("://", "www.", "a.b/", "(Анна Примерова)", "\u0301", "запас"),
)
texts = st.lists(st.sampled_from(HOSTILE) | st.text(max_size=2), max_size=6).map(
    lambda parts: clean("".join(parts))
)
lines = texts.map(lambda text: clean_line(text, 60))
values = st.lists(texts.filter(bool), max_size=3).map(tuple)
questions = st.builds(
    PackQuestion,
    text=texts,
    answer=texts,
    accept=values,
    reject=values,
    comment=texts,
    sources=values,
    author=lines,
)


@given(questions)
def test_any_question_comes_back_as_it_was(question: PackQuestion) -> None:
    pack = Pack("", (PackSection("", (PackTheme("", (question,)),)),))

    assert read_si4s(write_si4s(pack))[0] == pack


heads = st.builds(PackTheme, lines, st.just((PackQuestion("а", "б"),)), lines, texts, values)
full = st.builds(
    Pack,
    title=lines,
    sections=heads.map(lambda theme: (PackSection("", (theme,)),)),
    editors=texts,
    date=texts,
    info=texts,
)


@given(full)
def test_any_head_comes_back_as_it_was(pack: Pack) -> None:
    assert read_si4s(write_si4s(pack))[0] == pack


@st.composite
def shapes(draw: st.DrawFn) -> PackTheme:
    """Themes with any number of questions and spares, and prices for all or for none."""
    regular = draw(st.integers(0, 7))
    priced = draw(st.booleans())
    rows = [PackQuestion("а", "б", 10 * row if priced else None) for row in range(1, regular + 1)]
    spares = [PackQuestion("в", "г", spare=True)] * draw(st.integers(0, 2))
    return PackTheme(draw(st.sampled_from(("", "Реки"))), with_spare([*rows, *spares]))


sections = st.builds(
    PackSection,
    name=st.sampled_from(("", "Бой 1", "Бой 2.")),
    themes=st.lists(shapes(), min_size=1, max_size=3).map(tuple),
)
packs = (
    st.lists(sections, min_size=1, max_size=3)
    .map(lambda some: Pack("Кубок", tuple(some)))
    .filter(lambda pack: any(theme.questions for theme in pack.themes))
)


@given(packs)
def test_any_shape_of_a_pack_comes_back_as_it_was(pack: Pack) -> None:
    assert read_si4s(write_si4s(pack))[0] == pack


@given(full)
def test_the_door_for_all_files_takes_it_for_what_it_is(pack: Pack) -> None:
    got, _ = read_pack(write_si4s(pack).encode(), "имя")

    assert got == replace(pack, title=pack.title or "имя", digest=got.digest)


def test_nothing_odd_is_found_in_what_was_written() -> None:
    five = tuple(PackQuestion(f"# {n}\n\n- да", "! нет", 10 * n, sources=("а", "- б")) for n in range(1, 6))
    pack = Pack("Кубок", (PackSection("", (PackTheme("Реки (Сибирь)", five),)),))

    assert read_si4s(write_si4s(pack)) == (pack, ())


def test_the_file_is_as_the_format_page_says() -> None:
    question = PackQuestion("Что?\n# Где?", "То", 10, accept=("и то", "и это"), sources=("https://a.b/c_d",))
    spare = PackQuestion("А если?", "", spare=True, author="Анна")
    theme = PackTheme("Всё (или нет)", (question, spare), author="Пётр", comment="Под_сказка")
    pack = Pack("Кубок", (PackSection("Бой", (theme,)),), editors="Анна", date="2026", info="Привет")

    assert write_si4s(pack).splitlines() == [
        "### Кубок",
        "#EDITOR Анна",
        "#DATE 2026",
        "# Привет",
        "",
        "## Бой",
        "",
        "#T Тема 1. Всё (или нет) ()",
        "@ Пётр",
        "/ Под\\_сказка",
        "",
        "№ 10",
        "? Что?",
        "\\# Где?",
        "! То",
        "=",
        "- и то",
        "- и это",
        "^ https://a.b/c_d",
        "",
        "№ запас",
        "? А если?",
        "@ Анна",
    ]
