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
from station.rules.decide.final import after_ruling, end_final, stake_of, start_writing, tell_theme
from station.rules.events import (
    AuctionWon,
    ClarificationAsked,
    QuestionAnnounced,
    QuestionRevealed,
    QuestionWithdrawn,
    ReadingStarted,
    Ruled,
    SpareOffered,
    SpeakingNoted,
    ThinkingStarted,
    WindowOpened,
)
from station.rules.model import Cell, Nanoseconds, Outcome, Points, Seat, TableTheme, ThemeKind
from station.rules.moments import Arming, ClockKind
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase, price


def _open_cell(state: MatchState) -> Cell:
    """The open question; every phase of a question has one (``faults`` watches over it)."""
    if state.cell is None:
        raise TypeError(f"no question is open in phase {state.phase}")
    return state.cell


def _answerer(state: MatchState) -> Seat:
    if state.answerer is None:
        raise TypeError(f"nobody answers in phase {state.phase}")
    return state.answerer


def _open_window(draft: Draft, arming: Arming, at: Nanoseconds) -> None:
    length = draft.state.setup.regulation.times.window
    deadline = draft.deadline(ClockKind.WINDOW, at, length, draft.state.lag)
    draft.add(WindowOpened(arming, deadline, draft.number()))


def reveal(draft: Draft, outcome: Outcome) -> None:
    """The question is over."""
    draft.add(QuestionRevealed(outcome, draft.number()))


def _finish_reading(draft: Draft, _command: FinishReading, at: Nanoseconds) -> Refused | None:
    match draft.state.phase:
        case Phase.AUCTION_READING:
            length = draft.state.setup.regulation.times.thinking
            deadline = draft.deadline(ClockKind.THINKING, at, length)
            draft.add(ThinkingStarted(deadline, draft.number()))
        case Phase.FINAL_READING:
            start_writing(draft, at)
        case _:
            _open_window(draft, draft.state.arming or draft.arming(at), at)
    return None


def _nobody(draft: Draft, _command: Nobody, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if state.phase is Phase.WINDOW and not state.overdue:
        return refuse("window-open", state.setup.regulation.clause("times.window"))
    reveal(draft, Outcome.NOBODY)
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
    seat = _answerer(draft.state)
    value = _value(draft.state, seat)
    draft.add(
        Ruled(
            seat=seat,
            cell=_open_cell(draft.state),
            spare=draft.state.spare,
            right=command.right,
            points=value if command.right else Points(-value),
        )
    )
    if draft.state.phase is Phase.FINAL_RULING:
        after_ruling(draft)
    elif command.right:
        reveal(draft, Outcome.RIGHT)
    elif draft.state.auction:
        reveal(draft, Outcome.ALL_WRONG)
    else:
        go_on_for_others(draft, at, last_word=command.last_word)
    return None


def _value(state: MatchState, seat: Seat) -> Points:
    """What the answer gives or takes: the price, the bid, the stake (N4.6, N4.8, N4.11.4)."""
    if state.phase is Phase.FINAL_RULING:
        return stake_of(state, seat)
    if state.auction and state.auction.highest:
        return state.auction.highest.amount
    return price(state, _open_cell(state))


def go_on_for_others(draft: Draft, at: Nanoseconds, *, last_word: bool = False) -> None:
    """The buttons are live again for the others, the reading goes on to its end (N4.5.4, S4.11)."""
    if not draft.state.may_answer:
        reveal(draft, Outcome.ALL_WRONG)
    elif draft.state.interrupted and not last_word:
        draft.add(ReadingStarted(draft.arming(at), draft.number()))
    else:
        _open_window(draft, draft.arming(at), at)


def _withdraw(draft: Draft, _command: Withdraw, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if state.phase is Phase.ROUND_END and state.final is None:
        return refuse("not-now", command="Withdraw", phase=state.phase)
    cell = _open_cell(state)
    if any(done.cell == cell and done.outcome is Outcome.WITHDRAWN for done in state.played):
        return refuse("already-withdrawn")
    draft.add(QuestionWithdrawn(cell, state.spare))
    if _spare_is_left(draft.state):
        draft.add(SpareOffered(draft.number()))
    else:
        _leave_empty(draft)
    return None


def _theme(state: MatchState) -> TableTheme:
    return state.themes[_open_cell(state).theme]


def _spare_is_left(state: MatchState) -> bool:
    theme = _theme(state)
    from_paper = not theme.content.questions
    if theme.kind is ThemeKind.FINAL:
        return bool(state.final_themes) or from_paper
    if state.answerer is not None and state.answerer not in state.present:
        return False  # an auction's spare is for its player alone (N4.8)
    used = state.spares_used.count(state.theme)
    has_one = theme.content.spare is not None or from_paper
    return has_one and used < state.setup.regulation.spares_per_theme


def _leave_empty(draft: Draft) -> None:
    if _theme(draft.state).kind is ThemeKind.FINAL:
        end_final(draft, Outcome.WITHDRAWN)
    else:
        reveal(draft, Outcome.WITHDRAWN)


def _take_spare(draft: Draft, _command: TakeSpare, _at: Nanoseconds) -> Refused | None:
    """The spare stands at the same price; an auction's is for its player, a final one gets new stakes."""
    state = draft.state
    if _theme(state).kind is ThemeKind.FINAL:
        return tell_theme(draft)
    spare = QuestionAnnounced(_open_cell(state), spare=True, entered=draft.number(), chooser=state.chooser)
    draft.add(spare)
    if state.auction and state.auction.winner and state.auction.highest:
        draft.add(AuctionWon(state.auction.winner, state.auction.highest.amount, draft.number()))
    return None


def _decline_spare(draft: Draft, _command: DeclineSpare, _at: Nanoseconds) -> Refused | None:
    _leave_empty(draft)
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
