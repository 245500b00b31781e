"""What is told of the buttons: what the devices report from any thread, in one row for one reader."""

from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Literal, NamedTuple, Protocol

from drivers.devices import DeviceReport, Hearer, Identity, Wanted
from drivers.presses import Press
from station.cli.exits import ExitCode


class Devices(Protocol):
    """Whatever gives presses: the devices that are plugged in, or a log that is played back."""

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        """How the devices stand now."""
        ...

    def start(self, hearer: Hearer) -> None:
        """Begin to report."""
        ...

    def want(self, wanted: Wanted) -> None:
        """Hear these devices."""
        ...

    def stop(self) -> None:
        """End, and let go of everything."""
        ...


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button went down, ``gap`` nanoseconds behind the press that was told before; None: it is the first.

    ``resolution``: how far the gap may be from the truth.
    """

    press: Press
    gap: int | None
    resolution: int


class Stands(NamedTuple):
    """A device is there, or stands differently from before."""

    report: DeviceReport


class Left(NamedTuple):
    """A device was unplugged."""

    source: str


class Counted(NamedTuple):
    """Something that is counted has become more."""

    source: str
    kind: Literal["bounce", "dropped"]
    number: int


class Missed(NamedTuple):
    """There may have been presses between two moments."""

    source: str
    since: int
    until: int


class Slept(NamedTuple):
    """The machine has slept."""


class Looked(NamedTuple):
    """The reports are to be looked at anew."""


Heard = Press | Missed | Slept | Looked | ExitCode | Exception
"""What comes in; an exit code: the system asks the command to end so; an exception: a fault of ours."""

Told = Pressed | Stands | Left | Counted | Missed | Slept


class Ear:
    """Hears from any thread, and in a handler of a signal, which a ``SimpleQueue`` alone permits.

    ``presses``: all is over with so many of them; None: there may always be one more. ``is_asked_to_end``:
    the system does not wait until all is told.
    """

    def __init__(self, presses: int | None = None) -> None:
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._left = presses
        self.is_asked_to_end = False
        self._see_end()

    def pressed(self, press: Press) -> None:
        """A button went down."""
        self._heard.put(press)
        if self._left is not None:
            self._left -= 1
            self._see_end()

    def missed(self, source: str, since: int, until: int) -> None:
        """Presses may have been lost."""
        self._heard.put(Missed(source, since, until))

    def lost(self, devices: tuple[Identity, ...]) -> None:  # noqa: ARG002 - the reports tell which
        """Devices were unplugged."""
        self._heard.put(Looked())

    def slept(self) -> None:
        """The machine has slept."""
        self._heard.put(Slept())

    def changed(self) -> None:
        """The reports are different."""
        self._heard.put(Looked())

    def broke(self, error: Exception) -> None:
        """The reading has ended by a fault of ours."""
        self._heard.put(error)

    def end(self, code: ExitCode) -> None:
        """The command is to end."""
        self.is_asked_to_end = True
        self._heard.put(code)

    def _see_end(self) -> None:
        if self._left == 0:
            self._heard.put(ExitCode.DONE)

    def next(self, seconds: float) -> Heard | None:
        """What came in first; None when nothing has for so long."""
        try:
            return self._heard.get(timeout=seconds)
        except Empty:
            return None


class Tale:
    """Makes of what was heard what is told: gaps between presses, and what is different in the reports."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._last: Press | None = None
        self.reports: dict[str, DeviceReport] = {}

    def of(self, heard: Press | Missed | Slept | Looked) -> Iterator[Told]:
        """What is to be told of it, the devices before their presses."""
        yield from self._differences()
        if isinstance(heard, Press):
            yield self._press(heard)
        elif not isinstance(heard, Looked):
            yield heard

    def _press(self, press: Press) -> Pressed:
        last, self._last = self._last, press
        if last is None:
            return Pressed(press, None, press.resolution)
        return Pressed(press, press.at - last.at, max(press.resolution, last.resolution))

    def _differences(self) -> Iterator[Told]:
        before, now = self.reports, {report.identity.source: report for report in self._devices.reports}
        self.reports = now
        yield from (Left(source) for source in before if source not in now)
        for source, report in now.items():
            yield from _news(source, before.get(source), report)


def _news(source: str, before: DeviceReport | None, now: DeviceReport) -> Iterator[Told]:
    if before is None or _standing(before) != _standing(now):
        yield Stands(now)
    if now.bounces > (before.bounces if before else 0):
        yield Counted(source, "bounce", now.bounces)
    if now.dropped > (before.dropped if before else 0):
        yield Counted(source, "dropped", now.dropped)


def _standing(report: DeviceReport) -> tuple[object, ...]:
    return report.identity, report.state, report.errno, report.interval, report.nodes
