"""Which question a line of the text is about: the next one, a chosen one, a row of them, the open one."""

from station.protocol.notation.course import IDLE, open_board, open_theme, settle
from station.protocol.notation.faults import Misread
from station.protocol.notation.happenings import order_of, play
from station.protocol.notation.items import Body, read_body
from station.protocol.notation.lexer import Kind, tokens
from station.protocol.notation.lines import Line
from station.protocol.notation.names import cell_in, theme_in
from station.protocol.notation.table import Table
from station.protocol.notation.words import Word
from station.rules.board import by_choice, next_cell, next_round, unplayed
from station.rules.commands import Announce, Choose
from station.rules.model import Cell
from station.rules.state import Phase, price


def play_question(table: Table, line: Line) -> None:
    """A line that begins with a question."""
    head = line.head or ""
    said = list(tokens(head))
    if _is_row(line.text) or (said and said[-1].kind is not Kind.NUMBER):
        _row(table, head, line.text)
        return
    body = read_body(line.text, table.state.lineup.players)
    if len(said) == 1 and said[0].kind is Kind.NUMBER:
        _next(table, said[0].number)
    elif said and said[-1].kind is Kind.NUMBER:
        open_board(table)
        _choose(table, cell_in(table.state, head), body)
    else:
        raise Misread("unknown-words", text=head)
    play(table, body)


def play_rest(table: Table, line: Line) -> None:
    """A line that belongs to the open question, or a row with the questions of a theme."""
    if _is_row(line.text):
        _row(table, "", line.text)
        return
    if table.state.cell is None:
        raise Misread("no-question", text=line.text)
    play(table, read_body(line.text, table.state.lineup.players))


def _is_row(text: str) -> bool:
    return any(token.kind is Kind.BAR for token in tokens(text))


def _row(table: Table, head: str, text: str) -> None:
    """The questions of a theme that are still to be played, from the cheapest, in one line."""
    parts = text.strip().strip("|").split("|")
    cells = _row_cells(table, head)
    if len(parts) > len(cells):
        raise Misread("row-too-long", number=len(parts), left=len(cells))
    for cell, part in zip(cells, parts, strict=False):
        body = read_body(part, table.state.lineup.players)
        if by_choice(table.state):
            open_board(table)
            _choose(table, cell, body)
        else:
            _next(table, None)
        play(table, body)


def _row_cells(table: Table, head: str) -> list[Cell]:
    """The questions that a row may be about: of a theme of the board, or of the next one in sequence."""
    settle(table)
    following = next_round(table.state) if table.phase in IDLE else None
    if following is not None or table.phase is Phase.CHOOSING:
        open_board(table)
        theme = theme_in(table.state, head)
        return [cell for cell in unplayed(table.state, table.state.round) if cell.theme == theme]
    open_theme(table)
    theme = table.state.theme
    if head and theme_in(table.state, head) != theme:
        raise Misread("other-theme", text=head, next=table.state.themes[theme].content.name)
    first = next_cell(table.state)
    last = len(table.state.themes[theme].prices)
    return [Cell(theme, row) for row in range(first.row, last)] if first else []


def _next(table: Table, said: int | None) -> None:
    """Announce the next question of the theme, whose price the text may tell."""
    open_theme(table)
    table.ask(Announce())
    cell = table.state.cell
    due = price(table.state, cell) if cell else 0
    if said is not None and said != due:
        raise Misread("other-price", price=said, next=due)


def _choose(table: Table, cell: Cell, body: Body) -> None:
    table.draw(Choose(cell), order_of(table, body))
    if Word.AUCTION in body.items and table.state.auction is None:
        raise Misread("no-auction")
