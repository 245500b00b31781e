"""Who is in the game, and what is kept beside the play (S2.3, S4.3, S4.18)."""

from collections.abc import Iterator

from station.rules.decide.ending import OVER, PLAYERS_LEAST
from station.rules.model import Standing, ThemeKind
from station.rules.state import MatchState

_WARNINGS = 2
"""Who is removed has been warned; the removal is noted as a second time."""


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about players, lots and marks, and whether it is."""
    playing = state.phase not in OVER
    theme = state.current_theme
    of_extra = theme is not None and theme.kind is ThemeKind.EXTRA
    drawn = [lot.purpose for lot in state.lots]
    marks = [mark.number for mark in state.disputes]
    yield "standings-short", len(state.standings) != len(state.seats)
    yield "playing-alone", playing and len(state.present) < PLAYERS_LEAST
    yield "extra-theme-alone", playing and of_extra and len(state.contestants) < PLAYERS_LEAST
    yield "warned-a-stranger", any(warned.seat not in state.seats for warned in state.warnings)
    yield "removed-unwarned", any(_is_unwarned(state, number) for number in range(len(state.standings)))
    yield "adjusted-a-stranger", any(put.seat not in state.seats for put in state.adjustments)
    yield "void-lot-counts", bool(set(drawn) & set(state.void_lots))
    yield "mark-twice", len(set(marks)) < len(marks)
    yield "mark-off-the-board", any(mark.cell.theme >= len(state.themes) for mark in state.disputes)
    yield "hint-in-no-theme", any(not 0 <= hint < len(state.themes) for hint in state.hints)


def _is_unwarned(state: MatchState, number: int) -> bool:
    seat = state.seats[number] if number < len(state.seats) else None
    warnings = sum(warned.seat == seat for warned in state.warnings)
    return state.standings[number] is Standing.REMOVED and warnings < _WARNINGS
