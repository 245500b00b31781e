"""An auction's bidding, from the choice to the winner (N4.8)."""

import pytest

from station.rules.commands import PassBid
from station.rules.events import AuctionWon
from station.rules.model import Seat
from station.rules.records import BidKind
from station.rules.state import Phase
from tests.rules.boards import at_auction

pytestmark = pytest.mark.clause("N4.8")

BID, FORCED, OVER = BidKind.BID, BidKind.FORCED, BidKind.PASSED_OVER


# The first bid. The auction's price is 30 in all these games.


@pytest.mark.parametrize("amount", [30, 40, 90, 100])
def test_who_chose_bids_first_from_the_price_to_the_own_score(amount: int) -> None:
    game = at_auction(100, 200, 300)
    assert (game.phase, game.asked, game.turns) == (Phase.BIDDING, 1, [])
    game.bid(1, amount)

    assert game.turns == [(1, BID, amount)]


@pytest.mark.parametrize(
    ("amount", "code", "parameters"),
    [
        (20, "bid-below-price", {"amount": 20, "price": 30}),
        (0, "bid-below-price", {"amount": 0, "price": 30}),
        (-30, "bid-below-price", {"amount": -30, "price": 30}),
        (35, "bid-not-multiple", {"amount": 35, "step": 10}),
        (110, "bid-above-score", {"amount": 110, "score": 100}),
    ],
)
def test_another_first_bid_is_refused(amount: int, code: str, parameters: dict[str, int]) -> None:
    game = at_auction(100, 200, 300)
    refused = game.bid_refused(1, amount)

    assert (refused.code, dict(refused.parameters)) == (code, parameters)
    game.bid(1, 30)


def test_a_first_bid_of_all_the_points_is_a_multiple_too() -> None:
    game = at_auction(105, 200, 300)
    assert game.bid_refused(1, 105).code == "bid-not-multiple"
    game.bid(1, 100)

    assert not game.auction.bids[0].all_in


def test_who_chose_does_not_pass_the_first_bid() -> None:
    game = at_auction(100, 200, 300)

    assert game.bidding_refused(PassBid(Seat(1))).code == "first-bid"


@pytest.mark.parametrize("seat", [2, 3])
def test_nobody_else_bids_first(seat: int) -> None:
    game = at_auction(100, 200, 300)
    refused = game.bid_refused(seat, 50)
    assert (refused.code, dict(refused.parameters)) == ("not-asked", {"seat": seat, "asked": 1})

    assert game.bidding_refused(PassBid(Seat(seat))).code == "not-asked"


@pytest.mark.parametrize("score", [20, 10, 0, -50, 29])
def test_a_price_above_the_own_score_is_bid_by_itself(score: int) -> None:
    game = at_auction(score, 200, 300)

    assert (game.turns, game.asked) == ([(1, FORCED, 30)], 2)
    assert not game.auction.bids[0].all_in


def test_a_score_equal_to_the_price_is_all_in_at_once() -> None:
    game = at_auction(30, 200, 300)
    assert game.turns == []
    assert game.bid_refused(1, 20).code == "bid-below-price"
    game.bid(1, 30)

    assert game.auction.bids[0].all_in
    assert game.bid_refused(2, 40).code == "bid-not-all-in"


# Raises, in turn from the lowest score up.


def test_the_lowest_is_asked_first_then_upwards_and_round_again() -> None:
    game = at_auction(300, 200, 100)
    asked = [game.asked]
    for amount in (30, 40, 50, 60, 70):
        game.bid(asked[-1], amount)
        asked.append(game.asked)

    assert asked == [1, 3, 2, 1, 3, 2]


def test_the_holder_is_not_asked() -> None:
    game = at_auction(200, 100, 300)
    game.bid(1, 30)
    game.passes(2)
    assert game.asked == 3
    game.passes(3)

    assert game.sold == (1, 30)


def test_who_passed_is_out_until_the_end() -> None:
    game = at_auction(200, 100, 300)
    game.bid(1, 30)
    game.passes(2)
    game.bid(3, 40)
    game.bid(1, 50)
    assert game.asked == 3
    assert game.bid_refused(2, 60).code == "not-asked"
    game.passes(3)

    assert game.sold == (1, 50)


def test_who_chose_may_be_outbid_and_pass() -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 30)
    game.passes(2)
    game.bid(3, 40)
    game.passes(1)

    assert game.sold == (3, 40)
    assert isinstance(game.entries[-1].events[-1], AuctionWon)


def test_nobody_bids_out_of_turn() -> None:
    game = at_auction(200, 100, 300)
    game.bid(1, 30)
    assert game.bid_refused(3, 40).code == "not-asked"
    assert game.bid_refused(1, 40).code == "not-asked"

    assert game.bid_refused(4, 40).code == "not-asked"


@pytest.mark.parametrize("amount", [40, 90, 200])
def test_a_raise_is_a_higher_multiple_within_the_score(amount: int) -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 30)
    game.bid(2, amount)

    assert game.auction.highest == game.auction.bids[-1]


@pytest.mark.parametrize(
    ("amount", "code", "parameters"),
    [
        (50, "bid-not-higher", {"amount": 50, "highest": 50}),
        (40, "bid-not-higher", {"amount": 40, "highest": 50}),
        (55, "bid-not-multiple", {"amount": 55, "step": 10}),
        (210, "bid-above-score", {"amount": 210, "score": 200}),
    ],
)
def test_another_raise_is_refused(amount: int, code: str, parameters: dict[str, int]) -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 50)
    refused = game.bid_refused(2, amount)

    assert (refused.code, dict(refused.parameters), game.asked) == (code, parameters, 2)


def test_all_in_need_be_no_multiple() -> None:
    game = at_auction(100, 57, 300)
    game.bid(1, 50)
    game.bid(2, 57)

    assert (game.turns[-1], game.auction.bids[-1].all_in) == ((2, BID, 57), True)
