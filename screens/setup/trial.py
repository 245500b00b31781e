"""The trial of the buttons before the match: everybody presses once, and the host sees whose button it was.

The law of this file: presses come from the table, whatever its buttons are, and none gets into a match.
"""

from collections.abc import Callable
from time import monotonic_ns

from screens.keys import actions_by_key
from screens.looks import Line
from screens.services import Table
from screens.setup.keys import CHECK_KEYS
from screens.setup.paint_trial import TrialScene, trial_lines
from station.rules.commands import Begin, BindButtons, NotePause, Pause
from station.rules.model import Seat


class _Listener:
    """Hears the table in place of a match."""

    def __init__(self, heard: Callable[[Seat], None]) -> None:
        self._heard = heard

    def submit(self, command: BindButtons | Pause | NotePause) -> None:
        """What the sources can tell matters in a match alone."""

    def press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:  # noqa: ARG002 - see above
        """A button went down."""
        self._heard(seat)

    def missed(self, since: int, until: int) -> None:
        """A button that was not heard is pressed once more."""


class Trial:
    """The page; it listens until ``stop``. ``heard`` gets each press's seat, on the table's thread."""

    def __init__(self, begin: Begin, table: Table, heard: Callable[[Seat], None]) -> None:
        self.begin = begin
        self._actions = actions_by_key(CHECK_KEYS)
        self._table = table
        self._tried: tuple[Seat, ...] = ()
        self._last: Seat | None = None
        table.sit_down(_Listener(heard))

    def stop(self) -> None:
        """Let go of the buttons."""
        self._table.stand_up()

    def press(self, seat: Seat) -> None:
        """The press of a seat lights it up."""
        self._last = seat
        if seat not in self._tried:
            self._tried = (*self._tried, seat)

    def take(self, key: str) -> str:
        """A key by Textual's name: a button, or the action that it asks for; empty: none."""
        return "" if self._table.key(key, monotonic_ns()) else self._actions.get(key, "")

    def lines(self, width: int, height: int) -> list[Line]:
        """All lines of the screen."""
        return trial_lines(TrialScene(self.begin, self._tried, self._last, width, height))
