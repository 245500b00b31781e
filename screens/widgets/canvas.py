"""One widget that paints ready lines, and paints anew only those that changed.

The law of this file: text goes to the terminal literally, without control characters.
"""

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.segment import Segment
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from screens.looks import STYLES, Line, Look, Span, used
from screens.text import STRESS

# Whether a picture sign gets wider by these is where terminals disagree, and a line with them goes askew.
_WIDENED = ".\ufe0f\u20e3?"
_ADDED = "[\U0001f3fb-\U0001f3ff\u20e3]"
_FLAGS = "[\U0001f1e6-\U0001f1ff]{1,2}"
_FLAG_A = 0x1F1E6
_FIRST_DISPUTED = "\ufe0f"
"""Before it there is only U+20E3. Few texts have any, and the first screen is spared their patterns."""


def _undisputed(text: str) -> str:
    """The text without signs that change the width of another one, as many cells wide as it was measured."""
    if "\u20e3" not in text and max(text, default="") < _FIRST_DISPUTED:
        return text
    text = re.sub(_FLAGS, lambda flag: _lettered(flag[0]), text)
    text = re.sub(_WIDENED, lambda pair: pair[0][0] + " " * (cell_len(pair[0]) - cell_len(pair[0][0])), text)
    return re.sub(_ADDED, "", text)


def _lettered(flag: str) -> str:
    """The letters that a flag is made of, as many cells wide."""
    letters = "".join(chr(ord("A") + ord(sign) - _FLAG_A) for sign in flag)
    return letters.ljust(cell_len(flag))


class Canvas(Widget):
    """Lines of text that fill a region; what lies beyond them is empty."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"

    def __init__(self, *, stress_marks: bool = True, **more: str | None) -> None:
        """``stress_marks``: False where the terminal has no glyph for them, as the Linux console."""
        super().__init__(**more)  # type: ignore[arg-type] # name, id and classes
        self._lines: list[Line] = []
        self._colours = used()
        self._stress_marks = stress_marks

    def get_line_filters(self) -> Sequence[LineFilter]:
        """None: the looks have the colours of the terminal, and Textual would add some under NO_COLOR."""
        return ()

    def show(self, lines: Sequence[Line]) -> None:
        """Paint these lines from the top; only changed ones are sent to the terminal, all in new colours."""
        before, self._lines = self._lines, list(lines)
        if self._colours is not used():
            self._colours = used()
            self.refresh()
            return
        for y in range(max(len(before), len(lines))):
            if before[y : y + 1] != self._lines[y : y + 1]:
                self.refresh(Region(0, y, self.size.width, 1))

    def show_line(self, y: int, line: Line) -> None:
        """Paint one line anew, if it changed."""
        if y < len(self._lines) and self._lines[y] != line:
            self._lines[y] = line
            self.refresh(Region(0, y, self.size.width, 1))

    def show_ends(self, top: int, spans: Sequence[Span]) -> None:
        """Paint the last pieces of some lines anew, from the line ``top`` downwards, where they changed."""
        for y, span in enumerate(spans, top):
            if y < len(self._lines):
                self.show_line(y, (*self._lines[y][:-1], span))

    def render_line(self, y: int) -> Strip:
        """One line, as Textual asks for it."""
        return self.strip(self._lines[y] if y < len(self._lines) else (), self.size.width)

    def strip(self, line: Line, width: int) -> Strip:
        """A line as it goes to the terminal, cut or filled to ``width`` cells."""
        segments = [Segment(self._printable(text), STYLES[look]) for text, look in line]
        return Strip(segments).adjust_cell_length(width, STYLES[Look.PLAIN])

    def _printable(self, text: str) -> str:
        if text.isascii() and text.isprintable():
            return text
        text = _undisputed(text)
        if not self._stress_marks:
            text = "".join(sign for sign in text if cell_len(sign))
        if text.isprintable():
            return text
        return "".join(sign if sign.isprintable() or sign == STRESS else "\ufffd" for sign in text)
