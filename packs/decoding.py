"""From a file's bytes to its text: UTF-8 or UTF-16 by their marks, else the likeliest Cyrillic encoding."""

import codecs
import re

from packs.normalise import characters
from packs.problems import PackProblem, unreadable, warning

_LEGACY = ("cp1251", "koi8_r", "cp866")
_EVIDENCE_BYTES = 1 << 16

_LOWER = re.compile("[а-яё]")
_CAPITAL_INSIDE = re.compile("[а-яё][А-ЯЁ]")
_NOT_RUSSIAN = re.compile(r"[^\x00-\x7fА-Яа-яЁё\xa0«»„“”’–—…№°§·]")
_PACK_WORD = re.compile("Вопрос|Ответ|Тема")


def decode(data: bytes) -> tuple[str, tuple[PackProblem, ...]]:
    """Give the clean characters of a file, and a warning when its encoding had to be guessed.

    Raises:
        PackUnreadable: ``not-a-pack`` (binary), ``encoding``.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _strict(data, "utf-16"), ()
    if b"\0" in data:
        raise unreadable("not-a-pack")
    try:
        return characters(data.decode()), ()
    except UnicodeDecodeError as error:
        encoding = _likeliest(data[:_EVIDENCE_BYTES])
        if encoding is None:
            raise unreadable("encoding", _line_of(data, error)) from None
        return _strict(data, encoding), (warning("legacy-encoding", encoding=encoding),)


def _strict(data: bytes, encoding: str) -> str:
    try:
        return characters(data.decode(encoding))
    except UnicodeDecodeError as error:
        raise unreadable("encoding", _line_of(data, error)) from None


def _line_of(data: bytes, error: UnicodeDecodeError) -> int:
    return data.count(b"\n", 0, error.start) + 1


def _likeliest(sample: bytes) -> str | None:
    evidence, encoding = max((_evidence(sample.decode(name, "replace")), name) for name in _LEGACY)
    return encoding if evidence > 0 else None


def _evidence(text: str) -> int:
    """How Russian a text looks; mirror-image encodings turn small letters into capitals inside words."""
    spoilt = len(_CAPITAL_INSIDE.findall(text)) + len(_NOT_RUSSIAN.findall(text))
    return len(_LOWER.findall(text)) - 3 * spoilt + 20 * len(_PACK_WORD.findall(text))
