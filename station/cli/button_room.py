"""The buttons that are devices, joined to seats and to the match; what the driver tells comes in here.

The law of this file: a press is passed on before anything else is done for it, and nothing here waits for a
device or a disk. The driver's thread, the match's and the screen's meet under one lock, and nobody holds it
who waits for the driver's thread.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from drivers.devices import DeviceReport, DeviceState, Identity, Wanted
from drivers.presses import Press
from station.cli.bindings import Memory
from station.cli.device_driver import Devices, drowsy_after
from station.cli.holding import Holding
from station.cli.typed_keys import typed_names
from station.cli.typists import Typists
from station.rules.commands import BindButtons, Pause
from station.rules.model import Nanoseconds, Seat, WhyPaused
from station.seats import Assignment, Deaf
from station.seats.doubts import STUCK_AFTER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from screens.table import PressTaker

_SECOND = 1_000_000_000
_BY_HAND = 3 * _SECOND
"""In less time nobody has two devices change places."""


def later(nanoseconds: int, do: Callable[[], None]) -> None:
    """Do something after a time, on a thread of its own."""
    timer = threading.Timer(nanoseconds / _SECOND, do)
    timer.daemon = True
    timer.start()


class ButtonRoom:
    """Hears the driver; whoever else comes in holds the ``lock``, but for ``run`` and ``stop``.

    ``match``: gets the presses. ``stirred``: hears, on any thread, that there is something new to show.
    ``is_open``: all devices are heard, for the host looks at them; ``is_trial``: presses get into no match.
    ``keys_lag``: of the keys of the terminal, which serve whoever has no device's button. ``typed``: the keys
    of the terminal, by Textual's names, that are told by a device, too. ``deaf``, ``report``: as a
    ``TableView`` has them.
    """

    def __init__(
        self,
        make_devices: Callable[[], Devices],
        now: Callable[[], int],
        later: Callable[[int, Callable[[], None]], None],
        keys_lag: int,
    ) -> None:
        self._make_devices, self._now, self._later, self._keys_lag = make_devices, now, later, keys_lag
        self.lock = threading.RLock()
        self._memory = Memory()
        self.assignment = Assignment(self._memory.recall(), drowsy_after)
        self.holding, self.typists = Holding(), Typists()
        self.match: PressTaker | None = None
        self.stirred: Callable[[], None] = _nobody
        self.is_open = self.is_trial = False
        self.typed: frozenset[str] = frozenset()
        self.deaf: Deaf | None = None
        self.report: Path | None = None
        self._kept = self.assignment.bindings
        self._devices: Devices | None = None
        self._reports: dict[str, DeviceReport] = {}
        self._wanted = Wanted()
        self._is_running = self._is_awaiting = self._has_broken = False
        self._stopped_at = now()
        self._told: BindButtons | None = None
        self._changes = -1

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        """How all devices stand; none while nobody looks for them."""
        return self._devices.reports if self._devices else ()

    def light(self, source: str, buttons: frozenset[str]) -> None:
        """Light the lamps of just these buttons of a device."""
        if self._devices is not None:
            self._devices.light(source, buttons)

    def run(self) -> None:
        """Begin to hear devices, or begin again where that has failed or ended by a fault.

        After the players have stood up nobody wants them, though a fault was just about to begin again.
        """
        with self.lock:
            if self._is_running or not (self.match or self.is_open):
                return
            was_deaf, self.deaf = self.deaf, None
            devices = self._devices = self._devices or self._make_devices()
            if self._now() - self._stopped_at > _BY_HAND:
                self.assignment.lose_sight()
            devices.want(self._wanted)
            self._is_running = True
        try:
            devices.start(self)
        except OSError:  # the system has none left: the keys of the terminal serve all the same
            with self.lock:
                self._is_running, self.deaf = False, Deaf.REFUSED
        if not self._is_running:
            devices.stop()
        if was_deaf or self.deaf:
            self.stirred()

    def stop(self) -> None:
        """Let go of all devices."""
        with self.lock:
            was_running, self._is_running = self._is_running, False
            self.deaf = self.report = None
        if was_running and self._devices is not None:
            self._devices.stop()
            self._stopped_at = self._now()

    def begin(self, match: PressTaker) -> None:
        """A match begins."""
        self.match, self._told = match, None
        self.holding, self._has_broken = Holding(), False
        self.follow()

    def end(self) -> None:
        """It is over for the players."""
        self.match, self.stirred = None, _nobody
        self.is_open = self.is_trial = False
        self.assignment.learn(None, self._now())

    def hold(self) -> None:
        """Pause where a button is gone that an open question needs."""
        self.assignment.is_live = self.holding.is_live and not self.is_trial
        if self.holding.takes() and self.match is not None:
            self.match.submit(Pause(WhyPaused.BUTTONS))

    def follow(self) -> None:
        """Let the driver, the match and the memory know whose each button is now."""
        known = self.assignment
        known.spared = self.typists.hosts
        wanted = Wanted(known.wanted, known.spared | self._undecided, self.is_open)
        if wanted != self._wanted and self._devices is not None:
            self._devices.want(wanted)
        self._wanted, self._changes = wanted, known.changes
        self.typed = frozenset[str]().union(*self._typed_names())
        self._bind()
        if known.bindings != self._kept:
            self._kept = known.bindings
            self._memory.keep(self._kept)

    # What the driver tells, on its thread.

    def pressed(self, press: Press) -> None:
        """A button of a device went down."""
        with self.lock:
            seat = self.assignment.press(press)
            if seat is not None and self.match is not None and not self.is_trial:
                self.match.press(seat, press.at, press.arrived, press.resolution)
            if self.assignment.changes == self._changes and seat is None and self._is_typing(press):
                self.typists.pressed(press)
            if (self.assignment.changes, self.typists.hosts) != (self._changes, self.assignment.spared):
                self.follow()

    def missed(self, source: str, since: int, until: int) -> None:
        """There may have been presses that nobody has heard."""
        with self.lock:
            if any(one.identity.source == source for one in self.assignment.heard.values()):
                self._miss(since, until)

    def lost(self, devices: tuple[Identity, ...]) -> None:
        """These were unplugged, though they may be there again."""
        with self.lock:
            self._see(self.assignment.lose(devices))
        self.stirred()

    def slept(self) -> None:
        """The machine has slept: devices may have changed places, and presses were not heard."""
        with self.lock:
            heard = frozenset(self.assignment.heard)
            self.assignment.lose_sight()
            self._see(heard)
        self.stirred()

    def changed(self) -> None:
        """A device is there, is gone, is held, is not let in."""
        with self.lock:
            self._see(frozenset())
        self.stirred()

    def broke(self, error: Exception) -> None:
        """The driver has a fault: it is started once more, and after another one when the host asks for it.

        Presses that it was about to tell are lost.
        """
        from station.cli import crash  # noqa: PLC0415 - hopefully never needed

        report = crash.kept(error)
        with self.lock:
            if not self._is_running:
                return
            again, self._has_broken = not self._has_broken, True
            self._is_running, self.deaf, self.report = False, Deaf.BROKEN, report
            if self.assignment.heard:
                self._miss(self._now() - self._lag, self._now())
            self._see(frozenset())
        if again:
            self.run()
        self.stirred()

    @property
    def _lag(self) -> int:
        """How late a press can be heard of."""
        return self._told.lag if self._told else self._keys_lag

    def _miss(self, since: int, until: int) -> None:
        if self.match is not None and not self.is_trial:
            self.match.missed(since, until)

    def _see(self, lost: frozenset[Seat]) -> None:
        """Look at all devices; ``lost``: who has lost its button already."""
        self._reports = {report.identity.source: report for report in self.reports}
        lost |= self.assignment.see(self._reports.values(), self._now())
        self.holding.find(self.assignment.heard)
        self.holding.lose(lost)
        self.hold()
        self.follow()
        self._await_stuck()

    def _bind(self) -> None:
        """Tell the match how late a press can be heard of, and who has a device, when that has changed."""
        heard = self.assignment.heard
        traits = [self._devices.traits(b.identity.source) for b in heard.values()] if self._devices else []
        lags = [source.lag + source.resolution for source in traits]
        if len(heard) < len(self.assignment.seats):
            lags.append(self._keys_lag)
        lag = Nanoseconds(max(lags, default=self._keys_lag))
        told = BindButtons(lag, self.assignment.equipped)
        if self.match is not None and told != self._told:
            self._told = told
            self.match.submit(told)

    @property
    def _undecided(self) -> frozenset[str]:
        """Keyboards that may be somebody's, or the host's, who is not to be shut out: until his is known."""
        if self.typists.hosts:
            return frozenset()
        heard = {binding.identity.source for binding in self.assignment.heard.values()}
        keyboards = {source for source, report in self._reports.items() if report.is_keyboard}
        return (self.assignment.wanted & keyboards) - heard

    def _is_typing(self, press: Press) -> bool:
        report = self._reports.get(press.source)
        return report is not None and report.is_keyboard and not self.assignment.is_bound(press)

    def _typed_names(self) -> Iterable[frozenset[str]]:
        """Of the buttons that the terminal hears, too."""
        for binding in self.assignment.heard.values():
            report = self._reports.get(binding.identity.source)
            if report is not None and report.state is not DeviceState.GRABBED:
                yield typed_names(binding.button)

    def _await_stuck(self) -> None:
        """A button that stays down is shown as stuck when it is, though nothing happens then."""
        fresh = self._now() - STUCK_AFTER
        held = any(down.since > fresh for report in self._reports.values() for down in report.held)
        if held and not self._is_awaiting:
            self._is_awaiting = True
            self._later(STUCK_AFTER, self._look_for_stuck)

    def _look_for_stuck(self) -> None:
        with self.lock:
            self._is_awaiting = False
            self._await_stuck()
        self.stirred()


def _nobody() -> None:
    """Nothing is shown to anybody."""
