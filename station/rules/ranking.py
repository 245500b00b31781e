"""Places by points; equals by extra themes where they have played them (N4.12, N4.13, S3.5, S4.16).

The law of this file: an extra theme ranks those who played it among themselves, nobody else. When a
correction brings another player among the equals, the tie is open anew.
"""

from dataclasses import replace

from station.rules.model import Place, Points, Seat, Standing, ThemeKind
from station.rules.results import theme_points
from station.rules.state import MatchState, scores

Group = tuple[Seat, ...]
"""Seats that share a place, or one that has it alone."""


def places(state: MatchState, *, ties_matter: bool = True, scored: bool = True) -> tuple[Place, ...]:
    """The places of all seats, the best first.

    Who has left is behind those in the game, by points (S2.3); who was removed or did not come is last,
    without points (S4.18, S4.3). A shared place is open when it holds one that the stage does not let be
    shared. A game that was not played gives no points (S4.3).
    """
    found: list[Place] = []
    for group in _groups(state):
        found += _placed(state, group, 1 + len(found), ties_matter=ties_matter)
    return tuple(found if scored else (replace(place, points=None) for place in found))


def _groups(state: MatchState) -> list[Group]:
    left = _with(state, Standing.LEFT)
    out = tuple(sorted((*_with(state, Standing.REMOVED), *_with(state, Standing.ABSENT))))
    return [*_in_game(state), *_by_points(state, left), *([out] if out else [])]


def _in_game(state: MatchState) -> list[Group]:
    return [part for group in _by_points(state, state.present) for part in _by_extras(state, group)]


def _with(state: MatchState, standing: Standing) -> Group:
    return tuple(seat for seat, now in zip(state.seats, state.standings, strict=True) if now is standing)


def _by_points(state: MatchState, seats: Group) -> list[Group]:
    return _parted(seats, scores(state))


def _by_extras(state: MatchState, group: Group, after: int = -1) -> list[Group]:
    """Split equals by the first extra theme after the theme ``after`` that all of them have played out."""
    if len(group) == 1:
        return [group]
    for number, theme in enumerate(state.themes):
        if number > after and set(group) <= set(theme.seats) and _is_played_out(state, number):
            parts = _parted(group, theme_points(state, number))
            return [finer for part in parts for finer in _by_extras(state, part, number)]
    return [group]


def _parted(group: Group, points: dict[Seat, Points]) -> list[Group]:
    """A group by points, the most first."""
    numbers = sorted({points[seat] for seat in group}, reverse=True)
    return [tuple(seat for seat in group if points[seat] == number) for number in numbers]


def _is_played_out(state: MatchState, number: int) -> bool:
    theme = state.themes[number]
    played = sum(done.cell.theme == number for done in state.played)
    return not theme.void and played == len(theme.prices)


def is_pointless(state: MatchState) -> bool:
    """Whether an extra theme is being played without equals any more whom it could rank."""
    theme = state.current_theme
    if theme is None or theme.kind is not ThemeKind.EXTRA:
        return False
    if _is_played_out(state, state.theme):
        return len(state.contestants) == 1
    return not any(len(group) > 1 and set(group) <= set(theme.seats) for group in _in_game(state))


def _placed(state: MatchState, group: Group, first: int, *, ties_matter: bool) -> list[Place]:
    shared = len(group) > 1
    if group[0] in {*_with(state, Standing.REMOVED), *_with(state, Standing.ABSENT)}:
        return [Place(seat, first, None, shared, open=False) for seat in group]
    matters = any(place in state.setup.stage.ties for place in range(first, first + len(group)))
    is_open = shared and ties_matter and matters and group[0] in state.present
    totals = scores(state)
    return [Place(seat, first, totals[seat], shared, is_open, _extras_of(state, seat)) for seat in group]


def _extras_of(state: MatchState, seat: Seat) -> tuple[Points, ...]:
    """What a seat has in its extra themes."""
    return tuple(
        theme_points(state, number)[seat]
        for number, theme in enumerate(state.themes)
        if theme.kind is ThemeKind.EXTRA and not theme.void and seat in theme.seats
    )


def equals(state: MatchState, place: int) -> Group:
    """Who shares this place now, in the order of the seats; empty when it is not shared."""
    found = tuple(where.seat for where in state.places if where.place == place and where.shared)
    return found if set(found) <= set(state.present) else ()
