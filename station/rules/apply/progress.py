"""What moves the match along: its beginning, themes, questions, the end, pauses and rebasing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.events import (
    Begun,
    ButtonsBound,
    MatchEnded,
    Paused,
    QuestionAnnounced,
    ReadingStarted,
    Rebased,
    Renamed,
    Resumed,
    ThemeEnded,
    ThemeStarted,
    WindowOpened,
)
from station.rules.model import Lineup, Points
from station.rules.state import MatchSetup, MatchState, Phase


def begun(event: Begun) -> MatchState:
    """The first state of a match."""
    setup = MatchSetup(
        match_id=event.match_id,
        regulation=event.regulation,
        stage=event.stage,
        themes=event.themes,
        reserves=event.reserves,
        pack_title=event.pack_title,
        pack_digest=event.pack_digest,
        title=event.title,
    )
    return MatchState(
        setup=setup,
        lineup=event.lineup,
        totals=(Points(0),) * len(event.lineup.players),
        phase=Phase.OPENING,
        entered=event.entered,
        last_id=event.entered,
    )


def enter(state: MatchState, phase: Phase, entered: int, **changes: Any) -> MatchState:  # noqa: ANN401 - fields
    """The state in a new phase; the clock of the phase before ends with it."""
    fresh: dict[str, Any] = {"deadline": None, "overdue": False, "contest": ()}
    fresh.update(changes)
    return replace(state, phase=phase, entered=entered, last_id=entered, **fresh)


def _theme_started(state: MatchState, event: ThemeStarted) -> MatchState:
    return enter(_closed_question(state), Phase.THEME_START, event.entered, theme=event.theme, cell=None)


def _closed_question(state: MatchState) -> MatchState:
    return replace(
        state,
        spare=False,
        interrupted=False,
        locked=(),
        arming=None,
        window=None,
        answer=None,
        observed=(),
        counted=(),
    )


def _question_announced(state: MatchState, event: QuestionAnnounced) -> MatchState:
    used = (*state.spares_used, event.cell.theme) if event.spare else state.spares_used
    return enter(
        _closed_question(state),
        Phase.ANNOUNCED,
        event.entered,
        cell=event.cell,
        spare=event.spare,
        spares_used=used,
    )


def _reading_started(state: MatchState, event: ReadingStarted) -> MatchState:
    return enter(
        state,
        Phase.READING,
        event.entered,
        arming=event.arming,
        answer=None,
        interrupted=False,
    )


def _window_opened(state: MatchState, event: WindowOpened) -> MatchState:
    return enter(
        state,
        Phase.WINDOW,
        event.entered,
        arming=event.arming,
        deadline=event.deadline,
        window=event.deadline,
        answer=None,
        interrupted=False,
    )


def _theme_ended(state: MatchState, event: ThemeEnded) -> MatchState:
    return enter(state, Phase.THEME_END, event.entered)


def _match_ended(state: MatchState, event: MatchEnded) -> MatchState:
    is_open = any(place.open for place in event.places)
    phase = Phase.LEFT_OPEN if is_open else Phase.FINISHED
    return enter(state, phase, event.entered, places=event.places)


def _paused(state: MatchState, _event: Paused) -> MatchState:
    return replace(state, paused=True)


def _resumed(state: MatchState, event: Resumed) -> MatchState:
    if event.arming is None:
        return replace(state, paused=False)
    return replace(state, paused=False, arming=event.arming, last_id=event.arming.id)


def _renamed(state: MatchState, event: Renamed) -> MatchState:
    players = tuple(
        replace(player, name=event.name) if player.seat == event.seat else player
        for player in state.lineup.players
    )
    return replace(state, lineup=Lineup(players, state.lineup.host, state.lineup.assistant))


def _buttons_bound(state: MatchState, event: ButtonsBound) -> MatchState:
    return replace(state, lag=event.lag)


def _rebased(state: MatchState, event: Rebased) -> MatchState:
    return replace(
        state,
        paused=True,
        last_id=event.last_id,
        deadline=event.deadline,
        window=event.window,
        arming=event.arming,
        lag=event.lag,
        observed=event.observed,
        counted=event.counted,
    )


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    ThemeStarted: _theme_started,
    QuestionAnnounced: _question_announced,
    ReadingStarted: _reading_started,
    WindowOpened: _window_opened,
    ThemeEnded: _theme_ended,
    MatchEnded: _match_ended,
    Paused: _paused,
    Resumed: _resumed,
    Renamed: _renamed,
    ButtonsBound: _buttons_bound,
    Rebased: _rebased,
}
