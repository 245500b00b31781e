"""What the terminal can show, as far as its environment tells."""

import os
from enum import StrEnum


class Colours(StrEnum):
    """A set of colours for the screens."""

    CONSOLE = "console"
    DARK = "dark"
    LIGHT = "light"
    NONE = "none"


_COLOURLESS = ("dumb", "vt")
"""How the names of terminals begin that have no colours."""


def is_bare_console() -> bool:
    """Whether this is the Linux console: 16 colours, few glyphs, no alternate screen."""
    return _terminal().startswith("linux")


def has_stress_marks() -> bool:
    """Whether a stress mark (U+0301) is drawn over its letter; the console prints it as a sign of its own."""
    return not is_bare_console()


def showable() -> tuple[Colours, ...]:
    """The colours that can be shown here, those first that are taken unless others are asked for.

    NO_COLOR, even an empty one, leaves no choice, and a terminal that knows no colours neither.
    """
    if "NO_COLOR" in os.environ or _terminal().startswith(_COLOURLESS):
        return (Colours.NONE,)
    if _has_many_colours():
        first = (Colours.LIGHT, Colours.DARK) if _is_light() else (Colours.DARK, Colours.LIGHT)
        return (*first, Colours.CONSOLE, Colours.NONE)
    return (Colours.CONSOLE, Colours.NONE)


def fitting(wanted: str) -> Colours:
    """The colours that are wanted, by name, where they can be shown; else those that fit the terminal."""
    can = showable()
    return next((colours for colours in can if colours == wanted), can[0])


def _has_many_colours() -> bool:
    """Whether the 256 colours are there: 16 to 255 look alike on every terminal that has them."""
    is_modern = "256" in _terminal() or os.environ.get("COLORTERM", "") in {"truecolor", "24bit"}
    return is_modern and not is_bare_console()


def _is_light() -> bool:
    """Whether the terminal says that its background is white, of the sixteen colours."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in {"7", "15"}


def _terminal() -> str:
    return os.environ.get("TERM", "")
