"""The lines of a text: which word a step begins with, what it says, whether it must be refused."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from station.protocol.notation.lexer import Kind, clean, literal, tokens, uncommented
from station.protocol.notation.words import Word, head_word

_CLAUSE = re.compile(r"\(\s*([^\W\d_]{0,3}\d[\w.]*)\s*\)\s*$")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something. ``number``: from 1.

    ``word``: what it begins with, None for a question and for what belongs to the open one. ``head``: what
    else stands before the colon; None where there is no colon. ``text``: what stands behind it.
    ``refused``: it must be, by ``clause`` if that is told.
    """

    number: int
    word: Word | None
    head: str | None
    text: str
    refused: bool
    clause: str


def read_lines(text: str) -> Iterator[Line]:
    """The lines that are neither blank nor comments."""
    for number, line in enumerate(clean(text).split("\n"), start=1):
        if said := uncommented(line):
            yield _line(number, said)


def _line(number: int, said: str) -> Line:
    refused, clause = said.startswith("!"), ""
    if refused:
        said = said[1:].strip()
        if told := _CLAUSE.search(said):
            said, clause = said[: told.start()].strip(), told[1]
    colon = next((token.end for token in tokens(said) if token.kind is Kind.COLON), None)
    if colon is None:
        word, rest = head_word(said)
        return Line(number, word, None, rest, refused, clause)
    word, head = head_word(said[: colon - 1])
    return Line(number, word, head.strip(), said[colon:].strip(), refused, clause)


def fields(text: str, number: int) -> list[str]:
    """The parts of a step between its commas, at most so many; the last one is the rest as it stands."""
    found: list[str] = []
    start = 0
    for token in tokens(text):
        if token.kind is Kind.COMMA and len(found) < number - 1:
            found.append(text[start : token.end - 1].strip())
            start = token.end
    return [*found, text[start:].strip()]


def reason_in(parts: list[str], place: int) -> str:
    """The free text at this place among the parts; empty when it is not there."""
    return literal(parts[place]) if place < len(parts) else ""


def is_row(text: str) -> bool:
    """Whether a text is a row with several questions, parted by bars."""
    return any(token.kind is Kind.BAR for token in tokens(text))
