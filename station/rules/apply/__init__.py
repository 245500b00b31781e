"""``apply(state, event)``: total, makes no choice, consults no regulation.

What it needs is in the event. ``decide`` alone chooses; so an old match file folds to the same state
whatever the rules have become since.
"""

from collections.abc import Callable, Iterable
from typing import Any

from station.rules.apply import answering, checks, choice, final, presses, progress, table
from station.rules.events import Begun, PlayEvent
from station.rules.state import MatchState

_APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    **progress.APPLIERS,
    **presses.APPLIERS,
    **answering.APPLIERS,
    **choice.APPLIERS,
    **final.APPLIERS,
    **table.APPLIERS,
    **checks.APPLIERS,
}


def apply(state: MatchState | None, event: PlayEvent) -> MatchState:
    """The state after an event. Only ``Begun`` needs no state before it."""
    if isinstance(event, Begun):
        return progress.begun(event)
    if state is None:
        raise TypeError(f"{type(event).__name__} before Begun")
    return _APPLIERS[type(event)](state, event)


def fold(state: MatchState | None, events: Iterable[PlayEvent]) -> MatchState:
    """The state after some events, at least one when there is none before."""
    for event in events:
        state = apply(state, event)
    if state is None:
        raise TypeError("no events to fold")
    return state
