"""What is to be said of buttons and devices in sentences, each with what to do about it."""

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from drivers.devices import DeviceReport, DeviceState
from screens.buttons.names import device_name
from screens.looks import Look
from screens.text import cut
from station.rules.model import MILLISECOND, SECOND, Seat
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from station.wording.language import N_, spoken, tr, trn
from station.wording.trouble import reason

Told = tuple[str, Look]
"""A sentence."""

_DEVICE = 40
"""Cells of a device's name in a sentence."""

_STATES = {
    DeviceState.UNREAD: (" ", N_("is not listened to")),
    DeviceState.READ: (" ", N_("nobody's")),
    DeviceState.GRABBED: (" ", N_("nobody's")),
    DeviceState.DENIED: ("!", N_("no permission")),
    DeviceState.BUSY: ("!", N_("in use elsewhere")),
    DeviceState.FAILED: ("!", N_("does not work")),
}

_CONCERNS = {
    Doubt.STUCK: (N_("{names}: held for too long. Let go, or {off} switches it off."), Look.ALARM),
    Doubt.ASLEEP: (N_("{names}: silent for long, and may sleep. Press to wake."), Look.NOTE),
    Doubt.HOST_KEYBOARD: (
        N_("{names}: a key of the only keyboard, which types on the screen, too. Plug in a second one."),
        Look.NOTE,
    ),
    Doubt.BOUNCING: (
        N_("{names}: the contact bounces. Each press counts once; take another button soon."),
        Look.NOTE,
    ),
}
_LACKS = {
    Bound.LOST: (N_("{names}: the device is gone. Plug it in, or {learn} gives another button."), Look.ALARM),
    Bound.ASKED: (N_("{names}: which device is it? A press tells."), Look.NOTE),
    Bound.PROPOSED: (N_("{names}: the button of last time, if a press confirms it."), Look.NOTE),
}
_IN_TURN = N_("Which device is whose? Press one after another: {names}.")
_UNKNOWN = N_("{names}: the button of this match is not known here. Plug it in, and {learn} gives it.")
_UNKNOWN_IN_A_QUESTION = N_("{names}: the button of this match is not known here. Give one in a pause.")
_IN_A_QUESTION = {
    Bound.LOST: N_("{names}: the device is gone. Plug it in, or pause and give another button."),
    Bound.ASKED: N_("{names}: which device is it? Pause; then a press tells."),
}
"""A press counts then, and tells of no device whose it is."""
_SHUT = {
    Doubt.CLOSED: N_("{names}: the device may not be read. What to do: svoyak doctor --udev"),
    Doubt.TAKEN: N_("{names}: another program keeps the device to itself. End that program."),
}
"""Of devices that are plugged in and not let in to."""

_DEAF = {
    Deaf.BROKEN: N_(
        "No device is heard any more: a fault of the program. The keys 1 to 4 serve. Leave this page and "
        "come back: that starts the hearing again."
    ),
    Deaf.REFUSED: N_(
        "No device is heard: the system gives no file or no thread more, end other programs. The keys 1 to 4 "
        "serve. Leave this page and come back: that tries again."
    ),
}
"""What is known of the seats' buttons then says nothing of their devices."""


class Orders(NamedTuple):
    """The keys that sentences name, as they are written; ``learn`` is empty while no button can be given."""

    learn: str
    off: str


def concerns(
    table: TableView, devices: Iterable[DeviceReport], names: Mapping[Seat, str], orders: Orders
) -> list[Told]:
    """All that is to be done something about, the worst first."""
    of_seats = _of_seats(table, names, orders)
    found = [*_of_hearing(table), *of_seats, *_of_devices(table, tuple(devices))]
    return sorted(found, key=lambda told: told[1] is not Look.ALARM)


def _of_hearing(table: TableView) -> Iterator[Told]:
    """That no device is heard any more, and where the report of a fault is."""
    if table.deaf is not None:
        yield tr(_DEAF[table.deaf]), Look.ALARM
    if table.report is not None:
        send = tr("Send “{path}” to the authors; it holds no questions.", path=table.report)
        yield f"{tr('The program had a fault in hearing devices.')} {send}", Look.NOTE
    elif table.deaf is Deaf.BROKEN:
        yield tr("No report of it could be kept; tell the authors what you did."), Look.NOTE


