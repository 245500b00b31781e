"""Devices for the tests of seats: boxes that are alike, a Buzz! set, a keyboard."""

from dataclasses import replace

from drivers.devices import DeviceReport, DeviceState, Identity
from drivers.presses import Press
from station.rules.model import Seat
from station.seats import Assignment, Bound, SeatButton

SEATS = (Seat(1), Seat(2), Seat(3))
ONE, TWO, THREE = SEATS
READY, LOST, ASKED, PROPOSED, UNBOUND = (
    Bound.READY,
    Bound.LOST,
    Bound.ASKED,
    Bound.PROPOSED,
    Bound.UNBOUND,
)


def box(port: str, serial: str = "", product: int = 6) -> Identity:
    """A board with buttons; without a serial number it is like any other one."""
    return Identity(0x0079, product, "Generic USB Joystick", serial, port)


def buzz(port: str = "usb-9") -> Identity:
    """Four handsets at one plug."""
    return Identity(0x054C, 0x0002, "Buzz", "", port)


def report(identity: Identity, state: DeviceState = DeviceState.GRABBED) -> DeviceReport:
    """How a device stands that is heard."""
    return DeviceReport(identity, state, interval=10_000_000)


class Hands:
    """An assignment whose devices are plugged, pulled and pressed by hand; time goes on by itself."""

    def __init__(self, assignment: Assignment | None = None, equipped: tuple[Seat, ...] = ()) -> None:
        self.table = assignment or Assignment()
        self.table.attend(SEATS, equipped)
        self.now = 0
        self.reports: dict[str, DeviceReport] = {}

    def plug(self, *identities: Identity, state: DeviceState = DeviceState.GRABBED) -> frozenset[Seat]:
        """Put devices in, at once."""
        self.reports |= {identity.port: report(identity, state) for identity in identities}
        return self.look()

    def pull(self, *ports: str) -> frozenset[Seat]:
        """Pull plugs in one instant; who has lost a button."""
        gone = [self.reports.pop(port).identity for port in ports]
        return self.table.lose(gone) | self.look()

    def tell(self, port: str, **changes: object) -> None:
        """Something in a report is different."""
        self.reports[port] = replace(self.reports[port], **changes)  # type: ignore[arg-type] # the test's
        self.look()

    def look(self) -> frozenset[Seat]:
        """See how all stand."""
        self.now += 1
        return self.table.see(self.reports.values(), self.now)

    def press(self, port: str, button: str = "0:288") -> Seat | None:
        """Press a button of what is plugged in there; whose press it was."""
        self.now += 1
        source = self.reports[port].identity.source
        return self.table.press(Press(source, button, self.now, self.now, 1))

    def learn(self, seat: Seat, port: str, button: str = "0:288") -> None:
        """Give a seat a button."""
        self.table.learn(seat, self.now)
        assert self.press(port, button) is None

    def seat(self, seat: Seat) -> SeatButton:
        """How a seat is shown."""
        return next(one for one in self.table.view(self.now).seats if one.seat == seat)

    @property
    def stand(self) -> tuple[Bound, ...]:
        """How all seats stand, in their order."""
        return tuple(one.bound for one in self.table.view(self.now).seats)

    def restart(self, equipped: tuple[Seat, ...] = ()) -> "Hands":
        """The station anew, with what it remembers, and with the same devices plugged in.

        ``equipped``: who had a device's button in the match that is gone on with.
        """
        anew = Hands(Assignment(self.table.bindings), equipped)
        anew.reports = dict(self.reports)
        anew.look()
        return anew
