"""What presses make of the state. Their order of arrival leaves no trace: all is kept sorted by stamp."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import enter
from station.rules.events import (
    ContestDecided,
    ContestJoined,
    ContestOpened,
    PhotoFinish,
    PressAccepted,
    PressesCounted,
    PressesMissed,
    PressObserved,
)
from station.rules.model import Seat
from station.rules.moments import Press
from station.rules.state import Answer, MatchState, Phase


def _by_stamp(presses: tuple[Press, ...]) -> tuple[Press, ...]:
    return tuple(sorted(presses, key=_place))


def _place(press: Press) -> tuple[int, ...]:
    """All that was pressed: what was heard of in whatever order stands in this one."""
    return press.stamp, press.seat, press.resolution


def _contest_opened(state: MatchState, event: ContestOpened) -> MatchState:
    return enter(
        state,
        Phase.CONTEST,
        event.entered,
        deadline=event.deadline,
        contest=(event.press,),
        interrupted=state.phase is Phase.READING,
    )


def _contest_joined(state: MatchState, event: ContestJoined) -> MatchState:
    deadline = state.deadline and replace(state.deadline, due=event.due)
    return replace(state, contest=_by_stamp((*state.contest, event.press)), deadline=deadline)


def _contest_decided(state: MatchState, event: ContestDecided) -> MatchState:
    answer = Answer(
        press=event.winner,
        gap=event.gap,
        rivals=_by_stamp(event.rivals),
        dead_heat=tuple(map(Seat, event.lot.order)) if event.lot else event.among,
        by_host=bool(event.among),
    )
    return enter(state, Phase.ANSWERING, event.entered, deadline=event.deadline, answer=answer)


def _photo_finish(state: MatchState, event: PhotoFinish) -> MatchState:
    seats = {"contest": state.contest, "photo_finish": event.among}
    return enter(state, Phase.PHOTO_FINISH, event.entered, **seats)


def _press_observed(state: MatchState, event: PressObserved) -> MatchState:
    observed = sorted((*state.observed, event), key=lambda seen: (*_place(seen.press), seen.why))
    return replace(state, observed=tuple(observed))


def _presses_counted(state: MatchState, event: PressesCounted) -> MatchState:
    kept = [seen for seen in state.counted if (seen.seat, seen.arming) != (event.seat, event.arming)]
    before = sum(
        seen.number for seen in state.counted if (seen.seat, seen.arming) == (event.seat, event.arming)
    )
    kept.append(replace(event, number=before + event.number))
    return replace(state, counted=tuple(sorted(kept, key=lambda seen: (seen.arming, seen.seat))))


def _presses_missed(state: MatchState, event: PressesMissed) -> MatchState:
    others = (seen for seen in state.missed if seen.arming != event.arming)
    return replace(state, missed=tuple(sorted((*others, event), key=lambda seen: seen.arming)))


def _press_accepted(state: MatchState, event: PressAccepted) -> MatchState:
    return enter(
        state,
        Phase.ANSWERING,
        event.entered,
        deadline=event.deadline,
        answer=Answer(press=event.press, accepted=True),
        interrupted=state.phase is Phase.READING,
        played=tuple(done for done in state.played if done.cell != state.cell),
    )


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    ContestOpened: _contest_opened,
    ContestJoined: _contest_joined,
    ContestDecided: _contest_decided,
    PhotoFinish: _photo_finish,
    PressObserved: _press_observed,
    PressesCounted: _presses_counted,
    PressesMissed: _presses_missed,
    PressAccepted: _press_accepted,
}
