"""What all events share: entering a phase, closing a question, points that go on and off."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from station.rules.model import Lot, Points, ThemeKind
from station.rules.records import LedgerEntry
from station.rules.state import MatchState, Phase


def enter(state: MatchState, phase: Phase, entered: int, **changes: Any) -> MatchState:  # noqa: ANN401 - fields
    """The state in a new phase; the clock of the phase before ends with it."""
    fresh: dict[str, Any] = {
        "deadline": None,
        "overdue": False,
        "contest": (),
        "photo_finish": (),
        "places": (),
        "why_over": None,
    }
    fresh.update(changes)
    return replace(state, phase=phase, entered=entered, last_id=entered, **fresh)


def closed_question(state: MatchState) -> MatchState:
    """The state without what belonged to the last question alone."""
    return replace(
        state,
        spare=False,
        interrupted=False,
        locked=(),
        arming=None,
        window=None,
        answer=None,
        observed=(),
        counted=(),
        missed=(),
    )


def with_points(state: MatchState, entries: Iterable[LedgerEntry], sign: int) -> tuple[Points, ...]:
    """The totals with these rulings' points put on (1) or taken off (-1); extra themes stand apart."""
    counted = [entry for entry in entries if state.themes[entry.cell.theme].kind is not ThemeKind.EXTRA]
    changes = {seat: sum(entry.points for entry in counted if entry.seat == seat) for seat in state.seats}
    return tuple(
        Points(points + sign * changes[seat]) for seat, points in zip(state.seats, state.totals, strict=True)
    )


def strike(state: MatchState, off: Iterable[LedgerEntry]) -> MatchState:
    """The state in which these rulings' points do not count; those that did not are left as they are."""
    standing = [entry for entry in off if not entry.struck]
    ledger = tuple(replace(entry, struck=True) if entry in standing else entry for entry in state.ledger)
    return replace(state, ledger=ledger, totals=with_points(state, standing, -1))


def with_lot(state: MatchState, lot: Lot | None) -> MatchState:
    """The lot counts from now; for one purpose there is one."""
    others = (other for other in state.lots if lot and other.purpose != lot.purpose)
    return replace(state, lots=(*others, lot)) if lot else state
