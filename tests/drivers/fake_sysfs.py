"""A tree as the kernel shows it in /sys, and the files of devices beside it, in a folder of a test."""

from collections.abc import Iterable
from pathlib import Path

from drivers.evdev_scan import Roots

USB = "devices/pci0000:00/0000:00:14.0/usb1"
KEYBOARD = (*range(1, 84), 87, 88, *range(96, 128))
"""The codes of a usual keyboard."""
BUZZ = tuple(range(704, 724))
MOUSE = tuple(range(0x110, 0x118))


class FakeSysfs:
    """Devices are plugged in one after another; every node gets the lowest number that is free."""

    def __init__(self, folder: Path) -> None:
        self.roots = Roots(folder / "sys", folder / "dev" / "input")
        self.roots.dev.mkdir(parents=True)
        self._class = self.roots.sys / "class" / "input"
        self._class.mkdir(parents=True)
        self._inputs = 0

    def usb(self, port: str, *, serial: str = "") -> Path:
        """The folder of a USB device in this socket, such as "1-2" or, behind a hub, "1-2.3"."""
        hub = self.roots.sys / USB
        put(hub / "idVendor", "1d6b")
        put(hub / "serial", "0000:00:14.0")
        folder = hub / port
        put(folder / "idVendor", "ffff")
        if serial:
            put(folder / "serial", serial)
        return folder

    def interface(self, usb: Path, number: int = 0, interval: str = "8ms") -> Path:
        """The folder of one of its interfaces, with an endpoint inwards and one outwards."""
        folder = usb / f"{usb.name}:1.{number}"
        put(folder / "bInterfaceNumber", f"{number:02x}")
        put(folder / f"ep_{0x81 + number:02x}" / "interval", interval)
        put(folder / "ep_02" / "interval", "255ms")
        return folder

    def hid(self, parent: Path, name: str) -> Path:
        folder = parent / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def node(
        self,
        made_from: Path,
        codes: Iterable[int],
        *,
        ids: str = "0003:1a2c:0c21",
        name: bytes = b"Board",
        **texts: str,
    ) -> str:
        """An input device and its node, whose name is returned. ``texts``: phys and uniq."""
        folder = made_from / "input" / f"input{self._inputs}"
        self._inputs += 1
        event = next(f"event{n}" for n in range(99) if not (self._class / f"event{n}").is_symlink())
        put(folder / event / "dev", "13:64")
        for part, value in zip(("bustype", "vendor", "product"), ids.split(":"), strict=True):
            put(folder / "id" / part, value)
        put(folder / "capabilities" / "key", bitmap(codes))
        put(folder / "name", name)
        put(folder / "phys", texts.get("phys", ""))
        put(folder / "uniq", texts.get("uniq", ""))
        (folder / "device").symlink_to(Path("../.."))
        (folder / event / "device").symlink_to(Path(".."))
        target = Path("../..") / (folder / event).relative_to(self.roots.sys)
        (self._class / event).symlink_to(target)
        (self._class / folder.name).symlink_to(target.parent)
        (self.roots.dev / event).touch()
        return event

    def board(
        self,
        port: str,
        codes: Iterable[int] = (288, 289),
        *,
        ids: str = "0003:0079:0006",
        interval: str = "10ms",
    ) -> str:
        """A device of one node."""
        interface = self.interface(self.usb(port), 0, interval)
        hid = self.hid(interface, f"{ids.upper()}.{self._inputs:04X}")
        return self.node(hid, codes, ids=ids, phys=f"usb-0000:00:14.0-{port.partition('-')[2]}/input0")

    def pull(self, event: str) -> None:
        """The node is gone; what was above it stays, and nobody sees it any more."""
        (self._class / (self._class / event).readlink().parent.name).unlink()
        (self._class / event).unlink()
        (self.roots.dev / event).unlink()


def put(path: Path, value: str | bytes) -> None:
    """Write a file of the kernel's, which ends in a line feed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((value if isinstance(value, bytes) else value.encode()) + b"\n")


def bitmap(codes: Iterable[int]) -> str:
    """As the kernel of a 64-bit machine prints it."""
    value = sum(1 << code for code in codes)
    words = [value >> 64 * number & (1 << 64) - 1 for number in range(12)]
    while len(words) > 1 and not words[-1]:
        words.pop()
    return " ".join(f"{word:x}" for word in reversed(words))
