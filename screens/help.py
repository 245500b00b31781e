"""The help of every screen: keys with their use under headings, made from the tables they are taken by."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len

from screens.keys import Key
from screens.looks import Line, Look
from screens.scroll import Scroll
from screens.text import filled, wrap
from station.wording.language import tr

_KEYS_WIDTH = 20
_TWO_COLUMNS = 128
"""Cells of a screen on which the help stands in two columns."""


class Group(NamedTuple):
    """Keys as they are written, with their uses, under a heading; both as they are shown."""

    title: str
    uses: tuple[tuple[str, str], ...]


def group(title: str, keys: Iterable[Key]) -> Group:
    """The keys of a table."""
    return Group(title, tuple((key.labels, tr(key.more or key.use)) for key in keys))


def moment(titled: tuple[str, Iterable[Key]]) -> Group:
    """The keys of a table that has a heading."""
    title, keys = titled
    return group(tr(title), keys)


def help_lines(groups: Iterable[Group], advice: str, width: int) -> list[Line]:
    """The groups one below the other, or in two columns where they have room; the advice at the end."""
    used = [part for part in groups if part.uses]
    columns = 2 if width >= _TWO_COLUMNS and len(used) > 1 else 1
    parts = [_lines(part, width // columns) for part in used]
    told: list[Line] = [((f" {line}", Look.PLAIN),) for line in wrap(advice, width - 2)] if advice else []
    rows = _beside(parts, width // 2) if columns > 1 else [line for part in parts for line in (*part, ())]
    return [*rows, *told]


def _beside(parts: list[list[Line]], width: int) -> list[Line]:
    """Two columns, as even as whole groups can be."""
    sizes = [len(part) + 1 for part in parts]
    split = min(range(1, len(parts)), key=lambda n: max(sum(sizes[:n]), sum(sizes[n:])))
    left, right = ([line for part in some for line in (*part, ())] for some in (parts[:split], parts[split:]))
    return [(*_widened(one, width), *other) for one, other in zip_longest(left, right, fillvalue=())]


def _widened(line: Line, width: int) -> Line:
    """The line with blanks up to where the next column begins."""
    if not line:
        return ((" " * width, Look.PLAIN),)
    return (*line, (" " * (width - sum(cell_len(text) for text, _ in line)), Look.PLAIN))


def _lines(part: Group, width: int) -> list[Line]:
    heading: Line = ((filled(part.title, width), Look.QUIET),)
    return [heading, *(line for keys, use in part.uses for line in _use(keys, use, width))]


def _use(keys: str, use: str, width: int) -> list[Line]:
    """Keys on the left, what they are for beside them."""
    column = max(1, min(_KEYS_WIDTH, width // 3))
    first, *rest = wrap(use, width - column - 3)
    indent = " " * (column + 2)
    return [
        ((filled(keys, column + 1), Look.STRONG), (f" {first}", Look.PLAIN)),
        *(((indent + line, Look.PLAIN),) for line in rest),
    ]


class HelpPage:
    """The help over a screen: it is scrolled, and any other key closes it."""

    def __init__(self, groups: Callable[[], Iterable[Group]]) -> None:
        """``groups``: asked at each painting, for the language in use."""
        self._groups = groups
        self._start = 0

    def take(self, key: str, width: int, height: int) -> bool:
        """A key by Textual's name, on a screen so large; False: the help is closed."""
        page = max(1, height // 2)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        hidden = self._scroll(width).hidden(height)
        self._start = max(0, min(hidden, self._start + steps.get(key, 0)))
        return key in steps

    def lines(self, width: int, height: int) -> list[Line]:
        """As many lines as the screen is high."""
        return self._scroll(width).shown(width, height, self._start)

    def _scroll(self, width: int) -> Scroll:
        return Scroll(tr("Keys"), help_lines(self._groups(), "", width), tr("any key: back"))
