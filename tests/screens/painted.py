"""Lines as a terminal shows them: painted by the canvas, sent as Textual does, and read off pyte's cells."""

import io
import re
from collections.abc import Iterator, Sequence
from typing import Literal

import pyte
from rich.console import Console

from screens.console import Colours
from screens.looks import Line, dress
from screens.widgets.canvas import Canvas

Cell = pyte.screens.Char

_SYSTEMS: dict[Colours, Literal["standard", "256"]] = {
    Colours.CONSOLE: "standard",
    Colours.NONE: "standard",
    Colours.DARK: "256",
    Colours.LIGHT: "256",
}
_SIDES = {"┌": "│└", "╔": "║╚", "┐": "│┘", "╗": "║╝"}
_CUT_NUMBER = re.compile(r"\d…(?!\d)|(?<!\d)…\d")
"""0…9 and 1…6 are ranges."""


class Painted:
    """A screen of some width, painted in these colours. ``sent``: what went to the terminal."""

    def __init__(self, lines: Sequence[Line], width: int, colours: Colours) -> None:
        dress(colours)
        canvas = Canvas(stress_marks=colours is not Colours.CONSOLE)
        terminal = Console(
            file=io.StringIO(), force_terminal=True, color_system=_SYSTEMS[colours], legacy_windows=False
        )
        rows = (canvas.strip(line, width).render(terminal) for line in lines)
        self.sent = "".join(f"\x1b[{y};1H{row}" for y, row in enumerate(rows, 1))
        self._screen = pyte.Screen(width, len(lines))
        pyte.Stream(self._screen).feed(self.sent)

    @property
    def rows(self) -> list[str]:
        """What the screen shows."""
        return self._screen.display

    def cells(self) -> Iterator[tuple[int, int, Cell]]:
        """Each painted cell with its line and column."""
        for y in range(self._screen.lines):
            for x in range(self._screen.columns):
                yield y, x, self._screen.buffer[y][x]

    @property
    def settings(self) -> set[str]:
        """The settings of colours and of kinds of type that were sent, each once."""
        return set(re.findall(r"\x1b\[([\d;]*)m", self.sent))

    def crooked(self) -> list[str]:
        """Where a side of a box does not go on below its corner."""
        grid = {(y, x): cell.data for y, x, cell in self.cells()}
        found = []
        for (y, x), sign in grid.items():
            if sign in _SIDES and not self._goes_down(grid, y, x, *_SIDES[sign]):
                found.append(f"{y}:{x} {sign}")
        return found

    def _goes_down(self, grid: dict[tuple[int, int], str], y: int, x: int, side: str, end: str) -> bool:
        below = y + 1
        while grid.get((below, x)) == side:
            below += 1
        return grid.get((below, x)) == end

    def cut_numbers(self) -> list[str]:
        """Lines in which a number is cut: half a number is a wrong one."""
        return [row.strip() for row in self.rows if _CUT_NUMBER.search(row)]
