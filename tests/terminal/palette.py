"""The sixteen colours of the Linux console, and how well they can be read on one another."""

from tests.terminal.console import Cell

_DARK = {
    "black": (0, 0, 0),
    "red": (170, 0, 0),
    "green": (0, 170, 0),
    "brown": (170, 85, 0),
    "blue": (0, 0, 170),
    "magenta": (170, 0, 170),
    "cyan": (0, 170, 170),
    "white": (170, 170, 170),
}
BACKGROUNDS = frozenset(_DARK)
"""What SGR 40 to 47 set, by pyte's names."""


def colours_of(cell: Cell) -> tuple[str, str]:
    """What stands in front, made bright by bold, and the background, by pyte's names."""
    front = "white" if cell.fg == "default" else cell.fg
    back = "black" if cell.bg == "default" else cell.bg
    if cell.bold and front in _DARK:
        front = f"bright{front}"
    return (back, front) if cell.reverse else (front, back)


def contrast(front: str, back: str) -> float:
    """The contrast of WCAG 2: 1 for the same colour, 21 for black and white."""
    low, high = sorted((_luminance(front), _luminance(back)))
    return (high + 0.05) / (low + 0.05)


def _luminance(name: str) -> float:
    red, green, blue = map(_linear, _light(name))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light(name: str) -> tuple[int, int, int]:
    """Bright colours are the dark ones with 85 added; bright brown is yellow."""
    if name in _DARK:
        return _DARK[name]
    base = name.removeprefix("bright")
    red, green, blue = (170, 170, 0) if base == "brown" else _DARK[base]
    return red + 85, green + 85, blue + 85


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
