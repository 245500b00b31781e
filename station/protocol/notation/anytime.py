"""What comes up at any moment, from the text: sanctions, void themes, corrections, marks."""

from functools import partial

from station.protocol.notation.course import reserve_part, settle
from station.protocol.notation.faults import Misread
from station.protocol.notation.lexer import Kind, folded, literal, tokens
from station.protocol.notation.lines import Line, fields, reason_in
from station.protocol.notation.names import UNKNOWN, cell_in, player_in, points_in, reserve_in, theme_in
from station.protocol.notation.table import Table
from station.protocol.notation.words import INNER, Word
from station.rules.board import chooser_purpose, purpose
from station.rules.commands import (
    AddReserve,
    Arrive,
    CensureHints,
    Leave,
    MarkDisputed,
    NoteHint,
    PlayCommand,
    Remove,
    Rename,
    ReverseRuling,
    SetPoints,
    SettleDispute,
    VoidLot,
    VoidTheme,
    Warn,
    WithdrawLater,
)
from station.rules.model import Cell, Seat, Theme
from station.rules.state import MatchState


def _seat(table: Table, text: str) -> Seat:
    return player_in(table.state.lineup.players, text)


def _warning(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return Warn(_seat(table, parts[0]), reason_in(parts, 1))


def _removal(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return Remove(_seat(table, parts[0]), reason_in(parts, 1))


def _left(table: Table, line: Line) -> PlayCommand:
    return Leave(_seat(table, line.text))


def _arrived(table: Table, line: Line) -> PlayCommand:
    return Arrive(_seat(table, line.text))


def _hint(_table: Table, _line: Line) -> PlayCommand:
    return NoteHint()


def _prompter(_table: Table, line: Line) -> PlayCommand:
    name, who = (*fields(line.text, 2), "")[:2]
    word = INNER.get(folded(who), Word.SPECTATOR if not who else None)
    if word not in {Word.PARTICIPANT, Word.SPECTATOR}:
        raise Misread("unknown-words", text=who)
    return CensureHints(literal(name), word is Word.PARTICIPANT)


def _void(table: Table, line: Line) -> PlayCommand:
    """An earlier theme falls when its round is over: the last question is left first."""
    parts = fields(line.text, 3)
    theme = theme_in(table.state, parts[0])
    if theme != table.state.theme:
        settle(table)
    told, reason = _hidden_anew(line.text)
    command = VoidTheme(theme, _reserve(table, parts), reason or reason_in(parts, 2))
    return table.with_lot(command, None if told is None else partial(_rows, table, theme, told))


def _hidden_anew(text: str) -> tuple[list[str] | None, str]:
    """Where auctions lie in the reserve that were opened in the void theme, if told; and the reason."""
    parts = fields(text, 4)
    word, _, places = (*parts, "", "", "")[2].partition(" ")
    if folded(word) not in Word.AUCTIONS.forms:
        return None, ""
    return places.split(), reason_in(parts, 3)


def _rows(table: Table, theme: int, told: list[str], among: tuple[int, ...]) -> tuple[int, ...]:
    """The lot that hid them; one that nobody knows lies at a price that the text does not name again."""
    prices = table.state.themes[theme].prices
    known = [row for row in among if str(prices[row]) in told]
    ahead = {word for head in table.heads[table.place + 1 :] for word in head.split()}
    rest = sorted((row for row in among if row not in known), key=lambda row: str(prices[row]) in ahead)
    if len(known) + told.count(UNKNOWN) != len(told):
        raise Misread("lot-short", purpose="auction-places")
    return (*known, *rest)


def _reserve(table: Table, parts: list[str]) -> int | None:
    told = parts[1] if len(parts) > 1 else ""
    if not told or INNER.get(folded(told)) is Word.NO_RESERVE:
        return None
    return reserve_in(table.state.reserves, reserve_part(told))


def _new_reserve(_table: Table, line: Line) -> PlayCommand:
    return AddReserve(Theme(literal(line.text), ()))


def _reversed(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 3)
    cell = cell_in(table.state, parts[0])
    seat = _seat(table, parts[1] if len(parts) > 1 else "")
    return ReverseRuling(_entry(table.state, cell, seat), reason_in(parts, 2))


def _entry(state: MatchState, cell: Cell, seat: Seat) -> int:
    """The number of the player's ruling on a question: of several the one that stands, else the last."""
    found = [n for n, entry in enumerate(state.ledger) if (entry.cell, entry.seat) == (cell, seat)]
    standing = [number for number in found if not state.ledger[number].struck]
    return (standing or found or [len(state.ledger)])[-1]


def _withdrawn_later(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return WithdrawLater(cell_in(table.state, parts[0]), reason_in(parts, 1))


def _points(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return SetPoints(*points_in(table.state.lineup.players, parts[0]), reason_in(parts, 1))


def _lot_void(table: Table, line: Line) -> PlayCommand:
    return VoidLot(purpose(table.state, chooser_purpose(table.state)), literal(line.text))


def _disputed(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return MarkDisputed(cell_in(table.state, parts[0]), reason_in(parts, 1))


def _settled(_table: Table, line: Line) -> PlayCommand:
    said = list(tokens(line.text))
    if len(said) != 1 or said[0].kind is not Kind.NUMBER:
        raise Misread("unknown-number", text=line.text)
    return SettleDispute(said[0].number)


def _name(table: Table, line: Line) -> PlayCommand:
    parts = fields(line.text, 2)
    return Rename(_seat(table, parts[0]), reason_in(parts, 1))


COMMANDS = {
    Word.WARNING: _warning,
    Word.REMOVAL: _removal,
    Word.LEFT: _left,
    Word.ARRIVED: _arrived,
    Word.HINT: _hint,
    Word.PROMPTER: _prompter,
    Word.VOID: _void,
    Word.NEW_RESERVE: _new_reserve,
    Word.REVERSED: _reversed,
    Word.WITHDRAWN_LATER: _withdrawn_later,
    Word.POINTS: _points,
    Word.LOT_VOID: _lot_void,
    Word.DISPUTED: _disputed,
    Word.SETTLED: _settled,
    Word.NAME: _name,
}
