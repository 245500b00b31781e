"""All devices that are plugged in, watched turn by turn by one thread; it tells a hearer what happens.

The law: nothing that a device does, or that the kernel says of it, ends the watch or hides another device.
What a method of the hearer raises goes through: it is a fault of ours.

Presses that wait are told in the order of their stamps: the kernel takes 50 ms and more to open a device, and
a thread may be kept from running. Who was first is told first, however late.
"""

import errno
import select
from collections.abc import Callable, Collection, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from drivers.devices import DeviceReport, Hearer, Identity, Wanted
from drivers.evdev_grab import grabbed_of
from drivers.evdev_node import NodeError, Trouble
from drivers.evdev_reader import Reader
from drivers.evdev_scan import Scanner
from drivers.evdev_stream import Missed, Stream
from drivers.machine import Machine
from drivers.presses import Press

TICK = 1_000_000_000
"""So often all is looked at though nothing was told, in nanoseconds."""
INSTANT = 250_000_000
"""Losses within it are one: a hub that was unplugged tells of its devices one by one."""
SLEEP = 500_000_000
"""A machine that has slept for less has not slept."""


class Orders(NamedTuple):
    """What others want. ``lights``: the buttons whose lamps are lit, by their source."""

    wanted: Wanted = Wanted()
    lights: Mapping[str, frozenset[str]] = MappingProxyType({})


