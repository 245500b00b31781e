"""One question: reading, answer, ruling, withdrawal (N4.5, S4.10 … S4.17)."""

from collections.abc import Callable
from typing import Any

from station.rules.commands import (
    Clarify,
    DeclineSpare,
    FinishReading,
    Nobody,
    Rule,
    Speaking,
    TakeSpare,
    Withdraw,
)
from station.rules.decide.draft import Draft
from station.rules.events import (
    ClarificationAsked,
    QuestionAnnounced,
    QuestionRevealed,
    QuestionWithdrawn,
    ReadingStarted,
    Ruled,
    SpareOffered,
    SpeakingNoted,
    WindowOpened,
)
from station.rules.model import Cell, Nanoseconds, Outcome, Points
from station.rules.moments import Arming, ClockKind
from station.rules.refusals import Refused, refuse
from station.rules.state import Answer, MatchState, Phase, price


def _open_cell(state: MatchState) -> Cell:
    """The open question; every phase of a question has one (``faults`` watches over it)."""
    if state.cell is None:
        raise TypeError(f"no question is open in phase {state.phase}")
    return state.cell


def _given_answer(state: MatchState) -> Answer:
    if state.answer is None:
        raise TypeError(f"nobody answers in phase {state.phase}")
    return state.answer


def _open_window(draft: Draft, arming: Arming, at: Nanoseconds) -> None:
    length = draft.state.setup.regulation.times.window
    deadline = draft.deadline(ClockKind.WINDOW, at, length, draft.state.lag)
    draft.add(WindowOpened(arming, deadline, draft.number()))


def _reveal(draft: Draft, outcome: Outcome) -> None:
    draft.add(QuestionRevealed(outcome, draft.number()))


def _finish_reading(draft: Draft, _command: FinishReading, at: Nanoseconds) -> Refused | None:
    _open_window(draft, draft.state.arming or draft.arming(at), at)
    return None


def _nobody(draft: Draft, _command: Nobody, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if state.phase is Phase.WINDOW and not state.overdue:
        return refuse("window-open", state.setup.regulation.clause("times.window"))
    _reveal(draft, Outcome.NOBODY)
    return None


def _speaking(draft: Draft, _command: Speaking, _at: Nanoseconds) -> Refused | None:
    draft.add(SpeakingNoted())
    return None


def _clarify(draft: Draft, _command: Clarify, at: Nanoseconds) -> Refused | None:
    length = draft.state.setup.regulation.times.clarification
    deadline = draft.deadline(ClockKind.CLARIFICATION, at, length)
    draft.add(ClarificationAsked(deadline, draft.number()))
    return None


def _rule(draft: Draft, command: Rule, at: Nanoseconds) -> Refused | None:
    cell = _open_cell(draft.state)
    value = price(draft.state, cell)
    draft.add(
        Ruled(
            seat=_given_answer(draft.state).press.seat,
            cell=cell,
            spare=draft.state.spare,
            right=command.right,
            points=value if command.right else Points(-value),
        )
    )
    if command.right:
        _reveal(draft, Outcome.RIGHT)
    elif not draft.state.may_answer:
        _reveal(draft, Outcome.ALL_WRONG)
    elif draft.state.interrupted and not command.last_word:
        draft.add(ReadingStarted(draft.arming(at), draft.number()))
    else:
        _open_window(draft, draft.arming(at), at)
    return None


def _withdraw(draft: Draft, _command: Withdraw, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    cell = _open_cell(state)
    if state.phase is Phase.REVEALED and state.played[-1].outcome is Outcome.WITHDRAWN:
        return refuse("already-withdrawn")
    draft.add(QuestionWithdrawn(cell, state.spare))
    if _spare_is_left(draft.state):
        draft.add(SpareOffered(draft.number()))
    else:
        _reveal(draft, Outcome.WITHDRAWN)
    return None


def _spare_is_left(state: MatchState) -> bool:
    theme = state.setup.themes[state.theme]
    from_paper = not theme.questions
    used = state.spares_used.count(state.theme)
    return (theme.spare is not None or from_paper) and used < state.setup.regulation.spares_per_theme


def _take_spare(draft: Draft, _command: TakeSpare, _at: Nanoseconds) -> Refused | None:
    draft.add(QuestionAnnounced(_open_cell(draft.state), spare=True, entered=draft.number()))
    return None


def _decline_spare(draft: Draft, _command: DeclineSpare, _at: Nanoseconds) -> Refused | None:
    _reveal(draft, Outcome.WITHDRAWN)
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    FinishReading: _finish_reading,
    Nobody: _nobody,
    Speaking: _speaking,
    Clarify: _clarify,
    Rule: _rule,
    Withdraw: _withdraw,
    TakeSpare: _take_spare,
    DeclineSpare: _decline_spare,
}
