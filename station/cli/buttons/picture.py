"""The devices and the latest presses as the lines of a screen. What devices are called is shown literally."""

from collections import deque
from itertools import chain

from drivers.devices import DeviceReport, DeviceState, Identity
from station.cli.buttons.happenings import Left, Missed, Pressed, Slept, Told
from station.cli.buttons.names import identity_of, spoken_name
from station.wording import watching as wording
from station.wording.cells import cells, padded

_KEPT = 200
"""No screen has more lines."""

_FEWEST_EVENTS = 8
"""So many lines the events keep, however many devices there are."""

_INTERVAL, _STATE, _MOMENT, _BUTTON, _GAP = 12, 24, 12, 14, 32
_PORT = 10
"""Cells of a socket beside a press."""

_UNHEARD = frozenset({DeviceState.DENIED, DeviceState.BUSY, DeviceState.FAILED})


class Picture:
    """What is shown.

    ``begun``: moments are told from there, in nanoseconds of CLOCK_MONOTONIC. ``is_log``: presses come from a
    log, and there are no devices.
    """

    def __init__(self, begun: int, *, is_log: bool) -> None:
        self._begun = begun
        self._is_log = is_log
        self._reports: dict[str, DeviceReport] = {}
        self._identities: dict[str, Identity] = {}
        self._events: deque[str] = deque(maxlen=_KEPT)

    def know(self, reports: dict[str, DeviceReport]) -> None:
        """See how the devices stand now."""
        self._reports = reports
        self._identities |= {source: report.identity for source, report in reports.items()}

    def take(self, told: Told, now: int) -> None:
        """Keep in mind what was told, at a moment."""
        at, text = now, ""
        match told:
            case Pressed(press):
                at, text = press.at, self._pressed(told)
            case Left(source):
                text = wording.gone(self._name(source))
            case Missed(source):
                text = wording.missed(self._name(source))
            case Slept():
                text = wording.slept()
        if text:
            self._events.appendleft(f"{wording.seconds(at - self._begun):>{_MOMENT}}  {text}")

    def lines(self, width: int, height: int) -> list[str]:
        """The screen: at most ``height`` lines of at most ``width`` cells."""
        room = max(1, (height - 4 - _FEWEST_EVENTS) // 2)
        reports = list(self._reports.values())
        devices = (
            _row(width, wording.device(), wording.port(), wording.interval(), wording.state()),
            *chain.from_iterable(_device(report, width) for report in reports[:room]),
            *self._remarks(len(reports) - room),
            "",
        )
        told = (*(() if self._is_log else devices), wording.events_below(), *self._events)
        return [_fitted(line, width) for line in told[:height]]

    def _remarks(self, hidden: int) -> list[str]:
        reports = self._reports.values()
        told = [] if reports else [wording.nothing_plugged()]
        told += [wording.more_devices(hidden)] if hidden > 0 else []
        return told + ([wording.ask_doctor()] if any(one.state in _UNHEARD for one in reports) else [])

    def _pressed(self, told: Pressed) -> str:
        press = told.press
        identity = self._identities.get(press.source) or identity_of(press.source)
        button = padded(spoken_name(press.button, identity), _BUTTON)
        return f"{button} {padded(wording.gap(told.gap, told.resolution), _GAP)} {self._name(press.source)}"

    def _name(self, source: str) -> str:
        """What people call a device; behind where it is plugged in, if its name alone does not tell."""
        known = self._identities.get(source)
        if known is None or not known.name:
            numbers, _, port = source.partition("@")
            return f"{_ending(port, _PORT)} {numbers}" if port else source
        alike = [one for one in self._identities.values() if one.name == known.name]
        return f"{_ending(known.port, _PORT)} {known.name}" if len(alike) > 1 else known.name


def _device(report: DeviceReport, width: int) -> tuple[str, str]:
    """Two lines for a device: how it stands, and what came of it."""
    known = report.identity
    held = tuple(spoken_name(held.button, known) for held in report.held)
    interval, state = (
        wording.interval_told(report.interval),
        wording.state_told(str(report.state), report.errno),
    )
    return (
        _row(width, known.name or known.source, known.port, interval, state),
        "    " + wording.counts(report.presses, report.bounces, report.dropped, held),
    )


def _row(width: int, name: str, port: str, interval: str, state: str) -> str:
    rest = max(20, width - _INTERVAL - _STATE - 3)
    rooms = rest - rest * 2 // 5, rest * 2 // 5, _INTERVAL, _STATE
    texts = name, _ending(port, rooms[1]), interval, state
    row = (padded(text, room) for text, room in zip(texts, rooms, strict=True))
    return " ".join(row).rstrip()


def _ending(port: str, width: int) -> str:
    """Sockets of a machine differ at the end of their names."""
    return port if cells(port) <= width else f"…{port[1 - width :]}"


def _fitted(line: str, width: int) -> str:
    """The line in at most ``width`` cells; unlike ``cut`` it leaves the blanks, which make columns."""
    if cells(line) <= width:
        return line
    room = width - 1
    for place, sign in enumerate(line):
        room -= cells(sign)
        if room < 0:
            return f"{line[:place]}…"
    return line
