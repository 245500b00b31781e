"""Places: given at the end and not before, by points, open where a tie matters (N4.12, N4.13, S4.16)."""

from collections import Counter
from collections.abc import Iterator

from station.rules.model import Place
from station.rules.state import OVER, MatchState, Phase, scores


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about places, and whether it is."""
    is_over = state.phase in OVER
    places = state.places
    given = [where.place for where in places]
    shared = Counter(given)
    yield "places-too-early", bool(places) and not is_over
    yield "no-places", is_over and not places
    yield "over-without-reason", (state.why_over is not None) != is_over
    yield "place-of-another-table", is_over and sorted(where.seat for where in places) != sorted(state.seats)
    yield "places-with-holes", any(where.place != _rank(given, where) for where in places)
    yield "shared-place-unsaid", any(where.shared != (shared[where.place] > 1) for where in places)
    yield "place-open-for-one", any(where.open and not where.shared for where in places)
    yield (
        "tied-and-settled",
        is_over and any(where.open for where in places) == (state.phase is Phase.FINISHED),
    )
    yield "place-of-other-points", any(_has_other_points(state, where) for where in places)
    yield "places-against-points", _is_against_points(state)


def _rank(given: list[int], where: Place) -> int:
    return 1 + sum(place < where.place for place in given)


def _has_other_points(state: MatchState, where: Place) -> bool:
    return where.points is not None and where.points != scores(state).get(where.seat)


def _is_against_points(state: MatchState) -> bool:
    """Whether somebody in the game is behind another who has less."""
    totals = scores(state)
    ranked = [totals[where.seat] for where in state.places if where.seat in state.present]
    return ranked != sorted(ranked, reverse=True)
