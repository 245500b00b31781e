"""Themes, questions and the end: the host leads the match from one to the next (S4.7 … S4.9, S4.15)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import by_choice, next_cell, next_theme
from station.rules.commands import (
    Announce,
    EndTheme,
    Pause,
    Rename,
    Resume,
    StartReading,
    StartTheme,
)
from station.rules.decide.beginning import check_names, trimmed
from station.rules.decide.checks import note_reason
from station.rules.decide.choice import order_clause
from station.rules.decide.draft import Draft, goes_live_anew
from station.rules.decide.final import read_final
from station.rules.events import (
    Paused,
    QuestionAnnounced,
    ReadingStarted,
    Renamed,
    Resumed,
    ThemeEnded,
    ThemeStarted,
)
from station.rules.model import Nanoseconds, Player
from station.rules.refusals import Refused, refuse
from station.rules.state import Phase


def _start_theme(draft: Draft, _command: StartTheme, _at: Nanoseconds) -> Refused | None:
    following = next_theme(draft.state)
    if following is None:
        return refuse("no-more-themes")
    number, theme = following
    draft.add(ThemeStarted(theme, number, draft.number()))
    return None


def announce_next(draft: Draft) -> Refused | None:
    """Open the next question of the theme, in sequence (N4.3)."""
    if by_choice(draft.state):
        return refuse("by-choice", order_clause(draft.state))
    cell = next_cell(draft.state)
    if cell is None:
        return refuse("theme-over")
    draft.add(QuestionAnnounced(cell, spare=False, entered=draft.number()))
    return None


def _announce(draft: Draft, _command: Announce, _at: Nanoseconds) -> Refused | None:
    return announce_next(draft)


def _start_reading(draft: Draft, _command: StartReading, at: Nanoseconds) -> Refused | None:
    if draft.state.phase is Phase.STAKES:
        return read_final(draft)
    if draft.state.phase is not Phase.ANNOUNCED:
        refused = announce_next(draft)
        if refused:
            return refused
    draft.add(ReadingStarted(draft.arming(at), draft.number()))
    return None


def _end_theme(draft: Draft, _command: EndTheme, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if by_choice(state):
        return refuse("by-choice", order_clause(state))
    cell = next_cell(state)
    if cell is not None:
        left = len(state.themes[state.theme].prices) - cell.row
        return refuse("questions-left", state.setup.regulation.clause("all_played"), number=left)
    draft.add(ThemeEnded(state.theme, draft.number()))
    return None


def _pause(draft: Draft, command: Pause, _at: Nanoseconds) -> Refused | None:
    if draft.state.paused:
        return refuse("paused")
    draft.add(Paused())
    return None if command.why is None else note_reason(draft, command.why, command.text)


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
    Pause: _pause,
    Resume: _resume,
    Rename: _rename,
}
