"""Every bidding of three players, walked through beside the words of N4.8: who is asked, what may be bid.

The second telling of the clause below knows nothing of the rules. It is written from the Russian text, and
what that leaves open is settled as for the station: raises are multiples of ten or all-in, equal scores are
asked as a lot tells, a price above the own score is no all-in.
"""

from dataclasses import dataclass, replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from station.rules.bidding import asked
from station.rules.commands import Choose, MakeBid, NameChooser, PassBid, SetPoints, StartRound
from station.rules.decide.auction import legal_bids
from station.rules.model import Cell, HowNamed, Points, Seat
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.games import Game, wanted_lot
from tests.rules.short_stages import begin_short
from tests.rules.situations import twin

pytestmark = pytest.mark.clause("N4.8")

PRICE = 30
AUCTION = Cell(0, 2)
Outcome = tuple[int, int]
"""The player and the stake."""


@dataclass(frozen=True)
class Bidding:
    """The clause told again.

    ``circle``: the players from the lowest score up. ``holder``: whose bid is the highest. ``spoke``: who was
    asked last, None where nobody was since the first bid.
    """

    scores: tuple[tuple[int, int], ...]
    circle: tuple[int, ...]
    opener: int
    bid: int = 0
    holder: int | None = None
    all_in: bool = False
    out: frozenset[int] = frozenset()
    spoke: int | None = None

    def score(self, player: int) -> int:
        return dict(self.scores)[player]

    def turn(self) -> int | None:
        """The chooser sets the first bid; then they are asked in turn, from the lowest score."""
        if self.holder is None:
            return self.opener
        start = 0 if self.spoke is None else self.circle.index(self.spoke) + 1
        in_turn = self.circle[start:] + self.circle[:start]
        return next((player for player in in_turn if player not in self.out | {self.holder}), None)

    def may_bid(self, player: int) -> set[int]:
        """What the clause lets this player bid now."""
        own = self.score(player)
        tens = {amount for amount in range(PRICE, max(own, 0) + 1) if amount % 10 == 0}
        if self.holder is None:
            return tens if own >= PRICE else {PRICE}
        higher = {amount for amount in tens if amount > self.bid and not self.all_in}
        return higher | ({own} if own > self.bid else set())

    def with_bid(self, player: int, amount: int) -> "Bidding":
        first = self.holder is None
        is_all_in = amount == self.score(player)
        return replace(self, bid=amount, holder=player, all_in=is_all_in, spoke=None if first else player)

    def with_pass(self, player: int) -> "Bidding":
        return replace(self, out=self.out | {player}, spoke=player)

    def goes_on(self) -> "Bidding":
        """What needs nobody's word: the price above the own score is bid, who cannot raise is passed over."""
        player = self.turn()
        if player is None:
            return self
        if self.holder is None:
            return self.with_bid(player, PRICE).goes_on() if self.score(player) < PRICE else self
        return self if self.may_bid(player) else self.with_pass(player).goes_on()


def told(scores: tuple[int, ...], opener: int, lot: tuple[int, ...]) -> Bidding:
    """The bidding among seats with these scores; ``lot``: the order of equals."""
    by_seat = dict(enumerate(scores, start=1))
    circle = sorted(by_seat, key=lambda seat: (by_seat[seat], lot.index(seat)))
    return Bidding(tuple(by_seat.items()), tuple(circle), opener).goes_on()


def played(scores: tuple[int, ...], opener: int, lot: tuple[int, ...]) -> Game:
    """A real match in which the auction has just been chosen at these scores."""
    game = Game(replace(begin_short(), auctions=(AUCTION, Cell(1, 0), Cell(1, 1))))
    game.do(StartRound(), NameChooser(Seat(opener), HowNamed.AGREED))
    for seat, points in enumerate(scores, start=1):
        if points:
            game.do(SetPoints(Seat(seat), Points(points), "перед аукционом"))
    refused = game.ask(Choose(AUCTION))
    if isinstance(refused, Refused):
        game.do(Choose(AUCTION, wanted_lot(refused, *lot)))
    return game


def walk(game: Game, told_again: Bidding, seen: dict[Bidding, set[Outcome]]) -> set[Outcome]:
    """All ends of a bidding; at each turn both tellings ask the same player and let the same be bid."""
    if told_again in seen:
        return seen[told_again]
    player = told_again.turn()
    auction = game.state.auction
    assert auction is not None
    if player is None:
        assert (game.phase, auction.winner) == (Phase.AUCTION_READING, told_again.holder)
        assert auction.highest is not None
        assert auction.highest.amount == told_again.bid
        return {(told_again.holder or 0, told_again.bid)}
    assert (game.phase, asked(auction)) == (Phase.BIDDING, player)
    legal = legal_bids(game.state, Seat(player))
    may = told_again.may_bid(player)
    assert {amount for amount in range(-20, 160) if legal.holds(amount)} == may
    ends: set[Outcome] = set()
    for amount in sorted(may):
        ends |= walk(
            _after(game, MakeBid(Seat(player), Points(amount))),
            told_again.with_bid(player, amount).goes_on(),
            seen,
        )
    if told_again.holder is None:
        assert isinstance(game.ask(PassBid(Seat(player))), Refused)
    else:
        ends |= walk(_after(game, PassBid(Seat(player))), told_again.with_pass(player).goes_on(), seen)
    assert isinstance(game.ask(MakeBid(Seat(player), Points(max(may) + 5))), Refused)
    seen[told_again] = ends
    return ends


def _after(game: Game, command: MakeBid | PassBid) -> Game:
    other = twin(game)
    other.do(command)
    return other


def check(scores: tuple[int, ...], opener: int, lot: tuple[int, ...]) -> set[Outcome]:
    """Walk through all biddings at these scores."""
    return walk(played(scores, opener, lot), told(scores, opener, lot), {})


@pytest.mark.parametrize("opener", [1, 2, 3])
def test_all_biddings_at_small_scores(opener: int) -> None:
    for scores in product((-20, 0, 30, 40, 60, 100, 120), repeat=3):
        check(scores, opener, (2, 3, 1))


@settings(max_examples=settings().max_examples // 2)
@given(
    scores=st.tuples(*[st.integers(-4, 24).map(lambda fives: 5 * fives)] * 3),
    opener=st.integers(1, 3),
    lot=st.permutations((1, 2, 3)).map(tuple),
)
def test_all_biddings_at_any_scores(scores: tuple[int, ...], opener: int, lot: tuple[int, ...]) -> None:
    check(scores, opener, lot)


def test_a_bidding_that_was_followed_by_hand() -> None:
    """Seat 1 with 50 has chosen; seat 2 has 40, seat 3 has 30 and is never able to raise."""
    assert check((50, 40, 30), 1, (1, 2, 3)) == {(1, 30), (1, 40), (1, 50), (2, 40)}
