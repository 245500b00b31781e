"""What a break tells besides the scores: time, paper, disputed questions, signatures (S1.3)."""

import time
from collections.abc import Iterator

import pytest

from screens.host.paint_break import break_lines, time_lines
from screens.host.scene import Scene
from station.rules.commands import (
    CheckTotals,
    EndTheme,
    MarkDisputed,
    Rename,
    SignResult,
    StartTheme,
)
from station.rules.model import SECOND, Cell, Seat, Signatures
from station.views.host_view import host_view
from station.wording.language import use
from tests.rules import final_situations
from tests.rules.games import TICK, Game, begin
from tests.screens.glyphs import foreign, text_of, widest

MINUTE = 60 * SECOND
EVENING = time.mktime((2026, 12, 5, 20, 30, 0, 0, 0, -1))


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def told(game: Game, room: int = 12, width: int = 80) -> list[str]:
    lines = break_lines(Scene(host_view(game.history), width, 24, now=EVENING), room)
    assert foreign(lines) == set()
    assert not lines or widest(lines) <= width
    return [text_of(line).strip() for line in lines]


def theme_end(themes: int = 1) -> Game:
    """So many themes of ten minutes each were played of four."""
    game = Game(begin(themes=4))
    for _ in range(themes):
        start = game.now + TICK
        game.do(StartTheme())
        game.skip(5)
        game.wait(10 * MINUTE - (game.now + TICK - start))
        game.do(EndTheme())
    return game


def test_time_of_the_theme_of_the_game_and_of_its_end() -> None:
    assert told(theme_end())[0] == "Тема: 10 мин · игра: 10 мин · в таком темпе конец около 21:00"
    assert told(theme_end(3))[0] == "Тема: 10 мин · игра: 30 мин · в таком темпе конец около 20:40"


def test_behind_the_last_theme_no_end_is_expected() -> None:
    assert told(theme_end(4))[0] == "Тема: 10 мин · игра: 40 мин"


def test_in_the_middle_of_the_play_nothing_is_told() -> None:
    game = Game()
    assert told(game) == []
    game.read()
    assert told(game) == []


def test_the_way_to_the_paper_and_that_it_agrees() -> None:
    game = theme_end()
    assert told(game)[1] == "С подсчётом помощника не сверено (M, V)"
    game.do(CheckTotals(game.state.totals))
    assert told(game)[1] == "У помощника тот же счёт"


def disputed(number: int) -> Game:
    game = theme_end()
    game.do(*(MarkDisputed(Cell(0, row), f"заметка {row}" if row else "") for row in range(number)))
    return game


def test_disputed_questions_are_counted_and_listed_with_the_way_to_them() -> None:
    assert told(disputed(2))[2:] == [
        "Спорных вопросов: 2 (M, D)",
        "«Тема 0», 10",
        "«Тема 0», 20: заметка 1",
    ]


@pytest.mark.parametrize(
    ("room", "listed"),
    [(8, 5), (7, 3), (5, 1), (4, 0), (3, 0), (0, 0)],
)
def test_of_more_than_there_is_room_for_some_are_listed(room: int, listed: int) -> None:
    lines = told(disputed(5), room)

    assert lines[2] == "Спорных вопросов: 5 (M, D)"
    assert len([line for line in lines if line.startswith("«")]) == listed
    assert ("…" in lines) == (0 < listed < 5)
    assert len(lines) <= max(room, 3)


@pytest.mark.clause("S1.3")
def test_a_result_asks_for_its_signatures() -> None:
    game = final_situations.finished()
    assert told(game)[-1] == "Результат ещё никто не подписал (M, G)"
    game.do(SignResult(Signatures("Дина", committee="Фаина")))
    assert told(game)[-1] == "Результат утверждён оргкомитетом: ведущий Дина, оргкомитет Фаина"
    game.do(Rename(Seat(1), "Алла"))
    assert told(game)[-3:] == [
        "После подписи (ведущий Дина, оргкомитет Фаина) результат изменён: подпишите",
        "заново",
        "Результат ещё никто не подписал (M, G)",
    ]


def test_the_score_sheet_tells_the_time_of_each_theme() -> None:
    scene = Scene(host_view(theme_end(2).history), 80, 24)
    assert [text_of(line) for line in time_lines(scene)] == ["", " Время: Тема 0 — 10 мин; Тема 1 — 10 мин"]

    playing = Game()
    playing.read()
    assert time_lines(Scene(host_view(playing.history), 80, 24)) == []


@pytest.mark.parametrize("width", [20, 40, 80, 128])
def test_every_line_fits(width: int) -> None:
    game = disputed(5)
    told(game, width=width)
    over = final_situations.finished()
    over.do(SignResult(Signatures("Д" * 60)), Rename(Seat(1), "Алла"))
    told(over, width=width)
