"""The score sheet as plain text."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from station.protocol.sheet import score_sheet
from station.protocol.text import sheet_text
from station.rules.commands import (
    AddReserve,
    Arrive,
    EndTheme,
    NotePause,
    Pause,
    Rename,
    SignResult,
    StartTheme,
    VoidTheme,
    Warn,
)
from station.rules.model import Lineup, Player, Seat, Signatures, Theme, WhyPaused
from station.wording.cells import cells
from station.wording.language import Language, use
from station.wording.sheets import date_told
from tests.protocol.early_games import finished, first_theme, skip_to_the_end, spare_offered
from tests.rules.games import Game, begin

RULES = "Регламент: I чемпионат СПбГУЭФ"
OPEN = "Результат ещё никто не подписал"
LONG = "Константин Константинопольский-Задунайский"


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    assert use("ru")
    yield
    use("en")


def blocks(game: Game, width: int = 60) -> list[list[str]]:
    text = sheet_text(score_sheet(game.state), width)
    assert text.endswith("\n")
    return [block.splitlines() for block in text.removesuffix("\n").split("\n\n")]


@pytest.mark.clause("S4.6", "S4.15")
def test_a_finished_game_under_its_people_has_a_block_for_each_theme() -> None:
    heading, names, first, second, _, _, _, _ = blocks(finished())

    assert heading == ["Пробная игра. Отборочная игра", RULES, "Ведущий: Дина. Помощник: Егор"]
    assert names == ["                                Анна       Борис        Вера"]
    assert first == [
        "1. Тема 0",
        "10                               +10",
        "20                               +20         −20",
        "30 без ответа",
        "40                               −40         −40         −40",
        "50                                           +50",
        "за тему                          −10         −10         −40",
        "всего                            −10         −10         −40",
    ]
    assert second == [
        "2. Тема 1",
        "10 снят                        (−10)                   (+10)",
        "10 запасной                                  +10",
        "20 без ответа",
        "30 без ответа",
        "40 без ответа",
        "50 без ответа",
        "за тему                            0          10           0",
        "всего                            −10           0         −40",
    ]


@pytest.mark.clause("N4.5.8", "S4.16")
def test_the_end_has_totals_places_and_what_brackets_mean() -> None:
    *_, end, legend = blocks(finished())

    assert end == [
        "Итог                             −10           0         −40",
        "Место                              2           1           3",
    ]
    assert legend == ["(…): списано, вопрос снят или решение исправлено", OPEN]


def test_a_game_under_way_says_so_and_has_no_places() -> None:
    heading, *_, end, _ = blocks(spare_offered())

    assert heading[-1] == "Игра не окончена: начато тем 2 из 4"
    assert end == ["Итог                             −10         −10         −40"]


@pytest.mark.clause("N4.13")
def test_shared_places_are_a_range_and_open_ones_are_marked() -> None:
    game = Game(begin(themes=4))
    game.read()
    game.rule(3, right=True)
    game.skip(4)
    game.do(EndTheme())
    skip_to_the_end(game)
    *_, end, legend = blocks(game)

    assert end[1] == "Место                           2–3?        2–3?           1"
    assert legend == ["?: это место ещё не решено", OPEN]


@pytest.mark.parametrize("width", [56, 78, 80, 128])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_long_names_and_titles_are_cut_to_the_width(width: int, players: int) -> None:
    command = begin(themes=4, players=players)
    people = tuple(Player(Seat(seat), f"{seat} {LONG}") for seat in range(1, players + 1))
    themes = tuple(replace(theme, name=LONG * 4) for theme in command.themes)
    game = Game(replace(command, lineup=Lineup(people, LONG, LONG), themes=themes, title=LONG * 4))
    skip_to_the_end(game)
    text = sheet_text(score_sheet(game.state), width)
    names = text.split("\n\n")[1].split("…")

    assert [line for line in text.splitlines() if cells(line) > width] == []
    assert [name.lstrip().partition(" ")[0] for name in names if name] == [str(who.seat) for who in people]
    assert [name for name in names if name and not name.startswith(" ")] == []


def test_wide_letters_keep_the_columns() -> None:
    stressed = "Бо\u0301рис"
    command = begin(themes=4)
    people = (Player(Seat(1), "日本"), Player(Seat(2), stressed), Player(Seat(3), "C"))
    (line,) = blocks(Game(replace(command, lineup=Lineup(people))))[1]
    ends = [cells(line[: line.index(name) + len(name)]) for name in ("日本", stressed, "C")]

    assert ends == [36, 48, 60]


@pytest.mark.clause("S4.19")
def test_a_void_theme_is_called_by_its_name() -> None:
    game = first_theme()
    game.do(AddReserve(Theme("Моря", ())), VoidTheme(0, 0, "ошибка в вопросе"))

    assert "Тема снята: «Тема 0» — ошибка в вопросе" in blocks(game, 80)[-1]


@pytest.mark.clause("S4.18")
def test_a_warning_without_a_reason_ends_with_the_name() -> None:
    game = first_theme()
    game.do(Warn(Seat(1), ""))

    assert "Предупреждение: Анна" in blocks(game, 80)[-1]


@pytest.mark.clause("S4.3")
def test_who_came_late_has_a_note() -> None:
    game = Game(replace(begin(themes=4), absent=(Seat(3),)))
    game.do(StartTheme(), Arrive(Seat(3)))

    assert score_sheet(game.state).late == (Seat(3),)
    assert "Вера: опоздание, за столом не с начала" in blocks(game, 80)[-1]


def test_the_pack_is_named_beside_the_regulation() -> None:
    game = Game(replace(begin(themes=4), pack_title="Осенний пакет"))

    assert blocks(game)[0][1] == f"{RULES}. Пакет: Осенний пакет"


def test_the_date_stands_in_the_heading() -> None:
    game = Game(replace(begin(), date="2026-12-05"))

    assert blocks(game)[0][0] == "Пробная игра. Отборочная игра. 5.12.2026"


@pytest.mark.parametrize(
    ("language", "date", "told"),
    [
        ("ru", "2026-12-05", "5.12.2026"),
        ("en", "2026-12-05", "2026-12-05"),
        ("ru", "вчера", "вчера"),
        ("ru", "", ""),
    ],
)
def test_a_date_is_told_as_people_write_it(language: Language, date: str, told: str) -> None:
    use(language)

    assert date_told(date) == told


@pytest.mark.clause("S1.3")
def test_pauses_and_signatures_stand_at_the_end() -> None:
    game = finished()
    *_, legend = blocks(game)
    assert legend[-1] == OPEN
    game.do(SignResult(Signatures("Дина", "Егор", "Фаина")))
    *_, legend = blocks(game, 90)
    assert legend[-1] == ("Результат утверждён оргкомитетом: ведущий Дина, помощник Егор, оргкомитет Фаина")
    game.do(Rename(Seat(1), "Алла"))
    *_, legend = blocks(game, 100)
    assert legend[-2:] == [
        "После подписи (ведущий Дина, помощник Егор, оргкомитет Фаина) результат изменён: подпишите заново",
        OPEN,
    ]


def test_a_game_under_way_tells_its_pauses_and_asks_for_no_signature() -> None:
    game = first_theme()
    game.do(Pause(), NotePause(WhyPaused.TECHNICAL, "кабель"), NotePause(WhyPaused.OTHER, "ждём свет"))
    *_, notes = blocks(game)

    assert notes == ["Пауза: техническая неполадка: кабель", "Пауза: ждём свет"]


def test_a_long_note_goes_on_in_the_next_line() -> None:
    game = finished()
    game.do(SignResult(Signatures("Дина", "Егор", "Фаина")))
    *_, legend = blocks(game, 56)

    assert legend[-2:] == [
        "Результат утверждён оргкомитетом: ведущий Дина,",
        "  помощник Егор, оргкомитет Фаина",
    ]
