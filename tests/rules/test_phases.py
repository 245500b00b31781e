"""The page of phases says what the rules do with every command; no refusal changes anything."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import get_args

import pytest

from station.rules import state
from station.rules.commands import Begin, HistoryCommand, HostCommand, PlayCommand
from station.rules.faults import faults
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import Game
from tests.rules.phase_rows import ROWS, command
from tests.rules.phase_table import tables
from tests.rules.situations import GROUPS, twin

PAGE = Path(state.__file__).parent / "PHASES.md"
SITUATIONS = [situation for of in GROUPS.values() for situation in of.items()]
each_situation = pytest.mark.parametrize(("name", "build"), SITUATIONS)
COMMANDS = set(get_args(HostCommand | PlayCommand | HistoryCommand))


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

    assert {type(make(game)) for make in ROWS.values()} == COMMANDS
    assert Begin not in COMMANDS


def _takes(game: Game, row: str) -> bool:
    return not isinstance(game.ask(command(row, game)), Refused)


def test_every_command_is_accepted_somewhere() -> None:
    games = [build() for _, build in SITUATIONS]
    accepted = {type(command(row, game)) for row in ROWS for game in map(twin, games) if _takes(game, row)}

    assert accepted == COMMANDS


@each_situation
def test_a_refusal_changes_nothing(name: str, build: Callable[[], Game]) -> None:
    game = build()
    kept = deepcopy(game.history)
    for row in ROWS:
        other = twin(game)
        asked = command(row, other)
        before = other.history
        if isinstance(other.ask(asked), Refused):
            assert other.history is before, (name, row)
    assert game.history == kept, name
