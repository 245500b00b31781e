"""The table at which matches are played: buttons that are devices, and always the keys 1 to 4 beside them."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from drivers.devices import DeviceReport, Identity
from drivers.keys import KeySource
from drivers.presses import Press
from screens.host.keys import HOST_KEYS, SEAT_KEYS
from station.cli import button_room
from station.cli.button_room import ButtonRoom
from station.cli.buttons.names import spoken_name
from station.cli.device_driver import Devices, supervisor
from station.cli.winner_lamp import WinnerLamp
from station.rules.model import Seat
from station.seats import Seats, TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from screens.table import PressTaker
    from station.rules.events import Event
    from station.rules.history import History

_ALL = tuple(Seat(int(key)) for key in SEAT_KEYS)


class DeviceTable:
    """One for the whole run of the station: whose a button is outlasts a match.

    ``now`` gives nanoseconds of CLOCK_MONOTONIC, ``make_devices`` the driver, ``later`` does something after
    so many nanoseconds: all are passed in by tests. No thread runs and no device is touched before somebody
    sits down who had a button the last time, or in this match, or the desk is opened.
    """

    def __init__(
        self,
        make_devices: Callable[[], Devices] = supervisor,
        now: Callable[[], int] = time.monotonic_ns,
        later: Callable[[int, Callable[[], None]], None] = button_room.later,
    ) -> None:
        self._now = now
        host_keys = [name for key in HOST_KEYS for name in key.bound]
        self._keys = KeySource({key: key for key in SEAT_KEYS}, host_keys)
        self._key_seats = Seats({(self._keys.traits.name, key): Seat(int(key)) for key in SEAT_KEYS})
        self._room = ButtonRoom(make_devices, now, later, self._keys.traits.lag)
        self._room.assignment.attend(_ALL)
        self._lamp = WinnerLamp(self._room.light)

    @property
    def desk(self) -> DeviceTable:
        """What the host can see and order of the devices."""
        return self

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        with self._room.lock:
            self._room.begin(match)
            is_needed = bool(self._room.assignment.bindings or self._room.assignment.equipped)
        self._keys.start(self._heard)
        if is_needed:
            self._room.run()

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal; True: it was a button, or is one that its device tells of, too."""
        with self._room.lock:
            if name in self._room.typed:
                return True
            before = self._room.typists.hosts
            self._room.typists.typed(name, at)
            if self._room.typists.hosts != before:
                self._room.follow()
        return self._keys.key(name, at)

    def watch(self, history: History) -> None:
        """See whether presses count, and whether a question is open."""
        with self._room.lock:
            self._room.holding.watch(history.state)
            self._room.hold()

    def speech(self) -> str:
        """People speak for themselves."""
        return ""

    def stand_up(self) -> None:
        """Report no more, and let go of all devices."""
        self._keys.stop()
        with self._room.lock:
            self._room.end()
            self._lamp.darken()
        self._room.stop()

    def attend(
        self, seats: tuple[Seat, ...], changed: Callable[[], None], equipped: tuple[Seat, ...] = ()
    ) -> None:
        """These play; ``changed`` hears, on any thread, that there is something new to show.

        ``equipped``: who had a device's button when the match was left: it is missed where it is not there.
        """
        with self._room.lock:
            self._room.stirred = changed
            self._room.assignment.attend(seats, equipped)

    def signal(self, event: Event) -> None:
        """Light the lamp of who answers, on the match's thread."""
        with self._room.lock:
            self._lamp.follow(event, self._room.assignment.heard)

    def view(self) -> TableView:
        """Whose button is which, and how it stands."""
        with self._room.lock:
            known = self._room.assignment.view(self._now(), is_trial=self._room.is_trial)
            return replace(known, deaf=self._room.deaf, report=self._room.report)

    def devices(self) -> tuple[DeviceReport, ...]:
        """All devices with buttons that are plugged in; none while nobody looks for them."""
        return self._room.reports

    def name(self, identity: Identity, button: str) -> str:
        """How people call a button, in the language that is spoken."""
        return spoken_name(button, identity)

    def open(self, *, trial: bool) -> None:
        """Hear all devices; ``trial``: presses get into no match."""

        def do() -> None:
            self._room.is_open, self._room.is_trial = True, trial
            self._room.hold()

        self._order(do)
        self._room.run()

    def close(self) -> None:
        """Hear the seats' buttons alone, and ask nobody any more."""

        def do() -> None:
            self._room.is_open = self._room.is_trial = False
            self._room.assignment.learn(None, self._now())
            self._room.hold()

        self._order(do)

    def learn(self, seat: Seat | None) -> None:
        """The next press of any button is this seat's; None: nobody is asked any more."""
        self._order(lambda: self._room.assignment.learn(seat, self._now()))

    def swap(self, seat: Seat, other: Seat) -> None:
        """Each of the two has the other one's button from now on."""
        self._move(lambda: self._room.assignment.swap(seat, other))

    def forget(self, seat: Seat) -> None:
        """The seat has no device's button any more."""
        self._move(lambda: self._room.assignment.forget(seat))

    def mask(self, seat: Seat, *, off: bool) -> None:
        """Switch a seat's button off, or on again."""
        self._order(lambda: self._room.assignment.mask(seat, off=off))

    def _move(self, do: Callable[[], None]) -> None:
        """A lamp that is lit would now be another one's."""
        with self._room.lock:
            self._lamp.darken()
        self._order(do)

    def _order(self, do: Callable[[], None]) -> None:
        with self._room.lock:
            self._room.typists.ordered(self._now(), self._room.assignment.wanted)
            do()
            self._room.follow()
        self._room.stirred()

    def _heard(self, press: Press) -> None:
        """A key of the terminal was pressed; the keys call this, and are never called with the lock held."""
        seat = self._key_seats.seat_of(press)
        if seat is None:
            return
        with self._room.lock:
            self._room.assignment.note(seat, press)
            if self._room.match is not None and not self._room.is_trial:
                self._room.match.press(seat, press.at, press.arrived, press.resolution)
        self._room.stirred()
