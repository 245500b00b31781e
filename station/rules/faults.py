"""Every broken invariant of a state, by name; a sound state has none."""

from station.rules.moments import ClockKind, Press
from station.rules.state import MatchState, Phase, price

_CLOCK_OF = {
    Phase.CONTEST: ClockKind.CONTEST,
    Phase.ANSWERING: ClockKind.ANSWER,
    Phase.CLARIFYING: ClockKind.CLARIFICATION,
    Phase.WINDOW: ClockKind.WINDOW,
}
_WITH_ANSWER = frozenset({Phase.ANSWERING, Phase.CLARIFYING})
_WITH_BUTTONS = frozenset({Phase.READING, Phase.WINDOW, Phase.CONTEST})
_AT_THE_END = frozenset({Phase.LEFT_OPEN, Phase.FINISHED})
_WITHOUT_QUESTION = frozenset({Phase.OPENING, Phase.THEME_START})


def faults(state: MatchState) -> tuple[str, ...]:
    """The names of all invariants that this state breaks."""
    broken = (*_clock_faults(state), *_question_faults(state), *_ledger_faults(state))
    return tuple(name for name, is_broken in broken if is_broken)


def _clock_faults(state: MatchState) -> tuple[tuple[str, bool], ...]:
    deadline, arming = state.deadline, state.arming
    return (
        ("clock-of-another-phase", deadline is not None and _CLOCK_OF.get(state.phase) != deadline.kind),
        ("overdue-with-a-clock", state.overdue and deadline is not None),
        ("overdue-without-clock-phase", state.overdue and state.phase not in _CLOCK_OF),
        ("number-from-the-future", state.entered > state.last_id),
        ("arming-number-from-the-future", arming is not None and arming.id > state.last_id),
        ("clock-number-from-the-future", deadline is not None and deadline.id > state.last_id),
        ("window-without-end", state.phase is Phase.WINDOW and deadline is None and not state.overdue),
        ("contest-without-end", state.phase is Phase.CONTEST and deadline is None),
    )


def _question_faults(state: MatchState) -> tuple[tuple[str, bool], ...]:
    cells = [done.cell for done in state.played]
    answerer = state.answer.press.seat if state.answer else None
    answering = state.phase in _WITH_ANSWER
    return (
        ("no-question", state.phase not in _WITHOUT_QUESTION and state.cell is None),
        ("question-of-another-theme", state.cell is not None and state.cell.theme != state.theme),
        ("dead-buttons", state.phase in _WITH_BUTTONS and state.arming is None),
        ("contest-of-another-moment", any(_is_astray(state, press) for press in state.contest)),
        ("contest-without-press", (state.phase is Phase.CONTEST) != bool(state.contest)),
        ("contest-of-locked", any(press.seat in state.locked for press in state.contest)),
        ("contest-unsorted", list(state.contest) != sorted(state.contest, key=lambda p: (p.stamp, p.seat))),
        ("nobody-answers", answering and state.answer is None),
        ("second-answer", answering and answerer in state.locked),
        ("stranger-answers", answerer is not None and answerer not in state.seats),
        ("played-twice", len(set(cells)) < len(cells)),
        ("played-out-of-sequence", cells != sorted(cells)),
        ("places-too-early", bool(state.places) != (state.phase in _AT_THE_END)),
    )


def _is_astray(state: MatchState, press: Press) -> bool:
    too_early = state.arming is not None and press.stamp <= state.arming.since
    too_late = state.window is not None and press.stamp > state.window.due
    return too_early or too_late


def _ledger_faults(state: MatchState) -> tuple[tuple[str, bool], ...]:
    standing = [entry for entry in state.ledger if not entry.struck]
    answers = [(entry.cell, entry.spare, entry.seat) for entry in standing]
    rights = [entry.cell for entry in standing if entry.right]
    wrong_price = any(
        entry.points != (price(state, entry.cell) if entry.right else -price(state, entry.cell))
        for entry in state.ledger
    )
    return (
        ("two-answers", len(set(answers)) < len(answers)),
        ("two-right-answers", len(set(rights)) < len(rights)),
        ("wrong-points", wrong_price),
        ("points-of-a-stranger", any(entry.seat not in state.seats for entry in state.ledger)),
        ("totals-of-another-ledger", list(state.totals) != _sums(state)),
        ("spare-twice", len(set(state.spares_used)) < len(state.spares_used)),
    )


def _sums(state: MatchState) -> list[int]:
    return [
        sum(entry.points for entry in state.ledger if entry.seat == seat and not entry.struck)
        for seat in state.seats
    ]
