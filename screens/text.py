"""Text for the screen: measured in cells, wrapped, cut. It is shown literally, never as markup."""

from functools import partial

from rich.cells import cell_len

from station.wording import cells

STRESS = "\u0301"


cut = partial(cells.cut, measure=cell_len)
"""``station.wording.cells.cut``, by the cells that Textual gives a text."""

padded = partial(cells.padded, measure=cell_len)
"""``station.wording.cells.padded``, by the same cells."""


_ACROSS = 120
"""Cells that an eye goes across from a name to the figure behind it and stays in its line."""


def across(width: int) -> int:
    """How wide a row with columns is where there are ``width`` cells."""
    return min(width, _ACROSS)


def filled(text: str, width: int) -> str:
    """The text behind one blank, cut or filled with blanks to exactly ``width`` cells."""
    return " " + padded(text, width - 1)


wrap = partial(cells.wrapped, measure=cell_len)
"""``station.wording.cells.wrapped``, by the same cells."""
