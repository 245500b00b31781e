"""The seats and the other devices as rows: who, how the button stands, its last press, what it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from drivers.devices import DeviceReport, DeviceState, Identity
from screens.buttons.marks import Mark, mark
from screens.buttons.names import device_name
from screens.buttons.order import LastPress, last_presses
from screens.buttons.words import decimal, device_state, span
from screens.looks import Line, Look, Span
from screens.text import padded
from station.rules.model import MILLISECOND, Seat
from station.seats import Bound, SeatButton, TableView
from station.wording.language import N_, tr

_STATE, _LAST, _BUTTON, _DEVICE = 18, 20, 16, 36
_LEAST, _MOST = 12, 36
"""Cells for a name; columns that leave less are left out, the last first."""

_ASKED = Mark("→", N_("PRESS NOW"), Look.ANSWERS)


@dataclass(frozen=True, slots=True)
class ButtonScene:
    """Everything that a list of the buttons is made of.

    ``name_of``: how people call a device's button. ``tried``: whose button was heard, of whatever kind.
    """

    table: TableView
    devices: tuple[DeviceReport, ...]
    names: Mapping[Seat, str]
    name_of: Callable[[Identity, str], str]
    tried: frozenset[Seat] = frozenset()

    @property
    def others(self) -> tuple[DeviceReport, ...]:
        """The devices that are nobody's, those before the keyboards with which something is wrong."""
        taken = {button.binding.identity.source for button in self.table.seats if button.binding}
        free = [one for one in self.devices if one.identity.source not in taken]
        well = {DeviceState.UNREAD, DeviceState.READ, DeviceState.GRABBED}
        return tuple(
            sorted(free, key=lambda one: (one.is_keyboard, one.state in well, device_name(one.identity)))
        )

    def report(self, identity: Identity) -> DeviceReport | None:
        """How the device of a seat stands; None while it is not plugged in."""
        return next((one for one in self.devices if one.identity.source == identity.source), None)


@dataclass(frozen=True, slots=True)
class _Row:
    """``state``, with a look of its own, stands behind the ``name``; ``columns`` as far as they have room."""

    first: str
    name: str
    state: Span
    columns: tuple[tuple[Span, int], ...]


def seat_rows(scene: ButtonScene, chosen: Seat | None, width: int) -> list[Line]:
    """A row a seat."""
    pressed = last_presses(scene.table)
    return [
        _line(_seat(scene, button, pressed.get(button.seat)), width, is_chosen=button.seat == chosen)
        for button in scene.table.seats
    ]


def _seat(scene: ButtonScene, button: SeatButton, last: LastPress | None) -> _Row:
    name = scene.names.get(button.seat, "")
    told = binding = ""
    if button.binding is not None:
        told = device_name(button.binding.identity)
        binding = scene.name_of(button.binding.identity, button.binding.button)
    columns = (
        (_last(last), _LAST),
        ((binding, Look.PLAIN), _BUTTON),
        ((told, Look.PLAIN), _DEVICE),
    )
    return _Row(str(button.seat), name, _state(scene, button), columns)


def _state(scene: ButtonScene, button: SeatButton) -> Span:
    found = _ASKED if scene.table.asked == button.seat else mark(button)
    if found is not None:
        return found.told, found.look
    if button.seat in scene.tried:
        return f"• {tr('works')}", Look.RIGHT
    if button.bound is Bound.UNBOUND:
        return f"  {tr('key {n}', n=button.seat)}", Look.PLAIN
    return f"  {tr('ready')}", Look.RIGHT


def _last(last: LastPress | None) -> Span:
    """The newest press is lit up; a gap that is not certain is told with what it may be off by."""
    if last is None:
        return "", Look.PLAIN
    sign, look = ("●", Look.LIVE) if last.is_newest else ("•", Look.PLAIN)
    if last.gap is None:
        return f"{sign} {tr('pressed')}", look
    gap = span(last.gap)
    if last.gap < last.resolution:
        gap = f"{gap} ±{decimal(last.resolution, MILLISECOND)}"
    return f"{sign} +{gap}", look


def device_rows(scene: ButtonScene, chosen: str, width: int) -> list[Line]:
    """A row a device that is nobody's; ``chosen``: by its source."""
    return [
        _line(_device(scene, report), width, is_chosen=report.identity.source == chosen)
        for report in scene.others
    ]


def _device(scene: ButtonScene, report: DeviceReport) -> _Row:
    sign, words = device_state(report)
    pressed = report.last and scene.name_of(report.identity, report.last.button)
    told = f"• {pressed}" if pressed else tr("a keyboard") if report.is_keyboard else report.identity.port
    columns = (((told, Look.PLAIN), _LAST),)
    look = Look.PLAIN if sign == " " else Look.NOTE
    return _Row("", device_name(report.identity), (f"{sign} {words}", look), columns)


def _line(row: _Row, width: int, *, is_chosen: bool) -> Line:
    look = Look.CHOSEN if is_chosen else Look.STRONG if row.first else Look.PLAIN
    room = width - 6
    columns = [(row.state, _STATE), *row.columns]
    while columns and room - sum(size for _, size in columns) < _LEAST:
        columns = columns[:-1]
    name = min(_MOST, room - sum(size for _, size in columns))
    spans: list[Span] = [
        (" → " if is_chosen else "   ", Look.STRONG),
        (f"{row.first:<3}{padded(row.name, name)}", look),
    ]
    for (text, own), size in columns:
        spans += [(" ", Look.PLAIN), (padded(text, size - 1), own)]
    return tuple(spans)
