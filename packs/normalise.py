"""Text on its way in: what a file or a keyboard says becomes plain characters that no screen stumbles on.

Nothing here changes what a reader sees: stress marks (U+0301), quotes and dashes stay as they are.
"""

import re
import unicodedata

MARKS_IN_A_ROW = 8
"""Combining marks kept on one letter.

More is no language, and NFC sorts a run of marks in quadratic time: a file of nothing else would hang us.
"""

_LINE_ENDS = re.compile("\r\n|[\r\u2028\u2029]")


def characters(text: str) -> str:
    """Replace or drop single characters; lines keep their number and their leading and trailing blanks.

    Any line end becomes a newline, any blank (tab, no-break, thin …) a space; controls, format characters
    (soft hyphens, zero-width, bidi overrides) and lone surrogates go; the rest is composed (NFC).
    """
    text = _LINE_ENDS.sub("\n", text)
    used = set(text)
    text = text.translate({ord(char): _replacement(char) for char in used if _is_foreign(char)})
    marks = "".join(sorted(char for char in used if unicodedata.category(char)[0] == "M"))
    if marks:
        text = re.sub(f"([{marks}]{{{MARKS_IN_A_ROW}}})[{marks}]+", r"\1", text)
    return unicodedata.normalize("NFC", text)


def clean(text: str) -> str:
    """Clean the characters, drop blanks at line ends and what is empty at either end; verses keep lines."""
    return "\n".join(line.rstrip() for line in characters(text).split("\n")).strip()


def clean_line(text: str, limit: int) -> str:
    """One line of at most ``limit`` characters: line ends and runs of blanks become one blank."""
    return " ".join(characters(text).split())[:limit].rstrip()


def _is_foreign(char: str) -> bool:
    return char not in " \n" and unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zs"}


def _replacement(char: str) -> str | None:
    return " " if char == "\t" or unicodedata.category(char) == "Zs" else None
