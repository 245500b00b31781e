"""What a device with buttons is, how it stands, and who hears of it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from drivers.presses import Press


class Kind(NamedTuple):
    """What two boards of one make have in common."""

    vendor: int
    product: int
    name: str


@dataclass(frozen=True, slots=True)
class Identity:
    """By what a device can be known again.

    ``vendor`` and ``product``: its numbers. ``name`` and ``serial``: as it tells them, printable characters
    only; nearly no board has a serial number. ``port``: the way to where it is plugged in, which is another
    one in another socket.
    """

    vendor: int
    product: int
    name: str
    serial: str
    port: str

    @property
    def kind(self) -> Kind:
        """Without serial number and port."""
        return Kind(self.vendor, self.product, self.name)

    @property
    def source(self) -> str:
        """What its presses name as their source: no two devices that are there have the same."""
        return f"{self.vendor:04x}:{self.product:04x}@{self.port}"


class DeviceState(StrEnum):
    """What the station has of a device that is plugged in."""

    UNREAD = "unread"
    """Nobody has asked for it."""
    READ = "read"
    """Its buttons are heard; other programs, the terminal among them, hear them, too."""
    GRABBED = "grabbed"
    """Its buttons are heard by the station alone."""
    DENIED = "denied"
    """This user may not open it."""
    BUSY = "busy"
    """Another program has grabbed it and hears it alone."""
    FAILED = "failed"
    """The system gave another error; it is tried again."""


class HeldButton(NamedTuple):
    """A button that is down, since a moment of CLOCK_MONOTONIC in nanoseconds."""

    button: str
    since: int


@dataclass(frozen=True, slots=True)
class DeviceReport:
    """How a device that is plugged in stands.

    ``interval``: how often it is asked, in nanoseconds, None where the system does not tell: its stamps may
    be so far from the truth. ``nodes``: the paths of its files. ``is_keyboard``: one could type with it.
    ``errno``: why it, or one of its files, is not heard, 0 when all are. ``presses``: how many were reported.
    ``bounces``: edges that came too soon behind another one of the same button to be a finger. ``dropped``:
    how often the kernel lost events because nobody took them. ``lamps``: how many it has. ``lamp_errno``: why
    they could not be lit the last time, 0 when they could.
    """

    identity: Identity
    state: DeviceState
    interval: int | None = None
    nodes: tuple[str, ...] = ()
    is_keyboard: bool = False
    errno: int = 0
    held: tuple[HeldButton, ...] = ()
    presses: int = 0
    last: Press | None = None
    bounces: int = 0
    dropped: int = 0
    lamps: int = 0
    lamp_errno: int = 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which devices are to be heard, by their sources.

    ``bound``: they are somebody's buttons, heard and grabbed. ``spared``: never grabbed, because the host
    types on them, or may. ``everything``: all other devices with buttons are heard, too, and not grabbed.
    """

    bound: frozenset[str] = frozenset()
    spared: frozenset[str] = frozenset()
    everything: bool = False


class Hearer(Protocol):
    """Who is told of devices; on the reading thread, and returns at once. Moments are of CLOCK_MONOTONIC."""

    def pressed(self, press: Press) -> None:
        """A button went down."""
        ...

    def missed(self, source: str, since: int, until: int) -> None:
        """The kernel lost what this source told between two moments: there may have been presses."""
        ...

    def lost(self, devices: tuple[Identity, ...]) -> None:
        """These were unplugged, together when it happened in the same instant."""
        ...

    def slept(self) -> None:
        """The machine has slept; all devices were opened anew."""
        ...

    def changed(self) -> None:
        """Something in the reports is different: a device is there, is gone, is held, is not let in."""
        ...

    def broke(self, error: Exception) -> None:
        """The reading has ended by a fault of ours, a method of this hearer's raising included.

        Everything was let go before; the owner tells the host, and may start anew.
        """
        ...
