"""Every act of the late rounds and every correction is undone and redone, at any depth, over restarts."""

import pytest

from station.rules.commands import Resume, Undo
from station.rules.faults import faults
from station.rules.model import Cell
from station.rules.state import Phase
from tests.rules.tables import Table, at
from tests.rules.test_undo import lasting


@pytest.mark.parametrize("end", ["finished", "finished, in sequence"])
@pytest.mark.parametrize("restart_at", [0, 10, 30])
def test_a_whole_game_is_undone_and_redone(end: str, restart_at: int) -> None:
    table = at(end)
    states = [act.after for act in table.history.acts]
    for step, state in enumerate(reversed(states[:-1])):
        table.undo()
        if step == restart_at:
            table.restart()
        assert (lasting(table.state), faults(table.state)) == (lasting(state), ())
    assert table.refused(Undo(table.history.acts[-1].number)).code == "nothing-to-undo"
    for step, state in enumerate(states[1:]):
        table.redo()
        if step == restart_at:
            table.restart()
        assert (lasting(table.state), faults(table.state)) == (lasting(state), ())
    assert table.refold() == table.history


@pytest.mark.parametrize("moment", ["thinking, overdue", "writing, overdue"])
def test_an_undone_expiry_gives_all_the_time_again(moment: str) -> None:
    table = at(moment)
    table.undo()
    table.do(Resume())

    assert (table.state.overdue, table.deadline.length) == (False, table.left)


def test_an_undone_bid_is_asked_for_again() -> None:
    table = at("bidding, all-in")
    table.undo()
    assert (table.phase, table.auction.bids, table.asked) == (Phase.BIDDING, (), 3)
    table.bid(3, 80)

    assert table.asked == 1


def test_an_undone_choice_leaves_it_to_the_same_player() -> None:
    table = at("announced")
    table.undo()
    assert (table.phase, table.chooser) == (Phase.CHOOSING, 2)
    table.choose(0, 4)

    assert table.state.cell == Cell(0, 4)


def test_an_undone_stake_is_not_in() -> None:
    table = at("stakes, one is in")
    table.undo()

    assert table.state.final is not None
    assert (table.phase, table.state.final.stakes) == (Phase.STAKES, ())


def test_a_reserve_that_an_undo_gives_back_can_be_used_again() -> None:
    table: Table = at("extra theme, begun")
    reserves = table.state.reserves
    table.undo()

    assert (table.phase, len(table.state.reserves)) == (Phase.LEFT_OPEN, len(reserves) + 1)
    table.redo()
    assert table.state.reserves == reserves
