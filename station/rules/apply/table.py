"""What sanctions, void themes, corrections and marks make of the state."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import enter, strike, with_lot, with_points
from station.rules.events import (
    DisputeMarked,
    DisputeSettled,
    HintNoted,
    HintsCensured,
    LotVoided,
    PlayedWithdrawn,
    PointsSet,
    ReserveAdded,
    RulingReversed,
    SeatArrived,
    SeatLeft,
    SeatRemoved,
    SeatWarned,
    ThemeTabled,
    ThemeVoided,
)
from station.rules.model import Outcome, Points, Seat, Standing
from station.rules.records import (
    Adjustment,
    Correction,
    CorrectionKind,
    Dispute,
    HintGiver,
    LedgerEntry,
    PlayedCell,
    Removed,
    Warned,
)
from station.rules.state import MatchState


def _with_standing(state: MatchState, seat: Seat, standing: Standing) -> MatchState:
    now = zip(state.seats, state.standings, strict=True)
    return replace(state, standings=tuple(standing if who == seat else was for who, was in now))


def _corrected(state: MatchState, correction: Correction) -> MatchState:
    return replace(state, corrections=(*state.corrections, correction))


def _seat_warned(state: MatchState, event: SeatWarned) -> MatchState:
    return replace(state, warnings=(*state.warnings, Warned(event.seat, event.reason)))


def _seat_removed(state: MatchState, event: SeatRemoved) -> MatchState:
    removed = replace(state, removals=(*state.removals, Removed(event.seat, event.reason)))
    return _with_standing(removed, event.seat, Standing.REMOVED)


def _seat_left(state: MatchState, event: SeatLeft) -> MatchState:
    return _with_standing(state, event.seat, Standing.LEFT)


def _seat_arrived(state: MatchState, event: SeatArrived) -> MatchState:
    seated = _with_standing(state, event.seat, Standing.PRESENT)
    return replace(seated, late=(*state.late, event.seat))


def _hint_noted(state: MatchState, event: HintNoted) -> MatchState:
    return replace(state, hints=(*state.hints, event.theme))


def _hints_censured(state: MatchState, event: HintsCensured) -> MatchState:
    return replace(state, hint_givers=(*state.hint_givers, HintGiver(event.name, event.participant)))


def _theme_voided(state: MatchState, event: ThemeVoided) -> MatchState:
    void = replace(state.themes[event.theme], void=True)
    themes = (*state.themes[: event.theme], void, *state.themes[event.theme + 1 :])
    off = [entry for entry in state.ledger if entry.cell.theme == event.theme]
    correction = Correction(CorrectionKind.THEME_VOID, event.reason, theme=event.theme)
    return _corrected(replace(strike(_closed_cell(state, event.theme), off), themes=themes), correction)


def _closed_cell(state: MatchState, theme: int) -> MatchState:
    """An open question of a void theme is over with it: it still tells whose choice it was."""
    cell = state.cell
    if cell is None or cell.theme != theme or any(done.cell == cell for done in state.played):
        return state
    done = PlayedCell(cell, state.spare, Outcome.WITHDRAWN, state.chooser, state.auction)
    return replace(state, played=(*state.played, done))


def _theme_tabled(state: MatchState, event: ThemeTabled) -> MatchState:
    reserves = tuple(theme for number, theme in enumerate(state.reserves) if number != event.reserve)
    return replace(
        with_lot(state, event.lot),
        themes=(*state.themes, event.theme),
        reserves=reserves,
        auctions=(*state.auctions, *event.auctions),
    )


def _reserve_added(state: MatchState, event: ReserveAdded) -> MatchState:
    return replace(state, reserves=(*state.reserves, event.theme))


def _ruling_reversed(state: MatchState, event: RulingReversed) -> MatchState:
    entry = state.ledger[event.entry]
    turned = replace(entry, right=event.right, points=event.points)
    changed = {event.entry: turned}
    changed |= {number: replace(state.ledger[number], struck=True) for number in event.struck}
    changed |= {number: replace(state.ledger[number], struck=False) for number in event.revived}
    after = replace(state, ledger=tuple(changed.get(n, was) for n, was in enumerate(state.ledger)))
    off = replace(after, totals=with_points(state, _counted(state, changed), -1))
    on = replace(off, totals=with_points(off, _counted(after, changed), 1))
    correction = Correction(CorrectionKind.REVERSED, event.reason, cell=entry.cell, seat=entry.seat)
    return _corrected(_with_outcome(on, turned.cell, event.outcome), correction)


def _counted(state: MatchState, numbers: Iterable[int]) -> list[LedgerEntry]:
    """Those of these rulings whose points stand."""
    return [state.ledger[number] for number in numbers if not state.ledger[number].struck]


def _with_outcome(state: MatchState, cell: object, outcome: Outcome | None) -> MatchState:
    if outcome is None:
        return state
    played = (replace(done, outcome=outcome) if done.cell == cell else done for done in state.played)
    return replace(state, played=tuple(played))


def _played_withdrawn(state: MatchState, event: PlayedWithdrawn) -> MatchState:
    off = [entry for entry in state.ledger if entry.cell == event.cell]
    correction = Correction(CorrectionKind.WITHDRAWN, event.reason, cell=event.cell)
    return _corrected(_with_outcome(strike(state, off), event.cell, Outcome.WITHDRAWN), correction)


def _points_set(state: MatchState, event: PointsSet) -> MatchState:
    totals = dict(zip(state.seats, state.totals, strict=True))
    before = totals[event.seat]
    after = totals[event.seat] = Points(before + event.change)
    adjusted = replace(
        state,
        totals=tuple(totals.values()),
        adjustments=(*state.adjustments, Adjustment(event.seat, event.change, event.reason)),
    )
    made = Correction(CorrectionKind.POINTS, event.reason, seat=event.seat, score=(before, after))
    return _corrected(adjusted, made)


def _lot_voided(state: MatchState, event: LotVoided) -> MatchState:
    void = replace(
        state,
        lots=tuple(lot for lot in state.lots if lot.purpose != event.purpose),
        void_lots=(*state.void_lots, event.purpose),
        named=None,
    )
    return enter(_corrected(void, Correction(CorrectionKind.LOT, event.reason)), state.phase, event.entered)


def _dispute_marked(state: MatchState, event: DisputeMarked) -> MatchState:
    return replace(state, disputes=(*state.disputes, Dispute(event.number, event.cell, event.note)))


def _dispute_settled(state: MatchState, event: DisputeSettled) -> MatchState:
    return replace(state, disputes=tuple(mark for mark in state.disputes if mark.number != event.number))


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    SeatWarned: _seat_warned,
    SeatRemoved: _seat_removed,
    SeatLeft: _seat_left,
    SeatArrived: _seat_arrived,
    HintNoted: _hint_noted,
    HintsCensured: _hints_censured,
    ThemeVoided: _theme_voided,
    ThemeTabled: _theme_tabled,
    ReserveAdded: _reserve_added,
    RulingReversed: _ruling_reversed,
    PlayedWithdrawn: _played_withdrawn,
    PointsSet: _points_set,
    LotVoided: _lot_voided,
    DisputeMarked: _dispute_marked,
    DisputeSettled: _dispute_settled,
}
