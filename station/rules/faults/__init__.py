"""Every broken invariant of a state, by name; a sound state has none."""

from collections.abc import Callable, Iterable, Iterator

from station.rules.faults import (
    answering,
    auctions,
    board,
    checks,
    clocks,
    ending,
    final,
    ledger,
    shape,
    table,
)
from station.rules.state import MatchState

_Watch = Callable[[MatchState], Iterator[tuple[str, bool]]]
_WATCHES: tuple[_Watch, ...] = (
    clocks.broken,
    answering.broken,
    board.broken,
    auctions.broken,
    final.broken,
    ledger.broken,
    table.broken,
    ending.broken,
    checks.broken,
)


def faults(state: MatchState) -> tuple[str, ...]:
    """The names of all invariants that this state breaks."""
    return _found(state, [shape.broken]) or _found(state, _WATCHES)


def _found(state: MatchState, watches: Iterable[_Watch]) -> tuple[str, ...]:
    broken = (fault for watch in watches for fault in watch(state))
    return tuple(name for name, is_broken in broken if is_broken)
