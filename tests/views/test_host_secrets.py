"""Players may see the host's screen: it knows neither where auctions lie nor a stake before its time."""

import pytest

from station.rules.commands import (
    CollectAnswers,
    FinishReading,
    MakeStake,
    NameChooser,
    StartReading,
    StartRound,
)
from station.rules.model import HowNamed, Points, Seat
from station.views.host_view import HostView, host_view
from tests.rules.boards import Board, begin_at
from tests.rules.endings import Ending, at_stakes

HELD = [(0, 1), (0, 2), (1, 3)]
"""Questions that are auctions in neither of two matches."""


def looks_at(game: Board | Ending) -> HostView:
    return host_view(game.history)


def played_through(game: Board) -> list[HostView]:
    """What the host sees from the board on, while no auction is opened; the beginning undone and redone."""
    game.undo()
    seen = [looks_at(game)]
    game.redo()
    seen.append(looks_at(game))
    game.do(NameChooser(Seat(1), HowNamed.AGREED))
    for cell, winner in zip(HELD, (2, 3, 1), strict=True):
        game.ask_cell(*cell, right=winner)
        seen.append(looks_at(game))
        game.undo()
        seen.append(looks_at(game))
        game.redo()
    return seen


@pytest.mark.clause("N4.7")
def test_matches_that_differ_in_the_lot_of_the_auctions_look_the_same() -> None:
    views = []
    for place in (0, 9):
        game = Board(begin_at("final"))
        game.draw(StartRound(), place)
        views.append([looks_at(game), *played_through(game)])

    assert views[0] == views[1]


@pytest.mark.clause("N4.7")
def test_matches_that_differ_in_auctions_set_beforehand_look_the_same() -> None:
    views = []
    for place in ((0, 0), (1, 4)):
        game = Board(begin_at("final", place))
        views.append([looks_at(game)])
        game.start()
        views[-1] += played_through(game)

    assert views[0] == views[1]


@pytest.mark.clause("N4.7")
def test_the_screen_tells_an_auction_apart_when_it_is_opened() -> None:
    views = []
    for place in ((0, 0), (1, 4)):
        game = Board(begin_at("final", place))
        game.start()
        game.name(1)
        game.choose(0, 0, 1, 2, 3)
        views.append(looks_at(game))

    assert views[0] != views[1]


def staked(*amounts: int) -> list[HostView]:
    """What the host sees from the stakes to the first ruling, without that one."""
    game = at_stakes(100, 200, 300)
    seen = []
    for seat, amount in enumerate(amounts, 1):
        game.do(MakeStake(Seat(seat), Points(amount)))
        seen.append(looks_at(game))
    game.undo()
    seen.append(looks_at(game))
    game.redo()
    for command in (StartReading(), FinishReading(), CollectAnswers()):
        game.do(command)
        seen.append(looks_at(game))
    return seen


@pytest.mark.clause("N4.11.1")
def test_matches_that_differ_in_stakes_look_the_same_until_they_are_ruled_on() -> None:
    assert staked(10, 20, 30) == staked(99, 1, 300)
