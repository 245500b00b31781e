"""Which button is whose."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from drivers.devices import Identity
from drivers.presses import Press
from station.rules.model import Seat


class Binding(NamedTuple):
    """A button that was given to a seat: ``button`` as its device names it."""

    seat: Seat
    identity: Identity
    button: str


class Bound(StrEnum):
    """How a seat stands with its button."""

    UNBOUND = "unbound"
    """It has none; a key of the terminal serves it all the same."""
    PROPOSED = "proposed"
    """It had this one the last time; a press of it confirms."""
    READY = "ready"
    """It has one, which is heard."""
    LOST = "lost"
    """The device is gone, or not let in. Without a binding: it had one in this match, unknown here."""
    ASKED = "asked"
    """Devices are back of which nobody can say which was this seat's: a press of its player tells."""


class Doubt(StrEnum):
    """What the host should know of the buttons before somebody is wronged."""

    UNLIKE_INTERVALS = "unlike-intervals"
    """The devices at the table are asked at unlike intervals: the rarer one's stamps are later."""
    ASLEEP = "asleep"
    """A wireless set was silent for long and may have switched itself off: a press wakes it."""
    HOST_KEYBOARD = "host-keyboard"
    """A button is on the only keyboard, which stays the host's: what it types reaches the screen, too."""
    STUCK = "stuck"
    """A button has been down for longer than a finger is."""
    CLOSED = "closed"
    """The device is plugged in, but the system lets this user not read it."""
    TAKEN = "taken"
    """The device is plugged in, but another program keeps it to itself."""
    BOUNCING = "bouncing"
    """A button's contact bounces."""


class Deaf(StrEnum):
    """Why no device is heard though somebody wants one; the keys of the terminal serve all the same."""

    BROKEN = "broken"
    """Faults of ours have ended the hearing."""
    REFUSED = "refused"
    """The system had no file descriptor, or no thread, left for it."""


@dataclass(frozen=True, slots=True)
class SeatButton:
    """A seat and its button as the host sees them.

    ``grabbed``: no other program hears it. ``interval``: of its device, in nanoseconds. ``held``: it is down.
    ``masked``: the host has switched it off. ``doubts``: what is wrong with it. ``last``: its last press.
    """

    seat: Seat
    bound: Bound
    binding: Binding | None = None
    grabbed: bool = False
    interval: int | None = None
    held: bool = False
    masked: bool = False
    doubts: frozenset[Doubt] = frozenset()
    last: Press | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """All buttons at the table.

    ``seats``: one for each seat that plays. ``asked``: whose press is waited for: to learn its button, or to
    tell which of several devices is its own. ``is_trial``: presses are shown and get into no match.
    ``last``: the last press of a bound button, and whose it was. ``deaf``: None while devices are heard, or
    nobody wants one. ``report``: of the last fault of ours in hearing them, whether they are heard again or
    not; None where there was none, or none could be kept.
    """

    seats: tuple[SeatButton, ...] = ()
    asked: Seat | None = None
    is_trial: bool = False
    last: tuple[Seat, Press] | None = None
    deaf: Deaf | None = None
    report: Path | None = None


class Seats:
    """The buttons that were given to seats, each known by its source and its own name."""

    def __init__(self, bindings: Mapping[tuple[str, str], Seat]) -> None:
        self._bindings = dict(bindings)

    def seat_of(self, press: Press) -> Seat | None:
        """Whose button was pressed, None when nobody's."""
        return self._bindings.get((press.source, press.button))
