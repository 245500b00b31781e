"""What the answer, its ruling and the question's end make of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import enter, strike, with_points
from station.rules.events import (
    ClarificationAsked,
    ClockRanOut,
    QuestionRevealed,
    QuestionWithdrawn,
    Ruled,
    SpareOffered,
    SpeakingNoted,
)
from station.rules.records import LedgerEntry, PlayedCell
from station.rules.state import MatchState, Phase


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
        totals=with_points(state, [entry], 1),
        locked=tuple(sorted((*state.locked, event.seat))),
    )


def _question_revealed(state: MatchState, event: QuestionRevealed) -> MatchState:
    played = state.played
    if state.cell is not None:
        played = (
            *played,
            PlayedCell(state.cell, state.spare, event.outcome, state.chooser, state.auction),
        )
    return enter(state, Phase.REVEALED, event.entered, played=played, interrupted=False)


def _question_withdrawn(state: MatchState, event: QuestionWithdrawn) -> MatchState:
    off = [entry for entry in state.ledger if (entry.cell, entry.spare) == (event.cell, event.spare)]
    return replace(
        strike(state, off),
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
