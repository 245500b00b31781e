"""From text to lines and tokens: what is dropped, what is a comment, what is one sign.

The law of this file: text is data. What could steer a terminal is dropped on the way in.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_DASHES = r"\-‐‑‒–—―−﹘﹣－⁻"
_PLUSES = "+＋⁺"
_DIGITS = 7
"""So many digits a number has at most."""

_QUOTED = r'"(?:[^"]|"")*"'
_IN_WORD = rf"(?:(?!\.\.\.)[^\s,;:：/|(){_PLUSES}{_DASHES}…]|(?<=\w)[{_DASHES}](?=[^\W\d_]))"
_TOKEN = re.compile(
    rf"(?P<quoted>{_QUOTED})|(?P<ellipsis>…|\.\.\.)|(?P<number>[0-9]+(?!\w))|(?P<plus>[{_PLUSES}])"
    rf"|(?P<comma>[,;])|(?P<colon>[:：])|(?P<bar>\|)|(?P<slash>/)|(?P<numbered>№\s*[0-9]+(?!\w))|(?P<word>{_IN_WORD}+)"
    rf"|(?P<minus>[{_DASHES}])|(?P<odd>\S)"
)
_COMMENT = re.compile(rf"(?<![^\s:：,;/]){_QUOTED}|(?P<comment>(?:^|(?<=\s))#.*)")


class Kind(StrEnum):
    """What a token is."""

    QUOTED = "quoted"
    ELLIPSIS = "ellipsis"
    NUMBER = "number"
    NUMBERED = "numbered"
    PLUS = "plus"
    MINUS = "minus"
    COMMA = "comma"
    COLON = "colon"
    BAR = "bar"
    SLASH = "slash"
    WORD = "word"
    ODD = "odd"


@dataclass(frozen=True, slots=True)
class Token:
    """A part of a line; ``text`` without quotation marks, ``end``: where the line goes on behind it."""

    kind: Kind
    text: str
    end: int

    @property
    def number(self) -> int:
        """The number that it is, with or without №."""
        return int(self.text)


def clean(text: str) -> str:
    """The text composed, with one kind of line end and of blank, without what could steer a terminal."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    return "\n".join("".join(map(_plain, line)) for line in lines)


def _plain(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in _DROPPED else character


def uncommented(line: str) -> str:
    """The line without its comment and the blanks around it."""
    for found in _COMMENT.finditer(line):
        if found["comment"] is not None:
            return line[: found.start()].strip()
    return line.strip()


def folded(text: str) -> str:
    """A text as texts are compared: case, ё, blanks and kinds of dashes make no difference."""
    plain = re.sub(f"[{_DASHES}]", "-", " ".join(text.split()))
    return plain.casefold().replace("ё", "е")


def tokens(text: str) -> Iterator[Token]:
    """The parts of a step."""
    for found in _TOKEN.finditer(text):
        kind = Kind(found.lastgroup or Kind.ODD)
        said = found[0]
        if kind is Kind.QUOTED:
            said = said[1:-1].replace('""', '"')
        elif kind in {Kind.NUMBER, Kind.NUMBERED}:
            said = said.lstrip("№ ")
            kind = kind if len(said) <= _DIGITS else Kind.ODD
        yield Token(kind, said, found.end())


def literal(text: str) -> str:
    """A text that stands alone, without blanks around it and the quotation marks that take it whole."""
    text = " ".join(text.split())
    if re.fullmatch(_QUOTED, text):
        return text[1:-1].replace('""', '"')
    return text


def listed(text: str, separators: str) -> Iterator[str]:
    """The parts of a list, as they stand there; separators in quotation marks part nothing."""
    for found in re.finditer(rf"\s*(?:{_QUOTED}|[^{separators}])+", text):
        if part := found[0].strip():
            yield part


def quoted(text: str) -> str:
    """A text in quotation marks."""
    return '"' + text.replace('"', '""') + '"'
