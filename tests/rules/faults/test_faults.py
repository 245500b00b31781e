"""Every broken invariant is found by its name: each fault is made by hand in a sound state."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from station.rules import faults as package
from station.rules.faults import faults
from station.rules.model import Points
from station.rules.state import MatchState
from tests.rules.faults import auction_cases, board_cases, check_cases, end_cases, play_cases, table_cases
from tests.rules.faults.broken import Case, revealed
from tests.rules.games import Game

CASES: list[Case] = [
    *play_cases.CLOCKS,
    *play_cases.ANSWERS,
    *board_cases.QUESTIONS,
    *board_cases.THEMES,
    *board_cases.CHOOSERS,
    *auction_cases.PLACES,
    *auction_cases.BIDS,
    *auction_cases.SALES,
    *end_cases.FINAL,
    *end_cases.PLACES,
    *table_cases.LEDGER,
    *table_cases.TABLE,
    *table_cases.SHAPE,
    *check_cases.CHECKS,
]


@pytest.mark.parametrize(("name", "build", "break_it"), CASES)
def test_a_broken_state_is_found(
    name: str, build: Callable[[], Game], break_it: Callable[[MatchState], MatchState]
) -> None:
    sound = build().state

    assert faults(sound) == ()
    assert name in faults(break_it(sound))


def test_struck_rulings_are_no_second_answers() -> None:
    state = revealed().state
    struck = tuple(replace(one, struck=True) for one in state.ledger * 2)

    assert faults(replace(state, ledger=struck, totals=(Points(0),) * 3)) == ()


def test_every_fault_is_made_here() -> None:
    sources = [file.read_text(encoding="utf-8") for file in Path(package.__file__).parent.glob("*.py")]
    known = re.findall(r'yield \(?\s*"([a-z-]+)",', "\n".join(sources))

    assert {name for name, _, _ in CASES} == set(known)
    assert len(known) == len(set(known))
