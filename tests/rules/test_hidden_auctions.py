"""No view knows where auctions lie before one is opened (N4.7).

Two matches that differ in nothing but their auctions are played alike; while no auction is chosen, host and
hall see the same of both, and what is refused is refused alike.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from station.rules.board import chooser, choosers, unplayed
from station.rules.commands import Choose, Command, HistoryCommand, NameChooser, PlayCommand, StartRound
from station.rules.model import Cell, HowNamed, Seat
from station.rules.refusals import Refused
from station.rules.state import OVER, Phase
from station.views.hall_view import hall_view
from station.views.host_view import host_view
from tests.rules.games import Game
from tests.rules.leading import step
from tests.rules.short_stages import begin_short
from tests.rules.wishes import LEADING, beside

pytestmark = pytest.mark.clause("N4.7")

T = TypeVar("T")
ROWS = st.integers(0, 4)
BLUE = st.builds(Cell, st.integers(0, 1), ROWS)
RED = st.lists(st.builds(Cell, st.integers(2, 3), ROWS), min_size=2, max_size=2, unique=True)
PLACES = st.tuples(BLUE, RED).map(lambda found: (found[0], *found[1]))


class Twins:
    """Two matches of a final, with auctions in different places."""

    def __init__(self, one: tuple[Cell, ...], other: tuple[Cell, ...], seed: int) -> None:
        begun = begin_short(themes=2)
        self.one, self.other = Game(replace(begun, auctions=one)), Game(replace(begun, auctions=other))
        self.random = Random(seed)  # noqa: S311 - a seed of hypothesis's own choice

    def pick(self, things: Sequence[T]) -> T:
        """One of several."""
        return things[self.random.randrange(len(things))]

    def is_hidden(self, cell: Cell) -> bool:
        """Whether an auction lies there in either match."""
        return cell in {*self.one.state.auctions, *self.other.state.auctions}

    def both(self, command: Command) -> None:
        """The same command to both: it is taken by both, or refused by both for the same reason."""
        if isinstance(command, Choose) and self.is_hidden(command.cell):
            return
        answers = [game.ask(command) for game in (self.one, self.other)]
        refused = [answer if isinstance(answer, Refused) else None for answer in answers]
        assert refused[0] == refused[1]

    def lead(self) -> None:
        """A step on, which never opens an auction."""
        if self.one.phase is Phase.CHOOSING:
            self._choose()
            return
        before = len(self.one.entries)
        step(self.one, self.pick)
        for entry in self.one.entries[before:]:
            self.other.now = entry.at
            assert isinstance(entry.command, PlayCommand | HistoryCommand)
            assert not isinstance(self.other.ask(entry.command), Refused)
        self.other.now = self.one.now

    def _choose(self) -> None:
        state = self.one.state
        if chooser(state) is None:
            self.both(NameChooser(self.pick(choosers(state)), HowNamed.AGREED))
        free = [cell for cell in unplayed(state, state.round) if not self.is_hidden(cell)]
        if free:
            self.both(Choose(self.pick(free)))

    def look_alike(self) -> None:
        """Host and hall see the same of both."""
        assert host_view(self.one.history) == host_view(self.other.history)
        assert hall_view(self.one.history) == hall_view(self.other.history)


@settings(max_examples=settings().max_examples // 2)
@given(one=PLACES, other=PLACES, seed=st.integers(0, 2**16), data=st.data())
def test_nothing_that_is_seen_depends_on_auctions_that_are_not_opened(
    one: tuple[Cell, ...], other: tuple[Cell, ...], seed: int, data: st.DataObject
) -> None:
    twins = Twins(one, other, seed)
    twins.look_alike()
    for _ in range(data.draw(st.integers(1, 12))):
        for _ in range(data.draw(st.integers(0, 8))):
            if twins.one.phase not in OVER:
                twins.lead()
                twins.look_alike()
        twins.both(data.draw(LEADING | beside(twins.one.state)))
        twins.look_alike()


def test_an_opened_auction_is_seen() -> None:
    twins = Twins((Cell(0, 1), Cell(2, 0), Cell(2, 1)), (Cell(0, 2), Cell(2, 0), Cell(2, 1)), 0)
    for game in (twins.one, twins.other):
        game.do(StartRound(), NameChooser(Seat(1), HowNamed.AGREED))
        game.draw(Choose(Cell(0, 1)))

    assert host_view(twins.one.history) != host_view(twins.other.history)
    assert hall_view(twins.one.history) != hall_view(twins.other.history)
