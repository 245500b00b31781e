"""Who is in the game, and what is kept beside the play (S2.3, S4.3, S4.18)."""

from collections import Counter
from collections.abc import Iterator

from station.rules.decide.ending import PLAYERS_LEAST
from station.rules.model import Standing, ThemeKind
from station.rules.state import OVER, MatchState


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about players, lots and marks, and whether it is."""
    playing = state.phase not in OVER
    theme = state.current_theme
    of_extra = theme is not None and theme.kind is ThemeKind.EXTRA
    warned = Counter(warning.seat for warning in state.warnings)
    removed = [s for s, now in zip(state.seats, state.standings, strict=True) if now is Standing.REMOVED]
    drawn = [lot.purpose for lot in state.lots]
    marks = [mark.number for mark in state.disputes]
    yield "playing-alone", playing and len(state.present) < PLAYERS_LEAST
    yield "extra-theme-alone", playing and of_extra and len(state.contestants) < PLAYERS_LEAST
    yield "removed-unrecorded", sorted(removed) != sorted(gone.seat for gone in state.removals)
    yield "removed-unwarned", any(not warned[seat] for seat in removed)
    yield "void-lot-counts", bool(set(drawn) & set(state.void_lots))
    yield "mark-twice", len(set(marks)) < len(marks)
