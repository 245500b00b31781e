"""Devices with buttons: which there are, whether they may be opened, how often they are asked.

No device is opened for this.
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from drivers.evdev_scan import Device, Roots, scan
from drivers.known import make_of
from station.cli.doctor.findings import Finding, Patient, fault, ok, warning
from station.cli.doctor.makes import MAKES
from station.wording import doctor_devices as wording
from station.wording.watching import interval_told

_USB, _BLUETOOTH = "0003", "0005"
_WORD = 8 * struct.calcsize("l")

# Of linux/input-event-codes.h: boxes; joysticks and pads; what a device has beyond the names that there are.
_BUTTONS = (*range(0x100, 0x110), *range(0x120, 0x140), *range(0x2C0, 0x2E8))


class Plugged(NamedTuple):
    """A device from outside.

    ``usb``: its folder in sysfs, None for one that is not plugged in by USB. ``is_button``: it is there to be
    pressed by players: a joystick, pad or box, or of a known make; keyboards, headsets and remote controls
    have keys alone.
    """

    device: Device
    usb: Path | None
    is_button: bool

    @property
    def name(self) -> str:
        """What people call it: its name, or else its numbers."""
        return self.device.identity.name or self.device.identity.source

    @property
    def numbers(self) -> tuple[int, int]:
        """Of its vendor and its product."""
        return self.device.identity.vendor, self.device.identity.product

    @property
    def interval(self) -> int | None:
        """How often it is asked, in nanoseconds, as the system tells or as is known of its make."""
        return self.device.interval or make_of(*self.numbers).interval

    @property
    def nodes(self) -> tuple[Path, ...]:
        """The files in which its buttons are."""
        return tuple(node.path for node in self.device.nodes if node.is_read)


def plugged(roots: Roots) -> tuple[Plugged, ...]:
    """All devices with buttons that came by a cable or a radio: what is built in is nobody's button."""
    return tuple(filter(None, (_from_outside(device, roots) for device in scan(roots))))


def usb_folders(folder: Path) -> tuple[Path, ...]:
    """The USB device that something is a part of, and the hubs above it, up to that of the machine."""
    return tuple(parent for parent in (folder, *folder.parents) if (parent / "idVendor").exists())


def _from_outside(device: Device, roots: Roots) -> Plugged | None:
    nodes = [roots.sys / "class" / "input" / node.path.name / "device" for node in device.nodes]
    folder = nodes[0].resolve()
    bus = text(folder / "id" / "bustype")
    if bus not in {_USB, _BLUETOOTH}:
        return None
    usb = next(iter(usb_folders(folder)), None) if bus == _USB else None
    is_box = any(_has_buttons(text(node / "capabilities" / "key")) for node in nodes)
    is_known = (device.identity.vendor, device.identity.product) in MAKES
    return Plugged(device, usb, is_box or is_known)


def _has_buttons(bitmap: str) -> bool:
    """Whether one of the codes, a bit for each in words of the size of a long, is a button's."""
    codes = 0
    for word in bitmap.split():
        codes = codes << _WORD | int(word, 16)
    return any(codes >> code & 1 for code in _BUTTONS)


def text(path: Path) -> str:
    """What the kernel says in one of its files; nothing where it does not."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def check_devices(patient: Patient) -> Iterator[Finding]:
    """Each device, and whether the devices can be compared."""
    if not (patient.roots.sys / "class" / "input").is_dir():
        yield warning(wording.no_input())
        return
    devices = plugged(patient.roots)
    if not devices:
        yield ok(wording.none_plugged(), wording.plug_in())
    names = called(devices)
    for name, device in names:
        yield from _check(device, name)
    boxes = [(name, device.interval) for name, device in names if device.is_button and device.interval]
    if len({interval for _, interval in boxes}) > 1:
        yield warning(wording.unlike([(name, interval_told(interval)) for name, interval in boxes]))


def called(devices: tuple[Plugged, ...]) -> list[tuple[str, Plugged]]:
    """Each with what people call it: those of one name by where they are plugged in, too."""
    names = [device.name for device in devices]
    return [
        (f"{name} ({device.device.identity.port})" if names.count(name) > 1 else name, device)
        for name, device in zip(names, devices, strict=True)
    ]


def _check(device: Plugged, name: str) -> Iterator[Finding]:
    closed = [path for path in device.nodes if not os.access(path, os.R_OK)]
    missing = [path for path in closed if not path.exists()]
    if closed and not device.is_button:
        yield ok(wording.closed_keys(name), wording.if_buttons())
    elif missing:
        yield fault(wording.no_node(name, str(missing[0])))
    elif closed:
        yield fault(wording.closed(name, str(closed[0])))
    else:
        yield ok(wording.open_device(name, device.interval))
    dark = [lamp.file for lamp in device.device.lamps if not os.access(lamp.file, os.W_OK)]
    if dark:
        yield warning(wording.dark(name))
