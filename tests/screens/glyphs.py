"""What every Cyrillic console font has: those of console-setup for CyrSlav, Uni2 and Uni3 were compared."""

from collections.abc import Iterable

from rich.cells import cell_len

from screens.looks import STYLES, Line

LATIN = "".join(map(chr, range(0x20, 0x7F)))
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "Ёё"
SIGNS = "«»„“”–—…№·•●×÷≤≥−←↑→↓▲▼░▒█"
BOXES = "─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬"
SAFE = frozenset(LATIN + CYRILLIC + SIGNS + BOXES)


def text_of(line: Line) -> str:
    """What stands in a line."""
    return "".join(text for text, _ in line)


def widest(lines: Iterable[Line]) -> int:
    """The cells of the widest line."""
    return max(cell_len(text_of(line)) for line in lines)


def foreign(lines: Iterable[Line]) -> set[str]:
    """The glyphs that some console has not."""
    return {glyph for line in lines for glyph in text_of(line)} - SAFE


def looks_are_known(lines: Iterable[Line]) -> bool:
    """Whether every piece has one of the station's looks."""
    return all(look in STYLES for line in lines for _, look in line)
