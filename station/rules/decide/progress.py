"""Themes, questions and the end: the host leads the match from one to the next (S4.7 … S4.9, S4.15)."""

from collections.abc import Callable
from typing import Any

from station.rules.commands import (
    Announce,
    EndMatch,
    EndTheme,
    Pause,
    Rename,
    Resume,
    StartReading,
    StartTheme,
)
from station.rules.decide.beginning import check_names, trimmed
from station.rules.decide.draft import Draft, goes_live_anew
from station.rules.events import (
    MatchEnded,
    Paused,
    QuestionAnnounced,
    ReadingStarted,
    Renamed,
    Resumed,
    ThemeEnded,
    ThemeStarted,
)
from station.rules.model import Nanoseconds, Place, Player
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase, next_cell, scores


def _start_theme(draft: Draft, _command: StartTheme, _at: Nanoseconds) -> Refused | None:
    theme = draft.state.theme + 1
    if theme >= len(draft.state.setup.themes):
        return refuse("no-more-themes")
    draft.add(ThemeStarted(theme, draft.number()))
    return None


def announce_next(draft: Draft) -> Refused | None:
    """Open the next question of the theme, in sequence (N4.3)."""
    cell = next_cell(draft.state)
    if cell is None:
        return refuse("theme-over")
    draft.add(QuestionAnnounced(cell, spare=False, entered=draft.number()))
    return None


def _announce(draft: Draft, _command: Announce, _at: Nanoseconds) -> Refused | None:
    return announce_next(draft)


def _start_reading(draft: Draft, _command: StartReading, at: Nanoseconds) -> Refused | None:
    if draft.state.phase is not Phase.ANNOUNCED:
        refused = announce_next(draft)
        if refused:
            return refused
    draft.add(ReadingStarted(draft.arming(at), draft.number()))
    return None


def _end_theme(draft: Draft, _command: EndTheme, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    cell = next_cell(state)
    if cell is not None:
        prices = state.setup.stage.round_of(state.theme).prices
        return refuse("questions-left", _all_played(state), number=len(prices) - cell.row)
    draft.add(ThemeEnded(state.theme, draft.number()))
    return None


def _end_match(draft: Draft, _command: EndMatch, _at: Nanoseconds) -> Refused | None:
    left = len(draft.state.setup.themes) - draft.state.theme - 1
    if left:
        return refuse("themes-left", _all_played(draft.state), number=left)
    draft.add(MatchEnded(places(draft.state), draft.number()))
    return None


def _all_played(state: MatchState) -> str:
    """The clause by which every question is played (N4.9), where the regulation has one."""
    return state.setup.regulation.clause("all_played")


def places(state: MatchState) -> tuple[Place, ...]:
    """Places by points (N4.12, S4.16); the same points share a place.

    A shared place is open when it holds one that the stage does not let be shared (N4.13, S3.5).
    """
    totals = scores(state)
    ranked = sorted(state.seats, key=lambda seat: (-totals[seat], seat))
    found = []
    for seat in ranked:
        place = 1 + sum(points > totals[seat] for points in totals.values())
        group = range(place, place + sum(points == totals[seat] for points in totals.values()))
        shared = len(group) > 1
        is_open = shared and any(matters in group for matters in state.setup.stage.ties)
        found.append(Place(seat, place, totals[seat], shared=shared, open=is_open))
    return tuple(found)


def _pause(draft: Draft, _command: Pause, _at: Nanoseconds) -> Refused | None:
    if draft.state.paused:
        return refuse("paused")
    draft.add(Paused())
    return None


def _resume(draft: Draft, _command: Resume, at: Nanoseconds) -> Refused | None:
    if not draft.state.paused:
        return refuse("not-paused")
    draft.add(Resumed(draft.arming(at) if goes_live_anew(draft.state) else None))
    return None


def _rename(draft: Draft, command: Rename, _at: Nanoseconds) -> Refused | None:
    players = draft.state.lineup.players
    if command.seat not in draft.state.seats:
        return refuse("no-such-seat", seat=command.seat)
    renamed = trimmed(Player(command.seat, command.name))
    refused = check_names(tuple(renamed if player.seat == command.seat else player for player in players))
    if refused:
        return refused
    draft.add(Renamed(renamed.seat, renamed.name))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    StartTheme: _start_theme,
    Announce: _announce,
    StartReading: _start_reading,
    EndTheme: _end_theme,
    EndMatch: _end_match,
    Pause: _pause,
    Resume: _resume,
    Rename: _rename,
}
