"""The marks of the native format: what begins a field, and how text that looks like a mark is kept as text.

Both directions stand here, since reading must undo what writing did.
"""

import re
from collections.abc import Iterable

from packs.normalise import clean

TITLE, SHORT_TITLE, EDITORS, DATE = "###", "###LJ", "#EDITOR", "#DATE"
SECTION, BOUT, ROUND, THEME, REMARK = "##", "#B", "#R", "#T", "#"
PRICE, COUNTER, TEXT, ANSWER, HANDOUT = "№", "№№", "?", "!", ">"
ACCEPT, REJECT, COMMENT, SOURCE, AUTHOR = "=", "!=", "/", "^", "@"

_OF_PACK = (TITLE, SHORT_TITLE, EDITORS, DATE, REMARK, SECTION, BOUT, ROUND)
_OF_THEME = (THEME, PRICE, COUNTER, TEXT, ANSWER, HANDOUT, ACCEPT, REJECT, COMMENT, SOURCE, AUTHOR)
MARKERS = frozenset((*_OF_PACK, *_OF_THEME))
_LOOK_ALIKES = {"#Т": THEME, "#В": BOUT}
"""Typed with the Russian layout on: the letters look like the Latin ones."""

SPARE_WORDS = ("запас", "spare")
ITEM = "- "

_PIECE = re.compile(r"\\[\\_\[\]]|_+|[^\\_]+|\\")
_LONGEST_EMPHASIS = 6


def split_marker(line: str) -> tuple[str | None, str]:
    """Take a line apart into its marker, None where it has none, and its value."""
    first, _, value = line.lstrip().partition(" ")
    first = _LOOK_ALIKES.get(first, first)
    return (first, value.lstrip()) if first in MARKERS else (None, line)


def needs_guard(line: str) -> bool:
    """Whether a line of a text would be read as something else."""
    return not line or line.startswith((" ", ITEM)) or split_marker(line)[0] is not None


def unguarded(line: str) -> str:
    """Take away the backslash that made a line text."""
    return line[1:] if line.startswith("\\") and needs_guard(line[1:]) else line


def plain(lines: Iterable[str]) -> str:
    """Give the text that the lines of a value mean: guards, escapes and emphasis taken away."""
    text = "\n".join(map(unguarded, lines))
    if "\\" in text or "_" in text:
        text = clean("".join(_without_emphasis(text)))
    return text.strip()


def escaped(text: str) -> str:
    """Write a text so that its backslashes and underscores are read as themselves."""
    return "".join(word if _is_address(word) else _escaped_word(word) for word in _words(text))


def _words(text: str) -> list[str]:
    return re.split(r"(\s+)", text)


def _escaped_word(word: str) -> str:
    return word.replace("\\", "\\\\").replace("_", "\\_")


def _is_address(word: str) -> bool:
    """Whether underscores in a word belong to an address of the web.

    A word with a backslash never is one: so escaping a word cannot make an address of it.
    """
    if "\\" in word:
        return False
    host, slash, _ = word.partition("/")
    return "://" in word or word.startswith("www.") or bool(slash and "." in host)


def _without_emphasis(text: str) -> list[str]:
    """Resolve escapes, and blank out pairs of equally long runs of underscores around words."""
    pieces: list[str] = []
    for word in _words(text):
        pieces += [word] if _is_address(word) else _PIECE.findall(word)
    opened: dict[str, int] = {}
    for index, run in enumerate(pieces):
        if run[:1] != "_" or len(run) > _LONGEST_EMPHASIS:
            continue
        before = pieces[index - 1][-1:] if index else ""
        after = pieces[index + 1][:1] if index + 1 < len(pieces) else ""
        if run in opened and _is_edge(before, '»"”“)].,!?…:;-—') and not after.isalnum():
            pieces[opened.pop(run)] = pieces[index] = ""
        elif _is_edge(after, '«"„“([-—…') and not before.isalnum():
            opened[run] = index
    return [piece[1] if len(piece) == 2 and piece[0] == "\\" else piece for piece in pieces]  # noqa: PLR2004 - a backslash and its character


def _is_edge(char: str, signs: str) -> bool:
    """Whether emphasis can begin or end beside this character, given the signs that may stand there."""
    return char.isalnum() or (bool(char) and char in signs)
