"""From the fields of one «Вопрос» to a theme."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

from packs.model import PackQuestion, PackTheme
from packs.problems import Findings
from packs.questionbase.answers import split_answer
from packs.questionbase.fields import Field, Kind, lines_of, one_line
from packs.questionbase.head import split_head
from packs.questionbase.items import Item, split_by_question, split_questions
from packs.spares import with_spare

_MEDIA = re.compile(r"\((?:pic|aud|vid) ?:", re.IGNORECASE)
_HANDOUT = "<раздатка>"
_OF_THEME = (Kind.COMMENT, Kind.SOURCE, Kind.AUTHOR)
_BY_QUESTION = (*_OF_THEME, Kind.ANSWER, Kind.ACCEPT, Kind.REJECT)


@dataclass(frozen=True, slots=True)
class Inherited:
    """What the tour or the file says for themes that do not say it."""

    author: str = ""
    sources: tuple[str, ...] = ()


@dataclass(slots=True)
class _Parts:
    """The texts of one kind: of the whole theme, and of questions by their places."""

    whole: list[str] = field(default_factory=list)
    by_place: dict[int, str] = field(default_factory=dict)


_KindParts = defaultdict[Kind, _Parts]


def build_theme(fields: list[Field], inherited: Inherited, findings: Findings) -> PackTheme:
    """Make a theme of its fields, the first of which has the questions."""
    first, *others = fields
    head, items = split_questions(first.lines)
    if items:
        name, comment = split_head(head)
        parts = _parts(others, items)
    else:
        name, comment = first.label, ""
        items = [Item(1, None, head)]
        parts = _parts_of_one(others)
    _warn_of_misfit(name, fields, len(items), len(parts[Kind.ANSWER].by_place), findings)
    _warn_of_media(fields, findings)
    author, source = parts[Kind.AUTHOR], parts[Kind.SOURCE]
    return PackTheme(
        name,
        with_spare(_question(place, item, parts) for place, item in enumerate(items)),
        one_line("\n".join(author.whole)) or ("" if author.by_place else inherited.author),
        "\n".join(filter(None, (comment, *parts[Kind.COMMENT].whole))),
        lines_of("\n".join(source.whole)) or (() if source.by_place else inherited.sources),
    )


def _parts(fields: list[Field], items: list[Item]) -> _KindParts:
    parts: _KindParts = defaultdict(_Parts)
    for each in fields:
        if each.kind not in _BY_QUESTION:
            _add_note(each, parts)
            continue
        whole, by_place = split_by_question(each.lines, items)
        for place, text in by_place.items():
            _add(parts[each.kind], place, text)
        if whole and each.kind in _OF_THEME:
            parts[each.kind].whole.append(whole)
        elif whole:
            parts[Kind.COMMENT].whole.append(f"{each.label}: {whole}")
    return parts


def _parts_of_one(fields: list[Field]) -> _KindParts:
    """Take every field as the only question's; its lists are no items of other questions."""
    parts: _KindParts = defaultdict(_Parts)
    for each in fields:
        if each.kind in _BY_QUESTION:
            _add(parts[each.kind], 0, each.text)
        else:
            _add_note(each, parts)
    return parts


def _add(parts: _Parts, place: int, text: str) -> None:
    before = parts.by_place.get(place)
    parts.by_place[place] = f"{before}\n{text}" if before else text


def _add_note(note: Field, parts: _KindParts) -> None:
    if note.kind is not Kind.GAME:
        parts[Kind.COMMENT].whole.append(note.note)


def _question(place: int, item: Item, parts: _KindParts) -> PackQuestion:
    def text(kind: Kind) -> str:
        return parts[kind].by_place.get(place, "")

    criteria = split_answer(text(Kind.ANSWER))
    return PackQuestion(
        text=item.text,
        answer=criteria.answer,
        price=item.price,
        spare=not item.number,
        accept=(*criteria.accept, *lines_of(text(Kind.ACCEPT))),
        reject=(*criteria.reject, *lines_of(text(Kind.REJECT))),
        comment=text(Kind.COMMENT),
        sources=lines_of(text(Kind.SOURCE)),
        author=one_line(text(Kind.AUTHOR)),
    )


def _warn_of_misfit(name: str, fields: list[Field], questions: int, answers: int, findings: Findings) -> None:
    if questions != answers:
        line = next((each.line for each in fields if each.kind is Kind.ANSWER), fields[0].line)
        findings.warn("answers-misfit", line, theme=name, questions=questions, answers=answers)


def _warn_of_media(fields: list[Field], findings: Findings) -> None:
    for each in fields:
        text = each.text
        if media := _MEDIA.search(text):
            findings.warn("media", each.line, text=text[media.start() :])
        if (handout := text.find(_HANDOUT)) >= 0:
            findings.warn("handout", each.line, text=text[handout:])
