"""The driver of the buttons that are devices, as the table asks for it, and what is known of their makes."""

from typing import Protocol

from drivers.devices import DeviceReport, Hearer, Kind, Wanted
from drivers.known import make_of
from drivers.presses import SourceTraits


class Devices(Protocol):
    """The driver of all devices, as ``drivers.supervisor.Supervisor`` is one."""

    def start(self, hearer: Hearer) -> None:
        """Begin to report."""
        ...

    def stop(self) -> None:
        """Let go of all devices, and report no more."""
        ...

    def want(self, wanted: Wanted) -> None:
        """Hear these from now on."""
        ...

    def light(self, source: str, buttons: frozenset[str]) -> None:
        """Light the lamps of just these buttons of a device."""
        ...

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        """How all stand that are plugged in."""
        ...

    def traits(self, source: str) -> SourceTraits:
        """What a device can do."""
        ...


def supervisor() -> Devices:
    """The one of this machine; nothing is opened before it is started."""
    from drivers.supervisor import Supervisor  # noqa: PLC0415 - loaded where somebody has such buttons

    return Supervisor()


def drowsy_after(kind: Kind) -> int | None:
    """Nanoseconds of silence after which the host is told that it may soon be asleep; None: it never is."""
    sleeps_after = make_of(kind.vendor, kind.product).sleeps_after
    return None if sleeps_after is None else sleeps_after * 3 // 4
