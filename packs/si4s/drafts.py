"""What the lines of a native file are collected in while its end is not yet known."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from packs.si4s import marks

HEADINGS = (marks.SECTION, marks.BOUT, marks.ROUND)
"""What names a section, from the highest."""


@dataclass(slots=True)
class Draft:
    """Fields as they came: each value is the list of its lines, which later lines may yet lengthen."""

    line: int
    fields: dict[str, list[list[str]]] = field(default_factory=dict)

    def add(self, marker: str, first: str) -> list[str]:
        """Begin a value and give it, so that its next lines can be added."""
        value = [first]
        self.fields.setdefault(marker, []).append(value)
        return value

    def text(self, *markers: str) -> str:
        """Give all values of some markers as one text, a value a line."""
        values = (value for marker in markers for value in self.fields.get(marker, ()))
        return "\n".join(filter(None, map(marks.plain, values)))

    def name(self, marker: str) -> str:
        """Give the values of a marker as one line."""
        return one_line(self.text(marker))

    def several(self, marker: str) -> tuple[str, ...]:
        """Give the values of a marker, lists taken apart."""
        parts = (part for value in self.fields.get(marker, ()) for part in _parts(value))
        return tuple(filter(None, map(marks.plain, parts)))


@dataclass(slots=True)
class ThemeDraft(Draft):
    """A theme and its questions."""

    questions: list[Draft] = field(default_factory=list)


@dataclass(slots=True)
class SectionDraft:
    """The headings in force, from the highest, and the themes below them."""

    headings: dict[str, Draft]
    themes: list[ThemeDraft] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The headings as one sentence after the other."""
        names = [name for marker, heading in self.headings.items() if (name := heading.name(marker))]
        return ". ".join([*(name.removesuffix(".") for name in names[:-1]), *names[-1:]])


@dataclass(slots=True)
class PackDraft(Draft):
    """A file: its own fields and its sections; the first has no heading and may stay empty."""

    sections: list[SectionDraft] = field(default_factory=lambda: [SectionDraft({})])

    def open_section(self, line: int, marker: str, name: str) -> list[str]:
        """Begin a section under a new heading; headings below the new one end."""
        headings = self.sections[-1].headings
        rank = HEADINGS.index(marker)
        above = {higher: headings[higher] for higher in HEADINGS[:rank] if higher in headings}
        heading = Draft(line)
        self.sections.append(SectionDraft({**above, marker: heading}))
        return heading.add(marker, name)


def one_line(text: str) -> str:
    """Line ends and runs of blanks become one blank."""
    return " ".join(text.split())


def _parts(value: list[str]) -> Iterator[list[str]]:
    """Take a list apart; a single line that looks like an item is none."""
    if sum(line.startswith(marks.ITEM) for line in value) < 2:  # noqa: PLR2004 - a list begins with two
        yield value
        return
    part: list[str] = []
    for line in value:
        if line.startswith(marks.ITEM):
            yield part
            part = [line.removeprefix(marks.ITEM)]
        else:
            part.append(line)
    yield part
