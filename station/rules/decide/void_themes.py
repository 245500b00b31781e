"""Void themes and the reserves that take their places (S4.19)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.board import board_of, hidden_auctions, unplayed
from station.rules.commands import AddReserve, VoidTheme
from station.rules.decide.draft import Draft
from station.rules.decide.ending import PLAYERS_LEAST
from station.rules.decide.following import follow
from station.rules.decide.lots import checked_lot
from station.rules.events import BoardShown, ReserveAdded, ThemeStarted, ThemeTabled, ThemeVoided
from station.rules.model import Cell, Lot, Nanoseconds, TableTheme, ThemeKind
from station.rules.refusals import Refused, refuse
from station.rules.regulation import Order
from station.rules.state import BETWEEN, OVER, MatchState, Phase


def _void_theme(draft: Draft, command: VoidTheme, at: Nanoseconds) -> Refused | None:
    before = draft.state
    refused = _check(before, command)
    if refused:
        return refused
    draft.add(ThemeVoided(command.theme, command.reason.strip()))
    if command.reserve is not None:
        refused = _table(draft, command.theme, command.reserve, command.lot)
        if refused:
            return refused
    follow(draft, before, at)
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
    return _check_reserve(state, command, theme, clause)


def _may_fall(state: MatchState, number: int) -> bool:
    """The current theme, or one of the board that is chosen from; an earlier one when its round is over."""
    if number == state.theme:
        return True
    if state.phase is Phase.CHOOSING:
        return number in board_of(state, state.round)
    between = state.phase in BETWEEN and not unplayed(state, state.round)
    was_played = any(done.cell.theme == number for done in state.played)
    return was_played and (between or state.phase in OVER)


def _check_reserve(state: MatchState, command: VoidTheme, void: TableTheme, clause: str) -> Refused | None:
    """A reserve takes the place, where there is still something to play for."""
    if not _is_replaced(state, void):
        return None if command.reserve is None else refuse("no-board-any-more")
    if command.reserve is None:
        return refuse("reserve-needed", clause)
    if not 0 <= command.reserve < len(state.reserves):
        return refuse("no-such-reserve")
    reserve, needed = state.reserves[command.reserve], len(void.prices)
    if reserve.questions and len(reserve.questions) < needed:
        return refuse("theme-short", theme=reserve.name, number=len(reserve.questions), needed=needed)
    return None


def _is_replaced(state: MatchState, void: TableTheme) -> bool:
    """Boards are played until the final round has begun, extra themes at any time, nothing by one alone."""
    is_played = void.kind is ThemeKind.EXTRA or state.final is None
    return is_played and len(state.present) >= PLAYERS_LEAST


def _table(draft: Draft, number: int, reserve: int, lot: Lot | None) -> Refused | None:
    """The reserve stands where the void theme stood, and is played."""
    state = draft.state
    void = state.themes[number]
    theme = replace(void, content=state.reserves[reserve], replaces=number, void=False)
    new = len(state.themes)
    places = _auction_rows(state, number, lot)
    if isinstance(places, Refused):
        return places
    rows, drawn = places
    draft.add(ThemeTabled(theme, reserve, tuple(Cell(new, row) for row in rows), drawn))
    is_board = theme.kind is ThemeKind.BOARD
    if is_board and state.setup.stage.rounds[theme.round].order is Order.CHOICE:
        draft.add(BoardShown(theme.round, draft.number()))
    else:
        draft.add(ThemeStarted(new, theme.round, draft.number()))
    return None


def _auction_rows(state: MatchState, number: int, lot: Lot | None) -> tuple[list[int], Lot | None] | Refused:
    """Where the void theme's auctions lie in the reserve: the round keeps as many as it has (N4.7).

    One that nobody has seen lies in the same row; one that was opened is hidden anew, by lot.
    """
    hidden = [cell.row for cell in hidden_auctions(state, number)]
    opened = sum(cell.theme == number for cell in state.auctions) - len(hidden)
    if not opened:
        return hidden, None
    theme = state.themes[number]
    code = state.setup.stage.rounds[theme.round].code
    free = [row for row in range(len(theme.prices)) if row not in hidden]
    drawn = checked_lot(state, lot, f"auction-places:{code}:{len(state.themes)}", free)
    if isinstance(drawn, Refused):
        return drawn
    return sorted([*hidden, *drawn.order[:opened]]), drawn


def _add_reserve(draft: Draft, command: AddReserve, _at: Nanoseconds) -> Refused | None:
    if not command.theme.name.strip():
        return refuse("no-text")
    draft.add(ReserveAdded(replace(command.theme, name=command.theme.name.strip())))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    VoidTheme: _void_theme,
    AddReserve: _add_reserve,
}
