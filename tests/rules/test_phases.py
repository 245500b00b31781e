"""The page of phases says what the rules do with every command; no refusal changes anything."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from station.rules import state
from station.rules.commands import Begin, HistoryCommand, HostCommand, PlayCommand
from station.rules.faults import faults
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import Game
from tests.rules.phase_table import HOST, LIVE, command, tables
from tests.rules.situations import GROUPS

PAGE = Path(state.__file__).parent / "PHASES.md"
SITUATIONS = [situation for of in GROUPS.values() for situation in of.items()]
each_situation = pytest.mark.parametrize(("name", "build"), SITUATIONS)


def test_the_page_says_what_the_rules_do() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page[page.index("\n## ") + 1 :].splitlines() == [*tables()][1:]


def test_every_phase_has_a_column() -> None:
    assert {build().phase for _, build in SITUATIONS} == set(Phase)


@each_situation
def test_a_column_is_called_by_its_phase_and_is_sound(name: str, build: Callable[[], Game]) -> None:
    game = build()

    assert name.partition(",")[0] == game.phase
    assert faults(game.state) == ()
    assert game.refold() == game.history


def test_every_command_has_a_row() -> None:
    game = Game()
    sent = {type(one) for one in HOST.values()} | {type(make(game)) for make in LIVE.values()}

    assert sent == {*(HostCommand | PlayCommand | HistoryCommand).__args__}
    assert Begin not in sent


@each_situation
def test_a_refusal_changes_nothing(name: str, build: Callable[[], Game]) -> None:
    game = build()
    for row in (*HOST, *LIVE):
        asked = command(row, game)
        before, kept = game.history, deepcopy(game.history)
        if isinstance(game.ask(asked), Refused):
            assert game.history is before, (name, row)
        assert before == kept, (name, row)
        game.history = before
