"""Void themes where the players choose: a reserve stands in the slot, with its hidden auctions (S4.19)."""

import pytest

from station.rules.board import board_of, unplayed
from station.rules.commands import (
    EndMatch,
    EndRound,
    EndTheme,
    ShowBoard,
    StartExtra,
    StartFinal,
    StartReading,
    VoidTheme,
)
from station.rules.faults import faults
from station.rules.model import Cell, Lot, Outcome, Seat
from station.rules.state import Phase
from tests.rules.boards import REASON
from tests.rules.tables import Table, at, final_table, semifinal_table

pytestmark = pytest.mark.clause("S4.19")


def void(table: Table, number: int, reserve: int | None = 0) -> None:
    table.draw(VoidTheme(number, reserve, REASON))


def blue() -> Table:
    """Blue of a final with two themes has begun, its auction in the last row of the first; seat 1 chooses."""
    table = final_table(themes=2)
    table.start()
    table.name(1)
    return table


def test_any_theme_of_the_board_can_fall_while_it_stands_open() -> None:
    table = blue()
    table.ask_cell(1, 0, right=2)
    table.do(ShowBoard())
    void(table, 0)

    assert (table.phase, board_of(table.state, 0)) == (Phase.CHOOSING, (4, 1))
    assert faults(table.state) == ()
    assert table.points == (0, 10, 0)


def test_a_void_theme_loses_its_points_and_its_reserve_is_played_in_full() -> None:
    table = blue()
    table.ask_cell(0, 0, right=2)
    table.ask_cell(0, 1, 3)
    void(table, 0)

    assert (table.phase, table.points) == (Phase.CHOOSING, (0, 0, 0))
    assert [cell for cell in unplayed(table.state, 0) if cell.theme == 4] == [Cell(4, r) for r in range(5)]
    table.play_rest()
    assert table.phase is Phase.ROUND_END


def test_nothing_of_a_void_theme_can_be_chosen() -> None:
    table = blue()
    void(table, 0)

    with pytest.raises(AssertionError, match="no-such-cell"):
        table.choose(0, 0)


def test_an_auction_that_nobody_has_opened_lies_in_the_same_row_of_the_reserve() -> None:
    table = blue()
    void(table, 0)
    assert Cell(4, 4) in table.state.auctions
    table.choose(4, 4, 1, 2, 3)

    assert table.phase is Phase.AUCTION_READING
    assert table.state.auction is not None


@pytest.mark.clause("N4.7")
def test_an_auction_that_was_opened_lies_in_the_reserve_again_where_a_lot_has_hidden_it() -> None:
    table = at("revealed, auction")
    new = len(table.state.themes)
    needed = table.refused(VoidTheme(1, 0, REASON))
    assert (needed.code, dict(needed.parameters)) == (
        "lot-needed",
        {"purpose": f"auction-places:red:{new}", "among": "0,1,2,3"},
    )
    table.draw(VoidTheme(1, 0, REASON), 2)

    assert [cell for cell in table.state.auctions if cell.theme == new] == [Cell(new, 2), Cell(new, 4)]
    assert faults(table.state) == ()


def test_a_lot_for_another_theme_hides_nothing() -> None:
    table = at("revealed, auction")

    assert table.refused(VoidTheme(1, 0, REASON, Lot("auction-places:red:1", (0, 1, 2, 3)))).code == "bad-lot"


@pytest.mark.clause("N4.8")
@pytest.mark.parametrize("moment", ["bidding", "bidding, all-in", "auction reading", "thinking"])
def test_a_theme_can_fall_during_its_auction(moment: str) -> None:
    table = at(moment)
    void(table, 1)

    state = table.state
    assert (state.phase, state.auction, state.cell, state.deadline) == (Phase.CHOOSING, None, None, None)
    assert (state.played[-1].cell, state.played[-1].outcome) == (Cell(1, 3), Outcome.WITHDRAWN)
    assert (table.chooser, table.points) == (3, (60, 10, 20))
    assert faults(state) == ()


@pytest.mark.clause("N4.3")
def test_the_choice_stays_with_who_chose_the_question_that_fell() -> None:
    table = blue()
    table.ask_cell(1, 0, right=3)
    table.choose(0, 0)
    table.do(StartReading())
    void(table, 0)

    assert table.chooser == 3


