"""Which question a line of the text is about: the next one, a chosen one, a row of them, the open one."""

from station.protocol.notation.course import IDLE, open_board, open_theme, settle
from station.protocol.notation.faults import Misread
from station.protocol.notation.happenings import order_of, play
from station.protocol.notation.heading import no_heading
from station.protocol.notation.items import Body, Turn, read_body
from station.protocol.notation.lexer import Kind, Token, tokens
from station.protocol.notation.lines import Line, is_row
from station.protocol.notation.names import cell_in, theme_in
from station.protocol.notation.table import Table
from station.protocol.notation.words import HEADS, Word, alike
from station.rules.board import board_of, by_choice, next_cell, next_round, unplayed
from station.rules.commands import Announce, Choose
from station.rules.model import Cell
from station.rules.state import MatchState, Phase, price


def play_question(table: Table, line: Line) -> None:
    """A line that begins with a question."""
    head = line.head or ""
    said = list(tokens(head))
    if is_row(line.text) or (said and said[-1].kind is not Kind.NUMBER):
        _check_head(table, line)
        _row(table, head, line.text)
        return
    body = read_body(line.text, table.state.lineup.players)
    is_price = len(said) == 1 and said[0].kind is Kind.NUMBER
    if is_price and not _is_chosen(table):
        _next(table, said[0].number)
    elif said and said[-1].kind is Kind.NUMBER:
        head = _with_theme(table.state, head) if is_price else head
        open_board(table)
        _choose(table, cell_in(table.state, head), body)
    else:
        raise Misread("unknown-words", text=head)
    _play(table, body)


def _is_chosen(table: Table) -> bool:
    """Whether the next question is chosen from a board."""
    settle(table)
    if table.phase in IDLE:
        return next_round(table.state) is not None
    return table.phase is Phase.CHOOSING


def _with_theme(state: MatchState, price: str) -> str:
    """The price alone is of the theme that was played last, if that lies on the board."""
    theme = state.played[-1].cell.theme if state.played else -1
    if state.phase is not Phase.CHOOSING or theme not in board_of(state, state.round):
        raise Misread("no-theme-named")
    return f"№{theme + 1} {price}"


def _play(table: Table, body: Body) -> None:
    """Play what a line says; one that knows of no auction lacks its bids."""
    try:
        play(table, body)
    except Misread as misread:
        if table.state.auction and not _is_sale(body) and misread.code in {"no-bid", "other-answerer"}:
            raise Misread("bids-missing") from misread
        raise


def _is_sale(body: Body) -> bool:
    """Whether the line knows that the question is an auction."""
    return any(isinstance(item, Turn) or item is Word.AUCTION for item in body.items)


def play_rest(table: Table, line: Line) -> None:
    """A line that belongs to the open question, or a row with the questions of a theme."""
    if is_row(line.text):
        _row(table, "", line.text)
        return
    if table.state.cell is None:
        raise _no_colon(line.text) or Misread("no-question", text=line.text)
    try:
        body = read_body(line.text, table.state.lineup.players)
    except Misread as misread:
        raise _no_colon(line.text) or misread from misread
    if table.phase is Phase.REVEALED and not (body.goes_on or table.is_trial):
        raise Misread("which-question", text=line.text)
    play(table, body)


def _no_colon(text: str) -> Misread | None:
    """A line that begins with a price, and whose colon was forgotten."""
    match [*tokens(text)]:
        case [Token(Kind.NUMBER) as price, _, *_]:
            return Misread("no-colon", price=price.number)
    return None


def _check_head(table: Table, line: Line) -> None:
    """What names no theme may be a word with a slip."""
    try:
        theme_in(table.state, line.head or "")
    except Misread as misread:
        head = line.head or ""
        if misread.code == "nameless-themes" and table.phase is Phase.OPENING and not is_row(line.text):
            raise no_heading(head) from misread
        word = alike(head, HEADS)
        if word and misread.code == "unknown-theme":
            raise Misread("unknown-head", text=head, word=word) from misread


def _row(table: Table, head: str, text: str) -> None:
    """The questions of a theme that are still to be played, from the cheapest, in one line."""
    cells = _row_cells(table, head)
    parts = _row_parts(text, len(cells))
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


def _row_parts(text: str, most: int) -> list[str]:
    """What a row says of each question; bars around it are a frame where it says all of them."""
    bars = [token.end for token in tokens(text) if token.kind is Kind.BAR]
    starts, ends = [0, *bars], [*(end - 1 for end in bars), len(text)]
    parts = [text[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    is_framed = len(bars) > 1 and not parts[0] and not parts[-1]
    if not is_framed or len(parts) - 2 > most:
        return parts
    if len(parts) - 2 == most:
        return parts[1:-1]
    raise Misread("row-frame", number=most)


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
    lots, order = len(table.state.lots), order_of(table, body)
    try:
        table.draw(Choose(cell), order)
    except Misread as misread:
        if misread.code == "lot-missing" and not _is_sale(body):
            raise Misread("bids-missing") from misread
        raise
    if Word.AUCTION in body.items and table.state.auction is None:
        raise Misread("no-auction")
    if order and table.state.auction and Word.ANEW not in body.items and len(table.state.lots) == lots:
        raise Misread("no-equals")
