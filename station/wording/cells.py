"""How wide a text is in a terminal, and how it is made to fit."""

import unicodedata

_WITHOUT_WIDTH = frozenset({"Mn", "Me", "Cf", "Cc"})


def cells(text: str) -> int:
    """How many cells a text takes: none for accents over a letter, two for the wide letters of East Asia."""
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def cut(text: str, width: int) -> str:
    """The text on one line of at most ``width`` cells, 1 or more, with an ellipsis for what is left out.

    Runs of blanks and breaks become one blank, and none at the ends.
    """
    text = " ".join(text.split())
    if cells(text) <= width:
        return text
    kept, left = "", width - 1
    for character in text:
        left -= _width(character)
        if left < 0:
            break
        kept += character
    return kept.rstrip() + "…"


def padded(text: str, width: int) -> str:
    """The text at the left of exactly ``width`` cells."""
    text = cut(text, width)
    return text + " " * (width - cells(text))
