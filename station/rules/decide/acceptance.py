"""An early or a late press that the host lets count: his finger was later than his voice (S4.10)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import next_cell
from station.rules.commands import AcceptEarly, AcceptLate
from station.rules.decide.draft import Draft
from station.rules.decide.progress import announce_next
from station.rules.events import PressAccepted, ReadingStarted
from station.rules.model import Nanoseconds, Outcome, Seat
from station.rules.moments import ClockKind, Press, WhyIdle
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase


def early(state: MatchState) -> dict[Seat, Press]:
    """The presses that ``AcceptEarly`` lets count now: made after the first word, before the host's key.

    After a question is over a press may have been late for it or early for the next: the host says which.
    """
    match state.phase:
        case Phase.THEME_START | Phase.ANNOUNCED:
            return _first(state, (WhyIdle.EARLY,))
        case Phase.READING:
            return {} if state.locked else _first(state, (WhyIdle.EARLY,))
        case Phase.REVEALED if next_cell(state):
            given_up = (WhyIdle.LATE,) if _is_given_up(state) else ()
            return _since_live(state, WhyIdle.EARLY, *given_up)
    return {}


def late(state: MatchState) -> dict[Seat, Press]:
    """The presses that ``AcceptLate`` lets count now: made after the window or after "nobody"."""
    return {seat: press for seat, press in _late(state).items() if seat in state.may_answer}


def _late(state: MatchState) -> dict[Seat, Press]:
    is_over = state.phase is Phase.WINDOW and state.overdue
    return _since_live(state, WhyIdle.LATE) if is_over or _is_given_up(state) else {}


def _is_given_up(state: MatchState) -> bool:
    return state.phase is Phase.REVEALED and state.played[-1].outcome is Outcome.NOBODY


def _since_live(state: MatchState, *whys: WhyIdle) -> dict[Seat, Press]:
    """Older presses than the buttons' last going live belong to another moment."""
    return {} if state.arming is None else _first(state, whys, state.arming.since)


def _first(
    state: MatchState, whys: tuple[WhyIdle, ...], since: Nanoseconds | None = None
) -> dict[Seat, Press]:
    """Each seat's first such press; who has left the game since answers no more."""
    found: dict[Seat, Press] = {}
    for seen in state.observed:
        in_game = seen.press.seat in state.contestants
        if in_game and seen.why in whys and (since is None or seen.press.stamp > since):
            found.setdefault(seen.press.seat, seen.press)
    return found


def _accept_early(draft: Draft, command: AcceptEarly, at: Nanoseconds) -> Refused | None:
    press = early(draft.state).get(command.seat)
    if press is None:
        return refuse("no-such-press", seat=command.seat)
    if draft.state.phase in {Phase.THEME_START, Phase.REVEALED}:
        announce_next(draft)  # there is a next question, or the press would not be early
    if draft.state.phase is Phase.ANNOUNCED:
        draft.add(ReadingStarted(draft.arming(press.stamp), draft.number()))
    _accept(draft, press, WhyIdle.EARLY, at)
    return None


def _accept_late(draft: Draft, command: AcceptLate, at: Nanoseconds) -> Refused | None:
    state = draft.state
    if state.phase is Phase.WINDOW and not state.overdue:
        return refuse("window-open", state.setup.regulation.clause("times.window"))
    press = _late(state).get(command.seat)
    if press is None:
        return refuse("no-such-press", seat=command.seat)
    if command.seat in state.locked:
        return refuse("has-answered", state.setup.regulation.clause("one_answer"), seat=command.seat)
    _accept(draft, press, WhyIdle.LATE, at)
    return None


def _accept(draft: Draft, press: Press, why: WhyIdle, at: Nanoseconds) -> None:
    length = draft.state.setup.regulation.times.answer
    deadline = draft.deadline(ClockKind.ANSWER, at, length)
    draft.add(PressAccepted(press, why, deadline, draft.number()))


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    AcceptEarly: _accept_early,
    AcceptLate: _accept_late,
}
