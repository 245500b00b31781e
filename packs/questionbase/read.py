"""Read question-base text: fields, then sections of themes, then each theme's questions."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from packs.model import Pack, PackSection
from packs.normalise import characters
from packs.problems import Findings, PackProblem, unreadable
from packs.questionbase.fields import Field, Kind, split_fields
from packs.questionbase.themes import Inherited, build_theme

_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")
_COMMENT, _COMMENT_END = "<!--", "-->"


def read_question_base(text: str) -> tuple[Pack, tuple[PackProblem, ...]]:
    """Read a file's text, its characters already clean; the digest is left to who has the bytes.

    Raises:
        PackUnreadable: ``no-questions``, ``other-game``.
    """
    findings = Findings()
    sections = _sections(split_fields(_decoded(_without_comments(text)), findings))
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

    text = text.replace("&amp;#", "&#")
    return characters(_ENTITY.sub(lambda entity: html.unescape(entity[0]), text))


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
    rest = [each for section in sections for each in section.fields if each not in (title, date)]
    editors = (each.text for each in rest if each.kind is Kind.EDITORS)
    notes = (each.note for each in rest if each.kind not in (Kind.EDITORS, Kind.GAME))
    return Pack(
        title=_one_line(title.text) if title else "",
        sections=tuple(_read_sections(sections, findings)),
        editors="\n".join(dict.fromkeys(editors)),
        date=date.text if date else "",
        info="\n".join(notes),
    )


def _read_sections(sections: list[_Section], findings: Findings) -> Iterator[PackSection]:
    whole = _inherited(sections[0].fields, Inherited())
    for section in sections:
        name = _one_line(section.heading.text).removesuffix(".") if section.heading else ""
        inherited = _inherited(section.fields, whole)
        if section.themes:
            yield PackSection(name, tuple(build_theme(each, inherited, findings) for each in section.themes))
        elif section.heading:
            findings.warn("empty-section", section.heading.line, section=name)


def _inherited(fields: list[Field], above: Inherited) -> Inherited:
    author, source = _first(fields, Kind.AUTHOR), _first(fields, Kind.SOURCE)
    return Inherited(
        author=_one_line(author.text) if author else above.author,
        sources=tuple(source.text.split("\n")) if source else above.sources,
    )


def _first(fields: list[Field], kind: Kind) -> Field | None:
    return next((each for each in fields if each.kind is kind), None)


def _one_line(text: str) -> str:
    return " ".join(text.split())
