"""A desk of buttons as a test wants it: what is ordered is done at once and noted, no device is there."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from drivers.devices import DeviceReport, DeviceState, Identity
from drivers.presses import Press
from station.rules.events import Event
from station.rules.model import MILLISECOND, Seat
from station.seats import Binding, Bound, Doubt, SeatButton, TableView

BUZZ = Identity(0x054C, 0x0002, "Logitech Buzz(tm) Controller V1", "", "usb-0000:00:14.0-1")
BOX = Identity(0x0079, 0x0006, "DragonRise Inc.   Generic   USB  Joystick  ", "", "usb-0000:00:14.0-2.1")
PEDAL = Identity(0x3553, 0xB001, "PCsensor FootSwitch", "", "usb-0000:00:14.0-2.4")
KEYBOARD = Identity(0x0001, 0x0001, "AT Translated Set 2 keyboard", "", "isa0060")

NAMES = {
    **{f"0:{704 + 5 * handset}": f"R {handset + 1}" for handset in range(4)},
    "0:288": "T 1",
    "0:48": "B",
}


def ready(seat: int, identity: Identity = BUZZ, button: str = "", **more: object) -> SeatButton:
    """A seat whose button is heard; or whatever else is told of it."""
    button = button or f"0:{699 + 5 * seat}"
    made = SeatButton(
        Seat(seat), Bound.READY, Binding(Seat(seat), identity, button), grabbed=True, interval=8 * MILLISECOND
    )
    return replace(made, **more)  # type: ignore[arg-type] # of whatever field


def pressed(button: SeatButton, at: int) -> SeatButton:
    """The same, pressed at this moment, in milliseconds."""
    assert button.binding is not None
    stamp = at * MILLISECOND
    press = Press(button.binding.identity.source, button.binding.button, stamp, stamp, 8 * MILLISECOND)
    return replace(button, last=press)


def plugged(identity: Identity, state: DeviceState = DeviceState.GRABBED, **more: object) -> DeviceReport:
    """A device that is there."""
    made = DeviceReport(identity, state, interval=8 * MILLISECOND, presses=14, bounces=1)
    return replace(made, **more)  # type: ignore[arg-type] # of whatever field


WELL = TableView((ready(1), ready(2), ready(3)))
"""Three players with a Buzz! set."""

WORST = TableView(
    (
        ready(1),
        ready(2, BOX, "0:288", bound=Bound.LOST, grabbed=False),
        ready(3, held=True, doubts=frozenset({Doubt.STUCK})),
        ready(4, PEDAL, "0:48", bound=Bound.PROPOSED),
    )
)
"""Nearly everything at once, for four players."""

DEVICES = (
    plugged(BUZZ),
    plugged(PEDAL, DeviceState.READ, interval=10 * MILLISECOND, is_keyboard=True),
    plugged(KEYBOARD, DeviceState.READ, interval=None, is_keyboard=True),
    plugged(replace(BOX, port="usb-0000:00:14.0-3"), DeviceState.DENIED, errno=13),
)


TRIED = TableView(
    (
        pressed(ready(1), 100),
        pressed(ready(2, BOX, "0:288", bound=Bound.LOST, grabbed=False), 104),
        pressed(ready(3, doubts=frozenset({Doubt.BOUNCING})), 90),
    )
)
"""Three players have pressed, milliseconds apart; then a device went away."""


@dataclass
class FakeDesk:
    """``orders``: what the host ordered, in words; ``changed``: whom to tell of changes."""

    table: TableView = WELL
    plugged: tuple[DeviceReport, ...] = DEVICES
    orders: list[str] = field(default_factory=list)
    changed: Callable[[], None] = lambda: None

    def attend(
        self, seats: tuple[Seat, ...], changed: Callable[[], None], equipped: tuple[Seat, ...] = ()
    ) -> None:
        """Note who plays."""
        had = f" of whom {' '.join(map(str, equipped))} had one" if equipped else ""
        self.orders.append(f"attend {' '.join(map(str, seats))}{had}")
        self.changed = changed

    def signal(self, event: Event) -> None:
        """Nothing lights up."""

    def view(self) -> TableView:
        """As it is."""
        return self.table

    def devices(self) -> tuple[DeviceReport, ...]:
        """As they are."""
        return self.plugged

    def name(self, identity: Identity, button: str) -> str:  # noqa: ARG002 - no two here have the same
        """From a few."""
        return NAMES.get(button, button)

    def open(self, *, trial: bool) -> None:
        """Note it."""
        self._order(f"open {'trial' if trial else 'show'}", is_trial=trial)

    def close(self) -> None:
        """Note it."""
        self._order("close", is_trial=False)

    def learn(self, seat: Seat | None) -> None:
        """Ask for a press."""
        if seat is not None or self.table.asked is not None:
            self._order(f"learn {seat}", asked=seat)

    def swap(self, seat: Seat, other: Seat) -> None:
        """Note it."""
        self._order(f"swap {seat} {other}")

    def forget(self, seat: Seat) -> None:
        """Note it."""
        self._order(f"forget {seat}")

    def mask(self, seat: Seat, *, off: bool) -> None:
        """Switch a button off or on."""
        self.put(replace(self.of(seat), masked=off))
        self.orders.append(f"mask {seat} {'off' if off else 'on'}")

    def of(self, seat: int) -> SeatButton:
        """A seat's button as it is."""
        return next(button for button in self.table.seats if button.seat == seat)

    def put(self, button: SeatButton) -> None:
        """Another state of a seat's button, which is told."""
        seats = tuple(button if one.seat == button.seat else one for one in self.table.seats)
        self.table = replace(self.table, seats=seats)
        self.changed()

    def _order(self, order: str, **changes: object) -> None:
        self.orders.append(order)
        self.table = replace(self.table, **changes)  # type: ignore[arg-type] # of whatever field
        self.changed()
