"""Rounds by choice: the board, who chooses, what is chosen (N4.3, N4.7)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import (
    by_choice,
    chooser,
    chooser_purpose,
    choosers,
    next_round,
    unplayed,
)
from station.rules.commands import (
    Choose,
    DrawChooser,
    EndRound,
    NameChooser,
    ShowBoard,
    StartRound,
)
from station.rules.decide.auction import open_auction
from station.rules.decide.draft import Draft
from station.rules.decide.lots import checked_lot
from station.rules.events import BoardShown, ChooserNamed, QuestionAnnounced, RoundEnded, RoundStarted
from station.rules.model import Cell, HowNamed, Lot, Nanoseconds, Seat
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState


def order_clause(state: MatchState) -> str:
    """The clause by which the questions of this round follow each other (N4.3)."""
    stage = state.setup.stage.code
    return state.setup.regulation.clause(f"stages.{stage}.rounds.{state.current_round.code}.order")


def _start_round(draft: Draft, command: StartRound, _at: Nanoseconds) -> Refused | None:
    number = next_round(draft.state)
    if number is None:
        return _no_round(draft.state)
    lot = _auction_lot(draft.state, number, command.lot)
    if isinstance(lot, Refused):
        return lot
    cells = unplayed(draft.state, number)
    drawn = lot.order[: draft.state.setup.stage.rounds[number].auctions] if lot else ()
    places = tuple(sorted(cells[index] for index in drawn))
    draft.add(RoundStarted(number, places, lot, draft.number()))
    return None


def _no_round(state: MatchState) -> Refused:
    left = {cell.theme for cell in unplayed(state, state.round)}
    if left:
        return refuse("themes-left", state.setup.regulation.clause("all_played"), number=len(left))
    return refuse("no-round")


def _auction_lot(state: MatchState, number: int, lot: Lot | None) -> Lot | Refused | None:
    """The lot that tells where the auctions lie; none where there are none, or they are set (N4.7)."""
    part = state.setup.stage.rounds[number]
    is_set = any(state.themes[cell.theme].round == number for cell in state.auctions)
    if not part.auctions or is_set:
        return None
    return checked_lot(state, lot, f"auction-places:{part.code}", range(len(unplayed(state, number))))


def _end_round(draft: Draft, _command: EndRound, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if not by_choice(state):
        return refuse("in-sequence", order_clause(state))
    left = unplayed(state, state.round)
    if left:
        return refuse("questions-left", state.setup.regulation.clause("all_played"), number=len(left))
    draft.add(RoundEnded(draft.number()))
    return None


def _show_board(draft: Draft, _command: ShowBoard, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if not by_choice(state):
        return refuse("in-sequence", order_clause(state))
    if not unplayed(state, state.round):
        return refuse("round-over")
    draft.add(BoardShown(state.round, draft.number()))
    return None


def _name_chooser(draft: Draft, command: NameChooser, _at: Nanoseconds) -> Refused | None:
    refused = _chooser_stands(draft.state)
    if refused:
        return refused
    if command.how is HowNamed.LOT:
        return refuse("lot-by-hand")
    if command.seat not in choosers(draft.state):
        return refuse("not-among-choosers", order_clause(draft.state), seat=command.seat)
    draft.add(ChooserNamed(command.seat, command.how, None, draft.number()))
    return None


def _draw_chooser(draft: Draft, command: DrawChooser, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    refused = _chooser_stands(state)
    if refused:
        return refused
    lot = checked_lot(state, command.lot, chooser_purpose(state), choosers(state))
    if isinstance(lot, Refused):
        return lot
    first = Seat(lot.order[0])
    draft.add(ChooserNamed(first, HowNamed.LOT, lot, draft.number()))
    return None


def _chooser_stands(state: MatchState) -> Refused | None:
    now = chooser(state)
    return None if now is None else refuse("chooser-stands", order_clause(state), seat=now)


def _choose(draft: Draft, command: Choose, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    seat = chooser(state)
    if seat is None:
        return refuse("chooser-needed", order_clause(state))
    if not _on_board(state, command.cell):
        return refuse("no-such-cell")
    if command.cell not in unplayed(state, state.round):
        return refuse("cell-played", order_clause(state))
    if command.cell in state.auctions:
        return open_auction(draft, command.cell, seat, command.lot)
    draft.add(QuestionAnnounced(command.cell, spare=False, entered=draft.number(), chooser=seat))
    return None


def _on_board(state: MatchState, cell: Cell) -> bool:
    if not 0 <= cell.theme < len(state.themes):
        return False
    theme = state.themes[cell.theme]
    return theme.round == state.round and not theme.void and 0 <= cell.row < len(theme.prices)


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    StartRound: _start_round,
    EndRound: _end_round,
    ShowBoard: _show_board,
    NameChooser: _name_chooser,
    DrawChooser: _draw_chooser,
    Choose: _choose,
}
