"""Late rounds through a live match: lots that bind, snapshots, what lists of matches show."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from station.journal.glance import glance
from station.journal.summary import Summary
from station.live.chance import Lots
from station.live.opening import resume_match, verify_match
from station.rules.commands import Begin, Choose, DrawChooser, OpenBidding, SetPoints, StartRound, VoidLot
from station.rules.events import BiddingOpened, ChooserNamed, RoundStarted
from station.rules.model import Cell, Lot, Points, Seat
from station.rules.state import Phase
from tests.live.stations import Station, new_match, saved
from tests.live.test_lots import Hat
from tests.rules.tables import at, begin_final

BLUE_LOTS = Lot("auction-places:blue", (4, 3, 2, 1, 0)), Lot("first-chooser:blue", (3, 2, 1))
"""What a hat gives that turns everything round."""


def drawn_final() -> Begin:
    """A final of few themes whose auctions lots must tell."""
    return replace(begin_final(), auctions=())


def lots_in(path: Path) -> tuple[Lot, ...]:
    """The lots that a match file has kept, in their order."""
    events = [event for entry in saved(path) for event in entry.events]
    with_lot = RoundStarted | ChooserNamed | BiddingOpened
    return tuple(event.lot for event in events if isinstance(event, with_lot) and event.lot)


@pytest.fixture
def hat() -> Hat:
    return Hat()


@pytest.fixture
def station(tmp_path: Path, hat: Hat) -> Iterator[Station]:
    table = Station(new_match(tmp_path, command=drawn_final()), lots=Lots(hat)).start()
    yield table
    table.match.close()


@pytest.mark.clause("N4.3", "N4.7")
def test_places_of_auctions_and_the_first_chooser_are_drawn_and_recorded(station: Station, hat: Hat) -> None:
    station.play_asked(StartRound(), DrawChooser())

    assert (station.state.auctions, station.state.named) == ((Cell(0, 4),), 3)
    assert (lots_in(station.path), hat.draws) == (BLUE_LOTS, 2)


@pytest.mark.clause("N4.3", "N4.7")
def test_lots_are_binding_through_undo_and_reopening(station: Station, hat: Hat) -> None:
    station.play_asked(StartRound(), DrawChooser())
    station.undo()
    station.play_asked(DrawChooser())
    station.undo()
    station.undo()
    assert station.phase is Phase.OPENING
    station.match.close()

    other = Hat()
    again = Station(resume_match(station.path), lots=Lots(other)).start()
    again.play_asked(StartRound(), DrawChooser())

    assert (again.state.lots, hat.draws, other.draws) == (BLUE_LOTS, 2, 0)
    again.match.close()


@pytest.mark.clause("N4.3")
def test_a_void_lot_is_drawn_anew_once(station: Station, hat: Hat) -> None:
    station.play_asked(StartRound(), DrawChooser())
    station.do(VoidLot("first-chooser:blue", "упал со стола"))
    for _ in range(2):
        station.play_asked(DrawChooser())
        assert station.state.lots[-1].purpose == "first-chooser:blue#2"
        station.undo()

    assert hat.draws == 3
    station.undo()
    assert (station.state.named, station.state.lots) == (3, BLUE_LOTS)


@pytest.mark.clause("N4.8")
def test_equals_are_asked_in_an_order_that_is_drawn_once_for_an_auction(station: Station, hat: Hat) -> None:
    station.play_asked(StartRound(), DrawChooser())
    station.do(*(SetPoints(Seat(seat), Points(100), "для пробы") for seat in (1, 2, 3)))
    (cell,) = station.state.auctions
    station.play_asked(Choose(cell))
    assert station.state.auction is not None
    order, drawn = station.state.auction.order, hat.draws
    station.do(SetPoints(Seat(1), Points(90), "для пробы"), SetPoints(Seat(1), Points(100), "для пробы"))
    station.play_asked(OpenBidding())

    assert station.state.auction is not None
    assert (station.state.auction.order, hat.draws) == (order, drawn)


def test_the_end_of_each_round_leaves_a_snapshot(tmp_path: Path) -> None:
    station = Station(new_match(tmp_path, command=begin_final())).start()
    station.play_like(at("round end, final"))
    station.match.close()
    found = verify_match(station.path)

    assert (found.snapshots, found.differing) == (3 + 1, ())


def summary(path: Path) -> Summary:
    found = glance(path).summary
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("moment", "played", "phase"),
    [
        ("opening", 0, "opening"),
        ("bidding", 1, "bidding"),
        ("round end, Blue", 1, "round-end"),
        ("round end, Red", 2, "round-end"),
        ("writing", 2, "writing"),
        ("tied", 2, "tied"),
        ("extra theme, reading", 2, "reading"),
    ],
)
def test_lists_count_the_themes_of_all_rounds(tmp_path: Path, moment: str, played: int, phase: str) -> None:
    station = Station(new_match(tmp_path, command=begin_final())).start()
    station.play_like(at(moment))
    shown = summary(station.path)

    assert (shown.themes_played, shown.themes, shown.phase) == (played, 2, phase)
    assert shown.by_choice == (phase in {"opening", "bidding", "round-end"})
    assert (shown.finished, shown.scores) == (False, tuple(station.state.totals))
    station.match.close()


@pytest.mark.parametrize("moment", ["left open", "finished"])
def test_lists_show_that_a_match_is_over(tmp_path: Path, moment: str) -> None:
    station = Station(new_match(tmp_path, command=begin_final())).start()
    station.play_like(at(moment))

    assert (summary(station.path).finished, summary(station.path).themes_played) == (True, 2)
    station.match.close()
