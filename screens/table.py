"""The table with the players' buttons, as the screens know it; the command line lays it.

It stands apart from the other services: the first screen has no table, and does not wait for one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from drivers.devices import DeviceReport, Identity
    from station.rules.commands import BindButtons, Pause
    from station.rules.events import Event
    from station.rules.history import History
    from station.rules.model import Seat
    from station.seats import TableView


class PressTaker(Protocol):
    """Who presses are reported to: a match, or the check of the buttons before it; from any thread."""

    def submit(self, command: BindButtons | Pause) -> None:
        """Hear what the bound sources can tell, or that one of them is gone and the question must wait."""
        ...

    def press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:
        """A button of a seat went down; moments of CLOCK_MONOTONIC, all in nanoseconds."""
        ...

    def missed(self, since: int, until: int) -> None:
        """A source may have missed presses between two moments of CLOCK_MONOTONIC, in nanoseconds."""
        ...


class ButtonDesk(Protocol):
    """What the host sees and orders of buttons that are devices. Nothing here waits for one."""

    def attend(
        self, seats: tuple[Seat, ...], changed: Callable[[], None], equipped: tuple[Seat, ...] = ()
    ) -> None:
        """Before anybody sits down: ``seats`` are those that play.

        ``equipped``: who had a device's button when the match was left; where it is not there it is missed.
        ``changed`` is called, on any thread, whenever there is something new to show.
        """
        ...

    def signal(self, event: Event) -> None:
        """Hear what was decided, before it is saved; on the match's thread, and returns at once."""
        ...

    def view(self) -> TableView:
        """Whose button is which, and how it stands."""
        ...

    def devices(self) -> tuple[DeviceReport, ...]:
        """All devices with buttons that are plugged in."""
        ...

    def name(self, identity: Identity, button: str) -> str:
        """How people call a button of a device, in the language that is spoken: “red 2”, “B”."""
        ...

    def open(self, *, trial: bool) -> None:
        """The host looks at the buttons: all devices are heard; ``trial``: presses get into no match."""
        ...

    def close(self) -> None:
        """The host looks no more: only the seats' buttons are heard."""
        ...

    def learn(self, seat: Seat | None) -> None:
        """The next press of any button is this seat's from now on; None: nobody is asked any more."""
        ...

    def swap(self, seat: Seat, other: Seat) -> None:
        """Each of the two has the other one's button from now on."""
        ...

    def forget(self, seat: Seat) -> None:
        """The seat has no device's button any more."""
        ...

    def mask(self, seat: Seat, *, off: bool) -> None:
        """Switch a seat's button off, or on again."""
        ...


class Table(Protocol):
    """The buttons of the players at the table. ``desk``: None where they are no devices."""

    @property
    def desk(self) -> ButtonDesk | None:
        """What the host can see and order of the devices."""
        ...

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        ...

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal, by Textual's name, at a moment of CLOCK_MONOTONIC; True: it was a button."""
        ...

    def watch(self, history: History) -> None:
        """See what is going on, as a player would."""
        ...

    def speech(self) -> str:
        """What a simulated player says now, aloud or on paper; empty for people."""
        ...

    def stand_up(self) -> None:
        """Report no more."""
        ...


TableMaker = Callable[[], Table]
"""Lays a table for one match."""
