"""Void themes and the reserves that take their places (S4.19)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.board import board_of, unplayed
from station.rules.commands import AddReserve, VoidTheme
from station.rules.decide.draft import Draft
from station.rules.decide.ending import OVER, end
from station.rules.decide.following import follow
from station.rules.events import BoardShown, ReserveAdded, ThemeStarted, ThemeTabled, ThemeVoided
from station.rules.model import Cell, Nanoseconds, ThemeKind
from station.rules.refusals import Refused, refuse
from station.rules.regulation import Order
from station.rules.state import MatchState, Phase

_BETWEEN = frozenset({Phase.THEME_END, Phase.ROUND_END, *OVER})


def _void_theme(draft: Draft, command: VoidTheme, at: Nanoseconds) -> Refused | None:
    before = draft.state
    refused = _check(before, command)
    if refused:
        return refused
    draft.add(ThemeVoided(command.theme, command.reason.strip()))
    if command.reserve is None:
        follow(draft, before, at)
        if before.phase in OVER and before.totals == draft.state.totals:
            end(draft)
    else:
        _table(draft, command.theme, command.reserve)
    return None


def _check(state: MatchState, command: VoidTheme) -> Refused | None:
    clause = state.setup.regulation.clause("hints")
    if not 0 <= command.theme < len(state.themes):
        return refuse("no-theme")
    theme = state.themes[command.theme]
    if theme.void:
        return refuse("already-void")
    if theme.kind is ThemeKind.FINAL:
        return refuse("final-theme")
    if not _may_fall(state, command.theme):
        return refuse("theme-not-now", clause)
    if not command.reason.strip():
        return refuse("no-text")
    return _check_reserve(state, command, len(theme.prices), clause)


def _may_fall(state: MatchState, number: int) -> bool:
    """The current theme, or one of the board that is chosen from; an earlier one when its round is over."""
    if state.phase in _BETWEEN and not unplayed(state, state.round):
        return True
    at_board = state.phase is Phase.CHOOSING and number in board_of(state, state.round)
    return number == state.theme or at_board


def _check_reserve(state: MatchState, command: VoidTheme, needed: int, clause: str) -> Refused | None:
    """A reserve takes the place, unless the final round has begun, after which no board is played."""
    if state.final is not None:
        return None if command.reserve is None else refuse("no-board-any-more")
    if command.reserve is None:
        return refuse("reserve-needed", clause)
    if not 0 <= command.reserve < len(state.reserves):
        return refuse("no-such-reserve")
    reserve = state.reserves[command.reserve]
    if reserve.questions and len(reserve.questions) < needed:
        return refuse("theme-short", theme=reserve.name, number=len(reserve.questions), needed=needed)
    return None


def _table(draft: Draft, number: int, reserve: int) -> None:
    """The reserve stands where the void theme stood, and is played."""
    state = draft.state
    void = state.themes[number]
    theme = replace(void, content=state.reserves[reserve], replaces=number, void=False)
    new = len(state.themes)
    played = {done.cell for done in state.played}
    hidden = (cell for cell in state.auctions if cell.theme == number and cell not in played)
    draft.add(ThemeTabled(theme, reserve, tuple(Cell(new, cell.row) for cell in hidden)))
    is_board = theme.kind is ThemeKind.BOARD
    if is_board and state.setup.stage.rounds[theme.round].order is Order.CHOICE:
        draft.add(BoardShown(theme.round, draft.number()))
    else:
        draft.add(ThemeStarted(new, theme.round, draft.number()))


def _add_reserve(draft: Draft, command: AddReserve, _at: Nanoseconds) -> Refused | None:
    if not command.theme.name.strip():
        return refuse("no-text")
    draft.add(ReserveAdded(replace(command.theme, name=command.theme.name.strip())))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    VoidTheme: _void_theme,
    AddReserve: _add_reserve,
}
