"""Text for the screen: measured in cells, wrapped, cut. It is shown literally, never as markup."""

from functools import partial

from rich.cells import cell_len

from station.wording import cells

STRESS = "\u0301"


cut = partial(cells.cut, measure=cell_len)
"""``station.wording.cells.cut``, by the cells that Textual gives a text."""

padded = partial(cells.padded, measure=cell_len)
"""``station.wording.cells.padded``, by the same cells."""


def filled(text: str, width: int) -> str:
    """The text behind one blank, cut or filled with blanks to exactly ``width`` cells."""
    return " " + padded(text, width - 1)


def signed(points: int) -> str:
    """Points with the minus sign that print uses: a hyphen is easily overlooked."""
    return str(points).replace("-", "−")


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most ``width`` cells. Line breaks of the text stay: verses keep their lines."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_paragraph(paragraph, max(1, width)))
    return lines


def _wrap_paragraph(paragraph: str, width: int) -> list[str]:
    lines, line, used = [], "", 0
    for word in paragraph.split():
        for piece in _pieces(word, width):
            size = cell_len(piece)
            if line and used + 1 + size > width:
                lines.append(line)
                line, used = piece, size
            else:
                line, used = (f"{line} {piece}", used + 1 + size) if line else (piece, size)
    return [*lines, line]


def _pieces(word: str, width: int) -> list[str]:
    """A word that is wider than a line in parts that fit."""
    if cell_len(word) <= width:
        return [word]
    pieces, piece = [], ""
    for character in word:
        if piece and cell_len(piece + character) > width:
            pieces.append(piece)
            piece = ""
        piece += character
    return [*pieces, piece]
