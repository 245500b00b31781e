"""What a match that is not over keeps for itself: places of auctions, stakes, unplayed themes (N4.7).

The law of this file: what nobody at the table may know yet is not in the text, unless it is asked for.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from station.rules.events import (
    Event,
    ExtraStarted,
    FinalStarted,
    ReserveAdded,
    RoundStarted,
    ThemeStarted,
    ThemeTabled,
)
from station.rules.model import Cell, Seat
from station.rules.regulation import Order
from station.rules.state import MatchState


@dataclass(frozen=True, slots=True)
class Known:
    """What may be told: themes of the beginning, reserves in the order of their coming, final themes."""

    themes: frozenset[int]
    reserves: frozenset[int]
    finals: int
    auctions: frozenset[Cell]
    stakes: frozenset[tuple[int, Seat]]
    is_all: bool

    def theme(self, number: int) -> bool:
        """Whether the name of a theme of the beginning may be told."""
        return self.is_all or number in self.themes

    def reserve(self, number: int) -> bool:
        """The same for a reserve."""
        return self.is_all or number in self.reserves

    def final(self, number: int) -> bool:
        """The same for a final theme."""
        return self.is_all or number < self.finals

    def auction(self, cell: Cell) -> bool:
        """Whether it may be told that a question is an auction."""
        return self.is_all or cell in self.auctions

    def stake(self, theme: int, seat: Seat) -> bool:
        """Whether a player's stake on a final theme may be told."""
        return self.is_all or (theme, seat) in self.stakes


def known(events: Iterable[Event], state: MatchState, *, is_all: bool) -> Known:
    """What the table knows of a match that has come so far."""
    events = tuple(events)
    rounds = {event.round for event in events if isinstance(event, RoundStarted)}
    begun = {event.theme for event in events if isinstance(event, ThemeStarted)}
    of_rounds = {n for n, theme in enumerate(state.themes) if _is_shown(state, theme.round, rounds)}
    return Known(
        themes=frozenset(begun | of_rounds),
        reserves=frozenset(_used(events, state)),
        finals=sum(isinstance(event, FinalStarted) for event in events),
        auctions=frozenset(_opened(state)),
        stakes=frozenset(_told(state)),
        is_all=is_all,
    )


def _is_shown(state: MatchState, number: int, rounds: set[int]) -> bool:
    return number in rounds and state.setup.stage.rounds[number].order is Order.CHOICE


def _used(events: tuple[Event, ...], state: MatchState) -> set[int]:
    """The reserves that have come to the table, counted in the order in which they joined the reserves."""
    tabled = [event for event in events if isinstance(event, ThemeTabled | ExtraStarted)]
    first = len(state.reserves) + sum(event.reserve is not None for event in tabled)
    joined = first - sum(isinstance(event, ReserveAdded) for event in events)
    there = list(range(joined))
    used: set[int] = set()
    for event in events:
        if isinstance(event, ReserveAdded):
            there.append(joined)
            joined += 1
        elif isinstance(event, ThemeTabled | ExtraStarted) and event.reserve is not None:
            used.add(there.pop(event.reserve))
    return used


def _opened(state: MatchState) -> set[Cell]:
    """The auctions that were opened, and those before them in themes that were replaced."""
    cells = [done.cell for done in state.played if done.auction]
    if state.auction and state.cell:
        cells.append(state.cell)
    found = set(cells)
    for cell in cells:
        before = state.themes[cell.theme].replaces
        while before is not None:
            found.add(Cell(before, cell.row))
            before = state.themes[before].replaces
    return found


def _told(state: MatchState) -> set[tuple[int, Seat]]:
    """The stakes of those who were ruled on."""
    return {(entry.cell.theme, entry.seat) for entry in state.ledger}
