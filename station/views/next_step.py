"""What the host's next key does: one key leads through a game in sequence.

No clock rules: where one has run out, the ruling that the regulation asks for becomes the next step, and
nothing happens before the host's key.
"""

from station.rules.commands import (
    Announce,
    EndMatch,
    EndTheme,
    FinishReading,
    HostCommand,
    Nobody,
    Resume,
    Rule,
    StartReading,
    StartTheme,
    TakeSpare,
)
from station.rules.decide import TAKEN_IN
from station.rules.decide.draft import buttons_live
from station.rules.regulation import WhenOver
from station.rules.state import MatchState, Phase, next_cell

_ALWAYS: dict[Phase, HostCommand] = {
    Phase.OPENING: StartTheme(),
    Phase.THEME_START: Announce(),
    Phase.ANNOUNCED: StartReading(),
    Phase.READING: FinishReading(),
    Phase.SPARE_OFFER: TakeSpare(),
}


def next_step(state: MatchState) -> HostCommand | None:
    """The command of the next key; None when there is something to wait for or to judge."""
    if state.paused and buttons_live(state):
        return Resume()
    if state.overdue:
        return _when_over(state)
    match state.phase:
        case Phase.REVEALED:
            return StartReading() if next_cell(state) else EndTheme()
        case Phase.THEME_END:
            has_more = state.theme + 1 < len(state.setup.themes)
            return StartTheme() if has_more else EndMatch()
    return _ALWAYS.get(state.phase)


def _when_over(state: MatchState) -> HostCommand | None:
    regulation = state.setup.regulation
    if state.phase is Phase.WINDOW:
        return Nobody()
    answering = state.phase is Phase.ANSWERING
    offered = regulation.answer_over if answering else regulation.clarification_over
    return Rule(right=False) if offered is WhenOver.WRONG else None


def possible(state: MatchState) -> frozenset[str]:
    """The names of the commands that this phase takes, for the line of keys."""
    names = {command.__name__ for command, phases in TAKEN_IN.items() if state.phase in phases}
    names.discard("Pause" if state.paused else "Resume")
    return frozenset(names)
