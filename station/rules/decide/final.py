"""The final round: stakes, one reading, written answers, rulings from the lowest score (N4.10, N4.11)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import cells_left, positive
from station.rules.commands import CollectAnswers, MakeStake, NoteAnswer, StartFinal, TellAnswer
from station.rules.decide.draft import Draft
from station.rules.events import (
    AnswerNoted,
    AnswersCollected,
    FinalAnswerTold,
    FinalistsSettled,
    FinalReadingStarted,
    FinalRuled,
    FinalStarted,
    QuestionRevealed,
    RoundEnded,
    StakeMade,
    WritingStarted,
)
from station.rules.model import Nanoseconds, Outcome, Points, Seat, TableTheme, Theme, ThemeKind
from station.rules.moments import ClockKind
from station.rules.records import Final, Stake
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, scores

FINALISTS_LEAST = 2
"""One alone has won without a final round (N4.10)."""

LONGEST_ANSWER = 200
"""So many characters of a written answer are kept."""


def final_of(state: MatchState) -> Final:
    """The final round that is being played."""
    if state.final is None:
        raise TypeError(f"there is no final round in phase {state.phase}")
    return state.final


def _start_final(draft: Draft, _command: StartFinal, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    left = cells_left(state)
    if left:
        return refuse("questions-left", state.setup.regulation.clause("all_played"), number=len(left))
    if not state.setup.stage.final_round or state.final is not None:
        return refuse("no-final")
    return tell_theme(draft)


def final_clause(state: MatchState) -> str:
    """The clause by which the final round is played (N4.10)."""
    return state.setup.regulation.clause(f"stages.{state.setup.stage.code}.final_round")


def tell_theme(draft: Draft) -> Refused | None:
    """The next final theme is told to those with a positive score; without one the host reads from paper."""
    state = draft.state
    number = len(positive(state))
    if number < FINALISTS_LEAST:
        return refuse("too-few-finalists", final_clause(state), number=number)
    content = state.final_themes[0] if state.final_themes else Theme("", ())
    theme = TableTheme(content, ThemeKind.FINAL, ())
    draft.add(FinalStarted(theme, tuple(sorted(positive(state))), draft.number()))
    return None


def _make_stake(draft: Draft, command: MakeStake, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    clause = state.setup.regulation.clause("stakes")
    if command.seat not in final_of(state).finalists:
        return refuse("no-finalist", final_clause(state), seat=command.seat)
    score = scores(state)[command.seat]
    if not 1 <= command.amount <= score:
        return refuse("stake-out-of-range", clause, seat=command.seat, most=score)
    draft.add(StakeMade(Stake(command.seat, command.amount)))
    return None


def read_final(draft: Draft) -> Refused | None:
    """All stakes are in: the question is read."""
    final = final_of(draft.state)
    missing = len(final.finalists) - len(final.stakes)
    if missing:
        return refuse("stakes-missing", draft.state.setup.regulation.clause("stakes"), number=missing)
    draft.add(FinalReadingStarted(draft.number()))
    return None


def start_writing(draft: Draft, at: Nanoseconds) -> None:
    """The question is read out: the finalists write."""
    length = draft.state.setup.regulation.times.writing
    deadline = draft.deadline(ClockKind.WRITING, at, length)
    draft.add(WritingStarted(deadline, draft.number()))


def _collect_answers(draft: Draft, _command: CollectAnswers, _at: Nanoseconds) -> Refused | None:
    draft.add(AnswersCollected(draft.number()))
    return None


def _note_answer(draft: Draft, command: NoteAnswer, _at: Nanoseconds) -> Refused | None:
    if command.seat not in final_of(draft.state).finalists:
        return refuse("no-finalist", final_clause(draft.state), seat=command.seat)
    draft.add(AnswerNoted(command.seat, command.text.strip()[:LONGEST_ANSWER]))
    return None


def _tell_answer(draft: Draft, _command: TellAnswer, _at: Nanoseconds) -> Refused | None:
    totals = scores(draft.state)
    order = sorted(final_of(draft.state).finalists, key=lambda seat: (totals[seat], seat))
    draft.add(FinalAnswerTold(tuple(order), draft.number()))
    return None


def stake_of(state: MatchState, seat: Seat) -> Points:
    """What a finalist has staked."""
    return next(stake.amount for stake in final_of(state).stakes if stake.seat == seat)


def after_ruling(draft: Draft) -> None:
    """The next finalist's turn, or the end of the round."""
    if draft.state.unruled:
        draft.add(FinalRuled(draft.number()))
    else:
        end_final(draft)


def end_final(draft: Draft, outcome: Outcome | None = None) -> None:
    """The final round is over."""
    standing = [e for e in draft.state.ledger if e.cell == draft.state.cell and not e.struck]
    is_right = any(entry.right for entry in standing)
    ruled = Outcome.RIGHT if is_right else Outcome.ALL_WRONG
    draft.add(QuestionRevealed(outcome or ruled, draft.number()))
    draft.add(RoundEnded(draft.number()))


def settle_finalists(draft: Draft) -> None:
    """Before the reading, who plays and which stakes stand: one alone plays no final round (N4.10)."""
    state = draft.state
    totals, final = scores(state), final_of(state)
    finalists = tuple(sorted(positive(state)))
    stakes = tuple(s for s in final.stakes if s.seat in finalists and s.amount <= totals[s.seat])
    if len(finalists) < FINALISTS_LEAST:
        draft.add(FinalistsSettled((), ()))
        draft.add(RoundEnded(draft.number()))
    elif (finalists, stakes) != (final.finalists, final.stakes):
        draft.add(FinalistsSettled(finalists, stakes))


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    StartFinal: _start_final,
    MakeStake: _make_stake,
    CollectAnswers: _collect_answers,
    NoteAnswer: _note_answer,
    TellAnswer: _tell_answer,
}
