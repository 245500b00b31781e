"""The simulated players hear of a question whenever the buttons go live, and who has answered stays quiet."""

from collections.abc import Callable
from typing import Any

import pytest

from station.cli.demo_table import DemoTable
from station.rules.commands import FinishReading, Pause, Resume
from tests.rules.games import Game


class Bots:
    """Keeps what the table tells the simulated players."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        def tell(*values: Any) -> None:  # noqa: ANN401 - of whatever call
            self.told.append(" ".join((name, *map(str, values))))

        return tell


@pytest.fixture
def bots() -> Bots:
    return Bots()


@pytest.fixture
def table(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> DemoTable:
    table = DemoTable()
    monkeypatch.setattr(table, "_bots", bots)
    return table


def test_after_a_wrong_answer_and_a_pause_the_others_still_play(table: DemoTable, bots: Bots) -> None:
    game = Game()
    game.open_window()
    game.rule(1, right=False)
    table.watch(game.history)
    game.do(Pause())
    table.watch(game.history)
    bots.told.clear()
    game.do(Resume())
    table.watch(game.history)

    assert bots.told == ["question_opened 10 10", "answering 1", "reopened 0"]


def test_a_resumed_demonstration_goes_on_with_who_has_not_answered(table: DemoTable, bots: Bots) -> None:
    game = Game()
    game.open_window()
    game.rule(2, right=False)
    table.watch(game.history)

    assert bots.told == ["question_opened 10 10", "answering 2", "reopened 0"]


def test_the_end_of_the_reading_is_heard_and_no_mind_is_changed(table: DemoTable, bots: Bots) -> None:
    game = Game()
    game.read()
    table.watch(game.history)
    game.do(FinishReading())
    table.watch(game.history)

    assert bots.told == ["question_opened 10 10", "read_out"]
