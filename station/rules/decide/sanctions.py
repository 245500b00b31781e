"""Warnings, removal, leaving, late arrival, hints (S2.3, S4.3, S4.18, S4.19)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import begun_themes
from station.rules.commands import Arrive, CensureHints, Leave, NoteHint, Remove, Warn
from station.rules.decide.draft import Draft
from station.rules.decide.following import follow
from station.rules.events import HintNoted, HintsCensured, SeatArrived, SeatLeft, SeatRemoved, SeatWarned
from station.rules.model import Nanoseconds, Seat, Standing
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, standing_of


def _check(state: MatchState, seat: Seat, *may: Standing) -> Refused | None:
    if seat not in state.seats:
        return refuse("no-such-seat", seat=seat)
    return None if standing_of(state, seat) in may else refuse("not-in-game", seat=seat)


def _warn(draft: Draft, command: Warn, _at: Nanoseconds) -> Refused | None:
    refused = _check(draft.state, command.seat, Standing.PRESENT, Standing.LEFT)
    if refused:
        return refused
    draft.add(SeatWarned(command.seat, command.reason.strip()))
    return None


def _remove(draft: Draft, command: Remove, at: Nanoseconds) -> Refused | None:
    before = draft.state
    refused = _check(before, command.seat, Standing.PRESENT, Standing.LEFT)
    if refused:
        return refused
    if all(warned.seat != command.seat for warned in before.warnings):
        return refuse("no-warning", before.setup.regulation.clause("removal"), seat=command.seat)
    draft.add(SeatRemoved(command.seat, command.reason.strip()))
    follow(draft, before, at)
    return None


def _leave(draft: Draft, command: Leave, at: Nanoseconds) -> Refused | None:
    before = draft.state
    refused = _check(before, command.seat, Standing.PRESENT)
    if refused:
        return refused
    draft.add(SeatLeft(command.seat))
    follow(draft, before, at)
    return None


def _arrive(draft: Draft, command: Arrive, at: Nanoseconds) -> Refused | None:
    before = draft.state
    if command.seat not in before.seats:
        return refuse("no-such-seat", seat=command.seat)
    if standing_of(before, command.seat) is not Standing.ABSENT:
        return refuse("not-absent", seat=command.seat)
    if len(_begun_places(before)) > 1:
        return refuse("too-late", before.setup.regulation.clause("late_arrival"), seat=command.seat)
    draft.add(SeatArrived(command.seat))
    follow(draft, before, at)
    return None


def _begun_places(state: MatchState) -> set[tuple[int, int]]:
    """The places of the themes that have begun; a reserve stands in that of the void one."""
    return {(state.themes[n].round, state.themes[n].slot) for n in begun_themes(state)}


def _note_hint(draft: Draft, _command: NoteHint, _at: Nanoseconds) -> Refused | None:
    if draft.state.theme < 0:
        return refuse("no-theme")
    draft.add(HintNoted(draft.state.theme))
    return None


def _censure_hints(draft: Draft, command: CensureHints, _at: Nanoseconds) -> Refused | None:
    name = command.name.strip()
    if not name:
        return refuse("no-text")
    draft.add(HintsCensured(name, command.participant))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    Warn: _warn,
    Remove: _remove,
    Leave: _leave,
    Arrive: _arrive,
    NoteHint: _note_hint,
    CensureHints: _censure_hints,
}
