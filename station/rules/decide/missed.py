"""Presses that a source has missed: a race that they may belong to is told as incomplete (N4.5.1).

What is kept does not depend on the order of the reports: for each stretch of live buttons, the moment from
which on presses may be missing.
"""

from station.rules.commands import Missed
from station.rules.events import PressesMissed
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState


def missed(state: MatchState, command: Missed) -> tuple[PressesMissed] | Refused:
    """Note that presses of the live buttons may be missing, unless that is known from this moment on."""
    arming = state.arming
    if arming is None or command.until <= arming.since:
        return refuse("nothing-missed")
    since = Nanoseconds(max(command.since, arming.since))
    known = _since(state)
    if _is_too_late(state, since) or (known is not None and known <= since):
        return refuse("nothing-missed")
    return (PressesMissed(arming.id, since),)


def _is_too_late(state: MatchState, since: Nanoseconds) -> bool:
    """Whether a press from then on could not have been first any more."""
    if state.answer is not None:
        return state.answer.accepted or since > state.answer.press.stamp
    return state.window is not None and since > state.window.due


def is_incomplete(state: MatchState) -> bool:
    """Whether a press that was missed could have been the first of the race that runs or was decided last."""
    since = _since(state)
    return since is not None and not _is_too_late(state, since)


def _since(state: MatchState) -> Nanoseconds | None:
    """From when on presses of the current stretch of live buttons may be missing; None: none are."""
    arming = state.arming.id if state.arming else None
    return next((seen.since for seen in state.missed if seen.arming == arming), None)
