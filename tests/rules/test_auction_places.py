"""Where auctions lie: drawn in secret before the round, or set beforehand (N4.7)."""

from dataclasses import replace

import pytest

from station.rules import history
from station.rules.board import unplayed
from station.rules.commands import Begin, EndTheme, StartRound, VoidTheme
from station.rules.events import RoundStarted
from station.rules.model import Cell, Lot
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.boards import REASON, Board, at_board, begin_at, red

pytestmark = pytest.mark.clause("N4.7")


def begun(game: Board) -> RoundStarted:
    """The round that has begun a moment ago."""
    (event,) = game.entries[-1].events
    assert isinstance(event, RoundStarted)
    return event


def refusal(command: Begin) -> Refused:
    """Why a game does not begin."""
    answer = history.begin(command)
    assert isinstance(answer, Refused)
    return answer


def final() -> Board:
    """A final of two themes in each round, before the first."""
    return Board(begin_at())


def at_red(*blue: tuple[int, int]) -> Board:
    """The same when Blue is over."""
    game = at_board(*blue)
    game.play_rest()
    return game


def test_the_lot_is_drawn_among_all_questions_of_the_round() -> None:
    wanted = final().wanted(StartRound())

    assert wanted == {"purpose": "auction-places:blue", "among": "0,1,2,3,4,5,6,7,8,9"}


@pytest.mark.parametrize(("place", "cell"), [(0, (0, 0)), (4, (0, 4)), (5, (1, 0)), (9, (1, 4))])
def test_in_blue_of_a_final_one_auction_lies_where_the_lot_says(place: int, cell: tuple[int, int]) -> None:
    game = final()
    game.start(place)

    assert game.state.auctions == begun(game).auctions == (Cell(*cell),)


def test_in_red_of_a_final_two_auctions_lie_where_the_lot_says() -> None:
    game = at_red()
    assert game.wanted(StartRound())["purpose"] == "auction-places:red"
    game.start(7, 1)

    assert begun(game).auctions == (Cell(2, 1), Cell(3, 2))


def test_in_red_of_a_semifinal_there_is_one_and_in_blue_none() -> None:
    game = Board(begin_at("semifinal", themes=1))
    game.skip(5)
    assert not game.state.auctions
    game.do(EndTheme())
    game.start(3)

    assert game.state.auctions == (Cell(1, 3),)


def test_the_lot_is_recorded() -> None:
    game = final()
    game.start(9)
    lot = begun(game).lot

    assert lot is not None
    assert (lot.purpose, lot.order[0], lot in game.state.lots) == ("auction-places:blue", 9, True)


ALL = tuple(range(10))


@pytest.mark.parametrize(
    "lot",
    [
        Lot("auction-places:red", ALL),
        Lot("auction-places", ALL),
        Lot("auction-places:blue", ALL[:-1]),
        Lot("auction-places:blue", (*ALL, 10)),
        Lot("auction-places:blue", (0, *ALL[:-1])),
        Lot("auction-places:blue", ()),
    ],
)
def test_another_lot_does_not_serve(lot: Lot) -> None:
    game = final()

    assert game.refused(StartRound(lot)).code == "bad-lot"
    assert (game.phase, game.state.auctions) == (Phase.OPENING, ())


def test_places_that_were_set_need_no_lot() -> None:
    game = Board(begin_at("final", (1, 2), (2, 0), (3, 4)))
    game.do(StartRound())
    assert begun(game).lot is None
    game.name(1)
    game.play_rest()
    game.do(StartRound())

    assert game.state.auctions == (Cell(1, 2), Cell(2, 0), Cell(3, 4))


def test_a_round_by_choice_without_auctions_draws_nothing() -> None:
    command = begin_at()
    rounds = tuple(replace(part, auctions=0) for part in command.stage.rounds)
    game = Board(replace(command, stage=replace(command.stage, rounds=rounds)))
    game.do(StartRound())

    assert (begun(game).auctions, begun(game).lot) == ((), None)


def test_a_round_without_set_places_gets_them_by_lot_beside_one_with() -> None:
    game = at_red((1, 2))
    game.start(0, 9)

    assert set(game.state.auctions) == {Cell(1, 2), Cell(2, 0), Cell(3, 4)}


@pytest.mark.parametrize(
    ("places", "number", "needed"),
    [(((0, 0), (1, 1)), 2, 1), (((2, 0),), 1, 2), (((1, 1), (2, 0), (2, 1), (3, 1)), 3, 2)],
)
def test_another_number_of_set_auctions_is_refused(
    places: tuple[tuple[int, int], ...], number: int, needed: int
) -> None:
    refused = refusal(begin_at("final", *places))

    assert (refused.code, refused.clause) == ("auction-count", "N4.7")
    assert dict(refused.parameters) == {"number": number, "needed": needed}


def test_a_place_set_twice_is_one_place() -> None:
    refused = refusal(begin_at("final", (2, 0), (2, 0)))
    assert dict(refused.parameters) == {"number": 1, "needed": 2}

    assert Board(begin_at("final", (0, 1), (0, 1))).state.auctions == (Cell(0, 1),)


def test_no_auction_is_set_in_a_round_in_sequence() -> None:
    refused = refusal(begin_at("semifinal", (0, 3), (2, 3)))

    assert (refused.code, dict(refused.parameters)) == ("auction-count", {"number": 1, "needed": 0})


@pytest.mark.parametrize("place", [(0, 5), (0, -1), (4, 0), (-1, 2)])
def test_no_auction_is_set_beside_the_board(place: tuple[int, int]) -> None:
    assert refusal(begin_at("final", place)).code == "no-such-cell"


def test_a_place_is_an_ordinary_cell_until_it_is_opened() -> None:
    game = at_board((0, 1))
    assert Cell(0, 1) in unplayed(game.state, 0)
    game.choose(0, 1, 1, 2, 3)

    assert game.state.auction is not None


def test_only_the_places_are_auctions() -> None:
    game = at_board((0, 1))
    game.ask_cell(0, 0)
    game.ask_cell(0, 2)

    assert [done.auction for done in game.state.played] == [None, None]


def test_undo_and_redo_of_the_rounds_beginning() -> None:
    game = final()
    game.start(6)
    game.undo()
    assert (game.phase, game.state.auctions) == (Phase.OPENING, ())
    game.redo()

    assert (game.phase, game.state.auctions) == (Phase.CHOOSING, (Cell(1, 1),))


def test_a_hidden_auction_moves_with_its_place_to_the_reserve() -> None:
    game = red()
    assert game.state.auctions == (Cell(1, 4),)
    game.name(1)
    game.do(VoidTheme(1, 0, REASON))
    game.choose(2, 4, 1, 2, 3)

    assert game.auction.price == 100
