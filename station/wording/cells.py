"""How wide a text is in a terminal, and how it is made to fit."""

import unicodedata
from collections.abc import Callable

Measure = Callable[[str], int]

_WITHOUT_WIDTH = frozenset({"Mn", "Me", "Cf", "Cc"})


def cells(text: str) -> int:
    """How many cells a text takes: none for accents over a letter, two for the wide letters of East Asia."""
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def cut(text: str, width: int, measure: Measure = cells) -> str:
    """The text on one line of at most ``width`` cells, with an ellipsis for what is left out.

    Runs of blanks and breaks become one blank, and none at the ends. ``measure`` tells a text's cells: who
    paints by another count than ``cells`` passes its own.
    """
    text = " ".join(text.split())
    if measure(text) <= width:
        return text
    kept = ""
    for character in text:
        if measure(kept + character) > width - 1:  # signs may widen the one before
            break
        kept += character
    return kept.rstrip() + "…" if width > 0 else ""


def padded(text: str, width: int, measure: Measure = cells) -> str:
    """The text at the left of exactly ``width`` cells."""
    text = cut(text, width, measure)
    return text + " " * (width - measure(text))


def wrapped(text: str, width: int, measure: Measure = cells) -> list[str]:
    """The text in lines of at most ``width`` cells. Line breaks of the text stay: verses keep their lines."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrapped(paragraph, max(1, width), measure))
    return lines


def _wrapped(paragraph: str, width: int, measure: Measure) -> list[str]:
    lines, line, used = [], "", 0
    for word in paragraph.split():
        for piece in _pieces(word, width, measure):
            size = measure(piece)
            if line and used + 1 + size > width:
                lines.append(line)
                line, used = piece, size
            else:
                line, used = (f"{line} {piece}", used + 1 + size) if line else (piece, size)
    return [*lines, line]


def _pieces(word: str, width: int, measure: Measure) -> list[str]:
    """A word that is wider than a line in parts that fit."""
    if measure(word) <= width:
        return [word]
    pieces, piece = [], ""
    for character in word:
        if piece and measure(piece + character) > width:
            pieces.append(piece)
            piece = ""
        piece += character
    return [*pieces, piece]
