"""Large figures, three lines high, of signs that the fonts of the Linux console have."""

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
