"""Write a pack in the native format."""

from collections.abc import Iterator

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.si4s import marks


def write_si4s(pack: Pack) -> str:
    """Give the file's text, ended by a newline; write it as UTF-8.

    Reading it gives the same pack but for the digest, as far as FORMATS.md promises.
    """
    return "\n".join(_lines(pack)) + "\n"


def _lines(pack: Pack) -> Iterator[str]:
    yield from _field(marks.TITLE, pack.title)
    yield from _field(marks.EDITORS, pack.editors)
    yield from _field(marks.DATE, pack.date)
    yield from _field(marks.REMARK, pack.info)
    number = 1
    for place, section in enumerate(pack.sections):
        yield from _heading(section, first=place == 0)
        for theme in section.themes:
            yield from _theme(theme, number)
            number += 1


def _heading(section: PackSection, *, first: bool) -> Iterator[str]:
    if section.name or not first:
        yield ""
        yield f"{marks.SECTION} {marks.escaped(section.name)}".rstrip()


def _theme(theme: PackTheme, number: int) -> Iterator[str]:
    yield ""
    yield f"{marks.THEME} {_theme_name(theme.name, number)}".rstrip()
    yield from _field(marks.AUTHOR, theme.author)
    yield from _field(marks.COMMENT, theme.comment)
    yield from _values(marks.SOURCE, theme.sources)
    for question in theme.questions:
        yield from _question(question)


def _theme_name(name: str, number: int) -> str:
    """A number before and a bracket behind, so that a name which has them itself keeps them."""
    bracket = " ()" if name.endswith(")") else ""
    return f"Тема {number}. {marks.escaped(name)}{bracket}" if name else ""


def _question(question: PackQuestion) -> Iterator[str]:
    yield ""
    if question.spare:
        yield f"{marks.PRICE} {marks.SPARE_WORDS[0]}"
    elif question.price is not None:
        yield f"{marks.PRICE} {question.price}"
    yield from _field(marks.TEXT, question.text) if question.text else (marks.TEXT,)
    yield from _field(marks.ANSWER, question.answer)
    yield from _values(marks.ACCEPT, question.accept)
    yield from _values(marks.REJECT, question.reject)
    yield from _field(marks.COMMENT, question.comment)
    yield from _values(marks.SOURCE, question.sources)
    yield from _field(marks.AUTHOR, question.author)


def _field(marker: str, text: str) -> Iterator[str]:
    if text:
        first, *rest = marks.escaped(text).split("\n")
        yield f"{marker} {_guarded_item(first)}"
        yield from map(_guarded, rest)


def _values(marker: str, values: tuple[str, ...]) -> Iterator[str]:
    if len(values) == 1:
        yield from _field(marker, values[0])
    elif values:
        yield marker
        for value in values:
            first, *rest = marks.escaped(value).split("\n")
            yield marks.ITEM + first
            yield from map(_guarded, rest)


def _guarded(line: str) -> str:
    return "\\" + line if marks.needs_guard(line) else line


def _guarded_item(line: str) -> str:
    """A marker behind a marker is text already; only a list item must be kept from being one."""
    return "\\" + line if line.startswith(marks.ITEM) else line
