"""A chooser's lot that was not right is drawn anew, while nothing has followed from it (N4.3)."""

import pytest

from station.rules.commands import DrawChooser, Nobody, ShowBoard, StartReading, VoidLot
from station.rules.faults import faults
from station.rules.model import Lot
from station.rules.records import Correction, CorrectionKind
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import wanted_lot
from tests.rules.tables import Table, at, final_table

pytestmark = pytest.mark.clause("N4.3")

REASON = "жребий упал со стола"
FIRST = "first-chooser:blue"


def drawn() -> Table:
    """Blue of a final has begun, the lot gives seat 3 the choice."""
    table = final_table()
    table.start()
    table.draw(DrawChooser(), 3)
    return table


def choice_of(table: Table) -> int | None:
    return table.chooser


def test_a_void_lot_gives_no_choice_and_is_kept_with_its_reason() -> None:
    table = drawn()
    assert (choice_of(table), [lot.purpose for lot in table.state.lots]) == (3, [FIRST])
    table.do(VoidLot(FIRST, f"{REASON} "))

    state = table.state
    assert (choice_of(table), state.lots, state.void_lots) == (None, (), (FIRST,))
    assert state.corrections == (Correction(CorrectionKind.LOT, REASON),)
    assert (state.phase, faults(state)) == (Phase.CHOOSING, ())


def test_the_next_lot_has_a_purpose_of_its_own() -> None:
    table = drawn()
    for number in (2, 3):
        before = table.state.lots[-1]
        table.do(VoidLot(before.purpose, REASON))
        answer = table.ask(DrawChooser(before))
        assert isinstance(answer, Refused)
        assert answer.code == "bad-lot"
        table.draw(DrawChooser(), number - 1)

        assert [lot.purpose for lot in table.state.lots] == [f"{FIRST}#{number}"]
        assert choice_of(table) == number - 1


def test_a_lot_that_is_void_is_void_once() -> None:
    table = drawn()
    table.do(VoidLot(FIRST, REASON))

    assert table.refused(VoidLot(FIRST, REASON)).code == "lot-used"
    table.draw(DrawChooser(), 1)
    assert table.refused(VoidLot(FIRST, REASON)).code == "lot-used"


def test_undo_brings_the_lot_back_and_redo_takes_it_again() -> None:
    table = drawn()
    table.do(VoidLot(FIRST, REASON))
    table.undo()
    assert choice_of(table) == 3
    table.redo()

    assert choice_of(table) is None
    table.draw(DrawChooser(), 2)
    table.undo()
    table.undo()
    table.undo()
    assert choice_of(table) is None
    answer = table.refused(DrawChooser())
    assert wanted_lot(answer) == Lot(FIRST, (1, 2, 3))


@pytest.mark.parametrize(
    ("purpose", "reason", "code"),
    [
        (FIRST, " ", "no-text"),
        ("first-chooser:red", REASON, "lot-used"),
        ("auction-places:blue", REASON, "lot-used"),
        ("", REASON, "lot-used"),
    ],
)
def test_what_is_no_lot_of_this_moment(purpose: str, reason: str, code: str) -> None:
    assert drawn().refused(VoidLot(purpose, reason)).code == code


def test_who_was_agreed_on_was_not_drawn() -> None:
    table = final_table()
    table.start()
    table.name(2)

    assert table.refused(VoidLot(FIRST, REASON)).code == "lot-used"


def test_when_play_has_gone_on_a_lot_stands() -> None:
    table = drawn()
    table.choose(0, 0)
    assert table.refused(VoidLot(FIRST, REASON)).code == "lot-used"
    table.do(StartReading(), Nobody(), ShowBoard())

    assert table.refused(VoidLot(FIRST, REASON)).code == "lot-used"


@pytest.mark.parametrize("moment", ["bidding", "thinking", "final ruling", "finished"])
def test_elsewhere_there_is_no_lot_to_draw_anew(moment: str) -> None:
    assert at(moment).refused(VoidLot(FIRST, REASON)).code == "lot-used"
