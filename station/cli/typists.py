"""On which keyboards the host types: they stay the host's, and none of their keys is learnt.

The law of this file: the keys of the terminal tell, by the moment in which they come in. What came in with no
such press behind it was typed elsewhere.
"""

from collections import deque

from drivers.presses import Press
from station.cli.typed_keys import typed_names

_TOGETHER = 300_000_000
"""A key is in the terminal so many nanoseconds after its press at most, also behind a repaint."""
_LONG_AGO = 1_000_000_000
"""A keyboard that was silent for so long did not type what comes in now, however slow the terminal is."""
_KEPT = 8


class Typists:
    """``hosts``: the sources of the keyboards on which the host types, as far as is known."""

    def __init__(self) -> None:
        self.hosts: frozenset[str] = frozenset()
        self._pressed: dict[str, deque[Press]] = {}
        self._ordered_at, self._bound = -1, frozenset[str]()

    def pressed(self, press: Press) -> None:
        """A key of a keyboard went down that is no player's button; it may be told after what it has done."""
        self._pressed.setdefault(press.source, deque(maxlen=_KEPT)).append(press)
        if press.at <= self._ordered_at:
            self.ordered(self._ordered_at, self._bound)

    def typed(self, name: str, at: int) -> None:
        """A key came into the terminal, by Textual's name, that is no player's button."""
        self.hosts |= {
            source
            for source, presses in self._pressed.items()
            if any(0 <= at - press.at <= _TOGETHER and name in typed_names(press.button) for press in presses)
        }

    def ordered(self, at: int, bound: frozenset[str]) -> None:
        """The host has ordered something of the buttons, by a key: the keyboard of that key is the host's.

        Others are so no more: a player's button that types is tried before it is learnt, too. But ``bound``
        ones are: they would be grabbed, and what the host types on them would be heard by nobody.
        """
        self._ordered_at, self._bound = at, bound
        silent = {source: self._silence(source, at) for source in self._pressed}
        typed = {source for source, time in silent.items() if time <= _TOGETHER}
        known = {source for source in self.hosts if silent[source] < _LONG_AGO}
        self.hosts = frozenset(typed or known) | (self.hosts & bound)

    def _silence(self, source: str, at: int) -> int:
        """For how long nothing had been typed on it."""
        return min((at - press.at for press in self._pressed[source] if press.at <= at), default=_LONG_AGO)
