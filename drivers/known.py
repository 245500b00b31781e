"""What is known of makes of devices by their numbers, and from where; a device works without it, too."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


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


def make_of(vendor: int, product: int) -> Make:
    """What is known of it; a ``Make()`` of a stranger."""
    raise NotImplementedError


def buzz_button(code: int) -> BuzzButton | None:
    """The button of a Buzz! set that has this key code."""
    raise NotImplementedError
