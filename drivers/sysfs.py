"""What sysfs tells everybody of one event node.

It is read by the thread that waits for presses, who must not wait for it: so that its files are read by their
descriptors, which costs a third of what objects for their paths would.
"""

import os
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from drivers.devices import Identity
from drivers.lamps import Lamp, find_lamps


class Entry(NamedTuple):
    """What is told of a node.

    ``home``: the folder that the nodes of its device have in common. ``interface``: its number in it.
    ``input``: the number of its input device, which grows and is never given again. ``keys``: a bit for each
    code that it can tell. ``interval``: how often its endpoint is asked, in nanoseconds, None where it is not
    told. ``lamps``: those of its driver.
    """

    home: str
    interface: int
    input: int
    name: str
    keys: int
    interval: int | None
    identity: Identity
    lamps: tuple[Lamp, ...]


_USB, _BLUETOOTH = 0x03, 0x05
_LONGEST_TEXT = 4096
_WORD = 8 * struct.calcsize("l")
_INTERVAL = re.compile(r"([0-9]+)(ms|us)")
_UNITS = {"ms": 1_000_000, "us": 1_000}


def read_entry(event: Path) -> Entry | None:
    """What is told of the node with this folder; None when it is broken, or gone by now."""
    try:
        return _read(event.name, (event / "device").resolve(strict=True))
    except (OSError, ValueError, RuntimeError):  # the last one: links that lead in a circle
        return None


def _read(name: str, folder: Path) -> Entry:
    bus, vendor, product = (
        int(_text(f"{folder}/id/{part}"), 16) for part in ("bustype", "vendor", "product")
    )
    usb = _above(folder, "idVendor") if bus == _USB else None
    interface = _above(folder, "bInterfaceNumber") if usb else None
    driver = folder.parent.parent if (folder / "device").exists() else folder
    uniq = _optional(f"{folder}/uniq")
    port = (uniq or driver.name) if bus == _BLUETOOTH else _port(folder, usb or folder)
    return Entry(
        home=str(usb or driver),
        interface=int(_text(f"{interface}/bInterfaceNumber"), 16) if interface else 0,
        input=int(folder.name.removeprefix("input")),
        name=name,
        keys=_bitmap(f"{folder}/capabilities/key"),
        interval=max(_intervals(interface), default=0) or None if interface else None,
        identity=Identity(
            vendor,
            product,
            name=_optional(f"{folder}/name"),
            serial=(_optional(f"{usb}/serial") if usb else "") or uniq,
            port=port,
        ),
        lamps=find_lamps(driver, 0),
    )


def _above(folder: Path, name: str) -> Path | None:
    """The nearest folder above that has such a file."""
    return next((parent for parent in folder.parents if (parent / name).exists()), None)


def _port(folder: Path, other: Path) -> str:
    phys = _optional(f"{folder}/phys")
    return phys.rpartition("/")[0] or phys or other.name


def _intervals(interface: Path) -> Iterator[int]:
    """Of its endpoints inwards, as the kernel writes it: "10ms", "125us"."""
    with os.scandir(interface) as folders:
        texts = [_optional(f"{folder.path}/interval") for folder in folders if folder.name.startswith("ep_8")]
    for match in filter(None, map(_INTERVAL.fullmatch, texts)):
        yield int(match[1]) * _UNITS[match[2]]


def _bitmap(path: str) -> int:
    """Words of the size of a long, the highest one first, without the zeros before their digits."""
    value = 0
    for word in _text(path).split():
        value = value << _WORD | int(word, 16)
    return value


def _optional(path: str) -> str:
    try:
        return _text(path)
    except OSError:
        return ""


def _text(path: str) -> str:
    """What is printable, its words one space apart: a device may tell any bytes."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        raw = os.read(descriptor, _LONGEST_TEXT)
    finally:
        os.close(descriptor)
    text = raw.decode(errors="replace")
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
