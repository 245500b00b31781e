"""The heading: by what, by whom and about what is played."""

import pytest

from station.protocol.notation.faults import Misread, NotationFault
from station.rules.model import Cell
from station.rules.state import Phase
from tests.protocol.notation.texts import CHOICE, SEQUENCE, played, state

SHORT = "Регламент: spbguef-1\nЭтап: qualifying\nИгроки: Анна, Борис\n"


def names(heading: str, *steps: str) -> list[str]:
    return [theme.content.name for theme in state(heading, *steps, "…").themes]


@pytest.mark.parametrize(
    "title", ["spbguef-1", "I чемпионат СПбГУЭФ", "first spbguef championship", "SPBGUEF-1"]
)
def test_a_regulation_is_named_by_its_code_or_title(title: str) -> None:
    assert state(SHORT.replace("spbguef-1", title)).setup.regulation.code == "spbguef-1"


@pytest.mark.parametrize("title", ["qualifying", "Отборочная игра", "отбор", "Qualifying game", "1"])
def test_a_stage_is_named_by_its_code_or_title(title: str) -> None:
    assert state(SHORT.replace("qualifying", title)).setup.stage.code == "qualifying"


def test_texts_are_kept_as_they_stand() -> None:
    found = state(
        'Название: Игра: "Волга" — 3\nВедущая: Дина, из клуба\nПомощник: "#1"\nПакет: Пак\n' + SHORT
    )

    assert (found.setup.title, found.setup.pack_title) == ('Игра: "Волга" — 3', "Пак")
    assert (found.lineup.host, found.lineup.assistant) == ("Дина, из клуба", "#1")


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("Анна, Борис, Вера", {1: "Анна", 2: "Борис", 3: "Вера"}),
        ("Анна; Борис", {1: "Анна", 2: "Борис"}),
        ("2 Анна, 4 Вера", {2: "Анна", 4: "Вера"}),
        ("2 Анна, Вера", {2: "Анна", 3: "Вера"}),
        ('"2 Анна", "Вера, я"', {1: "2 Анна", 2: "Вера, я"}),
    ],
)
def test_players_sit_in_order_or_where_it_is_said(line: str, seats: dict[int, str]) -> None:
    found = state(SHORT.replace("Анна, Борис", line))

    assert {player.seat: player.name for player in found.lineup.players} == seats


@pytest.mark.clause("S4.3")
def test_who_has_not_come_is_told() -> None:
    heading = SHORT.replace("Борис", "Борис, Вера") + "Не пришли: Вера, Бор\n"

    assert state(heading).phase is Phase.FINISHED


def test_themes_are_named_in_the_heading_or_by_their_lines() -> None:
    assert names(SEQUENCE) == ["Реки", "Горы", "Поэты", "Цари"]
    assert names(SHORT) == [""] * 4
    assert names(SHORT, "Тема: Реки", "− | − | − | − | −", "Тема: 1984") == ["Реки", "1984", "", ""]
    assert names(SHORT + "Темы: ?; Горы; ?; ?\n", "Тема: Реки") == ["Реки", "Горы", "", ""]


ROW = "− | − | − | − | −"


def test_themes_that_were_played_without_a_name_count() -> None:
    assert names(SHORT, ROW, "Тема: Горы")[:2] == ["", "Горы"]
    assert names(SHORT, "Тема: Реки", ROW, ROW, "Тема: Поэты")[:3] == ["Реки", "", "Поэты"]
    assert names(SHORT, "10:", "20:", "30:", "40: …", "… А+", "50:", "Тема: Горы")[:2] == ["", "Горы"]
    assert names(SHORT, "А+ | −", "30:", "− | −", "Тема", "Тема: Горы")[:2] == ["", "Горы"]


def test_a_row_tells_the_name_of_its_theme() -> None:
    assert names(SHORT, "Реки: А+ | −", "Реки: − | − | −", ROW, f"Поэты: {ROW}")[:3] == ["Реки", "", "Поэты"]
    assert names(SHORT, "Реки: А+ | −", "Рек: − | − | −")[:2] == ["Реки", ""]


def test_a_reserve_counts_for_the_theme_that_it_replaces() -> None:
    void = "Снята тема: 1, резерв Моря, шум"

    assert names(SHORT + "Резерв: Моря\n", "А+ | −", void, ROW, "Тема: Горы")[:2] == ["", "Горы"]


def test_a_reserve_that_is_played_names_no_other_theme() -> None:
    steps = [
        "Тема: Реки",
        "Снята тема: Реки, резерв Моря, шум",
        "Тема: Моря",
        "− | − | − | − | −",
        "Тема: Горы",
    ]

    assert names(SHORT + "Резерв: Моря\n", *steps)[:5] == ["Реки", "Горы", "", "", "Моря"]


