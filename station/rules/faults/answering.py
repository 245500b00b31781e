"""Who presses and who answers: one answer a player, of those who play the question (N4.5.6, N4.13, S4.13)."""

from collections.abc import Iterator

from station.rules.moments import Press
from station.rules.state import MatchState, Phase

_WITH_ANSWER = frozenset({Phase.ANSWERING, Phase.CLARIFYING})
_WITH_RACE = frozenset({Phase.CONTEST, Phase.PHOTO_FINISH})
_WITH_BUTTONS = frozenset({Phase.READING, Phase.WINDOW, Phase.CONTEST})


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about presses and answers, and whether it is."""
    answering = state.phase in _WITH_ANSWER
    seat = state.answerer if answering else None
    contest = state.contest
    yield "dead-buttons", state.phase in _WITH_BUTTONS and state.arming is None
    yield "nobody-may-press", state.phase in _WITH_BUTTONS and not state.may_answer
    yield "contest-of-another-moment", any(_is_astray(state, press) for press in contest)
    yield "contest-without-press", (state.phase in _WITH_RACE) != bool(contest)
    yield "photo-finish-of-another-phase", (state.phase is Phase.PHOTO_FINISH) != bool(state.photo_finish)
    yield "photo-finish-of-others", not set(state.photo_finish) <= {press.seat for press in contest}
    yield "photo-finish-of-one", len(state.photo_finish) == 1
    yield "contest-of-locked", any(press.seat in state.locked for press in contest)
    yield "contest-of-others", any(press.seat not in state.contestants for press in contest)
    yield "contest-unsorted", list(contest) != sorted(contest, key=lambda press: (press.stamp, press.seat))
    yield "nobody-answers", answering and seat is None
    yield "second-answer", answering and seat in state.locked
    yield "stranger-answers", answering and seat is not None and seat not in state.contestants


def _is_astray(state: MatchState, press: Press) -> bool:
    too_early = state.arming is not None and press.stamp <= state.arming.since
    too_late = state.window is not None and press.stamp > state.window.due
    return too_early or too_late
