"""Where a total on the assistant's paper may have gone wrong: a hint for the search, never a ruling.

Looked at are the questions that were played, ruled on or withdrawn since the last check that agreed, and all
while there was none. Points set by hand since then are in no question: they are told apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from station.rules.model import Cell, Points, Seat, ThemeKind
from station.rules.records import LedgerEntry
from station.rules.state import MatchState, price


class Slip(StrEnum):
    """What the paper may have of a ruling.

    ``MISSING``: nothing; ``REVERSED``: plus for minus or the other way round; ``KEPT``: points that do not
    count any more; ``DOUBLED``: the same points twice; ``STRANGE``: the price, though this player was not
    ruled on.
    """

    MISSING = "missing"
    REVERSED = "reversed"
    KEPT = "kept"
    DOUBLED = "doubled"
    STRANGE = "strange"


@dataclass(frozen=True, slots=True)
class Suspect:
    """A question that would explain a difference, and how."""

    cell: Cell
    slip: Slip
    points: Points


def suspects(state: MatchState, seat: Seat, told: Points) -> tuple[Suspect, ...]:
    """The questions any one of which would explain another total on paper, the likeliest kind first."""
    missing = state.totals[state.seats.index(seat)] - told
    if not missing:
        return ()
    since = _cells_since(state)
    found = [*_rulings(state, seat, since, missing), *_strange(state, seat, since, -missing)]
    order = list(Slip)
    return tuple(sorted(found, key=lambda suspect: order.index(suspect.slip)))


def _rulings(state: MatchState, seat: Seat, since: tuple[Cell, ...], missing: int) -> Iterator[Suspect]:
    """Slips with this player's rulings; ``missing``: so much less is on paper."""
    for entry in state.ledger:
        if entry.seat != seat or entry.cell not in since:
            continue
        slip = _slip(entry, missing)
        if slip:
            yield Suspect(entry.cell, slip, entry.points)


def _slip(entry: LedgerEntry, missing: int) -> Slip | None:
    if entry.points == -missing:
        return Slip.KEPT if entry.struck else Slip.DOUBLED
    if entry.struck:
        return None
    if entry.points == missing:
        return Slip.MISSING
    return Slip.REVERSED if 2 * entry.points == missing else None


def _strange(state: MatchState, seat: Seat, since: tuple[Cell, ...], extra: int) -> Iterator[Suspect]:
    """Questions of this worth on which the player was not ruled; ``extra``: so much more is on paper."""
    ruled = {entry.cell for entry in state.ledger if entry.seat == seat}
    for cell in since:
        ruled_at = {abs(entry.points) for entry in state.ledger if entry.cell == cell}
        if cell not in ruled and abs(extra) in (ruled_at or {price(state, cell)}):
            yield Suspect(cell, Slip.STRANGE, Points(extra))


def _cells_since(state: MatchState) -> tuple[Cell, ...]:
    """The questions that may have moved a total since the last check that agreed, in the order of play."""
    agreed = state.agreed
    played = state.played[agreed.played :] if agreed else state.played
    corrections = state.corrections[agreed.corrections :] if agreed else state.corrections
    corrected = {made.cell for made in corrections}
    void = {made.theme for made in corrections if made.cell is None}
    fresh = {done.cell for done in played}
    known = dict.fromkeys((*(done.cell for done in state.played), *(entry.cell for entry in state.ledger)))
    return tuple(
        cell
        for cell in known
        if (cell in fresh or cell in corrected or cell.theme in void)
        and state.themes[cell.theme].kind is not ThemeKind.EXTRA
    )