class Watch:
    """Descriptors are registered with ``epoll``; each turn gets those that are ready."""

    def __init__(self, machine: Machine, hearer: Hearer, epoll: select.epoll) -> None:
        self.reports: tuple[DeviceReport, ...] = ()
        self.is_stopped = False
        """Set by any thread: nothing more is told."""
        self._machine = machine
        self._hearer = hearer
        self._epoll = epoll
        self._readers: dict[str, Reader] = {}
        self._streams: dict[int, tuple[Reader, Stream]] = {}
        self._scanner = Scanner(machine.roots)
        self._tick_at = machine.clock()
        self._lost: list[Identity] = []
        self._lost_told_at = 0
        self._asleep = self._slept_so_far()
        self._orders = Orders()
        self._is_settled = False

    @property
    def due(self) -> int:
        """When the next turn is to be, if nothing is ready before; of the machine's clock."""
        retries = [reader.retry_at for reader in self._readers.values() if reader.retry_at is not None]
        return min([self._tick_at, *retries, *([self._lost_told_at] if self._lost else [])])

    def turn(self, ready: Collection[int], orders: Orders) -> None:
        """Read what is ready, look at what is plugged in, and do as ordered.

        When nothing has moved, as with a key that repeats itself while it is held, it ends with the reading.
        """
        is_tick = self._machine.clock() >= self._tick_at
        if is_tick:
            self._tick_at = self._machine.clock() + TICK
        has_slept = self._has_slept()
        if has_slept:
            self._close_all()
        else:
            self._hear(ready)
        self._look(is_due=is_tick or has_slept)
        is_due = is_tick or has_slept or not ready
        if is_due or not self._is_settled or orders is not self._orders:
            self._obey(orders, is_tick=is_tick)
            self._is_settled, self._orders = True, orders
            self._publish(has_slept=has_slept)

    def let_go(self) -> None:
        """Of all devices."""
        self._close_all()
        self.reports = ()

    def _slept_so_far(self) -> int:
        return self._machine.boot_clock() - self._machine.clock()

    def _has_slept(self) -> bool:
        """Whether it has since the last turn; a descriptor may be silent for ever then, without an error.

        Who has to wait between the two clocks sees too short a sleep, and the whole of it the next time.
        """
        before = self._asleep
        self._asleep = max(before, self._slept_so_far())
        return self._asleep - before > SLEEP

    def _hear(self, ready: Collection[int]) -> None:
        """Read all that waits, tell it, and only then let go of what cannot be read: that takes its time."""
        heard: list[tuple[Reader, Press | Missed]] = []
        errors: dict[Reader, NodeError] = {}
        for reader, stream in [self._streams[key] for key in ready if key in self._streams]:
            try:
                for told in reader.read(stream):
                    heard.append((reader, told))  # noqa: PERF401 - what was told before an error is kept
            except NodeError as error:
                errors.setdefault(reader, error)
            self._is_settled = self._is_settled and not reader.has_changed
        self._pass_on(heard)
        for reader, refusal in errors.items():
            if refusal.trouble is Trouble.GONE:
                self._lose(reader)
            else:
                self._fail(reader, refusal)

    def _pass_on(self, heard: Collection[tuple[Reader, Press | Missed]]) -> None:
        """Tell what may have been missed, then the presses in the order of their stamps."""
        for reader, told in heard:
            if isinstance(told, Missed):
                source = reader.device.identity.source
                self._tell(partial(self._hearer.missed, source, told.since, told.until))
        presses = (told for _, told in heard if isinstance(told, Press))
        for press in sorted(presses, key=lambda press: press.at):
            self._tell(partial(self._hearer.pressed, press))

    def _look(self, *, is_due: bool) -> None:
        """See what was plugged in or out; while losses come in, only when all can be told."""
        now = self._machine.clock()
        is_due = now >= self._lost_told_at if self._lost else is_due
        if not is_due:
            return
        self._compare()
        if self._lost and now >= self._lost_told_at:
            lost, self._lost = tuple(self._lost), []
            self._tell(partial(self._hearer.lost, lost))

    def _compare(self) -> None:
        found = {device.identity.source: device for device in self._scanner.look()}
        for source, reader in tuple(self._readers.items()):
            if source not in found:
                self._lose(reader)
            elif found[source] != reader.device:
                self._close(reader)
                del self._readers[source]
        for source, device in found.items():
            if source not in self._readers:
                self._readers[source] = Reader(self._machine, device)
                self._is_settled = False

    def _obey(self, orders: Orders, *, is_tick: bool) -> None:
        for source, reader in self._readers.items():
            if orders.wanted.everything or source in orders.wanted.bound:
                self._open(reader, is_tick=is_tick)
                reader.light(orders.lights.get(source, frozenset()), is_tick=is_tick)
            else:
                self._close(reader)
        grabbed = grabbed_of([reader.standing for reader in self._readers.values()], orders.wanted)
        for source, reader in self._readers.items():
            if source in grabbed:
                reader.grab(is_tick=is_tick)
            else:
                reader.ungrab()

    def _open(self, reader: Reader, *, is_tick: bool) -> None:
        for stream in reader.open(is_tick=is_tick):
            descriptor = stream.file.fileno()
            try:
                self._epoll.register(descriptor, select.EPOLLIN)
            except OSError:  # a file that nobody can wait for is no device
                self._fail(reader, NodeError(errno.EIO))
                return
            self._streams[descriptor] = (reader, stream)

    def _lose(self, reader: Reader) -> None:
        self._close(reader)
        identity = reader.device.identity
        del self._readers[identity.source]
        self._is_settled = False
        if not self._lost:
            self._lost_told_at = self._machine.clock() + INSTANT
        self._lost.append(identity)

    def _fail(self, reader: Reader, error: NodeError) -> None:
        self._close(reader)
        reader.fail(error)

    def _close(self, reader: Reader) -> None:
        """The kernel takes closed descriptors out of ``epoll``."""
        if reader.is_asked:
            self._is_settled = False
            self._streams = {key: pair for key, pair in self._streams.items() if pair[0] is not reader}
            reader.close()

    def _close_all(self) -> None:
        for reader in self._readers.values():
            self._close(reader)

    def _publish(self, *, has_slept: bool) -> None:
        reports = tuple(reader.report for _, reader in sorted(self._readers.items()))
        has_changed = reports != self.reports
        if has_changed:
            self.reports = reports
        if has_slept:
            self._tell(self._hearer.slept)
        if has_changed:
            self._tell(self._hearer.changed)

    def _tell(self, call: Callable[[], None]) -> None:
        if not self.is_stopped:
            call()
