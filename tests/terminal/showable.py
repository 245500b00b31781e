"""What the bare Linux console can show: eight backgrounds, sixteen foregrounds, the glyphs of its font."""

from collections.abc import Iterator
from typing import Protocol

from tests.screens.colours import READABLE
from tests.screens.glyphs import SAFE
from tests.terminal.console import Cell, Console
from tests.terminal.palette import BACKGROUNDS, colours_of, contrast

SETTINGS = frozenset({0, 1, 22, 39, 49, *range(30, 38), *range(40, 48), *range(90, 98)})
"""Reset, bold, the sixteen foregrounds and the eight backgrounds."""


class Shown(Protocol):
    """Cells that can be looked at."""

    def cells(self) -> Iterator[tuple[int, int, Cell]]:
        """Each cell with its line and column."""
        ...


def faults(shown: Shown, mark: str) -> list[str]:
    """What a console could not show, or nobody could read."""
    found = []
    for y, x, cell in shown.cells():
        front, back = colours_of(cell)
        place = f"{mark!r} {y}:{x} {cell.data!r} {front} on {back}"
        if back not in BACKGROUNDS:
            found.append(f"background: {place}")
        elif cell.data.strip() and contrast(front, back) < READABLE:
            found.append(f"contrast: {place}")
        if not set(cell.data) <= SAFE:
            found.append(f"glyph: {place}")
    return found


def is_tame(console: Console) -> None:
    """No colour, no mouse and no key protocol that the console has not."""
    assert set(console.colours()) <= SETTINGS
    for mode in (b"?1000h", b"?1003h", b"?1006h", b"?1015h", b"?1016h"):
        assert b"\x1b[" + mode not in console.sent
    assert b"\x1b[>" not in console.sent  # the kitty protocol is asked for with this
