"""The table: sources of presses joined to seats and to the match."""

from collections.abc import Iterable

from drivers.keys import KeySource
from drivers.presses import Press, Source
from screens.host.keys import HOST_KEYS, SEAT_KEYS
from screens.services import PressTaker
from station.rules.commands import BindButtons
from station.rules.history import History
from station.rules.model import Nanoseconds, Seat
from station.seats import Seats

_BUTTONS = {key: key for key in SEAT_KEYS}


class KeyTable:
    """A table whose buttons are keys of the terminal: 1 to 4 for seats 1 to 4."""

    def __init__(self) -> None:
        host_keys = [name for key in HOST_KEYS for name in key.bound]
        self._keys = KeySource(_BUTTONS, host_keys)
        self._seats = Seats({(self._keys.traits.name, key): Seat(int(key)) for key in SEAT_KEYS})
        self._match: PressTaker | None = None

    @property
    def desk(self) -> None:
        """Keys are no devices."""

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        self._match = match
        bind(match, [self._keys])
        self._keys.start(self._heard)

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal; True: it was a button."""
        return self._keys.key(name, at)

    def watch(self, history: History) -> None:
        """People watch for themselves."""

    def speech(self) -> str:
        """People speak for themselves."""
        return ""

    def stand_up(self) -> None:
        """Report no more."""
        self._keys.stop()
        self._match = None

    def _heard(self, press: Press) -> None:
        seat = self._seats.seat_of(press)
        if seat is not None and self._match is not None:
            self._match.press(seat, press.at, press.arrived, press.resolution)


def bind(match: PressTaker, sources: Iterable[Source]) -> None:
    """Tell the match how late a press of these sources can be heard of."""
    lag = max(source.traits.lag for source in sources)
    match.submit(BindButtons(Nanoseconds(lag)))
