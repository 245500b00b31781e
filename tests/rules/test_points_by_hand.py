"""Scores that are put right by hand, and questions that wait for a later look."""

import pytest

from station.rules.commands import Announce, MarkDisputed, SetPoints, SettleDispute, StartReading
from station.rules.faults import faults
from station.rules.model import Cell, Points, Seat
from station.rules.records import Adjustment, Correction, CorrectionKind, Dispute
from station.rules.state import Phase
from tests.rules.tables import Table, at, sequence_table

REASON = "ошибка в подсчёте"
by_hand = pytest.mark.clause("N4.5.9")


def answered() -> Table:
    table = sequence_table()
    table.read()
    table.rule(2, right=True)
    return table


def set_points(seat: int, points: int, reason: str = REASON) -> SetPoints:
    return SetPoints(Seat(seat), Points(points), reason)


@by_hand
@pytest.mark.parametrize(("points", "change"), [(40, 30), (0, -10), (-20, -30), (7, -3)])
def test_a_score_is_what_the_host_says(points: int, change: int) -> None:
    table = answered()
    table.do(set_points(2, points, f" {REASON} "))

    state = table.state
    assert table.points == (0, points, 0)
    assert state.adjustments == (Adjustment(Seat(2), Points(change), REASON),)
    score = (Points(10), Points(points))
    assert state.corrections == (Correction(CorrectionKind.POINTS, REASON, seat=Seat(2), score=score),)
    assert faults(state) == ()


@by_hand
def test_what_is_played_later_comes_on_top() -> None:
    table = answered()
    table.do(set_points(2, 100))
    table.read()
    table.rule(2, right=False)
    table.reverse(0)

    assert table.points == (0, 60, 0)


@by_hand
def test_several_corrections_of_one_score_add_up() -> None:
    table = answered()
    table.do(set_points(2, 50), set_points(2, -5))

    assert [change.change for change in table.state.adjustments] == [40, -55]
    assert table.points == (0, -5, 0)


@by_hand
@pytest.mark.parametrize(
    ("seat", "points", "reason", "code"),
    [
        (4, 10, REASON, "no-such-seat"),
        (2, 20, "  ", "no-text"),
        (2, 10, REASON, "no-change"),
        (1, 0, REASON, "no-change"),
        (1, 1_000_001, REASON, "points-out-of-range"),
        (1, -(2**64), REASON, "points-out-of-range"),
    ],
)
def test_what_cannot_be_set(seat: int, points: int, reason: str, code: str) -> None:
    assert answered().refused(set_points(seat, points, reason)).code == code


def test_a_disputed_question_waits_until_it_is_settled() -> None:
    table = answered()
    table.do(MarkDisputed(Cell(0, 0), " проверить по источнику "), Announce())
    table.do(MarkDisputed(Cell(0, 1), ""))
    first, second = Dispute(1, Cell(0, 0), "проверить по источнику"), Dispute(2, Cell(0, 1), "")
    assert list(table.state.disputes) == [first, second]
    table.do(SettleDispute(1))

    assert list(table.state.disputes) == [second]
    assert (table.phase, table.points) == (Phase.ANNOUNCED, (0, 10, 0))


def test_a_new_mark_has_a_number_of_its_own() -> None:
    table = answered()
    table.do(MarkDisputed(Cell(0, 0), "раз"), MarkDisputed(Cell(0, 0), "два"), SettleDispute(1))
    table.do(MarkDisputed(Cell(0, 0), "три"))

    assert [(mark.number, mark.note) for mark in table.state.disputes] == [(2, "два"), (3, "три")]


@pytest.mark.parametrize("cell", [Cell(0, 1), Cell(1, 0), Cell(9, 9), Cell(-1, 0)])
def test_what_was_not_asked_cannot_be_disputed(cell: Cell) -> None:
    assert answered().refused(MarkDisputed(cell, "спор")).code == "not-played"


def test_a_mark_that_is_not_there_cannot_be_settled() -> None:
    table = answered()
    table.do(MarkDisputed(Cell(0, 0), "спор"), SettleDispute(1))

    for number in (0, 1, 2):
        assert table.refused(SettleDispute(number)).code == "no-such-dispute"


@pytest.mark.parametrize("moment", ["answering", "thinking", "final ruling", "finished", "tied"])
def test_marks_are_set_and_settled_at_any_moment(moment: str) -> None:
    table = at(moment)
    before = table.state
    table.do(MarkDisputed(Cell(0, 0), "спор"), SettleDispute(1))

    assert table.state == before


def test_a_mark_interrupts_nothing() -> None:
    table = sequence_table()
    table.read()
    table.answers(1)
    deadline = table.deadline
    table.do(MarkDisputed(Cell(0, 0), "спор"))

    assert (table.phase, table.deadline) == (Phase.ANSWERING, deadline)


def test_marks_stay_until_they_are_settled_whatever_is_played() -> None:
    table = answered()
    table.do(MarkDisputed(Cell(0, 0), "спор"), StartReading())
    table.rule(1, right=True)

    assert len(table.state.disputes) == 1


@by_hand
@pytest.mark.parametrize("points", [1_000_000, -1_000_000])
def test_the_largest_score_that_can_be_set(points: int) -> None:
    table = answered()
    table.do(set_points(1, points))

    assert table.points == (points, 10, 0)
