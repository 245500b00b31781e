"""What a key of a keyboard types into the terminal, by its code in the kernel (linux/input-event-codes.h)."""

from functools import cache

from drivers.button_codes import read_button
from drivers.layouts import PUNCTUATION, layout_twins

_ROWS = ((2, "1234567890-="), (16, "qwertyuiop[]"), (30, "asdfghjkl;'`"), (43, "\\zxcvbnm,./"))
_NAMED = {
    1: ("escape",),
    14: ("backspace",),
    15: ("tab",),
    28: ("enter",),
    57: ("space",),
    **{code: (f"f{code - 58}",) for code in range(59, 69)},
    87: ("f11",),
    88: ("f12",),
    102: ("home",),
    103: ("up",),
    104: ("pageup",),
    105: ("left",),
    106: ("right",),
    107: ("end",),
    108: ("down",),
    109: ("pagedown",),
    110: ("insert",),
    111: ("delete",),
}
# What the keys of the number pad type with the lock of numbers, and without it.
_PAD = {
    55: ("asterisk",),
    71: ("7", "home"),
    72: ("8", "up"),
    73: ("9", "pageup"),
    74: ("minus",),
    75: ("4", "left"),
    76: ("5",),
    77: ("6", "right"),
    78: ("plus",),
    79: ("1", "end"),
    80: ("2", "down"),
    81: ("3", "pagedown"),
    82: ("0", "insert"),
    83: ("full_stop", "delete"),
    96: ("enter",),
    98: ("slash",),
}
_SIGNS = {
    code: (PUNCTUATION.get(sign, sign),) for first, row in _ROWS for code, sign in enumerate(row, first)
}
_NAMES = {**_NAMED, **_PAD, **_SIGNS}


@cache
def typed_names(button: str) -> frozenset[str]:
    """Textual's names of what a device's button types, under every layout; none where it is no such key."""
    code = read_button(button)
    if code is None or code.end:
        return frozenset()
    return frozenset().union(*(layout_twins(name) for name in _NAMES.get(code.code, ())))
