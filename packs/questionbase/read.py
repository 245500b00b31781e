"""Read question-base text: fields, then sections of themes, then each theme's questions."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from packs.model import Pack, PackSection
from packs.normalise import characters
from packs.problems import Findings, PackProblem, unreadable
from packs.questionbase.fields import Field, Kind, lines_of, one_line, split_fields
from packs.questionbase.themes import Inherited, build_theme

_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")
_COMMENT, _COMMENT_END = "<!--", "-->"


def read_question_base(text: str) -> tuple[Pack, tuple[PackProblem, ...]]:
    """Read a file's text, its characters already clean; the digest is left to who has the bytes.

    Raises:
        PackUnreadable: ``no-questions``, ``other-game``.
    """
    findings = Findings()
    sections = _sections(split_fields(characters(_decoded(_without_comments(text))), findings))
    if not any(section.themes for section in sections):
        raise unreadable("no-questions")
    pack = _pack(sections, findings)
    if not any(len(theme.questions) > 1 for theme in pack.themes):
        raise unreadable("other-game")
    return pack, findings.all()


def _without_comments(text: str) -> str:
    """Drop the remarks of the base's editors, but keep their line ends: later lines keep their numbers."""
    kept: list[str] = []
    end = 0
    while (start := text.find(_COMMENT, end)) >= 0 and (close := text.find(_COMMENT_END, start)) >= 0:
        kept += (text[end:start], "\n" * text.count("\n", start, close))
        end = close + len(_COMMENT_END)
    return "".join((*kept, text[end:]))


def _decoded(text: str) -> str:
    """Decode entities; a number escaped twice, as the base's export writes it, is decoded twice."""
    if "&" not in text:
        return text
    import html  # noqa: PLC0415 - its table of names costs start-up time, and few files need it

    return _ENTITY.sub(lambda entity: html.unescape(entity[0]), text.replace("&amp;#", "&#"))


@dataclass(slots=True)
class _Section:
    """A tour: its own fields, and each theme as a row of fields; the first one stands for the whole file."""

    heading: Field | None = None
    fields: list[Field] = field(default_factory=list)
    themes: list[list[Field]] = field(default_factory=list)


def _sections(fields: Iterable[Field]) -> list[_Section]:
    sections = [_Section()]
    for each in fields:
        section = sections[-1]
        if each.kind is Kind.TOUR:
            sections.append(_Section(each))
        elif each.kind is Kind.THEME:
            section.themes.append([each])
        else:
            (section.themes[-1] if section.themes else section.fields).append(each)
    return sections


def _pack(sections: list[_Section], findings: Findings) -> Pack:
    whole = sections[0].fields
    title, date = _first(whole, Kind.TITLE), _first(whole, Kind.DATE)
    rest = [each for section in sections for each in _kept(section) if each not in (title, date)]
    editors = (each.text for each in rest if each.kind is Kind.EDITORS)
    notes = (each.note for each in rest if each.kind not in (Kind.EDITORS, Kind.GAME))
    return Pack(
        title=one_line(title.text) if title else "",
        sections=tuple(_read_sections(sections, findings)),
        editors="\n".join(dict.fromkeys(editors)),
        date=date.text if date else "",
        info="\n".join(notes),
    )


def _kept(section: _Section) -> list[Field]:
    """What a section says itself, and its heading where no theme stands below it."""
    heading = [section.heading] if section.heading and not section.themes else []
    return heading + section.fields


def _read_sections(sections: list[_Section], findings: Findings) -> Iterator[PackSection]:
    whole = _inherited(sections[0].fields, Inherited())
    for section in sections:
        name = one_line(section.heading.text).removesuffix(".") if section.heading else ""
        inherited = _inherited(section.fields, whole)
        if section.themes:
            yield PackSection(name, tuple(build_theme(each, inherited, findings) for each in section.themes))
        elif section.heading:
            findings.warn("empty-section", section.heading.line, section=name)


def _inherited(fields: list[Field], above: Inherited) -> Inherited:
    author, source = _first(fields, Kind.AUTHOR), _first(fields, Kind.SOURCE)
    return Inherited(
        author=one_line(author.text) if author else above.author,
        sources=lines_of(source.text) if source else above.sources,
    )


def _first(fields: list[Field], kind: Kind) -> Field | None:
    return next((each for each in fields if each.kind is kind), None)
