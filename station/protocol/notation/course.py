"""What leads the match on from question to question: said in the text, or the one thing that can follow."""

from station.protocol.notation.faults import Misread
from station.protocol.notation.lexer import Kind, folded, listed, literal, tokens
from station.protocol.notation.lines import Line, fields
from station.protocol.notation.names import (
    UNKNOWN,
    cell_in,
    matching,
    player_in,
    points_in,
    reserve_in,
    round_in,
)
from station.protocol.notation.table import Table
from station.protocol.notation.words import INNER, Word
from station.rules.board import by_choice, cells_left, chooser, final_is_due, next_cell, next_round, unplayed
from station.rules.commands import (
    DrawChooser,
    EndMatch,
    EndRound,
    EndTheme,
    LeaveOpen,
    NameChooser,
    ShowBoard,
    StartExtra,
    StartRound,
    StartTheme,
)
from station.rules.model import Cell, HowNamed
from station.rules.state import BETWEEN, OVER, Phase, scores

IDLE = {Phase.OPENING, *BETWEEN}
"""The phases from which a theme, a round or the end can follow."""


def settle(table: Table) -> None:
    """Leave a question that is over, where the theme or the choice ends with it."""
    state = table.state
    if state.phase is not Phase.REVEALED:
        return
    if by_choice(state):
        table.ask(ShowBoard() if unplayed(state, state.round) else EndRound())
    elif next_cell(state) is None:
        table.ask(EndTheme())


def open_theme(table: Table) -> None:
    """Go on to where a question in sequence can come."""
    settle(table)
    if table.phase in IDLE:
        table.ask(StartTheme())


def open_board(table: Table) -> None:
    """Go on to where a question can be chosen."""
    settle(table)
    if table.phase in IDLE and next_round(table.state) is not None:
        table.draw(StartRound(), None)


def close(table: Table) -> None:
    """Go on to the end of the match, where all is played."""
    settle(table)
    if table.phase in IDLE:
        table.ask(EndMatch())


def finish(table: Table) -> None:
    """At the end of a text: what can follow by itself follows."""
    settle(table)
    state = table.state
    if state.phase in IDLE and not cells_left(state) and not final_is_due(state):
        table.ask(EndMatch())


def _theme(table: Table, line: Line) -> None:
    settle(table)
    if table.phase is not Phase.THEME_START:
        table.ask(StartTheme())
    theme = table.state.themes[table.state.theme]
    slot = line.head or line.text
    is_slot = slot == str(theme.slot + 1)
    is_named = not line.text or line.text == UNKNOWN or matching([theme.content.name], literal(line.text))
    if not is_named and not (is_slot and not line.head):
        raise Misread("other-theme", text=literal(line.text), next=theme.content.name)
    if line.head and not is_slot:
        raise Misread("other-theme", text=line.head, next=str(theme.slot + 1))


def _round(table: Table, line: Line) -> None:
    settle(table)
    number = next_round(table.state)
    name, places = _round_parts(line.text)
    if number is not None and name and round_in(table.state.setup.stage, name) != number:
        raise Misread("unknown-round", text=literal(name))
    if number is None or places is None:
        table.draw(StartRound(), None)
        return
    cells, known = unplayed(table.state, number), places
    table.draw(StartRound(), lambda _among: _auction_lot(table, number, cells, known))


def _round_parts(text: str) -> tuple[str, list[str] | None]:
    """The round's name, and the places of its auctions if they are told."""
    name, *rest = fields(text, 2)
    first = name if not rest else rest[0]
    word, _, places = first.partition(" ")
    if folded(word) in Word.AUCTIONS.forms:
        return (name if rest else ""), [part for part in fields(places, len(places) + 1) if part]
    if rest:
        raise Misread("unknown-words", text=rest[0])
    return name, None


def _auction_lot(table: Table, number: int, cells: tuple[Cell, ...], places: list[str]) -> tuple[int, ...]:
    """The lot that laid the auctions; one that nobody knows is a question that the text never names."""
    state = table.state
    known = [cell_in(state, place, number) for place in places if place != UNKNOWN]
    hidden = places.count(UNKNOWN)
    named = set(known) | _named_ahead(table, number)
    free = [cell for cell in cells if cell not in named][:hidden]
    needed = state.setup.stage.rounds[number].auctions
    if len(known) + len(free) != needed:
        raise Misread("auctions-told", number=len(places), needed=needed)
    if not set(known) <= set(cells):
        raise Misread("lot-short", purpose="auction-places")
    first = [cells.index(cell) for cell in (*known, *free)]
    return (*first, *(index for index in range(len(cells)) if index not in first))


def _named_ahead(table: Table, number: int) -> set[Cell]:
    """The questions of this board that the rest of the text names."""
    found: set[Cell] = set()
    for head in table.heads[table.place + 1 :]:
        try:
            found.add(cell_in(table.state, head, number))
        except Misread:
            continue
    return found


def _chooses(table: Table, line: Line) -> None:
    open_board(table)
    name, *rest = fields(line.text, 2)
    seat = player_in(table.state.lineup.players, name)
    how = INNER.get(folded(rest[0])) if rest else None
    if rest and how not in _NAMED:
        raise Misread("unknown-words", text=rest[0])
    if how is Word.LOT:
        table.draw(DrawChooser(), table.chooser_lot(seat))
    elif how is not None or chooser(table.state) != seat:
        table.ask(NameChooser(seat, _NAMED[how or Word.AGREED]))


_NAMED = {Word.AGREED: HowNamed.AGREED, Word.HAND_LOT: HowNamed.HAND_LOT, Word.LOT: HowNamed.LOT}


def _board(table: Table, _line: Line) -> None:
    table.ask(ShowBoard())


def _scores(table: Table, line: Line) -> None:
    """The theme or the round is over; scores that are told must be those that the rules come to."""
    if not line.text or table.phase not in {*IDLE, *OVER}:
        table.ask(EndRound() if by_choice(table.state) else EndTheme())
    for part in listed(line.text, ",;"):
        seat, told = points_in(table.state.lineup.players, part)
        score = scores(table.state)[seat]
        if told != score:
            raise Misread("other-score", name=table.name(seat), told=told, score=score)


def end(table: Table, _line: Line | None = None) -> None:
    """All is played, places are given, unless they are already."""
    settle(table)
    if table.phase not in OVER:
        table.ask(EndMatch())


def _extra(table: Table, line: Line) -> None:
    close(table)
    said, *rest = fields(line.text, 2)
    number = list(tokens(said))
    if len(number) != 1 or number[0].kind is not Kind.NUMBER:
        raise Misread("unknown-number", text=said)
    reserve = reserve_in(table.state.reserves, reserve_part(rest[0])) if rest else None
    table.ask(StartExtra(number[0].number, reserve))


def reserve_part(text: str) -> str:
    """Which reserve a part of a line names behind the word for it."""
    word, _, name = text.partition(" ")
    if INNER.get(folded(word)) is not Word.RESERVE:
        raise Misread("unknown-words", text=text)
    return name.strip()


def _left_open(table: Table, _line: Line) -> None:
    close(table)
    table.ask(LeaveOpen())


STEPS = {
    Word.THEME: _theme,
    Word.ROUND: _round,
    Word.CHOOSES: _chooses,
    Word.BOARD: _board,
    Word.SCORES: _scores,
    Word.END: end,
    Word.EXTRA: _extra,
    Word.OPEN: _left_open,
}
