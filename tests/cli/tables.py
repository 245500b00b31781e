"""A table of devices for the tests: a driver that they lead, a match that only listens, and its clock."""

from collections.abc import Callable

from drivers.devices import DeviceState, Identity
from station.cli.bindings import THREAD
from station.cli.device_table import DeviceTable
from station.rules.model import Seat
from station.seats import Bound
from tests.drivers.fake_time import PATIENCE, players
from tests.fakes.devices import FakeDevices, PressBook

SEATS = (Seat(1), Seat(2), Seat(3))
ONE, TWO, THREE = SEATS
BUZZ = Identity(0x054C, 0x0002, "Buzz", "", "usb-1")
RED, SECOND_RED = "0:704", "0:709"
KEYBOARD = Identity(0x413C, 0x2003, "Dell Keyboard", "", "usb-7")
ENTER, B = "0:28", "0:48"


class Sitting:
    """Players at a table. ``book``: what the match was told; ``stirs``: how often the screen was.

    ``equipped``: who had a device's button when the match was left.
    """

    def __init__(self, equipped: tuple[Seat, ...] = ()) -> None:
        self.devices = FakeDevices()
        self.delayed: list[Callable[[], None]] = []
        self.table = DeviceTable(
            self.devices.make, self.devices.clock, lambda _time, do: self.delayed.append(do)
        )
        self.book = PressBook()
        self.stirs = 0
        self.sit_down(equipped)

    def sit_down(self, equipped: tuple[Seat, ...] = ()) -> None:
        """A match begins, or goes on."""
        self.table.attend(SEATS, self._stir, equipped)
        self.table.sit_down(self.book)

    def _stir(self) -> None:
        self.stirs += 1

    def learn(self, seat: Seat, identity: Identity, button: str) -> None:
        """Give a seat a button, and close the desk again."""
        self.table.open(trial=True)
        self.table.learn(seat)
        self.devices.press(identity, button)
        self.table.close()

    def type(self, identity: Identity, button: str, name: str) -> bool:
        """Press a key of a keyboard that is not grabbed: the terminal tells it a moment later."""
        self.devices.press(identity, button)
        self.devices.now += 5_000_000
        return self.table.key(name, self.devices.now)

    @property
    def stand(self) -> tuple[Bound, ...]:
        """How the seats stand."""
        return tuple(one.bound for one in self.table.view().seats)


def await_memory() -> None:
    """Until all is kept that was learnt."""
    for thread in players(THREAD):
        thread.join(PATIENCE)


def with_buzz() -> Sitting:
    """Seats 1 and 2 have handsets."""
    sitting = Sitting()
    sitting.devices.plug(BUZZ)
    sitting.learn(ONE, BUZZ, RED)
    sitting.learn(TWO, BUZZ, SECOND_RED)
    return sitting


def with_keyboard(state: DeviceState = DeviceState.READ) -> Sitting:
    """A keyboard is plugged in, and the desk is open."""
    sitting = Sitting()
    sitting.devices.plug(KEYBOARD, state=state, is_keyboard=True)
    sitting.table.open(trial=True)
    return sitting
