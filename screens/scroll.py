"""A page of lines that is scrolled: a title, what stays above, how to get on and back."""

from typing import NamedTuple

from screens.key_names import written_all
from screens.looks import Line, Look
from screens.text import filled
from station.wording.language import tr


class Scroll(NamedTuple):
    """``above``: lines that stay under the title; ``back``: what the last line says of the way back.

    ``keys``: those that turn it, by Textual's names.
    """

    title: str
    lines: list[Line]
    back: str
    above: tuple[Line, ...] = ()
    keys: tuple[str, ...] = ("pageup", "pagedown")

    def hidden(self, height: int) -> int:
        """How many of the lines do not fit on a screen of this height."""
        return max(0, len(self.lines) - self._room(height))

    def _room(self, height: int) -> int:
        return max(1, height - 2 - len(self.above))

    def shown(self, width: int, height: int, start: int) -> list[Line]:
        """As many lines as the screen is high, with ``start`` lines above it."""
        room, hidden = self._room(height), self.hidden(height)
        start = max(0, min(start, hidden))
        shown = self.lines[start : start + room]
        more = (tr("{keys}: more", keys=written_all(self.keys)),) if hidden and self.keys else ()
        foot = " · ".join((*more, self.back))
        return [
            ((filled(self.title, width), Look.HEAD),),
            *self.above,
            *shown,
            *[()] * (room - len(shown)),
            ((filled(foot, width), Look.HEAD),),
        ]
