"""The glyphs that the Cyrillic fonts of a Linux console have.

Read from the Unicode tables of the fonts in Debian's console-setup-linux 1.221: what the faces Fixed,
Terminus and VGA16 of the codesets CyrSlav, Uni2 and Uni3 have in common is listed here, as far as screens may
use it. The VGA faces of 8, 14 and 28 lines lack the ellipsis alone. What a font has not the kernel paints as
a replacement sign, and it gives U+0301 a cell of its own.
"""

from collections.abc import Iterable

from rich.cells import cell_len

from screens.looks import STYLES, Line

LATIN = "".join(map(chr, range(0x20, 0x7F)))
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "Ёё"
SIGNS = "«»„“”–—…№·•●×÷±≤≥−←↑→↓▲▼░▒█"
BOXES = "─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬"
HEAVY_BOXES = "━┃┏┓┗┛┣┫┳┻╋"
SAFE = frozenset(LATIN + CYRILLIC + SIGNS + BOXES + HEAVY_BOXES)


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
