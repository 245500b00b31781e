"""What the host should know of a button before somebody is wronged."""

from collections.abc import Iterator

from drivers.devices import DeviceReport, DeviceState
from station.seats.model import Doubt

STUCK_AFTER = 3_000_000_000
"""No finger stays on a button for so many nanoseconds."""

_BOUNCES = 3
"""One or two may be a clumsy finger."""


def of_device(report: DeviceReport, *, drowsy_after: int | None, since: int, now: int) -> Iterator[Doubt]:
    """What is wrong with a device; moments of CLOCK_MONOTONIC in nanoseconds.

    ``drowsy_after``: nanoseconds of silence after which it may have switched itself off; None: it does not.
    ``since``: when it was plugged in.
    """
    heard = max(since, report.last.at if report.last else 0)
    if drowsy_after is not None and now - heard > drowsy_after:
        yield Doubt.ASLEEP
    if report.state is DeviceState.DENIED:
        yield Doubt.CLOSED
    if report.state is DeviceState.BUSY:
        yield Doubt.TAKEN
    if report.bounces >= _BOUNCES:
        yield Doubt.BOUNCING


def is_stuck(report: DeviceReport, button: str, now: int) -> bool:
    """Whether a button has been down for too long."""
    return any(down.button == button and now - down.since > STUCK_AFTER for down in report.held)