def test_the_number_of_themes_is_told_or_counted() -> None:
    assert len(names(SHORT + "Число тем: 6\n")) == 6
    assert len(names(SHORT + "Темы: а; б; в; г; д\n")) == 5


def test_themes_of_a_round_are_named_by_the_round() -> None:
    by_title, by_number = names(CHOICE), names(CHOICE.replace("синий", "1").replace("красный", "red"))

    assert by_title == by_number
    assert (by_title[0], by_title[6]) == ("Реки", "Птицы")


@pytest.mark.clause("N4.7")
def test_auctions_that_were_set_stand_in_the_heading() -> None:
    assert state(CHOICE).auctions == (Cell(1, 3),)
    assert state(CHOICE.replace("Горы 40", "2 40")).auctions == (Cell(1, 3),)


def test_final_themes_are_named_in_the_heading_or_by_their_line() -> None:
    heading = CHOICE.replace("Выбирает: Анна\n", "")

    assert [t.name for t in state(heading + "Финальные темы: Моря; Реки\n").final_themes] == ["Моря", "Реки"]


@pytest.mark.parametrize(
    ("heading", "line", "code"),
    [
        ("Этап: final\nИгроки: А, Б", 1, "no-regulation"),
        ("Регламент: правила двора\nИгроки: А, Б", 1, "unknown-regulation"),
        ("Регламент: spbguef-1\nИгроки: А, Б", 1, "no-stage"),
        ("Регламент: spbguef-1\nЭтап: финалы", 2, "unknown-stage"),
        ("Регламент: nesprosta-xv\nЭтап: утешительный\nИгроки: А, Б", 2, "unclear-stage"),
        ("Регламент: spbguef-1\nЭтап: final", 1, "no-players"),
        (SHORT + "Число тем: шесть", 4, "unknown-number"),
        (SHORT + "Темы: а; б; в; г; д\nЧисло тем: 4", 4, "too-many-names"),
        (SHORT + "Темы красный: а", 4, "unknown-round"),
        (SHORT + "Не пришли: Вера", 4, "unknown-player"),
        (CHOICE.replace("Выбирает: Анна\n", "Число тем: 10\n"), 7, "one-round"),
        (CHOICE.replace("Горы 40", "Моря 40"), 6, "unknown-theme"),
        (SHORT + "Темы: а; б\nТемы 1: в", 5, "twice"),
        (SHORT + "Темы 1: а; б\nТемы синий: в", 5, "unknown-round"),
        (SHORT + "Регламент: spbguef-1", 4, "twice"),
        (SHORT + "Ведущий дела: Дан", 4, "unknown-words"),
        ("Регламент а: spb\nРегламент б: guef-1\nЭтап: final\nИгроки: А, Б", 1, "unknown-words"),
        (CHOICE.replace("Горы 40", "Горы 45"), 6, "unknown-price"),
    ],
)
def test_what_is_wrong_in_a_heading_is_told_with_its_line(heading: str, line: int, code: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(heading)

    assert isinstance(raised.value.cause, Misread), raised.value.cause
    assert (raised.value.line, raised.value.cause.code) == (line, code)


@pytest.mark.parametrize(
    ("heading", "line", "word"),
    [
        ("Peгламент: spbguef-1\nЭтап: qualifying\nИгроки: Анна, Борис", 1, "Peгламент"),
        ("Этап: qualifying\nИгроки: Анна, Борис\nPeгламент: spbguef-1", 3, "Peгламент"),
        ("Регламент: spbguef-1\nЭтап: qualifying\nИгpоки: Анна, Борис", 3, "Игpоки"),
        ("Регламент: spbguef-1\nИгроки: Анна, Борис\nЭтaп: qualifying", 3, "Этaп"),
        ("Погода 2: весна\n" + SHORT, 1, "Погода 2"),
        ("Первый тур\n" + SHORT, 1, "Первый тур"),
        (SHORT + "Погода: весна\nТемы: а", 4, "Погода"),
        (SHORT + "Погода: весна\nТема: Реки", 4, "Погода"),
        (SHORT.replace("Этап", "Тур 3\nЭтап"), 2, "Тур 3"),
    ],
)
def test_a_line_that_is_none_of_the_heading_is_named_itself(heading: str, line: int, word: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(heading)

    cause = raised.value.cause
    assert isinstance(cause, Misread), cause
    assert (raised.value.line, cause.code, cause.parameters["text"]) == (line, "unknown-heading", word)
