"""What the final round makes of the state (N4.10, N4.11)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import closed_question, enter
from station.rules.events import (
    AnswerNoted,
    AnswersCollected,
    FinalAnswerTold,
    FinalistsSettled,
    FinalReadingStarted,
    FinalRuled,
    FinalStarted,
    StakeMade,
    WritingStarted,
)
from station.rules.model import Cell
from station.rules.records import Final, WrittenAnswer
from station.rules.state import MatchState, Phase


def _final_started(state: MatchState, event: FinalStarted) -> MatchState:
    number = len(state.themes)
    return enter(
        closed_question(state),
        Phase.STAKES,
        event.entered,
        themes=(*state.themes, event.theme),
        final_themes=state.final_themes[1:],
        final=Final(number, event.finalists),
        theme=number,
        cell=Cell(number, 0),
        chooser=None,
        auction=None,
    )


def _final(state: MatchState) -> Final:
    if state.final is None:
        raise TypeError("there is no final round")
    return state.final


def _stake_made(state: MatchState, event: StakeMade) -> MatchState:
    final = _final(state)
    kept = [stake for stake in final.stakes if stake.seat != event.stake.seat]
    stakes = tuple(sorted((*kept, event.stake), key=lambda stake: stake.seat))
    return replace(state, final=replace(final, stakes=stakes))


def _finalists_settled(state: MatchState, event: FinalistsSettled) -> MatchState:
    if not event.finalists:
        return _given_back(state)
    final = replace(_final(state), finalists=event.finalists, stakes=event.stakes)
    order = tuple(seat for seat in final.order if seat in event.finalists)
    return replace(state, final=replace(final, order=order))


def _given_back(state: MatchState) -> MatchState:
    """There is no final round; its theme, of which nobody has heard more than the name, may yet come."""
    content = state.themes[_final(state).theme].content
    kept = (content,) if content.questions else ()
    themes = (*kept, *state.final_themes)
    return replace(closed_question(state), final=None, final_themes=themes, theme=-1, cell=None)


def _reading_started(state: MatchState, event: FinalReadingStarted) -> MatchState:
    return enter(state, Phase.FINAL_READING, event.entered)


def _writing_started(state: MatchState, event: WritingStarted) -> MatchState:
    return enter(state, Phase.WRITING, event.entered, deadline=event.deadline)


def _answers_collected(state: MatchState, event: AnswersCollected) -> MatchState:
    return enter(state, Phase.READ_OUT, event.entered)


def _answer_noted(state: MatchState, event: AnswerNoted) -> MatchState:
    final = _final(state)
    kept = [answer for answer in final.answers if answer.seat != event.seat]
    answers = sorted((*kept, WrittenAnswer(event.seat, event.text)), key=lambda answer: answer.seat)
    return replace(state, final=replace(final, answers=tuple(answers)))


def _answer_told(state: MatchState, event: FinalAnswerTold) -> MatchState:
    final = replace(_final(state), order=event.order)
    return enter(state, Phase.FINAL_RULING, event.entered, final=final)


def _ruled_on(state: MatchState, event: FinalRuled) -> MatchState:
    return enter(state, Phase.FINAL_RULING, event.entered)


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    FinalStarted: _final_started,
    StakeMade: _stake_made,
    FinalistsSettled: _finalists_settled,
    FinalReadingStarted: _reading_started,
    WritingStarted: _writing_started,
    AnswersCollected: _answers_collected,
    AnswerNoted: _answer_noted,
    FinalAnswerTold: _answer_told,
    FinalRuled: _ruled_on,
}
