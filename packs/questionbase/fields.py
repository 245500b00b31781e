"""A question-base text as a row of labelled fields."""

import re
from dataclasses import dataclass
from enum import StrEnum

from packs.problems import Findings


class Kind(StrEnum):
    """What a field is about."""

    TITLE = "title"
    TOUR = "tour"
    THEME = "theme"
    ANSWER = "answer"
    ACCEPT = "accept"
    REJECT = "reject"
    COMMENT = "comment"
    SOURCE = "source"
    AUTHOR = "author"
    EDITORS = "editors"
    DATE = "date"
    GAME = "game"
    NOTE = "note"


_LABELS = {
    "чемпионат": Kind.TITLE,
    "пакет": Kind.TITLE,
    "тур": Kind.TOUR,
    "вопрос": Kind.THEME,
    "ответ": Kind.ANSWER,
    "зачет": Kind.ACCEPT,
    "незачет": Kind.REJECT,
    "комментарий": Kind.COMMENT,
    "комментарии": Kind.COMMENT,
    "источник": Kind.SOURCE,
    "источники": Kind.SOURCE,
    "источник(и)": Kind.SOURCE,
    "автор": Kind.AUTHOR,
    "авторы": Kind.AUTHOR,
    "автор(ы)": Kind.AUTHOR,
    "редактор": Kind.EDITORS,
    "редакторы": Kind.EDITORS,
    "редактор(ы)": Kind.EDITORS,
    "дата": Kind.DATE,
    "вид": Kind.GAME,
    "тип": Kind.GAME,
    "url": Kind.NOTE,
    "ссылка": Kind.NOTE,
    "инфо": Kind.NOTE,
    "копирайт": Kind.NOTE,
    "обработан": Kind.NOTE,
    "рейтинг": Kind.NOTE,
    "тема": Kind.NOTE,
    "мета": Kind.NOTE,
}

_LONGEST_LABEL = 40
_LABEL = re.compile(r"([^\W\d_]+(?:\([^\W\d_]+\))?)(?: ?\d{1,6})? ?([:.])")


@dataclass(frozen=True, slots=True)
class Field:
    """A field: the label as printed (``Вопрос 3``), the label's line, and the lines of its value.

    Lines keep their indents. A value on the label's line is the first one, and indented as a paragraph is;
    only that of a theme is not: it is a name, which may be a number.
    """

    kind: Kind
    label: str
    line: int
    lines: list[str]

    @property
    def text(self) -> str:
        """The value as paragraphs."""
        return paragraphs(self.lines)

    @property
    def note(self) -> str:
        """The value behind its label, for where the label says what it is."""
        return f"{self.label}: {self.text}".rstrip() if self.label else self.text


def split_fields(text: str, findings: Findings) -> list[Field]:
    """Part a text into its fields; what stands before the first is a nameless note.

    A label counts only at the start of a line after a blank one: elsewhere it is a word of a sentence.
    An unknown one counts only when it has the line for itself.
    """
    fields: list[Field] = []
    after_blank = True
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            after_blank = True
            continue
        field = _opened(line, number, findings) if after_blank else None
        if field:
            fields.append(field)
        else:
            _continue(fields, line, number, findings, after_blank=after_blank)
        after_blank = False
    return fields


def _opened(line: str, number: int, findings: Findings) -> Field | None:
    match = _LABEL.match(line[:_LONGEST_LABEL])
    if not match:
        return None
    name, colon = match.groups()
    label, value = line[: match.end() - 1].rstrip(), line[match.end() :].strip()
    kind = _LABELS.get(name.casefold().replace("ё", "е"))
    if kind is None:
        if value or colon == "." or not name[0].isupper():
            return None
        findings.warn("unknown-label", number, label=label)
        kind = Kind.NOTE
    indent = "" if kind is Kind.THEME else " "
    return Field(kind, label, number, [indent + value] if value else [])


def _continue(fields: list[Field], line: str, number: int, findings: Findings, *, after_blank: bool) -> None:
    if not fields:
        findings.warn("stray-text", number, text=line.strip())
        fields.append(Field(Kind.NOTE, "", number, [line]))
        return
    lines = fields[-1].lines
    if after_blank and lines:
        findings.warn("blank-line-in-field", number, label=fields[-1].label)
        lines.append("")
    lines.append(line)


def paragraphs(lines: list[str]) -> str:
    """Undo the wrapping: a line without an indent goes on with the line before, others stand alone."""
    parts: list[list[str]] = []
    for line in lines:
        words = " ".join(line.split())
        if parts and words and parts[-1] != [""] and not line.startswith(" "):
            parts[-1].append(words)
        else:
            parts.append([words])
    return "\n".join(map(" ".join, parts)).strip()


def lines_of(text: str) -> tuple[str, ...]:
    """Give the lines of a text that are not empty."""
    return tuple(filter(None, text.split("\n")))


def one_line(text: str) -> str:
    """Line ends become blanks."""
    return " ".join(text.split())
