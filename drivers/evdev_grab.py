"""Which devices the station takes for itself alone. Pure.

The laws: only what is somebody's button is grabbed; never a device that the host types on; never the last
keyboard, so that a host who has lost his own is never shut out; and not while a key is down, because other
programs would never hear that it came up and go on repeating it.
"""

from collections.abc import Collection
from typing import NamedTuple

from drivers.devices import Wanted


class Standing(NamedTuple):
    """How a device that is plugged in stands. ``is_open``: it can be grabbed. ``is_down``: a key of it is."""

    source: str
    is_keyboard: bool = False
    is_open: bool = True
    is_grabbed: bool = False
    is_down: bool = False


def grabbed_of(standings: Collection[Standing], wanted: Wanted) -> frozenset[str]:
    """The sources to be grabbed now; those that are and are not among them are to be let go."""
    taken = [one for one in standings if one.is_open and one.source in wanted.bound - wanted.spared]
    keyboards = [one for one in standings if one.is_keyboard]
    if keyboards and all(one in taken for one in keyboards):
        # The one that is free already stays so: none would change hands.
        taken.remove(min(keyboards, key=lambda one: (one.is_grabbed, one.source)))
    return frozenset(one.source for one in taken if one.is_grabbed or not one.is_down)
