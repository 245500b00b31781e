"""What moves the match along: its beginning, themes, questions, the end, pauses and rebasing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.apply.entering import closed_question, enter
from station.rules.events import (
    Begun,
    ButtonsBound,
    ExtraStarted,
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
from station.rules.model import Lineup, Points, Standing
from station.rules.state import MatchSetup, MatchState, Phase


def begun(event: Begun) -> MatchState:
    """The first state of a match."""
    setup = MatchSetup(
        match_id=event.match_id,
        regulation=event.regulation,
        stage=event.stage,
        pack_title=event.pack_title,
        pack_digest=event.pack_digest,
        title=event.title,
        date=event.date,
    )
    return MatchState(
        setup=setup,
        lineup=event.lineup,
        standings=tuple(
            Standing.ABSENT if seat in event.absent else Standing.PRESENT for seat in event.lineup.seats
        ),
        themes=event.themes,
        reserves=event.reserves,
        final_themes=event.final_themes,
        auctions=event.auctions,
        totals=(Points(0),) * len(event.lineup.players),
        phase=Phase.OPENING,
        entered=event.entered,
        last_id=event.entered,
    )


def _theme_started(state: MatchState, event: ThemeStarted) -> MatchState:
    return enter(
        closed_question(state),
        Phase.THEME_START,
        event.entered,
        theme=event.theme,
        round=event.round,
        cell=None,
        chooser=None,
        auction=None,
    )


def _question_announced(state: MatchState, event: QuestionAnnounced) -> MatchState:
    used = (*state.spares_used, event.cell.theme) if event.spare else state.spares_used
    return enter(
        closed_question(state),
        Phase.ANNOUNCED,
        event.entered,
        theme=event.cell.theme,
        cell=event.cell,
        chooser=event.chooser,
        auction=state.auction if event.spare else None,
        named=None,
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
    phase = (Phase.LEFT_OPEN if event.left_open else Phase.TIED) if is_open else Phase.FINISHED
    return enter(state, phase, event.entered, places=event.places, why_over=event.why)


def _extra_started(state: MatchState, event: ExtraStarted) -> MatchState:
    number = len(state.themes)
    started = ThemeStarted(number, state.round, event.entered)
    reserves = tuple(theme for index, theme in enumerate(state.reserves) if index != event.reserve)
    tabled = replace(state, themes=(*state.themes, event.theme), reserves=reserves)
    return _theme_started(tabled, started)


def _paused(state: MatchState, _event: Paused) -> MatchState:
    return replace(state, paused=True)


def _resumed(state: MatchState, event: Resumed) -> MatchState:
    resumed = replace(state, paused=False, pause=None)
    if event.arming is None:
        return resumed
    return replace(resumed, arming=event.arming, last_id=event.arming.id)


def _renamed(state: MatchState, event: Renamed) -> MatchState:
    players = tuple(
        replace(player, name=event.name) if player.seat == event.seat else player
        for player in state.lineup.players
    )
    return replace(state, lineup=Lineup(players, state.lineup.host, state.lineup.assistant))


def _buttons_bound(state: MatchState, event: ButtonsBound) -> MatchState:
    return replace(state, lag=event.lag, equipped=event.equipped)


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
        missed=event.missed,
        equipped=event.equipped,
    )


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    ThemeStarted: _theme_started,
    QuestionAnnounced: _question_announced,
    ReadingStarted: _reading_started,
    WindowOpened: _window_opened,
    ThemeEnded: _theme_ended,
    MatchEnded: _match_ended,
    ExtraStarted: _extra_started,
    Paused: _paused,
    Resumed: _resumed,
    Renamed: _renamed,
    ButtonsBound: _buttons_bound,
    Rebased: _rebased,
}
