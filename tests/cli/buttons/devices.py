"""Devices that tell a story, and what stands for them."""

from collections.abc import Callable
from signal import SIGTERM, raise_signal

from drivers.devices import DeviceReport, DeviceState, Hearer, Identity, Wanted
from drivers.presses import Press

MS = 1_000_000
BUZZ = Identity(0x054C, 0x0002, "Logitech Buzz(tm) Controller V1", "", "usb-0000:00:14.0-1.2")
BOARD = Identity(0x0079, 0x0006, "Generic USB Joystick", "", "usb-0000:00:14.0-3")


def report(identity: Identity = BUZZ, state: DeviceState = DeviceState.READ, **more: object) -> DeviceReport:
    """How a device stands."""
    return DeviceReport(identity, state, **more)  # type: ignore[arg-type]


def press(at: int, button: str = "0:704", source: str = BUZZ.source, resolution: int = 8 * MS) -> Press:
    """A press that was heard at once."""
    return Press(source, button, at, at, resolution)


class Devices:
    """They tell their story as soon as somebody hears it; then the system ends the program."""

    def __init__(self, story: Callable[[Hearer], None], *reports: DeviceReport) -> None:
        self._story = story
        self.reports = reports
        self.wanted: Wanted | None = None
        self.is_let_go = False

    def want(self, wanted: Wanted) -> None:
        """Somebody wants to hear."""
        self.wanted = wanted

    def start(self, hearer: Hearer) -> None:
        """Tell the story."""
        hearer.changed()
        self._story(hearer)
        raise_signal(SIGTERM)

    def stop(self) -> None:
        """All is let go."""
        self.is_let_go = True
