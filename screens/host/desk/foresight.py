"""What a command would lead to, told before it is given. Nothing is asked of the match."""

from screens.host.desk.naming import name_of
from screens.host.desk.page import Paragraph
from screens.looks import Look
from screens.text import signed
from station.rules.apply import fold
from station.rules.commands import PlayCommand
from station.rules.decide import decide
from station.rules.model import NO_TIME
from station.rules.refusals import Refused
from station.rules.state import MatchState, scores
from station.wording.language import tr
from station.wording.phases import phase_name
from station.wording.refusals import refusal


def foreseen(state: MatchState, command: PlayCommand) -> MatchState | Refused:
    """The state that a command leads to, but for its clocks; or why it is refused."""
    events = decide(state, command, NO_TIME)
    return events if isinstance(events, Refused) else fold(state, events)


_NOT_YET = frozenset({"no-text", "no-change"})
"""Refusals of a form that has only been opened, which say nothing new."""


def consequences(state: MatchState, command: PlayCommand) -> list[Paragraph]:
    """What a command changes in the scores and in the course of play; or why it is refused."""
    after = foreseen(state, command)
    if isinstance(after, Refused):
        return [] if after.code in _NOT_YET else [(refusal(after), Look.WRONG)]
    told = [*_scores(state, after), *_course(state, after)]
    return [(line, Look.STRONG) for line in told]


def _scores(before: MatchState, after: MatchState) -> list[str]:
    was, now = scores(before), scores(after)
    changed = [
        f"{name_of(before, seat)} {signed(was[seat])} → {signed(now[seat])}"
        for seat in before.seats
        if was[seat] != now[seat]
    ]
    return [tr("Scores: {changed}", changed=" · ".join(changed))] if changed else []


def _course(before: MatchState, after: MatchState) -> list[str]:
    if before.phase is after.phase:
        return []
    return [tr("The game: {now} → {then}", now=phase_name(before.phase), then=phase_name(after.phase))]
