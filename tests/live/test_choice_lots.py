"""Rounds by choice and auctions draw their lots in the live match, once and for good (N4.3, N4.7, N4.8)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from station.live.chance import Lots
from station.live.opening import resume_match
from station.rules.board import chooser
from station.rules.commands import Choose, DrawChooser, Leave, LotCommand, OpenBidding, SetPoints, StartRound
from station.rules.events import BiddingOpened, ChooserNamed, RoundStarted
from station.rules.model import Cell, Lot, Points, Seat
from station.rules.state import Phase
from tests.live.stations import Station, new_match, saved
from tests.rules.boards import REASON, begin_at
from tests.rules.games import TICK


class Hat:
    """Chance in the test's hand: the n-th draw turns the numbers round by n, so that no two are the same."""

    def __init__(self) -> None:
        self.draws = 0

    def __call__(self, order: list[int]) -> None:
        self.draws += 1
        turns = self.draws % len(order)
        order[:] = order[turns:] + order[:turns]


def new_station(folder: Path, hat: Hat, *auctions: tuple[int, int]) -> Station:
    """A final of two themes in each round, before its first."""
    return Station(new_match(folder, command=begin_at("final", *auctions)), lots=Lots(hat)).start()


def reopened(station: Station, hat: Hat) -> Station:
    """The same match, opened again from its file; nothing is left of what was drawn but the file."""
    station.match.close()
    return Station(resume_match(station.path), lots=Lots(hat)).start()


def draw(station: Station, command: LotCommand) -> Lot:
    """Submit a command that needs a lot; the one that was drawn."""
    before = station.history.acts[-1].number
    station.pass_time(TICK)
    station.ask(command)
    station.wait_until(lambda: station.history.acts[-1].number > before)
    return station.state.lots[-1]


def before_round(station: Station) -> LotCommand:
    """The auctions' places are to be drawn."""
    assert station.phase is Phase.OPENING
    return StartRound()


def before_first_choice(station: Station) -> LotCommand:
    """Nobody has the choice yet."""
    draw(station, StartRound())
    return DrawChooser()


def before_auction(station: Station) -> LotCommand:
    """An auction is about to be opened among equals."""
    draw(station, before_first_choice(station))
    station.do(*(SetPoints(seat, Points(100), REASON) for seat in station.state.seats))
    (place,) = station.state.auctions
    return Choose(place)


def before_new_bidding(station: Station) -> LotCommand:
    """A player has left while bids were made."""
    draw(station, before_auction(station))
    station.do(Leave(Seat(2)))
    return OpenBidding()


Lead = Callable[[Station], LotCommand]
each = pytest.mark.parametrize(
    "lead", [before_round, before_first_choice, before_auction, before_new_bidding]
)


def kept(path: Path) -> list[Lot]:
    """The lots that a match file holds, in the order in which they were drawn."""
    events = (event for entry in saved(path) for event in entry.events)
    drawn = (event for event in events if isinstance(event, RoundStarted | ChooserNamed | BiddingOpened))
    return [event.lot for event in drawn if event.lot]


@each
def test_a_lot_is_drawn_once_and_recorded(tmp_path: Path, lead: Lead) -> None:
    hat = Hat()
    station = new_station(tmp_path, hat)
    command = lead(station)
    before = hat.draws
    lot = draw(station, command)
    station.match.close()

    assert hat.draws == before + 1
    assert kept(station.path)[-1] == lot


@each
def test_an_undo_does_not_draw_again(tmp_path: Path, lead: Lead) -> None:
    hat = Hat()
    station = new_station(tmp_path, hat)
    command = lead(station)
    lot, drawn = draw(station, command), hat.draws
    station.undo()
    again = draw(station, command)

    assert (again, hat.draws) == (lot, drawn)
    station.match.close()


@each
def test_an_undone_lot_binds_after_reopening(tmp_path: Path, lead: Lead) -> None:
    station = new_station(tmp_path, Hat())
    command = lead(station)
    lot = draw(station, command)
    station.undo()
    hat = Hat()
    station = reopened(station, hat)

    assert (draw(station, command), hat.draws) == (lot, 0)
    station.match.close()


@each
def test_redo_after_reopening_draws_nothing(tmp_path: Path, lead: Lead) -> None:
    station = new_station(tmp_path, Hat())
    lot = draw(station, lead(station))
    station.undo()
    hat = Hat()
    station = reopened(station, hat)
    station.redo()

    assert (station.state.lots[-1], hat.draws) == (lot, 0)
    station.match.close()


def test_what_the_lots_told_is_what_is_played(tmp_path: Path) -> None:
    station = new_station(tmp_path, Hat())
    draw(station, before_auction(station))
    places, first, order = station.state.lots

    assert station.state.auctions == (Cell(*divmod(places.order[0], 5)),)
    assert station.state.chooser == first.order[0]
    assert station.state.auction is not None
    assert station.state.auction.order == order.order
    station.match.close()


def test_a_player_who_is_back_finds_the_first_lot_again(tmp_path: Path) -> None:
    """The lot among those who remained must not push out the one among all."""
    hat = Hat()
    station = new_station(tmp_path, hat)
    choose = before_auction(station)
    among_all = draw(station, choose)
    station.do(Leave(Seat(2)))
    draw(station, OpenBidding())
    drawn = hat.draws
    for _ in range(3):
        station.undo()
    assert station.phase is Phase.CHOOSING
    assert (draw(station, choose), hat.draws) == (among_all, drawn)
    station.undo()
    station = reopened(station, hat)

    assert (draw(station, choose), hat.draws) == (among_all, drawn)
    station.match.close()


def test_places_that_were_set_and_a_clear_order_draw_nothing(tmp_path: Path) -> None:
    hat = Hat()
    station = new_station(tmp_path, hat, (0, 2))
    station.do(StartRound())
    station.do(SetPoints(Seat(2), Points(100), REASON), SetPoints(Seat(3), Points(200), REASON))
    assert (hat.draws, chooser(station.state)) == (0, None)
    draw(station, DrawChooser())
    station.do(Choose(Cell(0, 2)))

    assert (hat.draws, [lot.purpose for lot in station.state.lots]) == (1, ["first-chooser:blue"])
    station.match.close()
