"""How keys are written for people, on the screen and in the settings.

The names are Textual's (``drivers.layouts``). Only keys are known that every terminal sends and tells from
others: on the Linux console, too, and under a Cyrillic layout.
"""

import re
from string import ascii_lowercase, digits

from drivers.layouts import PUNCTUATION
from station.wording.language import N_, tr

_NAMES = {
    "space": N_("Space"),
    "enter": "Enter",
    "escape": "Esc",
    "backspace": "Backspace",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "insert": "Ins",
    "delete": "Del",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "plus": "+",
    "asterisk": "*",
    **{name: sign for sign, name in PUNCTUATION.items()},
}
_BY_SIGN = {sign.casefold(): name for name, sign in _NAMES.items()}
_F_KEY = re.compile(r"f([1-9]|1[0-2])", re.ASCII)
_HELD = re.compile(r"ctrl\+([a-z])", re.ASCII)
_SAME_AS_OTHERS = frozenset("hijm")
"""Held with Ctrl they send what Backspace, Tab and Enter send."""


def written(key: str) -> str:
    """A key as it is written: ↑, Space, F1, Ctrl+Q, a letter in capitals."""
    if key in _NAMES:
        return tr(_NAMES[key])
    return "+".join(part.capitalize() for part in key.split("+")) if len(key) > 1 else key.upper()


def written_all(keys: tuple[str, ...]) -> str:
    """The keys that do the same, all digits as a row."""
    if keys == tuple(digits):
        return "0…9"
    return ", ".join(written(key) for key in keys)


def types_nothing(key: str) -> bool:
    """Whether a key is none of a text, nor one that edits it: the F keys and what is held with Ctrl."""
    return bool(_F_KEY.fullmatch(key) or _HELD.fullmatch(key))


def key_named(text: str) -> str | None:
    """The key that is written so, in English or as a sign, in either case; None: there is no such key.

    A letter may be of any alphabet that has a keyboard.
    """
    text = text.strip()
    name = text.casefold()
    if len(text) == 1 and text.isalpha():
        return name
    if name in _NAMES or name in ascii_lowercase or name in digits:
        return name or None
    held = _HELD.fullmatch(name)
    if _F_KEY.fullmatch(name) or (held and held[1] not in _SAME_AS_OTHERS):
        return name
    return _BY_SIGN.get(name)
