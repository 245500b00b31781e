"""What the host's screen of 80×24 tells at a glance: the place in the match, prices, what happens, the seats.

Clocks, notes and what can be scrolled or typed are left out: they are not of the saved match alone.
"""

import re
from collections.abc import Sequence

from screens.host.paint_seats import seat_lines
from screens.host.paint_top import banner_line, head_line, price_line
from screens.host.scene import Scene
from station.rules.history import History
from station.views.host_view import host_view

WIDTH, HEIGHT = 80, 24

Glimpse = tuple[str, ...]
"""The lines that tell it, each without blanks at its end."""

_HEAD = 60
"""Cells of the first line that say where the match stands, whatever is told of its saving."""

_CLOCK = re.compile(r"( *[█░]+)? +\d+\.\d$")
_SEATS = ("┌", "╔")
_LINES_OF_SEATS = 4


def seen(screen: str) -> Glimpse | None:
    """What is told on a screen; None where it shows no match."""
    lines = [line.rstrip() for line in screen.splitlines()]
    tops = [y for y, line in enumerate(lines) if line.startswith(_SEATS)]
    if not tops:
        return None
    head, prices, happening = lines[:3]
    seats = lines[tops[-1] :][:_LINES_OF_SEATS]
    return head[:_HEAD].rstrip(), prices, _CLOCK.sub("", happening), *seats


def told(history: History) -> Glimpse:
    """What the screen has to tell of a match."""
    scene = Scene(host_view(history), WIDTH, HEIGHT)
    lines = [head_line(scene), price_line(scene), banner_line(scene), *seat_lines(scene)]
    head, *others = ["".join(text for text, _ in line).rstrip() for line in lines]
    return head[:_HEAD].rstrip(), *others


def is_of_one(glimpse: Glimpse, moments: Sequence[Glimpse]) -> bool:
    """Whether it is what one of these moments tells, or of two where it was just being painted anew."""
    if glimpse in moments:
        return True
    return any(
        all(line in pair for line, *pair in zip(glimpse, before, after, strict=True))
        for place, before in enumerate(moments)
        for after in moments[place + 1 :]
    )
