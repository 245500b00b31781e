"""Any bytes => a pack or PackUnreadable, never another error, in time and memory bounded by the file's size.

The one door for pack files: it looks at the content, not at the name, to tell the format.
"""

import errno
import re
from dataclasses import replace
from pathlib import Path

from packs.decoding import decode
from packs.model import Pack
from packs.normalise import clean_line
from packs.problems import PackProblem, unreadable
from packs.questionbase import read_question_base
from packs.si4s import read_si4s

LARGEST = 2 << 20
"""Bytes of a pack file: ten times a pack of 150 themes."""

MOST_LINES = 100_000
"""Lines of a pack file: its bytes in lines of twenty; a file of nothing but short lines costs the most."""

_LONGEST_NAME = 200

_FOREIGN = {
    b"PK\x03\x04": "zip-archive",
    b"\xd0\xcf\x11\xe0": "old-word",
    b"{\\rtf": "rtf",
}
_NATIVE_THEME = re.compile(r"^ *#T(?: |$)", re.MULTILINE)
_NATIVE_QUESTION = re.compile(r"^ *\? ", re.MULTILINE)
_NATIVE_ANSWER = re.compile(r"^ *! ", re.MULTILINE)
_BASE_FIELD = re.compile(r"^(?:Чемпионат|Пакет|Тур|Вопрос(?: ?\d{1,6})?) ?[:.]", re.MULTILINE)


def read_pack_file(path: Path) -> tuple[Pack, tuple[PackProblem, ...]]:
    """Read a pack from a file; the file's name is the title where the file has none.

    Raises:
        PackUnreadable: no pack in it, or no reading it.
    """
    try:
        return read_pack(_bytes_of(path), path.stem)
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, "")
        raise unreadable("not-opened", name=_printable(path.name), reason=reason) from error


def read_pack(data: bytes, name: str = "") -> tuple[Pack, tuple[PackProblem, ...]]:
    """Read a pack from a file's bytes; ``name`` is the title where the file has none.

    The warnings come in the order of lines, each code as ``packs.problems`` lists it.

    Raises:
        PackUnreadable: no pack in it.
    """
    if len(data) > LARGEST:
        raise unreadable("too-large", limit=LARGEST)
    for magic, code in _FOREIGN.items():
        if data.startswith(magic):
            raise unreadable(code)
    text, guesses = decode(data)
    if text.count("\n") >= MOST_LINES:
        raise unreadable("too-many-lines", limit=MOST_LINES)
    pack, found = _read(text)
    return replace(pack, title=pack.title or _printable(name), digest=_digest(data)), guesses + found


def _bytes_of(path: Path) -> bytes:
    """Read no more than the limit, and nothing of a device or a pipe, which might never end."""
    if path.exists() and not path.is_file():
        raise unreadable("not-a-file", name=_printable(path.name))
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _printable(name: str) -> str:
    """Clean a file's name, which may be no text at all."""
    return clean_line(name, _LONGEST_NAME)


def _digest(data: bytes) -> str:
    import hashlib  # noqa: PLC0415 - the start of the program need not pay for it

    return hashlib.sha256(data).hexdigest()


def _read(text: str) -> tuple[Pack, tuple[PackProblem, ...]]:
    if not text.strip():
        raise unreadable("empty")
    theme = _NATIVE_THEME.search(text)
    if _NATIVE_QUESTION.search(text) and (theme or _NATIVE_ANSWER.search(text)):
        return read_si4s(text)
    if _BASE_FIELD.search(text):
        return read_question_base(text)
    if theme:
        return read_si4s(text)
    raise unreadable("not-a-pack")
