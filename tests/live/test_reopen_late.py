"""Late rounds opened again: whose choice, which bids, stakes and answers, and what was left of the clocks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from station.live.opening import fold_entries
from station.rules.commands import (
    CollectAnswers,
    MakeBid,
    MakeStake,
    PassBid,
    Reopen,
    Resume,
    Rule,
    StartReading,
    TellAnswer,
)
from station.rules.faults import faults
from station.rules.model import Points, Seat
from station.rules.state import Phase, scores
from tests.live.stations import Station, new_match, saved
from tests.live.test_reopen import lasting, reopened
from tests.rules.games import seconds
from tests.rules.tables import at, begin_final

MOMENTS = (
    "choosing, nobody named",
    "choosing, named",
    "announced",
    "round end, Blue",
    "bidding",
    "bidding, all-in",
    "auction reading",
    "thinking",
    "thinking, overdue",
    "round end, Red",
    "stakes",
    "stakes, one is in",
    "final reading",
    "writing",
    "writing, overdue",
    "read-out",
    "final ruling",
    "final ruling, second",
    "round end, final",
    "tied",
    "left open",
    "extra theme, reading",
    "extra theme, over",
    "finished",
)


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A final of few themes."""
    table = Station(new_match(tmp_path, command=begin_final())).start()
    yield table
    table.match.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_match_stands_where_it_stood(station: Station, moment: str) -> None:
    table = at(moment)
    station.play_like(table)
    assert (station.phase, scores(station.state)) == (table.phase, scores(table.state))
    before, left = saved(station.path), station.state.deadline and station.left
    again = reopened(station)

    assert lasting(again.state) == lasting(station.state)
    assert (again.state.paused, faults(again.state)) == (True, ())
    assert (again.state.deadline and again.left) == left
    entries = saved(station.path)
    assert (entries[:-1], entries[-1].command) == (before, Reopen())
    assert fold_entries(tuple(entries)) == again.history
    again.match.close()


def test_an_auction_goes_on_with_the_same_bids(station: Station) -> None:
    station.play_like(at("bidding, all-in"))
    again = reopened(station)
    assert again.refusal(MakeBid(Seat(1), Points(90))).code == "bid-not-all-in"
    again.do(PassBid(Seat(1)))

    assert (again.phase, again.state.answerer) == (Phase.AUCTION_READING, 3)
    again.match.close()


@pytest.mark.parametrize("moment", ["thinking", "writing"])
def test_the_time_to_think_goes_on_with_what_was_left(station: Station, moment: str) -> None:
    station.play_like(at(moment))
    station.pass_time(seconds(3))
    station.glance()
    left = station.deadline.due - saved(station.path)[-1].at
    again = reopened(station)
    again.pass_time(seconds(60))
    again.do(Resume())
    assert again.left == left > 0
    again.pass_time(left - 1)
    again.glance()
    assert not again.state.overdue
    again.pass_time(1)
    again.wait_until(lambda: again.state.overdue)

    assert (again.phase, again.state.ledger) == (station.phase, station.state.ledger)
    again.do(Rule(right=True) if moment == "thinking" else CollectAnswers())
    again.match.close()


def test_stakes_that_are_in_stay_in(station: Station) -> None:
    station.play_like(at("stakes, one is in"))
    again = reopened(station)
    assert again.refusal(StartReading()).code == "stakes-missing"
    again.do(MakeStake(Seat(1), Points(1)), StartReading())

    assert again.phase is Phase.FINAL_READING
    again.match.close()


def test_rulings_of_the_final_round_go_on_with_the_next(station: Station) -> None:
    station.play_like(at("final ruling, second"))
    again = reopened(station)
    assert (again.state.answerer, again.refusal(TellAnswer()).code) == (1, "not-now")
    again.do(Rule(right=True))

    assert (again.phase, list(scores(again.state).values())) == (Phase.ROUND_END, [400, 60, -100])
    again.match.close()
