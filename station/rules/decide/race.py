"""Who was first (N4.5.1, S4.10).

Arrival order means nothing: stamps are compared, and a press belongs to the arming in whose stretch its
stamp lies.
"""

from station.rules.board import next_cell
from station.rules.commands import Buzzed, Expire
from station.rules.decide.draft import Draft, buttons_live
from station.rules.decide.lots import checked_lot
from station.rules.events import (
    ClockRanOut,
    ContestDecided,
    ContestJoined,
    ContestOpened,
    PlayEvent,
    PressesCounted,
    PressObserved,
)
from station.rules.model import Lot, Nanoseconds, Outcome, Seat
from station.rules.moments import ClockKind, Press, WhyIdle
from station.rules.refusals import Refused, refuse
from station.rules.state import SPEAKING, MatchState, Phase

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
        return WhyIdle.PAUSED
    if press.seat not in state.contestants:
        return WhyIdle.OUT
    if buttons_live(state) or state.phase is Phase.WINDOW:
        return _why_idle_while_live(state, press)
    if state.phase in SPEAKING:
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


def _overtakes(state: MatchState, press: Press) -> bool:
    """Whether this press would have won, had it arrived in time: the host must hear of it."""
    if state.answer is None or state.arming is None:
        return False
    is_before = state.arming.since < press.stamp < state.answer.press.stamp
    in_time = is_before and (state.window is None or press.stamp <= state.window.due)
    return in_time and press.seat in state.may_answer and press.seat != state.answer.press.seat


def expire(state: MatchState, command: Expire, at: Nanoseconds) -> tuple[PlayEvent, ...] | Refused:
    """A clock has run out: a contest is decided, any other clock only makes its phase overdue."""
    deadline = state.deadline
    if deadline is None or deadline.id != command.deadline or state.paused:
        return refuse("stale-clock")
    if at < deadline.judged:
        return refuse("clock-not-over")
    if deadline.kind is not ClockKind.CONTEST:
        return (ClockRanOut(deadline.id),)
    return _decide_contest(state, command)


def _decide_contest(state: MatchState, command: Expire) -> tuple[PlayEvent, ...] | Refused:
    firsts: dict[Seat, Press] = {}
    for press in state.contest:
        firsts.setdefault(press.seat, press)
    best = min(press.stamp for press in firsts.values())
    equal = tuple(sorted(press.seat for press in firsts.values() if press.stamp == best))
    if len(equal) == 1:
        return (_contest_decided(state, firsts[equal[0]], None),)
    lot = checked_lot(state, command.lot, f"dead-heat:{_arming(state)}", equal)
    if isinstance(lot, Refused):
        return lot
    return (_contest_decided(state, firsts[Seat(lot.order[0])], lot),)


def _contest_decided(state: MatchState, winner: Press, lot: Lot | None) -> ContestDecided:
    rivals = tuple(press for press in state.contest if press.seat != winner.seat)
    gap = min((press.stamp - winner.stamp for press in rivals), default=None)
    draft = Draft(state)
    length = state.setup.regulation.times.answer
    return ContestDecided(
        winner=winner,
        rivals=rivals,
        gap=None if gap is None else Nanoseconds(gap),
        lot=lot,
        deadline=draft.deadline(ClockKind.ANSWER, winner.stamp, length),
        entered=draft.number(),
    )
