"""Axes as buttons: which of them are wired to some, and when an end is pressed; ``EVDEV.md`` says why."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

HATS = range(16, 24)
"""ABS_HAT0X to ABS_HAT3Y."""

_STICKS = range(6)
_FIRST_STICK = (0, 1)
_JOYSTICK_BUTTONS = range(0x120, 0x130)
_GAMEPAD_BUTTONS = range(0x130, 0x140)


class Axis(NamedTuple):
    """Where an axis stands, and between which values it can."""

    value: int
    minimum: int
    maximum: int


def asked_axes(codes: Iterable[int]) -> tuple[int, ...]:
    """Those of a node's axes that may be wired to buttons, so that their ranges are worth asking for."""
    return tuple(code for code in codes if code in _STICKS or code in HATS)


def wired_axes(keys: Collection[int], axes: Mapping[int, Axis]) -> dict[int, Axis]:
    """Those of these axes that count as buttons; ``keys``: all keys that the node has."""
    is_encoder = any(key in _JOYSTICK_BUTTONS for key in keys) and not any(
        key in _GAMEPAD_BUTTONS for key in keys
    )
    return {code: axis for code, axis in axes.items() if _is_wired(code, axis, is_encoder=is_encoder)}


def end_at(end: int, value: int, axis: Axis) -> int:
    """The end that is pressed at ``value``, when ``end`` was before: -1, 0 for none, 1."""
    span = axis.maximum - axis.minimum
    twice = 2 * value - axis.minimum - axis.maximum
    side = 1 if twice > 0 else -1
    if abs(twice) * 4 > span * 3:
        return side
    return end if end == side and abs(twice) * 2 >= span else 0


def _is_wired(code: int, axis: Axis, *, is_encoder: bool) -> bool:
    span = axis.maximum - axis.minimum
    if code in HATS:
        return span > 0
    if code in _STICKS and span == 2:  # noqa: PLR2004 - three values: two ends and the centre
        return True
    return code in _FIRST_STICK and span > 2 and is_encoder  # noqa: PLR2004 - the same
