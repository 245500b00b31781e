"""Which button is whose."""

from collections.abc import Mapping

from drivers.presses import Press
from station.rules.model import Seat


class Seats:
    """The buttons that were given to seats, each known by its source and its own name."""

    def __init__(self, bindings: Mapping[tuple[str, str], Seat]) -> None:
        self._bindings = dict(bindings)

    def seat_of(self, press: Press) -> Seat | None:
        """Whose button was pressed, None when nobody's."""
        return self._bindings.get((press.source, press.button))
