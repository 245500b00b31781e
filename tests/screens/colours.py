"""The colours of terminals by their numbers, and how well they can be read on one another."""

from rich.color import Color

LEVELS = (0, 95, 135, 175, 215, 255)
READABLE = 4.5
"""What WCAG 2 asks of text of any size."""

BROWN = (170, 85, 0)

Rgb = tuple[int, int, int]


def rgb(color: Color) -> Rgb:
    """A numbered colour: 0 to 15 as the Linux console has them, from 16 as every terminal has them."""
    number = color.number
    assert number is not None, color
    if number < 16:
        return of_console(number)
    if number < 232:
        red, green, blue = (number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6
        return LEVELS[red], LEVELS[green], LEVELS[blue]
    grey = 8 + 10 * (number - 232)
    return grey, grey, grey


def of_console(number: int) -> Rgb:
    """One of the sixteen colours of the Linux console."""
    if number == 3:
        return BROWN
    more = 85 if number > 7 else 0
    red, green, blue = (170 * (number >> bit & 1) + more for bit in range(3))
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast of WCAG 2: 1 for the same colour, 21 for black and white."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Rgb) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
