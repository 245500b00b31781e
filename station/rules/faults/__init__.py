"""Every broken invariant of a state, by name; a sound state has none."""

from station.rules.faults import answering, auctions, board, clocks, ending, final, ledger, table
from station.rules.state import MatchState

_WATCHES = (clocks, answering, board, auctions, final, ledger, table, ending)


def faults(state: MatchState) -> tuple[str, ...]:
    """The names of all invariants that this state breaks."""
    broken = (fault for watch in _WATCHES for fault in watch.broken(state))
    return tuple(name for name, is_broken in broken if is_broken)
