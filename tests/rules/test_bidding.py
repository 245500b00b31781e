"""Which bids are legal, and who is asked next (N4.8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.bidding import BidRange, asked, first_range, raise_range
from station.rules.model import Points, Seat
from station.rules.records import Auction, Bid, BidKind
from tests.rules.games import seats

pytestmark = pytest.mark.clause("N4.8")

STEP = Points(10)
PRICES = st.sampled_from([10, 20, 30, 40, 50, 60, 80, 100]).map(Points)
SCORES = st.one_of(st.integers(-20, 60).map(lambda tens: 10 * tens), st.integers(-200, 600)).map(Points)
AMOUNTS = st.one_of(st.integers(-10, 70).map(lambda tens: 10 * tens), st.integers(-100, 700))


def bid(amount: int, *, all_in: bool = False, kind: BidKind = BidKind.BID) -> Bid:
    """The bid to beat, made by another player."""
    return Bid(Seat(1), kind, Points(amount), all_in)


def first(price: int, score: int) -> BidRange:
    return first_range(Points(price), Points(score), STEP)


def over(highest: Bid, score: int) -> BidRange:
    return raise_range(highest, Points(score), STEP)


@given(PRICES, SCORES, AMOUNTS)
def test_a_first_bid_is_a_multiple_from_the_price_to_the_own_score(
    price: Points, score: Points, amount: int
) -> None:
    is_legal = amount % 10 == 0 and price <= amount <= score

    assert first_range(price, score, STEP).holds(amount) == is_legal


@given(PRICES, SCORES)
def test_only_a_price_above_the_own_score_leaves_no_first_bid(price: Points, score: Points) -> None:
    assert first_range(price, score, STEP).is_empty == (price > score)


@given(AMOUNTS, SCORES, AMOUNTS)
def test_a_raise_is_higher_within_the_score_and_a_multiple_or_all(
    highest: int, score: Points, amount: int
) -> None:
    is_legal = highest < amount <= score and (amount % 10 == 0 or amount == score)

    assert over(bid(highest), score).holds(amount) == is_legal


@given(AMOUNTS, SCORES, AMOUNTS)
def test_an_all_in_is_beaten_by_a_larger_all_in_alone(highest: int, score: Points, amount: int) -> None:
    is_legal = amount == score > highest

    assert over(bid(highest, all_in=True), score).holds(amount) == is_legal


@given(st.builds(bid, AMOUNTS, all_in=st.booleans()), SCORES)
def test_whose_score_is_not_above_the_bid_has_no_raise(highest: Bid, score: Points) -> None:
    assert over(highest, score).is_empty == (score <= highest.amount)


@given(PRICES, SCORES, AMOUNTS, SCORES)
def test_the_ends_of_a_range_are_legal_themselves(
    price: Points, own: Points, highest: int, score: Points
) -> None:
    for bids in (first_range(price, own, STEP), over(bid(highest), score)):
        ends = [end for end in (bids.least, bids.most, bids.all_in) if end is not None]
        assert all(bids.holds(end) for end in ends)
        assert bool(ends) == (not bids.is_empty)


@pytest.mark.parametrize(
    ("price", "score", "least", "most"),
    [(30, 30, 30, 30), (30, 100, 30, 100), (30, 39, 30, 30), (50, 1200, 50, 1200)],
)
def test_first_bids(price: int, score: int, least: int, most: int) -> None:
    assert first(price, score) == BidRange(STEP, Points(least), Points(most), None)


@pytest.mark.parametrize("score", [29, 10, 0, -40])
def test_below_the_price_there_is_no_choice(score: int) -> None:
    assert first(30, score).is_empty


def test_a_club_with_odd_prices_has_multiples_too() -> None:
    assert first(25, 47) == BidRange(STEP, Points(30), Points(40), None)
    assert first(25, 29).is_empty


@pytest.mark.parametrize(
    ("highest", "score", "least", "most", "all_in"),
    [
        (bid(30), 100, 40, 100, 100),
        (bid(30), 47, 40, 40, 47),
        (bid(30), 35, None, None, 35),
        (bid(30), 30, None, None, None),
        (bid(30, all_in=True), 100, None, None, 100),
        (bid(30, all_in=True), 30, None, None, None),
        (bid(35, all_in=True), 40, None, None, 40),
        (bid(30, kind=BidKind.FORCED), 40, 40, 40, 40),
    ],
)
def test_raises(highest: Bid, score: int, least: int | None, most: int | None, all_in: int | None) -> None:
    found = over(highest, score)

    assert (found.least, found.most, found.all_in) == (least, most, all_in)


# Who is asked.


def auction(*turns: tuple[int, BidKind], order: tuple[int, ...] = (2, 3, 1), opener: int = 3) -> Auction:
    """An auction after these turns; every bid is higher than the one before."""
    bids = [Bid(Seat(seat), kind, Points(10 * place)) for place, (seat, kind) in enumerate(turns, start=3)]
    return Auction(Seat(opener), Points(30), seats(*order), tuple(bids))


BID, PASS, OVER = BidKind.BID, BidKind.PASS, BidKind.PASSED_OVER


@pytest.mark.parametrize(
    ("turns", "turn"),
    [
        ((), 3),
        (((3, BID),), 2),
        (((3, BidKind.FORCED),), 2),
        (((3, BID), (2, BID)), 3),
        (((3, BID), (2, PASS)), 1),
        (((3, BID), (2, BID), (3, PASS)), 1),
        (((3, BID), (2, BID), (3, BID)), 1),
        (((3, BID), (2, BID), (3, BID), (1, BID)), 2),
        (((3, BID), (2, PASS), (1, BID)), 3),
        (((3, BID), (2, PASS), (1, PASS)), None),
        (((3, BID), (2, OVER), (1, OVER)), None),
        (((3, BID), (2, BID), (3, PASS), (1, PASS)), None),
        (((3, BID), (2, BID), (3, PASS), (1, BID)), 2),
    ],
)
def test_the_lowest_is_asked_first_and_the_holder_never(
    turns: tuple[tuple[int, BidKind], ...], turn: int | None
) -> None:
    assert asked(auction(*turns)) == turn


@given(st.permutations([1, 2, 3, 4]), st.lists(st.booleans(), max_size=30))
def test_who_has_passed_is_not_asked_again(order: list[int], raises: list[bool]) -> None:
    turns: list[tuple[int, BidKind]] = [(1, BID)]
    for is_raise in raises:
        seat = asked(auction(*turns, order=tuple(order), opener=1))
        if seat is None:
            break
        out = {who for who, kind in turns if kind is PASS}
        holder = [who for who, kind in turns if kind is BID][-1]
        assert seat not in out | {holder}
        turns.append((seat, BID if is_raise else PASS))
    passed = sum(kind is PASS for _, kind in turns)
    assert (asked(auction(*turns, order=tuple(order), opener=1)) is None) == (passed == 3)
