"""A question that was played is withdrawn after the fact: every point of it is off (N4.5.7, N4.5.8)."""

import pytest

from station.rules.commands import (
    AcceptLate,
    Announce,
    EndTheme,
    FinishReading,
    Nobody,
    ShowBoard,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
    WithdrawLater,
)
from station.rules.faults import faults
from station.rules.model import Cell, Outcome, Seat
from station.rules.records import Correction, CorrectionKind
from station.rules.state import Phase
from tests.rules.tables import Table, at, final_table, sequence_table

pytestmark = pytest.mark.clause("N4.5.8")

FIRST = Cell(0, 0)
REASON = "вопрос некорректен"


def two_questions() -> Table:
    """The first has an answer each way, the second was answered rightly."""
    table = sequence_table()
    table.read()
    table.rule(1, right=False)
    table.rule(2, right=True)
    table.read()
    table.rule(2, right=True)
    return table


def withdraw(table: Table, cell: Cell = FIRST) -> None:
    table.do(WithdrawLater(cell, REASON))


def test_plus_and_minus_are_written_off() -> None:
    table = two_questions()
    assert table.points == (-10, 30, 0)
    withdraw(table)

    assert table.marks == [(1, -10, True), (2, 10, True), (2, 20, False)]
    assert (table.points, table.state.played[0].outcome) == ((0, 20, 0), Outcome.WITHDRAWN)
    assert faults(table.state) == ()


def test_it_is_kept_with_its_reason() -> None:
    table = two_questions()
    table.do(WithdrawLater(FIRST, f" {REASON}  "))

    assert table.state.corrections == (Correction(CorrectionKind.WITHDRAWN, REASON, cell=FIRST),)


@pytest.mark.parametrize(
    ("cell", "reason", "code"),
    [
        (FIRST, "", "no-text"),
        (Cell(0, 2), REASON, "not-played"),
        (Cell(1, 0), REASON, "not-played"),
        (Cell(9, 9), REASON, "not-played"),
    ],
)
def test_what_cannot_be_withdrawn(cell: Cell, reason: str, code: str) -> None:
    assert two_questions().refused(WithdrawLater(cell, reason)).code == code


def test_an_open_question_is_withdrawn_as_ever() -> None:
    table = two_questions()
    table.read()

    assert table.refused(WithdrawLater(Cell(0, 2), REASON)).code == "not-played"
    table.do(Withdraw())
    assert table.phase is Phase.SPARE_OFFER


def test_a_question_is_withdrawn_once() -> None:
    table = two_questions()
    withdraw(table)
    assert table.refused(WithdrawLater(FIRST, REASON)).code == "already-withdrawn"

    withdraw(table, Cell(0, 1))
    assert table.refused(Withdraw()).code == "already-withdrawn"


def test_the_points_of_its_spare_go_along() -> None:
    table = sequence_table()
    table.read()
    table.rule(1, right=False)
    table.do(Withdraw(), TakeSpare(), StartReading())
    table.rule(2, right=False)
    table.rule(3, right=True)
    table.do(Announce())
    withdraw(table)

    assert table.marks == [(1, -10, True), (2, -10, True), (3, 10, True)]
    assert table.points == (0, 0, 0)


def test_play_does_not_jump_back() -> None:
    table = two_questions()
    table.skip(3)
    table.do(EndTheme(), StartTheme())
    withdraw(table)

    assert (table.phase, table.state.theme) == (Phase.THEME_START, 1)


def test_nobody_presses_late_for_a_question_that_is_withdrawn() -> None:
    table = sequence_table()
    table.open_window()
    table.run_out()
    table.press(1)
    table.do(Nobody())
    withdraw(table)

    assert table.refused(AcceptLate(Seat(1))).code == "no-such-press"


@pytest.mark.clause("N4.3")
def test_the_choice_does_not_move_by_a_question_that_is_withdrawn() -> None:
    table = final_table()
    table.start()
    table.name(1)
    table.ask_cell(0, 0, right=2)
    withdraw(table)
    table.do(ShowBoard())

    assert table.chooser == 1


@pytest.mark.clause("N4.8")
def test_the_bid_of_a_withdrawn_auction_is_off_and_the_choice_its_players() -> None:
    table = at("revealed, auction")
    assert table.points == (100, 30, 0)
    withdraw(table, Cell(1, 3))
    table.do(ShowBoard())

    assert (table.points, table.chooser) == ((100, 30, 80), 3)
    assert faults(table.state) == ()


@pytest.mark.clause("N4.11")
@pytest.mark.parametrize("moment", ["round end, final", "tied"])
def test_the_scores_before_the_final_question_decide_when_it_is_withdrawn(moment: str) -> None:
    table = at(moment)
    assert table.points == (60, 60, -100)
    withdraw(table, Cell(2, 0))

    assert (table.points, faults(table.state)) == ((230, 30, -100), ())
    assert table.phase is (Phase.FINISHED if moment == "tied" else Phase.ROUND_END)


def test_a_ruling_of_a_withdrawn_question_stays_off() -> None:
    table = two_questions()
    withdraw(table)
    before = table.points
    table.read()
    table.do(FinishReading())

    assert table.points == before
