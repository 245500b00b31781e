"""Which words of a text belong to another language: Latin ones in Russian, Cyrillic ones in English."""

import re

_NOT_WORDS = (
    r"(?:~|\.{1,2}|[\w.-]+)?(?:/[\w.…*-]+)+",  # paths
    r"[\w*-]*\.(?:svoyak|si4s|siq|toml|txt|md|json|doc|docx|xls|xlsx|rtf|old)\b",  # files
    r"(?<![\w-])--?[a-z][a-z-]*",  # options
    r"\b[A-Z]+(?:_[A-Z]+)+\b",  # variables
    r"\bsvoyak(?: [a-z]+){0,2}",
    r"\b(?:[a-z]+-)+[a-z0-9]+\b|\bspbguef-1\b",  # codes
    r"\b[NS]\d+(?:\.\d+)*\b",  # clauses
    r"\{program\} [a-z]+|\{[\w:]*\}|%\(\w+\)[rs]",
    r"\bin English\b",  # the switch to it
    r"\b[IVX]+\b",
)
_NAMES = frozenset(
    {
        *("Enter", "Esc", "Tab", "Shift", "Ctrl", "Alt", "Backspace", "PgUp", "PgDn", "Home", "End", "Del"),
        *("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "Space"),
        *("UTF", "TOML", "JSON", "bash", "zsh", "fg", "ru", "en", "English"),
        *("clause", "gap", "true", "false", "red", "final"),  # stand so in a regulation's file
    }
)
"""Keys as they are called on Russian keyboards too, formats, and words that must be typed as they are."""


def latin(text: str) -> list[str]:
    """The Latin words of a Russian text that are no key, command, file or code; a letter alone is a key."""
    for pattern in _NOT_WORDS:
        text = re.sub(pattern, " ", text)
    words = re.findall(r"[A-Za-z][A-Za-z0-9'’]*[A-Za-z0-9]", text)
    return [word for word in words if word not in _NAMES]


def cyrillic(text: str) -> list[str]:
    """The Cyrillic words of an English text but the name of the game and of the switch to Russian."""
    return re.findall(r"[Ѐ-ӿ]+", re.sub("«Своя игра»|по-русски", "", text))
