"""The buttons that are devices: found, heard, grabbed and lit, by one thread."""

import errno
import os
import select
import threading

from drivers.devices import DeviceReport, Hearer, Wanted
from drivers.evdev_reader import UNKNOWN_INTERVAL
from drivers.evdev_watch import Orders, Watch
from drivers.machine import THIS_MACHINE, Machine
from drivers.presses import SourceTraits
from drivers.scripted import WAKING_LAG

THREAD = "buttons"
"""The name of the thread that hears."""


class Supervisor:
    """Reports to one hearer. All methods may be called from any thread, and by the hearer while it is told.

    A device is heard within a second after it was plugged in, a loss is told within half a second. Nobody
    needs to be let go of when the process ends, however it ends: the kernel closes its descriptors, and with
    them every grab; lamps that are lit stay so.
    """

    def __init__(self, machine: Machine = THIS_MACHINE) -> None:
        self._machine = machine
        self._lock = threading.Lock()
        self._orders = Orders()
        self._hearing: _Hearing | None = None

    def start(self, hearer: Hearer) -> None:
        """Begin to report, to this hearer from now on; what was wanted and lit before is so again.

        Raises:
            OSError: the process has no descriptor left, or may have no thread more.
        """
        hearing = _Hearing(self._machine, hearer)
        self.stop()
        with self._lock:
            before, self._hearing = self._hearing, hearing
            try:
                hearing.begin(self._orders)
            except OSError:
                self._hearing = before
                raise
        if before:  # somebody else has started it in between
            before.end()

    def stop(self) -> None:
        """Let go of all devices, put out their lamps, and report nothing more.

        The thread has ended when this returns, unless it is the caller: it then ends when it is back.
        """
        with self._lock:
            before, self._hearing = self._hearing, None
        if before:
            before.end()

    def want(self, wanted: Wanted) -> None:
        """Hear and grab these devices from now on; what is not wanted is let go."""
        with self._lock:
            self._orders = self._orders._replace(wanted=wanted)
            self._pass_on()

    def light(self, source: str, buttons: frozenset[str]) -> None:
        """Light the lamps of just these buttons of a device, now and whenever it is there and wanted.

        It never waits for the device; what went wrong is in its report.
        """
        with self._lock:
            self._orders = self._orders._replace(lights={**self._orders.lights, source: buttons})
            self._pass_on()

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        """How all devices with buttons that are plugged in stand, by their sources; none before ``start``."""
        hearing = self._hearing
        return hearing.watch.reports if hearing else ()

    def traits(self, source: str) -> SourceTraits:
        """What a device can do; of one that is not there, the usual."""
        intervals = (report.interval for report in self.reports if report.identity.source == source)
        return SourceTraits(source, lag=WAKING_LAG, resolution=next(intervals, None) or UNKNOWN_INTERVAL)

    def _pass_on(self) -> None:
        if self._hearing:
            self._hearing.obey(self._orders)


class _Hearing:
    """From one start to its stop."""

    def __init__(self, machine: Machine, hearer: Hearer) -> None:
        self._machine = machine
        self._hearer = hearer
        self._epoll = select.epoll()
        self._bell = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self._bell_lock = threading.Lock()
        self._epoll.register(self._bell, select.EPOLLIN)
        self._orders = Orders()
        self._thread = threading.Thread(target=self._run, name=THREAD, daemon=True)
        self.watch = Watch(machine, hearer, self._epoll)

    def begin(self, orders: Orders) -> None:
        self._orders = orders
        try:
            self._thread.start()
        except RuntimeError as refused:  # how Python tells that the system gives no thread
            self._let_go()
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from refused

    def obey(self, orders: Orders) -> None:
        self._orders = orders
        self._ring()

    def end(self) -> None:
        self.watch.is_stopped = True
        self._ring()
        if self._thread is not threading.current_thread():
            self._thread.join()

    def _ring(self) -> None:
        with self._bell_lock:
            if self._bell >= 0:
                os.eventfd_write(self._bell, 1)

    def _run(self) -> None:
        broken = None
        try:
            while not self.watch.is_stopped:
                self.watch.turn(self._wait(), self._orders)
        except Exception as error:  # noqa: BLE001 - a fault of ours, whichever it is, is the owner's to tell
            broken = error
        finally:
            self._let_go()
        if broken:
            self._hearer.broke(broken)

    def _wait(self) -> list[int]:
        left = max(0, self.watch.due - self._machine.clock())
        ready = [descriptor for descriptor, _ in self._epoll.poll(left / 1_000_000_000)]
        if self._bell in ready:
            os.eventfd_read(self._bell)
        return ready

    def _let_go(self) -> None:
        self.watch.let_go()
        self._epoll.close()
        with self._bell_lock:
            os.close(self._bell)
            self._bell = -1
