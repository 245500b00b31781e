"""Buzz! sets whose buttons and lamps are pipes: who measures presses on them, and sees their lamps."""

import os
import select
import time
from pathlib import Path

from drivers.evdev_scan import Roots
from tests.drivers.evdev_records import key
from tests.drivers.fake_kernel import make_pipe
from tests.drivers.fake_sysfs import BUZZ, FakeSysfs

RED = (704, 709, 714)
"""The codes of the red buttons of the first three handsets."""

INTERVAL = 8_000_000
"""How often the sets are asked, in nanoseconds: their stamps are so rough."""

_PATIENCE = 10.0


class Silent(Exception):  # noqa: N818 - what happened to the lamp
    """A lamp was not lit."""


class Wires:
    """Some sets in a folder; on the first of them people press, and its lamps are seen."""

    def __init__(self, folder: Path, sets: int = 1) -> None:
        self._sysfs = FakeSysfs(folder)
        self._pens = [self._plug(number) for number in range(sets)]
        first = self._sysfs.roots.sys / "class" / "input" / "event0" / "device" / "device"
        hid = first.resolve()
        self._lamps = [self._lamp(hid, handset) for handset in range(1, 5)]

    @property
    def roots(self) -> Roots:
        """Where a machine finds them."""
        return self._sysfs.roots

    def strike(self, code: int, number: int = 0) -> int:
        """Press a button of a set, and let it go a little later; when, in nanoseconds of CLOCK_MONOTONIC."""
        now = time.monotonic_ns()
        os.write(self._pens[number], key(now, code, 1))
        return now // 1000 * 1000

    def release(self, code: int, number: int = 0) -> None:
        """Let a button go."""
        os.write(self._pens[number], key(time.monotonic_ns(), code, 0))

    def lit(self, handset: int) -> int:
        """When the lamp of a handset of the first set is lit, in nanoseconds of CLOCK_MONOTONIC."""
        lamp = self._lamps[handset - 1]
        while select.select([lamp], [], [], _PATIENCE)[0]:
            if b"1" in os.read(lamp, 64):
                return time.monotonic_ns()
        raise Silent(handset)

    def darken(self) -> None:
        """Forget what the lamps were told."""
        for lamp in self._lamps:
            while select.select([lamp], [], [], 0)[0]:
                os.read(lamp, 64)

    def _plug(self, number: int) -> int:
        """The first is one of its kind: nobody has to ask whose it is."""
        ids = "0003:054c:1000" if number else "0003:054c:0002"
        event = self._sysfs.board(f"1-{number + 1}", BUZZ, ids=ids, interval=f"{INTERVAL // 1_000_000}ms")
        path = self._sysfs.roots.dev / event
        path.unlink()
        return make_pipe(path)

    @staticmethod
    def _lamp(hid: Path, handset: int) -> int:
        folder = hid / "leds" / f"{hid.name}::buzz{handset}"
        folder.mkdir(parents=True)
        return make_pipe(folder / "brightness")
