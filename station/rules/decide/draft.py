"""The events of one command while they are being decided."""

from station.rules.apply import apply
from station.rules.events import PlayEvent
from station.rules.model import NO_TIME, Nanoseconds
from station.rules.moments import Arming, ClockKind, Deadline
from station.rules.state import MatchState, Phase


class Draft:
    """Events so far and the state that they lead to. Numbers it gives are never used twice."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.events: list[PlayEvent] = []
        self._number = state.last_id

    def add(self, event: PlayEvent) -> None:
        """Let an event follow the ones before."""
        self.events.append(event)
        self.state = apply(self.state, event)

    def number(self) -> int:
        """A fresh number; the one for ``entered`` is drawn last in its event."""
        self._number += 1
        return self._number

    def arming(self, since: Nanoseconds) -> Arming:
        """A new stretch of live buttons."""
        return Arming(self.number(), since)

    def deadline(
        self, kind: ClockKind, start: Nanoseconds, length: Nanoseconds, lag: Nanoseconds = NO_TIME
    ) -> Deadline:
        """A new clock that runs ``length`` from ``start``."""
        return Deadline(self.number(), kind, Nanoseconds(start + length), length, lag)


def buttons_live(state: MatchState) -> bool:
    """Whether a press could win now, were the match not paused."""
    if state.phase is Phase.WINDOW:
        return not state.overdue
    return state.phase in {Phase.READING, Phase.CONTEST}


def goes_live_anew(state: MatchState) -> bool:
    """Whether going on gives the buttons a new arming; an open race keeps the one it is run in."""
    return buttons_live(state) and state.phase is not Phase.CONTEST
