"""An early or a late press that the host lets count: his finger was later than his voice (S4.10)."""

from collections.abc import Callable
from typing import Any

from station.rules.commands import AcceptEarly, AcceptLate
from station.rules.decide.draft import Draft
from station.rules.decide.progress import announce_next
from station.rules.events import PressAccepted, ReadingStarted
from station.rules.model import Nanoseconds, Outcome, Seat
from station.rules.moments import ClockKind, Press, WhyIdle
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase


def acceptable(state: MatchState, whys: tuple[WhyIdle, ...]) -> dict[Seat, Press]:
    """Each seat's first press that was seen for one of these reasons."""
    found: dict[Seat, Press] = {}
    for seen in state.observed:
        if seen.why in whys:
            found.setdefault(seen.press.seat, seen.press)
    return found


EARLY = (WhyIdle.EARLY, WhyIdle.LATE)
"""After a question is over, a press may have been late for it or early for the next: the host says which."""


def _accept_early(draft: Draft, command: AcceptEarly, at: Nanoseconds) -> Refused | None:
    press = acceptable(draft.state, EARLY).get(command.seat)
    if press is None:
        return refuse("no-such-press", seat=command.seat)
    if draft.state.phase is not Phase.ANNOUNCED:
        refused = announce_next(draft)
        if refused:
            return refused
    draft.add(ReadingStarted(draft.arming(press.stamp), draft.number()))
    _accept(draft, press, WhyIdle.EARLY, at)
    return None


def _accept_late(draft: Draft, command: AcceptLate, at: Nanoseconds) -> Refused | None:
    state = draft.state
    press = acceptable(state, (WhyIdle.LATE,)).get(command.seat)
    if press is None:
        return refuse("no-such-press", seat=command.seat)
    if command.seat in state.locked:
        return refuse("has-answered", state.setup.regulation.clause("one_answer"), seat=command.seat)
    if state.phase is Phase.REVEALED and state.played[-1].outcome is not Outcome.NOBODY:
        return refuse("no-such-press", seat=command.seat)
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
