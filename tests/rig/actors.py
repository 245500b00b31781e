"""The programs of the guest as tests speak to them: who presses, who listens, what the text console takes."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cached_property

from drivers.presses import Press
from tests.rig.lines import LOOK_AGAIN, PATIENCE, Message, Program
from tests.rig.machine import Machine

EV_KEY, EV_ABS = 1, 3
EV_KEY_REPEATED = 2
"""A value: the key is still down."""

Event = tuple[int, int, int]
"""Type, code and value."""
Frame = tuple[int, str, list[Event]]
"""Microseconds from the beginning, a device, what it tells at once."""

BUZZ = {
    "name": "Logitech Logitech Buzz(tm) Controller V1",
    "ids": (3, 0x054C, 0x0002, 0x0111),
    "keys": tuple(range(704, 724)),
    "axes": {0: (0, 255, 127), 1: (0, 255, 127)},
}
DRAGONRISE = {
    "name": "DragonRise Inc.   Generic   USB  Joystick  ",
    "ids": (3, 0x0079, 0x0006, 0x0110),
    "keys": tuple(range(288, 300)),
    "axes": {**dict.fromkeys((0, 1, 2, 5), (0, 255, 127)), 16: (-1, 1, 0), 17: (-1, 1, 0)},
}
ONE_KEY = {"name": "HID 8808:6609", "ids": (3, 0x8808, 0x6609, 0x0111), "keys": (2, 28, 57), "repeats": True}
"""A single button that says it is a keyboard: 1, Enter and Space, repeated by the kernel."""


def source_of(look: Mapping[str, object], port: str) -> str:
    """As the drivers name it."""
    ids = look["ids"]
    assert isinstance(ids, tuple)
    return f"{ids[1]:04x}:{ids[2]:04x}@{port}"


def keyboard_source(port: str) -> str:
    """Of a keyboard of the machine in this port."""
    return f"0627:0001@usb-0000:00:14.0-{port}"


def down(code: int) -> Event:
    """A button goes down."""
    return EV_KEY, code, 1


def up(code: int) -> Event:
    """A button is let go of."""
    return EV_KEY, code, 0


class Hands:
    """Make devices and press their buttons."""

    def __init__(self, machine: Machine) -> None:
        self._program = machine.python("hands", is_kept=True)
        self._made: list[str] = []

    def make(self, device: str, look: Mapping[str, object], port: str) -> str:
        """Make a device that looks so, as if in this port; its source."""
        self._do("make", device=device, phys=f"{port}/input0", **look)
        self._made.append(device)
        return source_of(look, port)

    def play(self, frames: Iterable[Frame]) -> int:
        """Show frames at their times; when that began, in nanoseconds of the guest."""
        return int(self._do("play", frames=list(frames))["start"])

    def tap(self, device: str, *codes: int) -> None:
        """Press buttons and let go of them, one after another, 30 ms each."""
        steps = [step for code in codes for step in (down(code), up(code))]
        self.play((30_000 * number, device, [step]) for number, step in enumerate(steps))

    def drop(self, device: str) -> None:
        """Let a device vanish."""
        self._do("drop", device=device)
        self._made.remove(device)

    def rest(self) -> None:
        """Let all devices vanish."""
        for device in list(self._made):
            self.drop(device)

    def _do(self, what: str, **more: object) -> Message:
        self._program.tell(do=what, **more)
        return self._program.hear("done")


class Gadgets:
    """Plug in USB devices that the guest plays itself, each on a bus of its own."""

    def __init__(self, machine: Machine) -> None:
        self._program = machine.python("gadgets", is_kept=True)
        self._plugged: list[int] = []

    def plug(self, bus: int, kind: str) -> None:
        """Plug one in."""
        self._do("plug", bus, kind=kind)
        self._plugged.append(bus)

    def report(self, bus: int, data: str) -> None:
        """Tell how its buttons stand."""
        self._do("report", bus, bytes=data)

    def await_lamps(self, bus: int, told: str) -> None:
        """Wait until the last that it was told of its lamps is this."""
        self._do("lamps", bus, bytes=told)

    def pull(self, bus: int) -> None:
        """Pull it out."""
        self._do("pull", bus)
        self._plugged.remove(bus)

    def rest(self) -> None:
        """Pull all out."""
        for bus in list(self._plugged):
            self.pull(bus)

    def _do(self, what: str, bus: int, **more: object) -> Message:
        self._program.tell(do=what, bus=bus, **more)
        return self._program.hear("done")


class Listener:
    """The drivers, in a program of their own."""

    def __init__(self, machine: Machine, *, is_kept: bool = False) -> None:
        self.program = machine.python("listener", is_kept=is_kept)
        self.program.hear("ready")

    def want(self, *bound: str, spared: tuple[str, ...] = (), everything: bool = False) -> None:
        """Say what is to be heard."""
        self.program.tell(do="want", bound=bound, spared=spared, everything=everything)

    def light(self, source: str, *buttons: str) -> None:
        """Light the lamps of just these buttons."""
        self.program.tell(do="light", source=source, buttons=buttons)

    def stop(self) -> None:
        """End as a program does that is left."""
        self.program.tell(do="stop")
        self.program.end()

    def press(self) -> Press:
        """The next press."""
        return press_of(self.program.hear("pressed"))

    def presses_until(self, button: str) -> list[Press]:
        """All presses to come before the next one of this button."""
        found = []
        while (press := self.press()).button != button:
            found.append(press)
        return found

    def await_state(self, source: str, state: str) -> None:
        """Wait until a device stands so."""
        self.await_report(source, lambda report: report["state"] == state)

    def await_held(self, source: str, *buttons: str) -> None:
        """Wait until just these buttons of a device are told to be down."""
        self.await_report(source, lambda report: [held[0] for held in report["held"]] == list(buttons))

    def await_report(self, source: str, holds: Callable[[Message], bool]) -> Message:
        """Wait until something holds of what is reported of a device; the report. Presses are passed over."""
        end = time.monotonic() + PATIENCE
        while (report := self.reports().get(source)) is None or not holds(report):
            assert time.monotonic() < end, report
            time.sleep(LOOK_AGAIN)
        return report

    def rest(self) -> None:
        """Listen no more, and wait until everything is gone."""
        self.want()
        end = time.monotonic() + PATIENCE
        while reports := self.reports():
            assert time.monotonic() < end, reports
            time.sleep(LOOK_AGAIN)

    def reports(self) -> dict[str, Message]:
        """How every device stands, by its source."""
        self.program.tell(do="report")
        return {report["source"]: report for report in self.program.hear("reports")["reports"]}


def press_of(message: Message) -> Press:
    """A press that was told."""
    return Press(**{field.name: message[field.name] for field in fields(Press)})


class Cast:
    """Those who are there for all tests, each from when it is needed first."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    @cached_property
    def hands(self) -> Hands:
        """Who makes devices and presses their buttons."""
        return Hands(self._machine)

    @cached_property
    def gadgets(self) -> Gadgets:
        """Whole USB devices."""
        return Gadgets(self._machine)

    @cached_property
    def listener(self) -> Listener:
        """The drivers in a program of their own."""
        return Listener(self._machine, is_kept=True)

    def rest(self) -> None:
        """Leave nothing behind for the next test; the listener last, who must have heard of it."""
        for name in ("hands", "gadgets", "listener"):
            if name in self.__dict__:
                getattr(self, name).rest()


class Console:
    """What keys type into the text console, a line at a time."""

    def __init__(self, machine: Machine) -> None:
        self._program: Program = machine.start("echo ready; exec cat /dev/tty1")
        assert self._program.take() == "ready"

    def line(self) -> str:
        """The next line, which ends when somebody presses Enter."""
        line = self._program.take()
        assert line is not None
        return line
