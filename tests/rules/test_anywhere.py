"""Corrections at every moment of a match: the state stays sound, undo takes them back, play can go on."""

from collections.abc import Callable
from random import Random

import pytest

from station.rules.commands import (
    AddReserve,
    Command,
    MarkDisputed,
    Rename,
    ReverseRuling,
    SetPoints,
    SettleDispute,
    VoidTheme,
    WithdrawLater,
)
from station.rules.faults import faults
from station.rules.model import Cell, Points, Seat, Theme
from station.rules.refusals import Refused
from station.rules.state import OVER, Phase
from tests.rules.boards import REASON
from tests.rules.leading import play_out
from tests.rules.tables import Table, at, moments
from tests.rules.test_undo import lasting

FIRST = Cell(0, 0)
CORRECTIONS: dict[str, Callable[[Table], Command]] = {
    "the first ruling": lambda _: ReverseRuling(0, REASON),
    "the last ruling": lambda table: ReverseRuling(len(table.marks) - 1, REASON),
    "the first question": lambda _: WithdrawLater(FIRST, REASON),
    "the last question": lambda table: WithdrawLater(
        table.state.played[-1].cell if table.state.played else FIRST, REASON
    ),
    "a good score": lambda _: SetPoints(Seat(3), Points(500), REASON),
    "a bad score": lambda _: SetPoints(Seat(1), Points(-500), REASON),
    "the current theme": lambda table: VoidTheme(max(table.state.theme, 0), 0, REASON),
    "the current theme, not replaced": lambda table: VoidTheme(max(table.state.theme, 0), None, REASON),
    "an earlier theme": lambda _: VoidTheme(0, 0, REASON),
    "an earlier theme, not replaced": lambda _: VoidTheme(0, None, REASON),
    "a reserve": lambda _: AddReserve(Theme("Тема с бумаги", ())),
    "a mark": lambda _: MarkDisputed(FIRST, "спор"),
    "a settled mark": lambda _: SettleDispute(1),
    "a name": lambda _: Rename(Seat(2), "Богдан"),
}
MAY_BE_REFUSED = {
    "no-such-ruling",
    "ruling-struck",
    "not-played",
    "already-withdrawn",
    "theme-not-now",
    "final-theme",
    "no-board-any-more",
    "reserve-needed",
    "no-such-dispute",
}


@pytest.mark.parametrize("moment", moments())
def test_corrections_at_any_moment(moment: str) -> None:
    for name, make in CORRECTIONS.items():
        table = at(moment)
        before = table.state
        answer = table.ask_with_lot(make(table))
        if isinstance(answer, Refused):
            may = {"race-open"} if before.phase is Phase.CONTEST else MAY_BE_REFUSED
            assert (answer.code in may, table.state) == (True, before), (name, answer)
            continue
        after = table.state
        assert (faults(after), after.paused) == ((), before.paused), name
        table.undo()
        assert (faults(table.state), lasting(table.state)) == ((), lasting(before)), name
        table.redo()
        assert (faults(table.state), lasting(table.state)) == ((), lasting(after)), name
        play_out(table, Random(moment + name).choice)  # noqa: S311 - no chance of the game
        assert (table.phase in OVER, faults(table.state)) == (True, ()), name
        assert table.refold() == table.history, name
