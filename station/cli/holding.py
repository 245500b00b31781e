"""When a match must wait for a button that is gone.

The law of this file: only an open question waits, and only for who may still answer it. Between questions the
host sees that a button is gone, and nothing is stopped.
"""

from collections.abc import Iterable

from station.rules.model import Seat
from station.rules.state import LIVE, SPEAKING, MatchState, Phase

_OPEN = LIVE | SPEAKING | {Phase.CONTEST, Phase.PHOTO_FINISH}


class Holding:
    """Knows the match as it was published last."""

    def __init__(self) -> None:
        self._state: MatchState | None = None
        self._gone: frozenset[Seat] = frozenset()

    @property
    def is_live(self) -> bool:
        """Whether a press may decide a race now."""
        state = self._state
        return state is not None and not state.paused and state.phase in LIVE | {Phase.CONTEST}

    def watch(self, state: MatchState) -> None:
        """The match has gone on."""
        self._state = state
        if state.phase not in _OPEN:
            self._gone = frozenset()

    def lose(self, seats: Iterable[Seat]) -> None:
        """These have no button any more; it matters while a question is open that is not held anyway."""
        if self._state is not None and self._state.phase in _OPEN and not self._state.paused:
            self._gone |= frozenset(seats)

    def find(self, seats: Iterable[Seat]) -> None:
        """These have a button that is heard."""
        self._gone -= frozenset(seats)

    def takes(self) -> bool:
        """Whether the match must be paused now, told once; while somebody speaks it can wait."""
        state = self._state
        if state is None or state.paused or state.phase not in LIVE:
            return False
        is_due = not self._gone.isdisjoint(state.may_answer)
        if is_due:
            self._gone = frozenset()
        return is_due
