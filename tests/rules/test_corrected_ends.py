"""What follows from corrected points is asked anew: finalists, stakes, places, ties (N4.10, N4.12, N4.13)."""

import pytest

from station.rules.commands import EndMatch, Rule, StartFinal, StartReading, VoidTheme, WithdrawLater
from station.rules.faults import faults
from station.rules.model import Cell, WhyOver
from station.rules.state import Phase
from tests.rules.boards import REASON
from tests.rules.tables import Table, at

pytestmark = pytest.mark.clause("N4.5.9")

EXTRA_CELL = Cell(3, 0)


def places(table: Table) -> dict[int, int]:
    return {where.seat: where.place for where in table.state.places}


def finalists(table: Table) -> tuple[int, ...]:
    assert table.state.final is not None
    return table.state.final.finalists


def stakes(table: Table) -> dict[int, int]:
    assert table.state.final is not None
    return {stake.seat: stake.amount for stake in table.state.final.stakes}


def choice_of(table: Table) -> int | None:
    return table.chooser


@pytest.mark.clause("N4.12")
def test_places_are_given_anew() -> None:
    table = at("finished, in sequence")
    assert (table.points, places(table)) == ((-10, 60, 20), {1: 3, 2: 1, 3: 2})
    table.puts_right(1, 100)

    assert (table.phase, places(table)) == (Phase.FINISHED, {1: 1, 2: 2, 3: 3})


@pytest.mark.clause("N4.12")
def test_a_correction_can_bring_a_tie_or_settle_it() -> None:
    table = at("finished, in sequence")
    table.puts_right(3, 60)
    assert (table.phase, places(table)) == (Phase.TIED, {1: 3, 2: 1, 3: 1})
    table.puts_right(3, 70)

    assert (table.phase, places(table)) == (Phase.FINISHED, {1: 3, 2: 2, 3: 1})


@pytest.mark.clause("N4.13")
def test_points_of_an_extra_theme_stay_apart_when_a_ruling_is_turned_round() -> None:
    table = at("finished")
    last = len(table.marks) - 1
    assert (table.state.ledger[last].cell, table.marks[last]) == (EXTRA_CELL, (1, -10, False))
    assert places(table) == {1: 2, 2: 1, 3: 3}
    table.reverse(last)

    assert (table.phase, places(table), table.points) == (Phase.FINISHED, {1: 1, 2: 2, 3: 3}, (60, 60, -100))
    assert faults(table.state) == ()


@pytest.mark.clause("N4.13")
def test_an_extra_theme_whose_points_are_withdrawn_leaves_the_tie() -> None:
    table = at("finished")
    table.do(WithdrawLater(EXTRA_CELL, REASON))

    assert (table.phase, places(table)) == (Phase.TIED, {1: 1, 2: 1, 3: 3})


@pytest.mark.clause("N4.13")
def test_an_extra_theme_that_is_played_ranks_by_its_corrected_rulings() -> None:
    table = at("extra theme, over")
    table.reverse(len(table.marks) - 1)
    table.do(EndMatch())

    assert places(table) == {1: 1, 2: 2, 3: 3}


@pytest.mark.clause("N4.10")
def test_before_the_reading_finalists_and_stakes_are_asked_anew() -> None:
    table = at("stakes, one is in")
    assert (finalists(table), stakes(table)) == ((1, 2), {2: 30})
    table.puts_right(3, 5)
    assert (finalists(table), stakes(table)) == ((1, 2, 3), {2: 30})
    table.puts_right(2, 20)
    assert (finalists(table), stakes(table)) == ((1, 2, 3), {})
    table.puts_right(2, 0)

    assert (table.phase, finalists(table)) == (Phase.STAKES, (1, 3))


@pytest.mark.clause("N4.10")
def test_one_finalist_alone_plays_no_final_round() -> None:
    table = at("stakes, one is in")
    table.puts_right(2, 0)
    assert (table.phase, table.state.final) == (Phase.ROUND_END, None)
    table.do(EndMatch())

    assert (table.phase, table.state.why_over) == (Phase.FINISHED, WhyOver.SOLE_POSITIVE)


@pytest.mark.clause("N4.10")
def test_a_second_positive_score_brings_the_final_round_back() -> None:
    table = at("round end, Red")
    table.puts_right(2, 0)
    table.do(EndMatch())
    over = table.state
    assert over.why_over is WhyOver.SOLE_POSITIVE
    table.puts_right(2, 10)
    again = table.state
    assert (again.phase, again.places, again.why_over) == (Phase.ROUND_END, (), None)
    table.do(StartFinal())

    assert finalists(table) == (1, 2)


@pytest.mark.clause("N4.11")
@pytest.mark.parametrize("moment", ["final reading", "writing", "read-out", "final ruling"])
def test_from_the_reading_on_finalists_and_stakes_stand(moment: str) -> None:
    table = at(moment)
    table.puts_right(3, 5)
    table.puts_right(2, 0)

    assert (table.phase, finalists(table), stakes(table)) == (at(moment).phase, (1, 2), {1: 170, 2: 30})
    assert faults(table.state) == ()


@pytest.mark.clause("N4.11.4")
def test_the_stakes_that_stand_are_ruled_on_after_a_correction() -> None:
    table = at("final ruling")
    table.puts_right(2, 0)
    table.do(Rule(right=False), Rule(right=True))

    assert table.points == (400, -30, -100)


@pytest.mark.clause("N4.8")
def test_bids_fall_with_the_scores_that_they_were_made_from() -> None:
    table = at("bidding, all-in")
    table.puts_right(3, 200)
    assert table.state.auction is not None
    assert (table.phase, table.state.auction.order, table.state.auction.bids) == (Phase.BIDDING, (), ())

    for moment in ("auction reading", "thinking"):
        sold = at(moment)
        sold.puts_right(3, 0)
        assert (sold.phase, sold.state.answerer) == (at(moment).phase, 3)


@pytest.mark.clause("N4.3")
def test_the_lowest_chooses_by_the_scores_as_they_are_now() -> None:
    table = at("choosing, the lowest")
    assert (table.points, choice_of(table)) == ((60, 10, 20), 2)
    table.puts_right(3, 0)
    assert choice_of(table) == 3
    table.puts_right(3, 10)
    assert choice_of(table) is None
    table.name(3)
    table.choose(1, 0)
    table.puts_right(2, -50)

    assert table.state.chooser == 3
    table.do(StartReading())


@pytest.mark.clause("N4.3")
def test_who_was_named_is_asked_for_anew_when_others_have_the_same_right() -> None:
    table = at("choosing, the lowest")
    table.puts_right(3, 10)
    table.name(3)
    table.puts_right(1, 70)
    assert choice_of(table) == 3
    table.puts_right(1, 10)
    assert choice_of(table) is None
    table.undo()

    assert choice_of(table) == 3
    table.puts_right(2, 90)
    assert choice_of(table) == 3


def test_a_void_theme_of_the_game_ranks_anew_without_its_points() -> None:
    table = at("tied")
    table.do(VoidTheme(0, None, REASON))

    assert (table.points, places(table)) == ((0, 50, -120), {1: 2, 2: 1, 3: 3})
    assert table.phase is Phase.FINISHED
