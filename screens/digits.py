"""Large and huge figures, of signs that the fonts of the Linux console have."""

_FIGURES = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": ("━┓ ", " ┃ ", "━┻━"),
    "2": ("━━┓", "┏━┛", "┗━━"),
    "3": ("━━┓", " ━┫", "━━┛"),
    "4": ("┃ ┃", "┗━┫", "  ┃"),
    "5": ("┏━━", "┗━┓", "━━┛"),
    "6": ("┏━━", "┣━┓", "┗━┛"),
    "7": ("━━┓", "  ┃", "  ┃"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "━━┛"),
    "-": ("   ", "━━━", "   "),
}


def large(number: int) -> tuple[str, str, str]:
    """A number in three lines of equal width, four cells a figure."""
    figures = [_FIGURES[sign] for sign in str(number)]
    first, second, third = (" ".join(rows) for rows in zip(*figures, strict=True))
    return first, second, third


_DOTS = {
    "0": ("███", "█ █", "█ █", "█ █", "███"),
    "1": (" █ ", "██ ", " █ ", " █ ", "███"),
    "2": ("███", "  █", "███", "█  ", "███"),
    "3": ("███", "  █", "███", "  █", "███"),
    "4": ("█ █", "█ █", "███", "  █", "  █"),
    "5": ("███", "█  ", "███", "  █", "███"),
    "6": ("███", "█  ", "███", "█ █", "███"),
    "7": ("███", "  █", "  █", "  █", "  █"),
    "8": ("███", "█ █", "███", "█ █", "███"),
    "9": ("███", "█ █", "███", "  █", "███"),
}

HUGE = 5
"""Lines of a huge number."""


def huge(number: int) -> list[str]:
    """A number from 0 in ``HUGE`` lines of equal width, two cells a dot and eight a figure."""
    rows = zip(*(_DOTS[sign] for sign in str(number)), strict=True)
    return ["  ".join("".join(dot * 2 for dot in figure) for figure in row) for row in rows]
