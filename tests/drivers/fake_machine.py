"""A machine whose devices are pipes: what is written into one is what the kernel tells of a node."""

import errno
import os
import select
import struct
from pathlib import Path
from typing import NamedTuple

from drivers.devices import DeviceReport, DeviceState, Identity, Wanted
from drivers.evdev_node import EVIOCGKEY, EVIOCGRAB, EventNode, NodeError
from drivers.evdev_watch import Orders, Watch
from drivers.machine import Machine
from drivers.presses import Press
from tests.drivers.fake_sysfs import BUZZ, FakeSysfs, put

MILLISECOND = 1_000_000
SECOND = 1_000_000_000
START = 1_000 * SECOND
EVERYTHING = Wanted(everything=True)


class Told(NamedTuple):
    """A call of the hearer's."""

    what: str
    arguments: tuple[object, ...] = ()


class _Pipe(EventNode):
    """A node that ends its grab when it is closed, as the kernel does."""

    world: "FakeMachine"
    name: str

    def read(self) -> bytes:
        if self.name in self.world.read_errors:
            raise NodeError(self.world.read_errors[self.name])
        return super().read()

    def close(self) -> None:
        super().close()
        self.world.grabbed.discard(self.name)
        self.world.open.discard(self)


class FakeMachine:
    """Time stands still unless a test moves it."""

    def __init__(self, folder: Path) -> None:
        self.sysfs = FakeSysfs(folder)
        self.now = START
        self.slept = 0
        self.errors: dict[str, int] = {}
        """Nodes that cannot be opened, by their names, and why."""
        self.read_errors: dict[str, int] = {}
        self.level_errors: dict[str, int] = {}
        self.busy: set[str] = set()
        self.grabbed: set[str] = set()
        self.down: dict[str, set[int]] = {}
        self.opened: list[str] = []
        self.open: set[_Pipe] = set()
        self._pens: dict[str, int] = {}

    @property
    def machine(self) -> Machine:
        return Machine(self.sysfs.roots, self._open, lambda: self.now, lambda: self.now + self.slept)

    def wire(self, event: str) -> str:
        """Make a pipe of a node's file."""
        path = self.sysfs.roots.dev / event
        path.unlink()
        os.mkfifo(path)
        self._pens[event] = os.open(path, os.O_RDWR | os.O_NONBLOCK)
        return event

    def plug(self, port: str = "1-1", codes: tuple[int, ...] = (288, 289), **shape: str) -> str:
        return self.wire(self.sysfs.board(port, codes, **shape))

    def plug_buzz(self, port: str) -> list[Path]:
        """A Buzz! set, of which the files of the lamps are told."""
        event = self.plug(port, BUZZ, ids="0003:054c:0002")
        hid = (self.sysfs.roots.sys / "class" / "input" / event / "device" / "device").resolve()
        files = [hid / "leds" / f"{hid.name}::buzz{number}" / "brightness" for number in (1, 2, 3, 4)]
        for file in files:
            put(file, "0")
        return files

    def pull(self, event: str) -> None:
        """Plug out: its descriptors tell so from now on."""
        self.sysfs.pull(event)
        self.cut(event)

    def cut(self, event: str) -> None:
        """Its descriptors are dead, but the system shows it still."""
        os.close(self._pens.pop(event))
        self.grabbed.discard(event)

    def tell(self, event: str, *records: tuple[int, int, int], at: int | None = None) -> None:
        """Tell records of a type, code and value, and end the frame."""
        seconds, rest = divmod(self.now if at is None else at, SECOND)
        for kind, code, value in (*records, (0, 0, 0)):
            os.write(self._pens[event], struct.pack("llHHi", seconds, rest // 1_000, kind, code, value))

    def press(self, event: str, code: int = 288, *, at: int | None = None) -> None:
        self.tell(event, (1, code, 1), at=at)

    def release(self, event: str, code: int = 288, *, at: int | None = None) -> None:
        self.tell(event, (1, code, 0), at=at)

    def drop(self, event: str) -> None:
        """Tell that records were lost."""
        self.tell(event, (0, 3, 0))

    def close(self) -> None:
        for pen in self._pens.values():
            os.close(pen)

    def _open(self, path: str) -> EventNode:
        name = Path(path).name
        if name in self.errors:
            raise NodeError(self.errors[name])
        self.opened.append(name)
        pipe = _Pipe.open(path, self._answer)
        pipe.world, pipe.name = self, name
        self.open.add(pipe)
        return pipe

    def _answer(self, descriptor: int, request: int, argument: int | bytearray) -> int:
        name = Path(f"/proc/self/fd/{descriptor}").readlink().name
        if request == EVIOCGRAB:
            self._grab(name, on=bool(argument))
        elif request == EVIOCGKEY and isinstance(argument, bytearray):
            if name in self.level_errors:
                raise OSError(self.level_errors[name], "failed")
            bits = sum(1 << code for code in self.down.get(name, ()))
            argument[:] = bits.to_bytes(len(argument), "little")
        return 0

    def _grab(self, name: str, *, on: bool) -> None:
        if on and name in self.busy | self.grabbed:
            raise OSError(errno.EBUSY, "busy")
        if not on and name not in self.grabbed:
            raise OSError(errno.EINVAL, "not grabbed")
        (self.grabbed.add if on else self.grabbed.discard)(name)


class FakeHearer:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def hear(self, told: Told) -> None:
        self.told.append(told)

    def pressed(self, press: Press) -> None:
        self.hear(Told("pressed", (press,)))

    def missed(self, source: str, since: int, until: int) -> None:
        self.hear(Told("missed", (source, since, until)))

    def lost(self, devices: tuple[Identity, ...]) -> None:
        self.hear(Told("lost", tuple(identity.port for identity in devices)))

    def slept(self) -> None:
        self.hear(Told("slept"))

    def changed(self) -> None:
        self.hear(Told("changed"))

    def broke(self, error: Exception) -> None:
        self.hear(Told("broke", (error,)))

    def take(self, what: str) -> list[tuple[object, ...]]:
        """What it was told of this kind since it was asked the last time."""
        taken = [told.arguments for told in self.told if told.what == what]
        self.told = [told for told in self.told if told.what != what]
        return taken

    def buttons(self) -> list[str]:
        """Which were pressed since it was asked the last time."""
        return [press.button for (press,) in self.take("pressed") if isinstance(press, Press)]


class Watched(FakeMachine):
    """A machine, and the watch over it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.hearer = FakeHearer()
        self.epoll = select.epoll()
        self.orders = Orders()
        self.watch = Watch(self.machine, self.hearer, self.epoll)

    def turn(self, after: int = 0) -> None:
        self.now += after
        self.watch.turn([descriptor for descriptor, _ in self.epoll.poll(0)], self.orders)

    def want(self, wanted: Wanted) -> None:
        self.orders = self.orders._replace(wanted=wanted)
        self.turn()

    def bind(self, *ports: str, spared: frozenset[str] = frozenset()) -> None:
        """Bind the boards in these sockets."""
        self.turn()
        self.want(Wanted(frozenset(f"0079:0006@{port(number)}" for number in ports), spared))

    def light(self, source: str, *buttons: str) -> None:
        self.orders = self.orders._replace(lights={source: frozenset(buttons)})
        self.turn()

    def finish(self) -> None:
        self.watch.let_go()
        self.epoll.close()
        self.close()
        assert (self.grabbed, self.open) == (set(), set())

    @property
    def only(self) -> DeviceReport:
        (report,) = self.watch.reports
        return report

    def states(self) -> list[DeviceState]:
        return [report.state for report in self.watch.reports]


def port(number: str) -> str:
    """The port of the board in a socket that is named "1-" and this."""
    return f"usb-0000:00:14.0-{number}"
