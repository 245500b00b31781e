"""The rule that lets buttons be opened: for the devices that are plugged in, and for makes that clubs have.

The laws of this file: a name of a device is only ever a comment, and no comment ends in it, because a
backslash would make the next line a part of it; and no keyboard that somebody may type on, and no headset,
is taken from the desktop unasked.
"""

from collections.abc import Iterator
from typing import NamedTuple

from drivers.known import make_of
from station.cli.doctor.devices import Plugged
from station.cli.doctor.makes import MAKES
from station.wording import udev as wording

NAME = "70-svoyak-buttons.rules"
"""``TAG+="uaccess"`` does nothing in a file that sorts behind 73-seat-late.rules."""


class Target(NamedTuple):
    """A kind of device that the rule is for.

    ``is_usb``: it has a cable, else it comes by radio. ``is_in_use``: its keys may serve other ends.
    """

    vendor: int
    product: int
    name: str
    is_usb: bool = True
    is_in_use: bool = False


def targets(devices: tuple[Plugged, ...]) -> tuple[Target, ...]:
    """What is plugged in now, and the well-known makes that are not; each once, by cable and by radio."""
    now = {
        (*device.numbers, device.usb is not None): Target(
            *device.numbers, device.name, device.usb is not None, not device.is_button
        )
        for device in devices
    }
    others = [Target(*numbers, name) for numbers, name in MAKES.items() if (*numbers, True) not in now]
    return (*now.values(), *others)


def rules(devices: tuple[Plugged, ...]) -> str:
    """The whole file."""
    lines = [*(f"# {line}" for line in wording.head(NAME))]
    for target in targets(devices):
        lines += ["", *_about(target)]
    lamps = (
        'ACTION=="add", SUBSYSTEM=="leds", KERNEL=="*::buzz[1-9]", RUN+="/bin/chmod 0666 /sys%p/brightness"'
    )
    return "\n".join((*lines, "", f"# {wording.lamps()}", lamps))


def _about(target: Target) -> Iterator[str]:
    """The rules for one kind; those for what is in use are comments."""
    numbers = f"{target.vendor:04x}:{target.product:04x}"
    yield f"# {_words(target.name)} ({numbers})"
    if target.is_in_use:
        yield f"# {wording.in_use()}"
    off = "#" if target.is_in_use else ""
    yield f"{off}{_input_rule(target)}"
    if target.is_usb:
        yield f"{off}{_power_rule(target)}"


def _input_rule(target: Target) -> str:
    """It may be opened by who sits here, and the desktop does not type with it."""
    of_usb = 'ATTRS{{idVendor}}=="{:04x}", ATTRS{{idProduct}}=="{:04x}"'
    of_radio = 'ATTRS{{id/vendor}}=="{:04x}", ATTRS{{id/product}}=="{:04x}"'
    which = (of_usb if target.is_usb else of_radio).format(target.vendor, target.product)
    is_buzz = make_of(target.vendor, target.product).handsets > 0
    joystick = ', ENV{ID_INPUT_JOYSTICK}="1"' if is_buzz else ""
    what = f'TAG+="uaccess", ENV{{LIBINPUT_IGNORE_DEVICE}}="1"{joystick}'
    return f'SUBSYSTEM=="input", KERNEL=="event*", {which}, {what}'


def _power_rule(target: Target) -> str:
    """It is not put to sleep."""
    which = f'ATTR{{idVendor}}=="{target.vendor:04x}", ATTR{{idProduct}}=="{target.product:04x}"'
    return (
        f'ACTION=="add", SUBSYSTEM=="usb", ENV{{DEVTYPE}}=="usb_device", {which}, ATTR{{power/control}}="on"'
    )


def _words(name: str) -> str:
    """A name on one line, of what can be printed."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
