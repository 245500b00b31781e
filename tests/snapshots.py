"""Snapshots of the main screens: what is written and how it looks, as text that can be read and compared.

``python -m tests.snapshots`` takes them anew; a test compares them with what the screens paint now. A line of
a screen is one of the file: a look stands in braces before what has it, a bar ends the line.
"""

from collections.abc import Iterator
from pathlib import Path

from screens.looks import Line
from station.wording.language import Language, spoken, use
from tests.screens.moments import moments

FOLDER = Path(__file__).parent / "screens" / "snapshots"
LEAST, USUAL = (80, 24), (128, 37)

SNAPSHOTS: tuple[tuple[str, Language, tuple[int, int]], ...] = (
    ("home, many matches", "ru", LEAST),
    ("setup", "ru", LEAST),
    ("answering", "ru", LEAST),
    ("choosing", "ru", LEAST),
    ("stakes", "ru", LEAST),
    ("reading", "en", LEAST),
    ("overdue", "en", LEAST),
    ("bidding", "en", LEAST),
    ("not saved", "en", LEAST),
    ("button gone", "ru", LEAST),
    ("buttons", "en", LEAST),
    ("answering", "ru", USUAL),
    ("choosing", "ru", USUAL),
    ("writing", "ru", USUAL),
    ("revealed", "en", USUAL),
    ("theme-end", "en", USUAL),
    ("finished", "en", USUAL),
)
"""Which screen in which language and size; more would be renewed without being read."""


def name_of(moment: str, language: Language, size: tuple[int, int]) -> str:
    """The file of a snapshot."""
    words = moment.replace(", ", "-").replace(" ", "-")
    return f"{words}.{language}.{size[0]}x{size[1]}.txt"


def snapshots() -> Iterator[tuple[str, str]]:
    """Each file with what belongs into it."""
    before, screens = spoken(), moments()
    try:
        for moment, language, size in SNAPSHOTS:
            use(language)
            lines = screens[moment](*size)
            yield name_of(moment, language, size), "".join(f"{_written(line)}|\n" for line in lines)
    finally:
        use(before)


def _written(line: Line) -> str:
    return "".join(f"{{{look}}}{text}" for text, look in line)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in snapshots():
        (FOLDER / name).write_text(text, encoding="utf-8")
