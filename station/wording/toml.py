"""Why a text is not TOML, in words of our own: Python's reader knows only English ones."""

from station.wording.language import N_, tr

_TWICE = N_("this is given a second time")
_NO_QUOTE = N_("a text has no closing quotation mark")

REASONS = (
    ("Invalid statement", N_("no line of such a file begins like this")),
    ("Invalid initial character for a key part", N_("the name of a value is missing")),
    ("Invalid value", N_("a value cannot be read; texts stand in quotation marks")),
    ("Invalid date", N_("there is no such date")),
    ("Expected newline", N_("something stands behind a value on its line")),
    ("Expected '='", N_("“=” is missing behind a name")),
    ("Expected ']", N_("a heading has no closing bracket")),
    ("Unclosed array", N_("a list has no closing bracket")),
    ("Unclosed inline table", N_("a table has no closing brace")),
    ("Unterminated string", _NO_QUOTE),
    ("Expected \"'", _NO_QUOTE),
    ("Illegal character '\\n'", _NO_QUOTE),
    ("Illegal character", N_("a sign that may not stand here")),
    ("Found invalid character", N_("a sign that may not stand here")),
    ("Unescaped '\\'", N_("a backslash in a text must be written twice")),
    ("Cannot declare", _TWICE),
    ("Cannot overwrite", _TWICE),
    ("Cannot redefine", _TWICE),
    ("Cannot mutate", _TWICE),
    ("Duplicate inline table key", _TWICE),
)
"""By the beginning of what the reader says."""


def toml_reason(told: str) -> str:
    """What the reader has told, without its place; what is not known here in the reader's own words."""
    return next((tr(words) for beginning, words in REASONS if told.startswith(beginning)), told)
