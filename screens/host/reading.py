"""How far a long question has been scrolled: who reads on after an answer finds the place again."""

from station.rules.model import Cell
from station.rules.state import ANSWERED, LIVE, Phase
from station.views.host_view import HostView

_READ = LIVE | {Phase.CONTEST}
"""The question stands there as it is read."""

_INTERRUPTED = ANSWERED | {Phase.PHOTO_FINISH}
"""It may be read on."""


class Reading:
    """The place in the question that is being read; at every other moment texts begin at their first line."""

    def __init__(self) -> None:
        self._cell: Cell | None = None
        self._kept = 0
        self._is_read = False

    @property
    def scroll(self) -> int:
        """How many lines are above the screen."""
        return self._kept if self._is_read else 0

    def keep(self, scroll: int) -> None:
        """So far the host has scrolled now."""
        if self._is_read:
            self._kept = scroll

    def follow(self, view: HostView) -> None:
        """The match has gone on: an answer leaves the place as it is, anything else ends the reading."""
        self._is_read = view.phase in _READ
        if view.seen.cell != self._cell or view.phase not in _READ | _INTERRUPTED:
            self._cell, self._kept = view.seen.cell, 0
