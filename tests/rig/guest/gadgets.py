"""Plays whole USB devices, to which the kernel binds its own drivers; lines of JSON say what to do.

{"do": "plug", "bus": 0, "kind": "buzz" | "dragonrise"}
{"do": "report", "bus": 0, "bytes": "7f7f010000"}: what the device tells of itself
{"do": "lamps", "bus": 0, "bytes": …}: wait until it is told this
{"do": "pull", "bus": 0}
"""

import json
import os
import select
import sys
import time
from pathlib import Path
from typing import NamedTuple

_GADGETS = Path("/sys/kernel/config/usb_gadget")
_CONTROLLERS = Path("/sys/class/udc")

_FINGER = 0.025
"""Seconds: no finger is faster; what is would be taken for a contact that bounces."""

_OUTPUT = "06 00ff 09 02 15 00 26 ff00 75 08 95 07 91 02"
"""Seven bytes to the device; the kernel's drivers for both kinds insist on them."""


class Look(NamedTuple):
    """What a kind of device tells of itself. ``length``: of its report, which ``layout`` describes."""

    ids: tuple[int, int]
    names: tuple[str, str]
    length: int
    layout: str


KINDS = {
    # Two bytes that never change, twenty buttons and four bits of nothing, in a
    # collection of their own, by which the kernel's driver knows the buttons.
    "buzz": Look(
        ids=(0x054C, 0x0002),
        names=("Logitech", "Logitech Buzz(tm) Controller V1"),
        length=5,
        layout="05 01 09 04 a1 01 a1 02 09 30 09 31 15 00 26 ff00 75 08 95 02 81 02"
        "05 09 19 01 29 14 25 01 75 01 95 14 81 02 95 04 81 01 c0" + _OUTPUT + "c0",
    ),
    # Five bytes of axes, half a byte of hat, twelve buttons, a byte of nothing.
    "dragonrise": Look(
        ids=(0x0079, 0x0006),
        names=("DragonRise Inc.", "Generic USB Joystick"),
        length=8,
        layout="05 01 09 04 a1 01 09 30 09 31 09 32 09 32 09 35 15 00 26 ff00 75 08 95 05 81 02"
        "09 39 25 07 75 04 95 01 81 42"
        "05 09 19 01 29 0c 25 01 75 01 95 0c 81 02 75 08 95 01 81 01" + _OUTPUT + "c0",
    ),
}


class Gadget:
    """A USB device on a bus of its own."""

    def __init__(self, bus: int, kind: str) -> None:
        look = KINDS[kind]
        self._top = _GADGETS / f"g{bus}"
        function, config = self._top / f"functions/hid.{bus}", self._top / "configs/c.1"
        for folder in (self._top, self._top / "strings/0x409", function, config):
            folder.mkdir()
        self._files = (function, config)
        for place, value in (
            ("idVendor", look.ids[0]),
            ("idProduct", look.ids[1]),
            ("strings/0x409/manufacturer", look.names[0]),
            ("strings/0x409/product", look.names[1]),
        ):
            (self._top / place).write_text(str(value))
        (function / "report_length").write_text(str(look.length))
        (function / "report_desc").write_bytes(bytes.fromhex(look.layout))
        if (function / "no_out_endpoint").exists():
            (function / "no_out_endpoint").write_text("1")  # lamps are set by SET_REPORT, as on the real ones
        (config / function.name).symlink_to(function)
        controller = f"dummy_udc.{bus}"
        (self._top / "UDC").write_text(controller)
        while (_CONTROLLERS / controller / "state").read_text().strip() != "configured":
            time.sleep(0.01)
        minor = (function / "dev").read_text().strip().partition(":")[2]
        self._fd = os.open(f"/dev/hidg{minor}", os.O_RDWR | os.O_NONBLOCK)

    def report(self, data: bytes) -> None:
        """Tell the other end the state of the buttons, when it asks."""
        select.select([], [self._fd], [])
        os.write(self._fd, data)
        time.sleep(_FINGER)

    def await_lamps(self, expected: bytes) -> None:
        """Take what the other end tells, up to this."""
        told = b""
        while told != expected:
            select.select([self._fd], [], [])
            told = os.read(self._fd, 64)
            sys.stdout.write(json.dumps({"what": "lamps", "told": told.hex()}) + "\n")
            sys.stdout.flush()

    def pull(self) -> None:
        """Unplug it, and take it apart."""
        (self._top / "UDC").write_text("\n")
        os.close(self._fd)
        function, config = self._files
        (config / function.name).unlink()
        for folder in (function, config, self._top / "strings/0x409", self._top):
            folder.rmdir()


def main() -> None:
    """Do what is told until nothing more is."""
    gadgets: dict[int, Gadget] = {}
    for line in sys.stdin:
        order = json.loads(line)
        bus = order["bus"]
        match order["do"]:
            case "plug":
                gadgets[bus] = Gadget(bus, order["kind"])
            case "report":
                gadgets[bus].report(bytes.fromhex(order["bytes"]))
            case "lamps":
                gadgets[bus].await_lamps(bytes.fromhex(order["bytes"]))
            case "pull":
                gadgets.pop(bus).pull()
        sys.stdout.write(json.dumps({"what": "done"}) + "\n")
        sys.stdout.flush()


main()
