"""What people call a button: codes and parameters; the words are made elsewhere."""

from dataclasses import dataclass
from enum import StrEnum

from drivers.devices import Identity
from drivers.known import Colour


class What(StrEnum):
    """What kind of button it is, and so which fields of its name are set."""

    BUZZ = "buzz"
    """A button of a Buzz! handset: ``number``: the handset, from 1; ``colour``."""
    KEY = "key"
    """A key of a keyboard: ``text``: the kernel's name of it, as "B", "SPACE", "KP1"."""
    BUTTON = "button"
    """Button ``number``, from 1, of a joystick or a box."""
    NAMED = "named"
    """A button that the kernel names: ``text``, as "SOUTH" or "LEFT" of a mouse."""
    HAT = "hat"
    """A direction of hat ``number``, from 1: ``text`` is left, right, up or down."""
    AXIS = "axis"
    """An end of an axis: ``text`` is "X-" or "X+"."""
    UNKNOWN = "unknown"
    """Nothing is known: ``text`` is the button itself, printable characters only."""


@dataclass(frozen=True, slots=True)
class ButtonName:
    """The name of a button. ``node``: of which node of its device, from 0; each may have one of this name."""

    what: What
    node: int = 0
    number: int = 0
    colour: Colour | None = None
    text: str = ""


def name_of(button: str, identity: Identity) -> ButtonName:
    """The name of a device's button, whatever text it is."""
    raise NotImplementedError
