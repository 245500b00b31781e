"""What the answer, its ruling and the question's end make of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.progress import enter
from station.rules.events import (
    ClarificationAsked,
    ClockRanOut,
    QuestionRevealed,
    QuestionWithdrawn,
    Ruled,
    SpareOffered,
    SpeakingNoted,
)
from station.rules.model import Points
from station.rules.state import LedgerEntry, MatchState, Phase, PlayedCell


def _clock_ran_out(state: MatchState, _event: ClockRanOut) -> MatchState:
    return replace(state, deadline=None, overdue=True)


def _speaking_noted(state: MatchState, _event: SpeakingNoted) -> MatchState:
    return replace(state, deadline=None, overdue=False)


def _clarification_asked(state: MatchState, event: ClarificationAsked) -> MatchState:
    return enter(state, Phase.CLARIFYING, event.entered, deadline=event.deadline)


def _ruled(state: MatchState, event: Ruled) -> MatchState:
    entry = LedgerEntry(event.cell, event.spare, event.seat, event.right, event.points)
    return replace(
        state,
        ledger=(*state.ledger, entry),
        totals=_with(state, [entry], 1),
        locked=tuple(sorted((*state.locked, event.seat))),
    )


def _with(state: MatchState, entries: list[LedgerEntry], sign: int) -> tuple[Points, ...]:
    """The totals with these rulings' points put on (1) or taken off (-1)."""
    changes = {seat: sum(entry.points for entry in entries if entry.seat == seat) for seat in state.seats}
    return tuple(
        Points(points + sign * changes[seat]) for seat, points in zip(state.seats, state.totals, strict=True)
    )


def _question_revealed(state: MatchState, event: QuestionRevealed) -> MatchState:
    played = state.played
    if state.cell is not None:
        played = (*played, PlayedCell(state.cell, state.spare, event.outcome))
    return enter(state, Phase.REVEALED, event.entered, played=played, interrupted=False)


def _question_withdrawn(state: MatchState, event: QuestionWithdrawn) -> MatchState:
    off = [entry for entry in state.ledger if (entry.cell, entry.spare) == (event.cell, event.spare)]
    standing = [entry for entry in off if not entry.struck]
    return replace(
        state,
        ledger=tuple(replace(entry, struck=True) if entry in standing else entry for entry in state.ledger),
        totals=_with(state, standing, -1),
        played=tuple(done for done in state.played if done.cell != event.cell),
        locked=(),
        answer=None,
        interrupted=False,
    )


def _spare_offered(state: MatchState, event: SpareOffered) -> MatchState:
    return enter(state, Phase.SPARE_OFFER, event.entered)


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    ClockRanOut: _clock_ran_out,
    SpeakingNoted: _speaking_noted,
    ClarificationAsked: _clarification_asked,
    Ruled: _ruled,
    QuestionRevealed: _question_revealed,
    QuestionWithdrawn: _question_withdrawn,
    SpareOffered: _spare_offered,
}
