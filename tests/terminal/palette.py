"""The sixteen colours of the Linux console by pyte's names, and how well they can be read on one another."""

from tests.screens import colours
from tests.screens.colours import Rgb, of_console
from tests.terminal.console import Cell

_NAMES = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
BACKGROUNDS = frozenset(_NAMES)
"""What SGR 40 to 47 set."""


def colours_of(cell: Cell) -> tuple[str, str]:
    """What stands in front, made bright by bold, and the background."""
    front = "white" if cell.fg == "default" else cell.fg
    back = "black" if cell.bg == "default" else cell.bg
    if cell.bold and front in BACKGROUNDS:
        front = f"bright{front}"
    return (back, front) if cell.reverse else (front, back)


def contrast(front: str, back: str) -> float:
    """The contrast of WCAG 2: 1 for the same colour, 21 for black and white."""
    return colours.contrast(_rgb(front), _rgb(back))


def _rgb(name: str) -> Rgb:
    base = name.removeprefix("bright")
    return of_console(_NAMES.index(base) + (0 if base == name else 8))
