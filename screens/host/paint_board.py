"""The board of a round by choice: a grid with large prices where there is room, else a line a theme."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from screens.digits import large
from screens.looks import Line, Look, Span
from screens.text import cut, padded
from station.rules.model import Outcome, Seat
from station.views.board_view import PriceView, ThemeRow
from station.wording.language import tr
from station.wording.sheets import theme_name

_CELL, _LEAST_CELL = 7, 5
_LONGEST_HEAD = 76

_WIDE = 100
_NARROW_CELL = 13
_HIGH_ROW = 3
"""Lines of a large price."""


@dataclass(frozen=True, slots=True)
class BoardScene:
    """The themes of a round on a board; ``here``: the row and the column of the cursor, None without one."""

    rows: Sequence[ThemeRow]
    names: Mapping[Seat, str]
    here: tuple[int, int] | None
    width: int
    room: int


def board_lines(scene: BoardScene) -> list[Line]:
    """The board in at most ``room`` lines: the themes around the cursor, where not all have room."""
    number = len(scene.rows)
    if scene.width >= _WIDE and scene.room > 2 * number:
        return _grid(scene, _HIGH_ROW if scene.room > (_HIGH_ROW + 1) * number else 1)
    y = scene.here[0] if scene.here else 0
    start = max(0, min(y - scene.room + 1, number - scene.room))
    lines = [_row(scene, y) for y in range(start, min(number, start + scene.room))]
    if scene.room >= 2 * number - 1:
        lines = [line for row in lines for line in (row, ())][:-1]
    return lines


def _row(scene: BoardScene, y: int) -> Line:
    prices = scene.rows[y].prices
    size = min(_CELL, max(_LEAST_CELL, (scene.width // 2) // max(1, len(prices))))
    head = min(_LONGEST_HEAD, scene.width - size * len(prices))
    return (
        _head(scene, y, head),
        *(_cell(price, size, scene.here == (y, x)) for x, price in enumerate(prices)),
    )


def _head(scene: BoardScene, y: int, width: int) -> Span:
    """The theme's number and name, marked where the cursor is in its row."""
    row = scene.rows[y]
    is_here = scene.here is not None and scene.here[0] == y
    name = theme_name(row.name)
    name = tr("{theme} (reserve)", theme=name) if row.replaces else name
    told = f"{'→' if is_here else ' '}{y + 1} "
    room = max(0, width - len(told) - 1)
    return f"{told}{padded(name, room)} ", Look.STRONG if is_here else Look.PLAIN


def _cell(price: PriceView, size: int, is_here: bool) -> Span:  # noqa: FBT001 - where the cursor is
    text = _told(price)
    if is_here:
        return f"{f'[{text}]':^{size}}", Look.PRICE
    return f"{text:^{size}}", _look(price)


def _look(price: PriceView) -> Look:
    return Look.STRONG if price.outcome is None else Look.QUIET


def _told(price: PriceView) -> str:
    """The price of a question that is still to be played; of others who took it, or that nobody did."""
    if price.winner is not None:
        return f"+{price.winner}"
    if price.outcome is None:
        return str(price.price)
    return "×" if price.outcome is Outcome.WITHDRAWN else "−"


def _grid(scene: BoardScene, high: int) -> list[Line]:
    """Cells with borders, of one line or of three with large prices; who took a question stands by name."""
    columns = max(len(row.prices) for row in scene.rows)
    cell = max(_NARROW_CELL, (scene.width - _LONGEST_HEAD) // columns - 1)
    head = scene.width - columns * (cell + 1)
    edge: Line = (("┼".join(["─" * head, *["─" * cell] * columns]), Look.QUIET),)
    rows = [_lines(scene, y, head, cell, high) for y in range(len(scene.rows))]
    return [line for row in rows for line in (edge, *row)][1:]


def _lines(scene: BoardScene, y: int, width: int, cell: int, high: int) -> list[Line]:
    """The lines of a theme, its name in the middle one."""
    cells = [_tall(scene, y, x, cell, high) for x in range(len(scene.rows[y].prices))]
    blank = (" " * width, Look.PLAIN)
    heads = [_head(scene, y, width) if at == high // 2 else blank for at in range(high)]
    border = ("│", Look.QUIET)
    return [
        (head, *(span for rows, look in cells for span in (border, (rows[at], look))))
        for at, head in enumerate(heads)
    ]


def _tall(scene: BoardScene, y: int, x: int, cell: int, high: int) -> tuple[list[str], Look]:
    """What stands in a cell, in so many lines; brackets mark the cursor, which colour alone must not tell."""
    price = scene.rows[y].prices[x]
    is_here = scene.here == (y, x)
    told = [_named(price, scene.names, cell)]
    if high == _HIGH_ROW and price.outcome is None and len(large(price.price)[0]) <= cell - 2:
        told = list(large(price.price))
    if is_here:
        middle = len(told) // 2
        told[middle] = f"[ {told[middle]} ]" if cell_len(told[middle]) <= cell - 4 else f"[{told[middle]}]"
    around = [" " * cell] * ((high - len(told)) // 2)
    return [*around, *(_centred(text, cell) for text in told), *around], Look.PRICE if is_here else _look(
        price
    )


def _named(price: PriceView, names: Mapping[Seat, str], cell: int) -> str:
    told = _told(price)
    return told if price.winner is None else cut(f"{told} {names[price.winner]}", cell - 4)


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - left - cell_len(text))
