"""Texts on several lines: behind a label, or alone."""

from screens.looks import Line, Look
from screens.text import wrap

INDENT = " "

_LEAST = 20
"""A text behind a label needs so many cells, or its words are torn."""


def plain(text: str, look: Look, width: int) -> list[Line]:
    """A text that is wrapped."""
    return [((INDENT + line, look),) for line in wrap(text, width - 2)]


def labelled(label: str, text: str, width: int, look: Look = Look.PLAIN) -> list[Line]:
    """A label and a text behind it, further lines under the text's beginning; without room, below it."""
    if not text:
        return []
    head = f"{INDENT}{label} "
    if width - len(head) < _LEAST:
        return [((head, Look.QUIET),), *plain(text, look, width)]
    first, *rest = wrap(text, width - len(head) - 1)
    indent = " " * len(head)
    return [((head, Look.QUIET), (first, look)), *(((indent + line, look),) for line in rest)]
