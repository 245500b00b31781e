"""Plays devices with buttons that look as they are told to; one line of JSON after another says what to do.

{"do": "make", "device": "a", "name": …, "ids": [bus, vendor, product, version], "phys": …,
 "keys": [codes], "axes": {code: [least, most, at rest]}, "repeats": true}
{"do": "play", "frames": [[microseconds, "a", [[type, code, value], …]], …]}: a frame has one stamp
{"do": "drop", "device": "a"}

A name is given in ISO 8859-1, which has a character for every byte.
"""

import fcntl
import json
import os
import struct
import sys
import time
from typing import Any

EV_SYN, EV_KEY, EV_ABS, EV_REP = 0, 1, 3, 20

# From linux/uinput.h
UI_DEV_CREATE, UI_DEV_DESTROY = 0x5501, 0x5502
UI_DEV_SETUP, UI_ABS_SETUP = 0x405C5503, 0x401C5504
UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_ABSBIT, UI_SET_PHYS = 0x40045564, 0x40045565, 0x40045567, 0x4008556C

_EVENT = struct.Struct("llHHi")
_SOON = 2_000_000
"""Nanoseconds from an order to its first frame."""
_WAKING, _LONG = 10_000_000, 20_000_000
"""Nanoseconds: so much may a sleep be too long; for so much one is worth it, so that others can run."""


class Device:
    """A device of uinput."""

    def __init__(self, look: dict[str, Any]) -> None:
        self._fd = os.open("/dev/uinput", os.O_WRONLY)
        fcntl.ioctl(self._fd, UI_SET_EVBIT, EV_KEY)
        for code in look["keys"]:
            fcntl.ioctl(self._fd, UI_SET_KEYBIT, code)
        for code, (least, most, at_rest) in look.get("axes", {}).items():
            fcntl.ioctl(self._fd, UI_SET_EVBIT, EV_ABS)
            fcntl.ioctl(self._fd, UI_SET_ABSBIT, int(code))
            axis = struct.pack("=HHiiiiii", int(code), 0, at_rest, least, most, 0, 0, 0)
            fcntl.ioctl(self._fd, UI_ABS_SETUP, axis)
        if look.get("repeats"):
            fcntl.ioctl(self._fd, UI_SET_EVBIT, EV_REP)
        fcntl.ioctl(self._fd, UI_SET_PHYS, look["phys"].encode() + b"\0")
        name = look["name"].encode("latin-1")
        fcntl.ioctl(self._fd, UI_DEV_SETUP, struct.pack("=HHHH80sI", *look["ids"], name, 0))
        fcntl.ioctl(self._fd, UI_DEV_CREATE)

    def show(self, events: list[tuple[int, int, int]]) -> None:
        """Send one frame."""
        frame = (*events, (EV_SYN, 0, 0))
        os.write(self._fd, b"".join(_EVENT.pack(0, 0, *event) for event in frame))

    def drop(self) -> None:
        """Let it vanish."""
        fcntl.ioctl(self._fd, UI_DEV_DESTROY)
        os.close(self._fd)


def play(devices: dict[str, Device], frames: list[tuple[int, str, list[tuple[int, int, int]]]]) -> int:
    """Send frames at their times; when they began, in nanoseconds of CLOCK_MONOTONIC."""
    # Who reads must not hold up the next frame.
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50))
    start = time.monotonic_ns() + _SOON
    for at, device, events in frames:
        due = start + at * 1000
        while (left := due - time.monotonic_ns()) > 0:
            if left > _LONG:
                time.sleep((left - _WAKING) / 1e9)
        devices[device].show(events)
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    return start


def main() -> None:
    """Do what is told until nothing more is."""
    devices: dict[str, Device] = {}
    for line in sys.stdin:
        order = json.loads(line)
        start = 0
        match order["do"]:
            case "make":
                devices[order["device"]] = Device(order)
            case "play":
                start = play(devices, order["frames"])
            case "drop":
                devices.pop(order["device"]).drop()
        sys.stdout.write(json.dumps({"what": "done", "start": start}) + "\n")
        sys.stdout.flush()


main()
