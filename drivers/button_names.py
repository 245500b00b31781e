"""What people call a button: codes and parameters; the words are made elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from drivers.button_codes import ButtonCode, read_button
from drivers.devices import Identity
from drivers.evdev_axes import HATS
from drivers.known import Colour, buzz_button, make_of


class What(StrEnum):
    """What kind of button it is, and so which fields of its name are set."""

    BUZZ = "buzz"
    """A button of a Buzz! handset: ``number``: the handset, from 1; ``colour``."""
    KEY = "key"
    """A key of a keyboard: ``text``: the kernel's name of it, as B, SPACE, KP1."""
    BUTTON = "button"
    """Button ``number``, from 1, of a joystick or a box."""
    NAMED = "named"
    """A button that has a name: ``text``: the kernel's shortest one, as A or START of a gamepad."""
    HAT = "hat"
    """A direction of hat ``number``, from 1: ``text`` is left, right, up or down."""
    AXIS = "axis"
    """An end of an axis: ``text``: the kernel's name and the end, as X- or RZ+."""
    UNKNOWN = "unknown"
    """Nothing is known: ``text``: what the press called it, printable characters only."""


@dataclass(frozen=True, slots=True)
class ButtonName:
    """The name of a button. ``node``: of which node of its device, from 0; each may have one of this name."""

    what: What
    node: int = 0
    number: int = 0
    colour: Colour | None = None
    text: str = ""


# Where the kernel numbers buttons, and the number of the first one there: Linux, drivers/hid/hid-input.c. It
# goes on from the 16th of a joystick at BTN_TRIGGER_HAPPY1; BTN_0 and so on are those of other boxes.
_NUMBERED = ((range(0x100, 0x110), 1), (range(0x120, 0x130), 1), (range(0x2C0, 0x2E8), 17))


def name_of(button: str, identity: Identity) -> ButtonName:
    """The name of a device's button, whatever text it is."""
    code = read_button(button)
    name = _name(code, identity) if code is not None else None
    shown = "".join(character for character in button if character.isprintable())
    return name or ButtonName(What.UNKNOWN, node=code.node if code else 0, text=shown)


def _name(code: ButtonCode, identity: Identity) -> ButtonName | None:
    if code.end:
        return _hat(code) if code.code in HATS else _axis(code)
    buzz = buzz_button(code.code) if make_of(identity.vendor, identity.product).handsets else None
    if buzz is not None:
        return ButtonName(What.BUZZ, code.node, buzz.handset, buzz.colour)
    for codes, first in _NUMBERED:
        if code.code in codes:
            return ButtonName(What.BUTTON, code.node, code.code - codes.start + first)
    return _key(code)


def _hat(code: ButtonCode) -> ButtonName:
    hat, is_vertical = divmod(code.code - HATS.start, 2)
    directions = ("up", "down") if is_vertical else ("left", "right")
    return ButtonName(What.HAT, code.node, hat + 1, text=directions[code.end > 0])


def _axis(code: ButtonCode) -> ButtonName | None:
    text = _kernel_name("ABS", code.code)
    sign = "-" if code.end < 0 else "+"
    return ButtonName(What.AXIS, code.node, text=text.removeprefix("ABS_") + sign) if text else None


def _key(code: ButtonCode) -> ButtonName | None:
    text = _kernel_name("keys", code.code)
    if text is None:
        return None
    kind, _, name = text.partition("_")
    return ButtonName(What.NAMED if kind == "BTN" else What.KEY, code.node, text=name)


def _kernel_name(table: str, code: int) -> str | None:
    """The shortest of the kernel's names."""
    try:
        from evdev import ecodes  # noqa: PLC0415 - takes 50 ms, and only who shows names needs it
    except ImportError:  # another system than Linux, to which a match was carried
        return None
    names: Mapping[int, str | tuple[str, ...]] = getattr(ecodes, table)
    found = names.get(code, ())
    return min((found,) if isinstance(found, str) else found, key=len, default=None)
