"""The lamps in the buttons of a Buzz! set: one a handset, files that the kernel makes."""

import os
import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import NamedTuple

# The driver hid-sony gives each handset five buttons, from BTN_TRIGGER_HAPPY1 on; the first is the red one.
_FIRST_BUTTON = 704
_BUTTONS = 5
_NAME = re.compile(r".*::buzz([1-9])")


class Lamp(NamedTuple):
    """``node``: its node's number in names of buttons; ``handset``: from 1; ``file``: where it is lit."""

    node: int
    handset: int
    file: Path

    @property
    def buttons(self) -> frozenset[str]:
        """The buttons of its handset."""
        first = _FIRST_BUTTON + _BUTTONS * (self.handset - 1)
        return frozenset(f"{self.node}:{code}" for code in range(first, first + _BUTTONS))


def find_lamps(hid: Path, node: int) -> tuple[Lamp, ...]:
    """The lamps in this folder of a HID, which is that of the node with this number; none when it is gone."""
    try:
        folders = sorted((hid / "leds").iterdir())
    except OSError:
        return ()
    named = ((folder, _NAME.fullmatch(folder.name)) for folder in folders)
    return tuple(Lamp(node, int(match[1]), folder / "brightness") for folder, match in named if match)


def light(lamps: Iterable[Lamp], buttons: Collection[str]) -> int:
    """Light the lamps of these buttons, and put out the others; the last errno, 0 when all went well.

    Writing asks for the right to: only root has it where no udev rule gives it.
    """
    errno = 0
    for lamp in lamps:
        lit = not lamp.buttons.isdisjoint(buttons)
        errno = _write(lamp.file, b"1" if lit else b"0") or errno
    return errno


def _write(file: Path, value: bytes) -> int:
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CLOEXEC)
    except OSError as error:
        return error.errno or 0
    try:
        os.write(descriptor, value)
    except OSError as error:
        return error.errno or 0
    finally:
        os.close(descriptor)
    return 0