@pytest.mark.clause("N4.3")
def test_an_answer_whose_points_are_off_gives_no_choice() -> None:
    table = blue()
    table.ask_cell(0, 0, right=3)
    void(table, 0)

    assert table.chooser == 1


@pytest.mark.clause("N4.3")
def test_who_was_named_before_the_first_choice_keeps_it() -> None:
    table = blue()
    void(table, 1)

    assert (table.chooser, table.points) == (1, (0, 0, 0))


def test_another_theme_of_the_board_does_not_fall_during_a_question() -> None:
    table = blue()
    table.choose(0, 0)
    refused = table.refused(VoidTheme(1, 0, REASON))

    assert refused.code == "theme-not-now"


@pytest.mark.parametrize("moment", ["choosing, the lowest", "revealed, by choice", "bidding", "thinking"])
def test_a_theme_of_the_round_before_waits_for_the_end_of_this_one(moment: str) -> None:
    assert at(moment).refused(VoidTheme(0, 0, REASON)).code == "theme-not-now"


@pytest.mark.parametrize("moment", ["opening", "round end, Blue"])
def test_a_theme_of_a_round_to_come_cannot_be_void(moment: str) -> None:
    assert at(moment).refused(VoidTheme(1, 0, REASON)).code == "theme-not-now"


def test_at_the_end_of_blue_its_theme_is_replaced_before_red_begins() -> None:
    table = at("round end, Blue")
    void(table, 0)
    assert (table.phase, table.state.round, table.points) == (Phase.CHOOSING, 0, (0, 0, 0))
    table.play_rest()
    table.start()

    assert (table.phase, table.state.round) == (Phase.CHOOSING, 1)


def test_blue_in_sequence_is_replaced_in_sequence() -> None:
    table = semifinal_table()
    table.read()
    table.rule(1, right=True)
    table.skip(4)
    void(table, 0)
    assert (table.phase, table.points) == (Phase.THEME_START, (0, 0, 0))


@pytest.mark.clause("N4.10")
def test_after_red_any_theme_falls_and_the_final_round_waits_for_its_reserve() -> None:
    table = at("round end, Red")
    void(table, 0)
    assert (table.phase, table.state.round) == (Phase.CHOOSING, 0)
    assert table.refused(StartFinal()).code == "not-now"
    table.play_rest()
    void(table, 1)
    assert (table.phase, table.state.round) == (Phase.CHOOSING, 1)
    table.play_rest()

    table.puts_right(1, 10)
    table.puts_right(2, 10)
    table.do(StartFinal())
    assert faults(table.state) == ()


@pytest.mark.clause("N4.3")
def test_at_the_end_the_choice_goes_on_from_the_last_question() -> None:
    """Nobody is asked again who chooses first in Blue, and the lot for it is not drawn again."""
    table = at("round end, Red")
    void(table, 0)
    assert table.chooser == table.state.played[-1].chooser == Seat(3)


def test_when_the_final_round_has_begun_a_theme_falls_without_a_reserve() -> None:
    table = at("round end, final")
    assert table.refused(VoidTheme(0, 0, REASON)).code == "no-board-any-more"
    void(table, 0, None)

    assert (table.phase, table.points) == (Phase.ROUND_END, (0, 50, -120))
    table.do(EndMatch())
    assert [where.seat for where in table.state.places] == [2, 1, 3]


def test_in_the_final_round_an_earlier_theme_waits_for_its_end() -> None:
    assert at("writing").refused(VoidTheme(0, None, REASON)).code == "theme-not-now"
    assert at("writing").refused(VoidTheme(2, None, REASON)).code == "final-theme"


def test_after_an_extra_theme_the_choice_goes_on_from_the_last_question_of_the_board() -> None:
    """An extra theme gives no choice, and nobody is asked again who chooses first in Red."""
    table = semifinal_table()
    table.skip(5)
    table.do(EndTheme())
    table.start()
    table.name(1)
    table.play_rest()
    table.do(EndMatch(), StartExtra(1, 0))
    table.read()
    table.rule(2, right=True)
    table.skip(4)
    table.do(EndTheme(), EndMatch())
    void(table, 1)

    assert (table.phase, table.chooser) == (Phase.CHOOSING, 1)


def test_the_round_does_not_end_before_the_reserve_is_played() -> None:
    table = blue()
    void(table, 1)
    table.ask_cell(0, 0)

    assert table.refused(EndRound()).code == "questions-left"
