"""What is known of makes of devices by their numbers, and from where; a device works without it, too."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

_MILLISECOND = 1_000_000
_MINUTE = 60_000_000_000


class Colour(StrEnum):
    """The colours of a Buzz! handset's buttons, in the order of their codes."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    ORANGE = "orange"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Make:
    """A make of devices.

    ``handsets``: of a Buzz! set, each with five buttons and a lamp; 0: it is no Buzz! set. ``interval``: how
    often it is asked, in nanoseconds, where the system does not tell; None: unknown. ``sleeps_after``: that
    many nanoseconds without a press and it switches itself off; None: it does not, as far as is known.
    """

    handsets: int = 0
    interval: int | None = None
    sleeps_after: int | None = None


class BuzzButton(NamedTuple):
    """A button of a Buzz! set; ``handset`` counts from 1."""

    handset: int
    colour: Colour


# Buzz! sets: four handsets on one node, lamps named buzz1 to buzz4: Linux, drivers/hid/hid-sony.c.
# The wireless ones go out after about 20 minutes without a press, lamps that are kept alight or not:
# measured by the author of functino/buzz-buzzers.
# DragonRise, a "zero delay" encoder for arcade buttons, or a pad: a low-speed device whose descriptor says
# 10 ms: lsusb and dmesg of its owners. PCsensor foot switches and single buttons: low speed, too; no such
# device can be asked more often: USB 2.0, 5.7.4.
_MAKES = {
    (0x054C, 0x0002): Make(handsets=4),
    (0x054C, 0x1000): Make(handsets=4, sleeps_after=20 * _MINUTE),
    (0x0079, 0x0006): Make(interval=10 * _MILLISECOND),
    (0x3553, 0xB001): Make(interval=10 * _MILLISECOND),
    (0x0C45, 0x7403): Make(interval=10 * _MILLISECOND),
}

# BTN_TRIGGER_HAPPY1; five codes a handset in the order of the colours: Linux, drivers/hid/hid-sony.c.
_FIRST_BUZZ_CODE = 704
_BUZZ_BUTTONS = tuple(BuzzButton(handset, colour) for handset in (1, 2, 3, 4) for colour in Colour)


def make_of(vendor: int, product: int) -> Make:
    """What is known of a device with these numbers; of a stranger nothing."""
    return _MAKES.get((vendor, product), Make())


def buzz_button(code: int) -> BuzzButton | None:
    """The button of a Buzz! set that has this key code."""
    index = code - _FIRST_BUZZ_CODE
    return _BUZZ_BUTTONS[index] if index in range(len(_BUZZ_BUTTONS)) else None
