"""``decide(state, command, at)``: the only place where choices are made.

It answers with the events that the command causes, or with ``Refused``; it changes nothing itself. Time is
an argument, chance comes in with the command.
"""

from collections.abc import Callable
from typing import Any

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    BindButtons,
    Buzzed,
    Clarify,
    DeclineSpare,
    EndMatch,
    EndTheme,
    Expire,
    FinishReading,
    Nobody,
    Pause,
    PlayCommand,
    Rename,
    Resume,
    Rule,
    Seen,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
)
from station.rules.decide import acceptance, progress, questions, race
from station.rules.decide.draft import Draft, buttons_live
from station.rules.events import ButtonsBound, PlayEvent, Resumed
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase

_QUESTION = frozenset({Phase.READING, Phase.WINDOW, Phase.ANSWERING, Phase.CLARIFYING, Phase.REVEALED})
_ANYWHERE = frozenset(Phase)

TAKEN_IN: dict[type, frozenset[Phase]] = {
    StartTheme: frozenset({Phase.OPENING, Phase.THEME_END}),
    Announce: frozenset({Phase.THEME_START, Phase.REVEALED}),
    StartReading: frozenset({Phase.THEME_START, Phase.ANNOUNCED, Phase.REVEALED}),
    FinishReading: frozenset({Phase.READING}),
    Nobody: frozenset({Phase.READING, Phase.WINDOW}),
    Speaking: frozenset({Phase.ANSWERING, Phase.CLARIFYING}),
    Clarify: frozenset({Phase.ANSWERING}),
    Rule: frozenset({Phase.ANSWERING, Phase.CLARIFYING}),
    AcceptEarly: frozenset({Phase.THEME_START, Phase.ANNOUNCED, Phase.READING, Phase.REVEALED}),
    AcceptLate: frozenset({Phase.WINDOW, Phase.REVEALED}),
    Withdraw: _QUESTION | {Phase.ANNOUNCED},
    TakeSpare: frozenset({Phase.SPARE_OFFER}),
    DeclineSpare: frozenset({Phase.SPARE_OFFER}),
    EndTheme: frozenset({Phase.REVEALED}),
    EndMatch: frozenset({Phase.THEME_END}),
    Pause: _ANYWHERE - {Phase.CONTEST, Phase.LEFT_OPEN, Phase.FINISHED},
    Resume: _ANYWHERE,
    Rename: _ANYWHERE - {Phase.CONTEST},
}
"""In which phases a host's command may be accepted at all; the deciders look closer."""

_DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    **progress.DECIDERS,
    **questions.DECIDERS,
    **acceptance.DECIDERS,
}


def decide(
    state: MatchState, command: PlayCommand, at: Nanoseconds, seen: Seen | None = None
) -> tuple[PlayEvent, ...] | Refused:
    """What a command causes at a moment of the match clock, or why it is refused.

    ``seen`` is what the sender of a host's key saw: the command is refused when the match has moved on
    since. Commands that fit any moment are sent without it.
    """
    if isinstance(command, Buzzed):
        return race.buzzed(state, command)
    if isinstance(command, Expire):
        return race.expire(state, command, at)
    if isinstance(command, BindButtons):
        return (ButtonsBound(command.lag),)
    if seen is not None and seen.entered != state.entered:
        return refuse("moved-on", phase=state.phase)
    return _host(state, command, at)


def _host(state: MatchState, command: PlayCommand, at: Nanoseconds) -> tuple[PlayEvent, ...] | Refused:
    if state.phase not in TAKEN_IN[type(command)]:
        if state.phase is Phase.CONTEST:
            return refuse("race-open")
        return refuse("not-now", command=type(command).__name__, phase=state.phase)
    draft = Draft(state)
    if state.paused and not isinstance(command, Resume | Rename | Pause):
        if buttons_live(state):
            return refuse("paused")
        draft.add(Resumed(None))
    refused = _DECIDERS[type(command)](draft, command, at)
    return refused or tuple(draft.events)
