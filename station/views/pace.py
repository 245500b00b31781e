"""How long the themes of a match took, and how long the rest takes at this pace.

Times are those of the match clock, which stands while the match is paused or off. All acts are gone through:
this is for breaks, never for the middle of a question.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from station.rules.board import cells_left, final_is_due
from station.rules.history import History
from station.rules.model import NO_TIME, Nanoseconds
from station.rules.state import BETWEEN, OVER, MatchState, Phase

_OUTSIDE = BETWEEN | OVER | {Phase.OPENING, Phase.CHOOSING}
"""Phases that belong to no theme."""


@dataclass(frozen=True, slots=True)
class Pace:
    """``themes``: the time of each theme that was played, by its number at the table, in that order.

    ``played``: from the first theme or board until now. ``left``: what the questions that are left take at
    this pace, breaks and choices included, and a final round as much as a theme; None where nothing is left,
    or nothing was played yet.
    """

    themes: tuple[tuple[int, Nanoseconds], ...]
    played: Nanoseconds
    left: Nanoseconds | None


def pace(history: History) -> Pace:
    """The pace of a match until its last act."""
    stretches = [stretch for stretch in _stretches(history) if stretch[0].phase is not Phase.OPENING]
    played = sum(time for _, time in stretches)
    themes: dict[int, int] = {}
    for state, time in stretches:
        if state.phase not in _OUTSIDE:
            themes[state.theme] = themes.get(state.theme, NO_TIME) + time
    return Pace(
        tuple((theme, Nanoseconds(time)) for theme, time in sorted(themes.items())),
        Nanoseconds(played),
        _left(history.state, played),
    )


def _stretches(history: History) -> Iterator[tuple[MatchState, int]]:
    """Each state that stood, and how long; what was undone since went by in the state before it."""
    for act, following in pairwise(history.acts):
        yield act.after, following.entries[0].at - act.entries[0].at


def _left(state: MatchState, played: int) -> Nanoseconds | None:
    cells = len(cells_left(state))
    has_final = state.setup.stage.final_round if cells else final_is_due(state)
    # Stakes, thirty seconds of writing and the answers read out take about as long as a theme.
    left = cells + (len(state.setup.stage.rounds[-1].prices) if has_final else 0)
    return Nanoseconds(played * left // len(state.played)) if left and state.played else None
