"""In which order the seats have pressed last, and how far apart."""

from dataclasses import dataclass

from drivers.presses import Press
from station.rules.model import SECOND, Seat
from station.seats import TableView

_TOGETHER = 10 * SECOND
"""Presses further apart have nothing to do with each other."""


@dataclass(frozen=True, slots=True)
class LastPress:
    """A seat's last press: ``gap`` nanoseconds behind the one before, None when it stands alone.

    ``resolution``: how exact the two are together. ``is_newest``: nobody has pressed since.
    """

    gap: int | None
    resolution: int
    is_newest: bool


def last_presses(table: TableView) -> dict[Seat, LastPress]:
    """The last press of every seat that has pressed."""
    pressed = [(button.last, button.seat) for button in table.seats if button.last is not None]
    pressed.sort(key=lambda one: (one[0].at, one[1]))
    found: dict[Seat, LastPress] = {}
    before: Press | None = None
    for press, seat in pressed:
        gap = None if before is None or press.at - before.at > _TOGETHER else press.at - before.at
        resolution = press.resolution if before is None else max(press.resolution, before.resolution)
        found[seat] = LastPress(gap, resolution, is_newest=press is pressed[-1][0])
        before = press
    return found
