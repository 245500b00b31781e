"""A driver whose devices are plugged in, pulled and pressed by the test, on the test's own thread."""

from dataclasses import replace

from drivers.devices import DeviceReport, DeviceState, Hearer, Identity, Wanted
from drivers.presses import Press, SourceTraits

LAG = 20_000_000
RESOLUTION = 10_000_000
REST = 10_000_000_000
"""Between two presses, in nanoseconds."""


class FakeDevices:
    """``now``: the time, which goes on with every press. ``wants``, ``lights``: all that was ordered."""

    def __init__(self) -> None:
        self.now = 100 * REST
        self.reports: tuple[DeviceReport, ...] = ()
        self.wants: list[Wanted] = []
        self.lights: dict[str, frozenset[str]] = {}
        self.made = self.starts = self.stops = 0
        self.refuses = False
        self._plugged: dict[str, DeviceReport] = {}
        self._hearer: Hearer | None = None

    def make(self) -> "FakeDevices":
        """The driver, as the table asks for it."""
        self.made += 1
        return self

    def clock(self) -> int:
        """Now."""
        return self.now

    @property
    def hearer(self) -> Hearer:
        """Who is told."""
        assert self._hearer is not None
        return self._hearer

    @property
    def is_running(self) -> bool:
        """Whether it hears devices."""
        return self._hearer is not None

    @property
    def wanted(self) -> Wanted:
        """What is wanted now."""
        return self.wants[-1]

    def start(self, hearer: Hearer) -> None:
        """Begin to report."""
        if self.refuses:
            raise OSError
        self.starts += 1
        self._hearer = hearer
        self._publish()

    def stop(self) -> None:
        """Report nothing more."""
        self.stops += 1
        self._hearer = None
        self.reports = ()

    def want(self, wanted: Wanted) -> None:
        """Hear these."""
        self.wants.append(wanted)

    def light(self, source: str, buttons: frozenset[str]) -> None:
        """Light just these."""
        self.lights[source] = buttons

    def traits(self, source: str) -> SourceTraits:
        """The usual."""
        return SourceTraits(source, LAG, RESOLUTION)

    @property
    def lit(self) -> dict[str, frozenset[str]]:
        """What is alight."""
        return {source: buttons for source, buttons in self.lights.items() if buttons}

    def plug(
        self, *identities: Identity, state: DeviceState = DeviceState.GRABBED, is_keyboard: bool = False
    ) -> None:
        """Put devices in."""
        for identity in identities:
            self._plugged[identity.source] = DeviceReport(identity, state, is_keyboard=is_keyboard)
        self._publish()

    def pull(self, *identities: Identity) -> None:
        """Pull their plugs: that they are gone is seen first, and a moment later the loss is told."""
        for identity in identities:
            del self._plugged[identity.source]
        self._publish()
        self.hearer.lost(identities)

    def tell(self, identity: Identity, **changes: object) -> None:
        """Something in a report is different."""
        report = self._plugged[identity.source]
        self._plugged[identity.source] = replace(report, **changes)  # type: ignore[arg-type] # the test's
        self._publish()

    def press(self, identity: Identity, button: str) -> Press:
        """A button goes down, as the driver tells it: the press, then what is new in the report."""
        self.now += REST
        press = Press(identity.source, button, self.now, self.now + 1_000_000, 10_000_000)
        self.hearer.pressed(press)
        self.tell(identity, presses=self._plugged[identity.source].presses + 1, last=press)
        return press

    def _publish(self) -> None:
        reports = tuple(self._plugged.values())
        if self._hearer is not None and reports != self.reports:
            self.reports = reports
            self._hearer.changed()


class PressBook:
    """Takes presses in place of a match, and keeps all that it is told."""

    def __init__(self) -> None:
        self.commands: list[object] = []
        self.presses: list[tuple[int, int, int, int]] = []
        self.gaps: list[tuple[int, int]] = []

    def submit(self, command: object) -> None:
        """A command of the table."""
        self.commands.append(command)

    def press(self, seat: int, stamp: int, arrived: int, resolution: int) -> None:
        """A button of a seat."""
        self.presses.append((seat, stamp, arrived, resolution))

    def missed(self, since: int, until: int) -> None:
        """There may have been presses."""
        self.gaps.append((since, until))

    @property
    def seats(self) -> list[int]:
        """Who has pressed."""
        return [press[0] for press in self.presses]