def _of_seats(table: TableView, names: Mapping[Seat, str], orders: Orders) -> Iterator[Told]:
    at_hand = [button for button in table.seats if not button.masked and table.deaf is None]
    shut = [button for button in at_hand if not button.doubts.isdisjoint(_SHUT)]
    for doubt, told in _SHUT.items():
        yield from _of(_named([who for who in shut if doubt in who.doubts], names), told, Look.ALARM, orders)
    for bound, (told, look) in _LACKS.items():
        lacking = [who for who in at_hand if who.bound is bound and who.binding and who not in shut]
        yield from _of(_named(lacking, names), _now(bound, told, orders, len(lacking)), look, orders)
    unknown = _named([who for who in at_hand if who.bound is Bound.LOST and not who.binding], names)
    yield from _of(unknown, _UNKNOWN if orders.learn else _UNKNOWN_IN_A_QUESTION, Look.ALARM, orders)
    for doubt, (told, look) in _CONCERNS.items():
        yield from _of(_named([who for who in at_hand if doubt in who.doubts], names), told, look, orders)
    off = _named([button for button in table.seats if button.masked], names)
    yield from _of(off, N_("{names}: button switched off. {off} switches it on."), Look.NOTE, orders)


def _now(bound: Bound, told: str, orders: Orders, many: int) -> str:
    if not orders.learn:
        return _IN_A_QUESTION.get(bound, told)
    return _IN_TURN if bound is Bound.ASKED and many > 1 else told


def _of(names: str, told: str, look: Look, orders: Orders) -> Iterator[Told]:
    if names:
        known = {"names": names, "learn": orders.learn, "off": orders.off}
        yield tr(told, **{name: text for name, text in known.items() if f"{{{name}}}" in told}), look


def _named(buttons: Iterable[SeatButton], names: Mapping[Seat, str]) -> str:
    return ", ".join(names.get(button.seat, str(button.seat)) for button in buttons)


def _of_devices(table: TableView, devices: tuple[DeviceReport, ...]) -> Iterator[Told]:
    """Stamps that cannot be compared, and devices that the station is not let in to.

    Where every seat has its button, those that may not be read are none of its business.
    """
    slow = [button.interval for button in table.seats if Doubt.UNLIKE_INTERVALS in button.doubts]
    if slow:
        worst = max(interval or 0 for interval in slow) // MILLISECOND
        told = tr(
            "Unlike devices: one is asked every {n} ms only, and its presses may seem so much later. "
            "Take buttons of one kind.",
            n=worst,
        )
        yield told, Look.NOTE
    denied = [one for one in devices if one.state is DeviceState.DENIED]
    if denied and any(button.bound in {Bound.UNBOUND, Bound.LOST} for button in table.seats):
        told = trn(
            "{n} device may not be read; if it is a button: svoyak doctor --udev",
            "{n} devices may not be read; if they are buttons: svoyak doctor --udev",
            len([one for one in denied if not one.is_keyboard] or denied),
        )
        yield told, Look.NOTE
    bound = {button.binding.identity.source for button in table.seats if button.binding}
    for one in devices:
        if one.state is DeviceState.BUSY and one.identity.source not in bound:
            name = cut(device_name(one.identity), _DEVICE)
            yield tr("{name}: another program keeps it to itself. End that program.", name=name), Look.NOTE


def device_state(report: DeviceReport) -> tuple[str, str]:
    """A sign, and how a device stands that is nobody's, in a few words."""
    sign, words = _STATES[report.state]
    return sign, tr(words)


def about_device(report: DeviceReport) -> list[str]:
    """What there is to know of a device, in two lines."""
    kind = tr("a keyboard") if report.is_keyboard else ""
    heard = {
        DeviceState.GRABBED: tr("heard by the station alone"),
        DeviceState.READ: tr("heard by other programs, too"),
    }.get(report.state, "")
    dark = tr("the lamps stay dark: {reason}", reason=_why(report.lamp_errno)) if report.lamp_errno else ""
    where = tr("port {port}", port=report.identity.port)
    counts = [
        tr("presses: {n}", n=report.presses),
        tr("bounces: {n}", n=report.bounces),
        tr("lost: {n}", n=report.dropped) if report.dropped else "",
    ]
    return [
        _joined(device_name(report.identity), kind, where),
        _joined(asked_every(report.interval), heard, _why(report.errno), *counts, dark),
    ]


def _why(errno: int) -> str:
    """Why the system refused; empty when it did not."""
    return reason(OSError(errno, os.strerror(errno))) if errno else ""


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def asked_every(interval: int | None) -> str:
    """How exact a device's stamps are."""
    if interval is None:
        return tr("how often it is asked is not known")
    return tr("asked every {ms} ms", ms=decimal(interval, MILLISECOND))


def decimal(value: int, unit: int) -> str:
    """A number of units with its tenths, where it has any."""
    tenths = (value * 10 + unit // 2) // unit
    mark = "," if spoken() == "ru" else "."
    return f"{tenths // 10}{mark}{tenths % 10}" if tenths % 10 else str(tenths // 10)


def span(length: int) -> str:
    """How long that is, in nanoseconds: in milliseconds, from a second on in seconds."""
    if length < SECOND:
        return tr("{n} ms", n=decimal(length, MILLISECOND))
    return tr("{n} s", n=decimal(length, SECOND))
