"""Every broken invariant is found by its name: each fault is made by hand in a sound state."""

import inspect
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from station.rules import faults as module
from station.rules.commands import EndMatch, EndTheme, Rule
from station.rules.faults import faults
from station.rules.model import NO_TIME, Cell, Nanoseconds, Outcome, Points, Seat
from station.rules.moments import Arming, ClockKind, Deadline, Press
from station.rules.records import LedgerEntry, PlayedCell
from station.rules.state import Answer, MatchState, Phase
from tests.rules.games import Game

CLOCK = Deadline(1, ClockKind.WINDOW, Nanoseconds(5), Nanoseconds(5), NO_TIME)
PRESS = Press(Seat(1), Nanoseconds(5), Nanoseconds(5), Nanoseconds(1))
FIRST = Cell(0, 0)


def opening() -> MatchState:
    return Game().state


def reading() -> MatchState:
    game = Game()
    game.read()
    return game.state


def window() -> MatchState:
    game = Game()
    game.open_window()
    return game.state


def contest() -> MatchState:
    game = Game()
    game.read()
    game.press(1, game.now + 1)
    game.press(2, game.now + 2)
    return game.state


def answering() -> MatchState:
    game = Game()
    game.read()
    game.answers(1)
    return game.state


def revealed() -> MatchState:
    game = Game()
    game.read()
    game.rule(1, right=False)
    game.answers(2)
    game.do(Rule(right=True))
    return game.state


def finished() -> MatchState:
    game = Game()
    for _ in range(4):
        game.skip(5)
        game.do(EndTheme())
    game.do(EndMatch())
    return game.state


STATES = (opening, reading, window, contest, answering, revealed, finished)


def entry(seat: int, points: int, *, right: bool, struck: bool = False, spare: bool = False) -> LedgerEntry:
    return LedgerEntry(FIRST, spare, Seat(seat), right, Points(points), struck)


TWO_WRONG = (entry(1, -10, right=False),) * 2
TWO_RIGHT = (entry(1, 10, right=True), entry(2, 10, right=True))
OUT_OF_TURN = tuple(PlayedCell(Cell(0, row), spare=False, outcome=Outcome.NOBODY) for row in (1, 0))

BROKEN: list[tuple[str, Callable[[], MatchState], dict[str, Any]]] = [
    ("clock-of-another-phase", reading, {"deadline": CLOCK}),
    ("clock-of-another-phase", answering, {"deadline": CLOCK}),
    ("overdue-with-a-clock", window, {"overdue": True}),
    ("overdue-without-clock-phase", reading, {"overdue": True}),
    ("number-from-the-future", reading, {"last_id": 1}),
    ("arming-number-from-the-future", reading, {"last_id": 1}),
    ("clock-number-from-the-future", window, {"last_id": 1}),
    ("window-without-end", window, {"deadline": None}),
    ("contest-without-end", contest, {"deadline": None}),
    ("no-question", reading, {"cell": None}),
    ("question-of-another-theme", reading, {"cell": Cell(1, 0)}),
    ("dead-buttons", reading, {"arming": None}),
    ("contest-without-press", contest, {"contest": ()}),
    ("contest-without-press", reading, {"contest": (PRESS,)}),
    ("contest-of-another-moment", contest, {"arming": Arming(1, contest().contest[0].stamp)}),
    ("contest-of-another-moment", contest, {"window": replace(CLOCK, due=contest().contest[0].stamp)}),
    ("contest-of-locked", contest, {"locked": (Seat(1),)}),
    ("contest-unsorted", contest, {"contest": contest().contest[::-1]}),
    ("nobody-answers", answering, {"answer": None}),
    ("second-answer", answering, {"locked": (Seat(1),)}),
    ("stranger-answers", answering, {"answer": Answer(replace(PRESS, seat=Seat(4)))}),
    ("played-twice", revealed, {"played": revealed().played * 2}),
    ("played-out-of-sequence", revealed, {"played": OUT_OF_TURN}),
    ("places-too-early", revealed, {"places": finished().places}),
    ("places-too-early", finished, {"places": ()}),
    ("two-answers", revealed, {"ledger": TWO_WRONG}),
    ("two-right-answers", revealed, {"ledger": TWO_RIGHT}),
    ("wrong-points", revealed, {"ledger": (entry(1, 20, right=True),)}),
    ("wrong-points", revealed, {"ledger": (entry(1, 10, right=False),)}),
    ("points-of-a-stranger", revealed, {"ledger": (entry(4, 10, right=True),)}),
    ("totals-of-another-ledger", revealed, {"totals": (Points(0), Points(0), Points(0))}),
    ("totals-of-another-ledger", revealed, {"ledger": ()}),
    ("spare-twice", revealed, {"spares_used": (0, 0)}),
]


@pytest.mark.parametrize("make", STATES)
def test_states_of_real_play_have_no_fault(make: Callable[[], MatchState]) -> None:
    assert faults(make()) == ()


@pytest.mark.parametrize(("name", "make", "changes"), BROKEN)
def test_a_broken_state_is_found(name: str, make: Callable[[], MatchState], changes: dict[str, Any]) -> None:
    assert name in faults(replace(make(), **changes))


def test_struck_rulings_are_no_second_answers() -> None:
    struck = tuple(replace(one, struck=True) for one in (*TWO_WRONG, *TWO_RIGHT))

    assert faults(replace(revealed(), ledger=struck, totals=(Points(0),) * 3)) == ()


def test_every_fault_is_made_here() -> None:
    known = set(re.findall(r'\("([a-z-]+)", ', inspect.getsource(module)))

    assert {name for name, _, _ in BROKEN} == known
    assert revealed().phase is Phase.REVEALED
