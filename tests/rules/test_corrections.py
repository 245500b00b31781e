"""A ruling that was wrong is turned round later (N4.5.9): points move, play does not jump back."""

import pytest

from station.rules.commands import (
    AcceptLate,
    EndTheme,
    FinishReading,
    Nobody,
    ReverseRuling,
    Rule,
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

pytestmark = pytest.mark.clause("N4.5.9")

REASON = "ответ был верен"


def three_answers() -> Table:
    """The first two are wrong, the third is right."""
    table = sequence_table()
    table.read()
    for seat in (1, 2):
        table.rule(seat, right=False)
    table.rule(3, right=True)
    return table


def outcome(table: Table) -> Outcome:
    return table.state.played[-1].outcome


def test_an_answer_made_right_strikes_the_later_ones_on_its_question() -> None:
    table = three_answers()
    table.reverse(1)

    assert table.marks == [(1, -10, False), (2, 10, False), (3, 10, True)]
    assert (table.points, outcome(table), table.phase) == ((-10, 10, 0), Outcome.RIGHT, Phase.REVEALED)


def test_the_first_answer_made_right_strikes_all_others() -> None:
    table = three_answers()
    table.reverse(0)

    assert table.marks == [(1, 10, False), (2, -10, True), (3, 10, True)]
    assert table.points == (10, 0, 0)


def test_rulings_on_other_questions_stay() -> None:
    table = three_answers()
    table.read()
    table.rule(1, right=True)
    table.reverse(0)

    assert table.points == (30, 0, 0)
    assert [done.outcome for done in table.state.played] == [Outcome.RIGHT, Outcome.RIGHT]


def test_an_answer_made_wrong_loses_its_price() -> None:
    table = three_answers()
    table.reverse(2)

    assert table.marks == [(1, -10, False), (2, -10, False), (3, -10, False)]
    assert (table.points, outcome(table)) == ((-10, -10, -10), Outcome.ALL_WRONG)


def test_a_question_that_others_might_have_answered_was_answered_by_nobody() -> None:
    table = sequence_table()
    table.read()
    table.rule(1, right=True)
    table.reverse(0)

    assert (table.points, outcome(table), table.phase) == ((-10, 0, 0), Outcome.NOBODY, Phase.REVEALED)


@pytest.mark.parametrize("entry", [0, 1, 2])
def test_back_and_forth_restores_points_and_outcome(entry: int) -> None:
    table = three_answers()
    before = table.state
    for _ in range(2):
        table.reverse(entry, entry)

        assert (table.state.ledger, table.state.totals) == (before.ledger, before.totals)
        assert table.state.played == before.played
    assert len(table.state.corrections) == 4


def test_what_comes_back_ends_with_the_first_right_answer() -> None:
    """Two were right in turn; when the first of all is wrong again, only one of them can be."""
    table = three_answers()
    table.reverse(1, 0, 0)

    assert table.marks == [(1, -10, False), (2, 10, False), (3, 10, True)]
    assert faults(table.state) == ()
    table.reverse(1)
    assert table.points == (-10, -10, 10)


def test_a_correction_is_kept_with_its_reason() -> None:
    table = three_answers()
    table.do(ReverseRuling(0, f"  {REASON} "))

    kept = Correction(CorrectionKind.REVERSED, REASON, cell=Cell(0, 0), seat=Seat(1))
    assert table.state.corrections == (kept,)


@pytest.mark.parametrize(
    ("entry", "reason", "code"),
    [(0, " ", "no-text"), (3, REASON, "no-such-ruling"), (-1, REASON, "no-such-ruling")],
)
def test_what_cannot_be_turned_round(entry: int, reason: str, code: str) -> None:
    assert three_answers().refused(ReverseRuling(entry, reason)).code == code


def test_points_that_are_off_are_not_turned_round() -> None:
    table = three_answers()
    table.reverse(0)
    assert table.refused(ReverseRuling(2, REASON)).code == "ruling-struck"
    table.do(WithdrawLater(Cell(0, 0), REASON))

    assert table.refused(ReverseRuling(0, REASON)).code == "ruling-struck"


def test_a_spare_has_rulings_of_its_own() -> None:
    table = sequence_table()
    table.read()
    table.rule(1, right=False)
    table.do(Withdraw(), TakeSpare(), StartReading())
    table.rule(2, right=False)
    table.rule(1, right=True)
    table.reverse(1)

    assert table.marks == [(1, -10, True), (2, 10, False), (1, 10, True)]
    assert table.points == (0, 10, 0)
    table.reverse(1)
    assert table.marks == [(1, -10, True), (2, -10, False), (1, 10, False)]


@pytest.mark.clause("N4.8")
def test_an_auction_is_worth_its_bid_both_ways() -> None:
    table = at("revealed, auction")
    last = len(table.marks) - 1
    assert (table.marks[last], table.points) == ((3, -80, False), (100, 30, 0))
    table.reverse(last)
    assert (table.points, outcome(table)) == ((100, 30, 160), Outcome.RIGHT)
    table.reverse(last)

    assert (table.points, outcome(table)) == ((100, 30, 0), Outcome.ALL_WRONG)
    table.do(ShowBoard())
    assert table.chooser == 3


@pytest.mark.clause("N4.11.4")
def test_in_the_final_round_each_ruling_stands_alone() -> None:
    table = at("round end, final")
    first = len(table.marks) - 2
    assert table.marks[first:] == [(2, 30, False), (1, -170, False)]
    table.reverse(first + 1)
    assert table.marks[first:] == [(2, 30, False), (1, 170, False)]
    table.reverse(first)

    assert (table.points, outcome(table)) == ((400, 0, -100), Outcome.RIGHT)
    table.reverse(first + 1)
    assert (table.points, outcome(table)) == ((60, 0, -100), Outcome.ALL_WRONG)


def test_a_finalist_who_was_ruled_on_can_be_put_right_before_the_next() -> None:
    table = at("final ruling, second")
    table.reverse(len(table.marks) - 1)
    assert (table.phase, table.state.answerer, table.points) == (Phase.FINAL_RULING, 1, (230, 0, -100))
    table.do(Rule(right=True))

    assert (table.phase, table.points) == (Phase.ROUND_END, (400, 0, -100))


def test_an_open_question_ends_with_the_answer_that_was_right_after_all() -> None:
    table = at("reading on")
    table.reverse(len(table.marks) - 1)

    assert (table.phase, outcome(table), table.points) == (Phase.REVEALED, Outcome.RIGHT, (10, 10, 0))
    table.do(ShowBoard())
    assert table.chooser == 1


@pytest.mark.parametrize("moment", ["answering, second", "clarifying"])
def test_who_is_answering_has_nothing_to_answer_any_more(moment: str) -> None:
    table = at(moment)
    table.reverse(len(table.marks) - 1)

    state = table.state
    assert (state.phase, table.points, state.deadline) == (Phase.REVEALED, (10, 10, 0), None)
    assert faults(state) == ()
    table.do(ShowBoard())
    assert table.chooser == 1


def test_nobody_presses_late_for_a_question_that_was_answered() -> None:
    table = sequence_table()
    table.read()
    table.rule(1, right=False)
    table.do(FinishReading())
    table.run_out()
    table.press(2)
    table.reverse(0)

    assert table.phase is Phase.REVEALED
    assert table.refused(AcceptLate(Seat(2))).code == "no-such-press"


def test_a_question_that_is_over_is_not_opened_again() -> None:
    table = sequence_table()
    table.read()
    table.rule(1, right=False)
    table.reverse(0, 0)

    assert (table.phase, outcome(table), table.points) == (Phase.REVEALED, Outcome.NOBODY, (-10, 0, 0))


def test_the_next_question_goes_on_undisturbed() -> None:
    table = three_answers()
    table.read()
    table.answers(2)
    deadline = table.deadline
    table.reverse(0)

    assert (table.phase, table.deadline, table.state.answerer) == (Phase.ANSWERING, deadline, 2)
    table.do(Rule(right=True))
    assert table.points == (10, 20, 0)


@pytest.mark.clause("N4.3")
def test_the_choice_follows_the_corrected_answer_until_a_cell_is_opened() -> None:
    table = final_table()
    table.start()
    table.name(3)
    table.ask_cell(0, 0, 1, right=2)
    table.do(ShowBoard())
    assert table.chooser == 2
    table.reverse(0)
    assert table.chooser == 1
    table.reverse(0, 1)
    assert table.chooser == 3
    table.choose(0, 1)
    table.reverse(0)

    assert (table.state.chooser, table.state.cell) == (3, Cell(0, 1))
    table.do(StartReading(), Nobody(), ShowBoard())
    assert table.chooser == 3


def test_a_ruling_of_an_earlier_theme_can_be_turned_round() -> None:
    table = three_answers()
    table.skip(4)
    table.do(EndTheme(), StartTheme())
    table.reverse(0)

    assert (table.phase, table.points) == (Phase.THEME_START, (10, 0, 0))
