"""One clock at most is alive, in its own phase (S4.10, S4.11, N4.5.2, N4.8, N4.11.2)."""

from collections.abc import Iterator

from station.rules.moments import ClockKind
from station.rules.state import MatchState, Phase

_CLOCK_OF = {
    Phase.CONTEST: ClockKind.CONTEST,
    Phase.ANSWERING: ClockKind.ANSWER,
    Phase.CLARIFYING: ClockKind.CLARIFICATION,
    Phase.WINDOW: ClockKind.WINDOW,
    Phase.THINKING: ClockKind.THINKING,
    Phase.WRITING: ClockKind.WRITING,
}


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about clocks and numbers, and whether it is."""
    deadline, arming = state.deadline, state.arming
    has_ended = deadline is None and not state.overdue
    yield "clock-of-another-phase", deadline is not None and _CLOCK_OF.get(state.phase) != deadline.kind
    yield "overdue-with-a-clock", state.overdue and deadline is not None
    yield "overdue-without-clock-phase", state.overdue and state.phase not in _CLOCK_OF
    yield "number-from-the-future", state.entered > state.last_id
    yield "arming-number-from-the-future", arming is not None and arming.id > state.last_id
    yield "clock-number-from-the-future", deadline is not None and deadline.id > state.last_id
    yield "window-without-end", state.phase is Phase.WINDOW and has_ended
    yield "contest-without-end", state.phase is Phase.CONTEST and deadline is None
    yield "writing-without-end", state.phase is Phase.WRITING and has_ended
