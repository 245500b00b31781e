"""Corrections: it happened and was judged wrongly (N4.5.8, N4.5.9); marks for a later look; void lots.

The law of this file: a correction has a reason and stays in the match; it changes points and what follows
from them, never the questions that were played since.
"""

from collections.abc import Callable
from typing import Any

from station.rules.board import chooser_purpose, purpose
from station.rules.commands import (
    MarkDisputed,
    ReverseRuling,
    SetPoints,
    SettleDispute,
    VoidLot,
    WithdrawLater,
)
from station.rules.decide.draft import Draft
from station.rules.decide.following import follow
from station.rules.decide.questions import reveal
from station.rules.events import (
    DisputeMarked,
    DisputeSettled,
    LotVoided,
    PlayedWithdrawn,
    PointsSet,
    RulingReversed,
)
from station.rules.model import Nanoseconds, Outcome, Points, ThemeKind
from station.rules.records import LedgerEntry
from station.rules.refusals import Refused, refuse
from station.rules.state import LIVE, SPEAKING, MatchState, Phase, played_at, scores

_OPEN = LIVE | SPEAKING

MOST_POINTS = 1_000_000
"""No score that is set by hand is farther from 0: a finger that stayed on a key gives no such number."""


def _reverse_ruling(draft: Draft, command: ReverseRuling, at: Nanoseconds) -> Refused | None:
    before = draft.state
    if not command.reason.strip():
        return refuse("no-text")
    if not 0 <= command.entry < len(before.ledger):
        return refuse("no-such-ruling")
    entry = before.ledger[command.entry]
    if entry.struck:
        return refuse("ruling-struck")
    draft.add(_reversed(before, command.entry, entry, command.reason.strip()))
    if _is_open(before, entry) and draft.state.phase in _OPEN:
        reveal(draft, Outcome.RIGHT)
    follow(draft, before, at)
    return None


def _reversed(state: MatchState, number: int, entry: LedgerEntry, reason: str) -> RulingReversed:
    """A right answer leaves no room for later ones on its question; in the final round each stands alone."""
    alone = state.themes[entry.cell.theme].kind is ThemeKind.FINAL
    later = [] if alone else _later(state, number, entry)
    right = not entry.right
    return RulingReversed(
        entry=number,
        right=right,
        points=Points(-entry.points),
        struck=tuple(n for n in later if right and not state.ledger[n].struck),
        revived=() if right else _revived(state, later),
        outcome=_outcome(state, entry, later, right=right) if played_at(state, entry.cell) else None,
        reason=reason,
    )


def _later(state: MatchState, number: int, entry: LedgerEntry) -> list[int]:
    """The numbers of the rulings after it on the same question."""
    same = (entry.cell, entry.spare)
    return [n for n, other in enumerate(state.ledger) if n > number and (other.cell, other.spare) == same]


def _revived(state: MatchState, later: list[int]) -> tuple[int, ...]:
    """Those of the later rulings that count again: none behind the first right one, with which it ended."""
    ends = next((n for n in later if state.ledger[n].right), None)
    return tuple(n for n in later if ends is None or n <= ends)


def _outcome(state: MatchState, entry: LedgerEntry, later: list[int], *, right: bool) -> Outcome:
    """How the question ended, with this ruling turned round."""
    if right:
        return Outcome.RIGHT
    same = [o for o in state.ledger if (o.cell, o.spare) == (entry.cell, entry.spare) and o is not entry]
    if any(other.right and not other.struck for other in same) or any(state.ledger[n].right for n in later):
        return Outcome.RIGHT
    done = played_at(state, entry.cell)
    theme = state.themes[entry.cell.theme]
    alone = theme.kind is ThemeKind.FINAL or (done is not None and done.auction is not None)
    answered = {entry.seat} | {other.seat for other in same}
    may = set(theme.seats or state.present)
    return Outcome.ALL_WRONG if alone or may <= answered else Outcome.NOBODY


def _is_open(state: MatchState, entry: LedgerEntry) -> bool:
    """Whether the ruling is on the question that is open now."""
    is_over = played_at(state, entry.cell) is not None
    return (entry.cell, entry.spare) == (state.cell, state.spare) and not is_over


def _withdraw_later(draft: Draft, command: WithdrawLater, at: Nanoseconds) -> Refused | None:
    before = draft.state
    done = played_at(before, command.cell)
    if not command.reason.strip():
        return refuse("no-text")
    if done is None:
        return refuse("not-played")
    if before.themes[command.cell.theme].void:
        return refuse("already-void")
    if done.outcome is Outcome.WITHDRAWN:
        return refuse("already-withdrawn")
    draft.add(PlayedWithdrawn(command.cell, command.reason.strip()))
    follow(draft, before, at)
    return None


def _set_points(draft: Draft, command: SetPoints, at: Nanoseconds) -> Refused | None:
    before = draft.state
    now = scores(before).get(command.seat)
    if now is None:
        return refuse("no-such-seat", seat=command.seat)
    if not command.reason.strip():
        return refuse("no-text")
    if abs(command.points) > MOST_POINTS:
        return refuse("points-out-of-range", most=MOST_POINTS)
    if now == command.points:
        return refuse("no-change", points=now)
    draft.add(PointsSet(command.seat, Points(command.points - now), command.reason.strip()))
    follow(draft, before, at)
    return None


def _void_lot(draft: Draft, command: VoidLot, _at: Nanoseconds) -> Refused | None:
    """Nothing may have followed from the lot: the chooser's, before the choice (N4.3)."""
    state = draft.state
    if not command.reason.strip():
        return refuse("no-text")
    is_for_now = command.purpose == purpose(state, chooser_purpose(state))
    drawn = any(lot.purpose == command.purpose for lot in state.lots)
    if state.phase is not Phase.CHOOSING or not (is_for_now and drawn):
        return refuse("lot-used", purpose=command.purpose)
    draft.add(LotVoided(command.purpose, command.reason.strip(), draft.number()))
    return None


def _mark_disputed(draft: Draft, command: MarkDisputed, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if played_at(state, command.cell) is None and command.cell != state.cell:
        return refuse("not-played")
    number = 1 + max((mark.number for mark in state.disputes), default=0)
    draft.add(DisputeMarked(number, command.cell, command.note.strip()))
    return None


def _settle_dispute(draft: Draft, command: SettleDispute, _at: Nanoseconds) -> Refused | None:
    if all(mark.number != command.number for mark in draft.state.disputes):
        return refuse("no-such-dispute")
    draft.add(DisputeSettled(command.number))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    ReverseRuling: _reverse_ruling,
    WithdrawLater: _withdraw_later,
    SetPoints: _set_points,
    VoidLot: _void_lot,
    MarkDisputed: _mark_disputed,
    SettleDispute: _settle_dispute,
}
