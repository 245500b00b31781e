"""Who was first (N4.5.1, S4.10).

Arrival order means nothing: stamps are compared, and a press belongs to the arming in whose stretch its
stamp lies.
"""

from station.rules.board import next_cell
from station.rules.commands import Buzzed, Expire
from station.rules.decide.draft import Draft, buttons_live
from station.rules.decide.finish import decide_race
from station.rules.events import (
    ClockRanOut,
    ContestJoined,
    ContestOpened,
    PlayEvent,
    PressesCounted,
    PressObserved,
)
from station.rules.model import Nanoseconds, Outcome
from station.rules.moments import ClockKind, Press, WhyIdle
from station.rules.refusals import Refused, refuse
from station.rules.state import LIVE, SPEAKING, MatchState, Phase

KEPT_PRESSES = 16
"""So many presses a seat and arming are kept in full; further ones are counted."""


def buzzed(state: MatchState, command: Buzzed) -> tuple[PlayEvent, ...] | Refused:
    """Take a press into the race, open one, or only observe it."""
    if command.seat not in state.seats:
        return refuse("no-such-seat", seat=command.seat)
    press = Press(command.seat, command.stamp, command.arrived, command.resolution)
    why = _why_idle(state, press)
    if why is not None:
        return (_observe(state, press, why),)
    draft = Draft(state)
    if state.phase is Phase.CONTEST and state.deadline is not None:
        before = [rival.stamp for rival in state.contest if rival.seat == press.seat]
        if len(before) >= KEPT_PRESSES and press.stamp >= min(before):
            return (PressesCounted(press.seat, _arming(state), 1),)
        due = min(state.deadline.due, press.stamp + state.deadline.length)
        draft.add(ContestJoined(press, Nanoseconds(due)))
    else:
        deadline = draft.deadline(ClockKind.CONTEST, press.stamp, state.lag)
        draft.add(ContestOpened(press, deadline, draft.number()))
    return tuple(draft.events)


def _observe(state: MatchState, press: Press, why: WhyIdle) -> PressObserved | PressesCounted:
    arming = _arming(state)
    kept = sum(seen.press.seat == press.seat and seen.arming == arming for seen in state.observed)
    if kept >= KEPT_PRESSES:
        return PressesCounted(press.seat, arming, 1)
    return PressObserved(press, why, arming)


def _arming(state: MatchState) -> int:
    return state.arming.id if state.arming else 0


def _why_idle(state: MatchState, press: Press) -> WhyIdle | None:
    """Why this press decides nothing; None when it may win."""
    if state.paused:
        return WhyIdle.OVERTAKEN if _came_before_pause(state, press) else WhyIdle.PAUSED
    if press.seat not in state.contestants:
        return WhyIdle.OUT
    if buttons_live(state) or state.phase is Phase.WINDOW:
        return _why_idle_while_live(state, press)
    if state.phase in SPEAKING | {Phase.PHOTO_FINISH}:
        return WhyIdle.OVERTAKEN if _overtakes(state, press) else WhyIdle.ANSWERING
    given_up = state.phase is Phase.REVEALED and state.played[-1].outcome is Outcome.NOBODY
    if given_up and not state.auction:
        return WhyIdle.LATE
    waits = state.phase in {Phase.THEME_START, Phase.ANNOUNCED, Phase.REVEALED} and _question_waits(state)
    return WhyIdle.EARLY if waits else WhyIdle.IDLE


def _question_waits(state: MatchState) -> bool:
    return state.phase is Phase.ANNOUNCED or next_cell(state) is not None


def _why_idle_while_live(state: MatchState, press: Press) -> WhyIdle | None:
    if state.arming is not None and press.stamp <= state.arming.since:
        return WhyIdle.STALE if state.locked else WhyIdle.EARLY
    if press.seat in state.locked:
        return WhyIdle.LOCKED
    if state.window is not None and (press.stamp > state.window.due or state.overdue):
        return WhyIdle.LATE
    return None


def _came_before_pause(state: MatchState, press: Press) -> bool:
    """Whether only the pause was quicker than the report of this press: match time stands in a pause."""
    if press.stamp >= press.arrived or press.seat not in state.may_answer:
        return False
    if state.phase in LIVE:
        return _why_idle_while_live(state, press) is None
    return _overtakes(state, press)


def _overtakes(state: MatchState, press: Press) -> bool:
    """Whether this press would have won, had it arrived in time: the host must hear of it."""
    first = state.answer.press if state.answer else next(iter(state.contest), None)
    if first is None or state.arming is None:
        return False
    is_before = state.arming.since < press.stamp < first.stamp
    in_time = is_before and (state.window is None or press.stamp <= state.window.due)
    return in_time and press.seat in state.may_answer and press.seat != first.seat


def expire(state: MatchState, command: Expire, at: Nanoseconds) -> tuple[PlayEvent, ...] | Refused:
    """A clock has run out: a contest is decided, any other clock only makes its phase overdue."""
    deadline = state.deadline
    if deadline is None or deadline.id != command.deadline or state.paused:
        return refuse("stale-clock")
    if at < deadline.judged:
        return refuse("clock-not-over")
    if deadline.kind is not ClockKind.CONTEST:
        return (ClockRanOut(deadline.id),)
    return decide_race(state, command)
