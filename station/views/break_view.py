"""What is told while nothing is played: between themes and rounds, and when the game is over."""

from dataclasses import dataclass

from station.rules.history import History
from station.rules.model import Cell, Nanoseconds, Points, Signatures
from station.rules.state import BETWEEN, OVER, SIGNED_IN, MatchState, Phase, price
from station.views.pace import pace


@dataclass(frozen=True, slots=True)
class DisputeView:
    """A question that waits for a later look: its theme's name, empty on paper, its price, 0 of the final."""

    theme: str
    price: Points
    note: str


@dataclass(frozen=True, slots=True)
class BreakView:
    """What a break is for: the time, what is disputed, the assistant's check, the sign-off.

    ``themes``: each theme that was played with its time, in the order of the table; ``theme_time``: of the
    one that has just ended, None behind rounds and at the end. ``played``: of all, breaks included; ``left``:
    what is left at this pace, None where there is nothing. ``agreed``: the assistant's paper has these
    totals. ``to_sign``: the result can be signed (S1.3).
    """

    themes: tuple[tuple[str, Nanoseconds], ...]
    theme_time: Nanoseconds | None
    played: Nanoseconds
    left: Nanoseconds | None
    disputes: tuple[DisputeView, ...]
    agreed: bool
    to_sign: bool
    signed: Signatures | None
    lifted: Signatures | None


def break_view(history: History) -> BreakView | None:
    """What is told in a break; None in the middle of the play."""
    state = history.state
    if state.phase not in BETWEEN | OVER:
        return None
    now = pace(history)
    times = dict(now.themes)
    return BreakView(
        themes=tuple((state.themes[theme].content.name, time) for theme, time in now.themes),
        theme_time=times.get(state.theme) if state.phase is Phase.THEME_END else None,
        played=now.played,
        left=None if state.phase in OVER else now.left,
        disputes=tuple(_dispute(state, mark.cell, mark.note) for mark in state.disputes),
        agreed=state.agreed is not None and state.agreed.totals == state.totals,
        to_sign=state.phase in SIGNED_IN,
        signed=state.signed,
        lifted=state.lifted,
    )


def _dispute(state: MatchState, cell: Cell, note: str) -> DisputeView:
    return DisputeView(state.themes[cell.theme].content.name, price(state, cell), note)
