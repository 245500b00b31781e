"""From the drafts of a native file to its pack."""

import re
from collections.abc import Iterator

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from packs.problems import Findings, unreadable
from packs.si4s import marks
from packs.si4s.drafts import Draft, PackDraft, SectionDraft, ThemeDraft
from packs.spares import with_spare

_NUMBERED = re.compile(r"(?i:тема) \d{1,4}[.:] ?(?=\S)")
_BETWEEN_PEOPLE = re.compile(r", | и | — | - ")
_WORDS_OF_A_PERSON = 4
_PICTURE = "(img "
_DIGITS = 4

_Row = tuple[PackQuestion, int]
"""A question and its line."""


def build_pack(draft: PackDraft, findings: Findings) -> Pack:
    """Make the pack.

    Raises:
        PackUnreadable: ``no-questions``.
    """
    if not any(theme.questions for section in draft.sections for theme in section.themes):
        raise unreadable("no-questions")
    info = (draft.text(marks.SHORT_TITLE, marks.REMARK), *_empty_sections(draft.sections, findings))
    return Pack(
        title=draft.name(marks.TITLE),
        sections=tuple(_section(section, findings) for section in draft.sections if section.themes),
        editors=draft.text(marks.EDITORS),
        date=draft.text(marks.DATE),
        info="\n".join(filter(None, info)),
    )


def _empty_sections(sections: list[SectionDraft], findings: Findings) -> Iterator[str]:
    """Warn of headings without themes, and give them."""
    used = {id(heading) for section in sections if section.themes for heading in section.headings.values()}
    for section in sections:
        for marker, heading in list(section.headings.items())[-1:]:
            if id(heading) not in used and (name := heading.name(marker)):
                findings.warn("empty-section", heading.line, section=name)
                yield name


def _section(draft: SectionDraft, findings: Findings) -> PackSection:
    return PackSection(draft.name, tuple(theme for each in draft.themes for theme in _themes(each, findings)))


def _themes(draft: ThemeDraft, findings: Findings) -> Iterator[PackTheme]:
    """Give the theme, or several of its name where the prices begin anew."""
    name, people = _head(draft.name(marks.THEME))
    by_line = draft.name(marks.AUTHOR)
    author = by_line if people in by_line else ", ".join(filter(None, (people, by_line)))
    comment = draft.text(marks.COMMENT, marks.HANDOUT)
    sources = draft.several(marks.SOURCE)
    for place, run in enumerate(_runs([(_question(each, findings), each.line) for each in draft.questions])):
        if place:
            findings.warn("theme-split", run[0][1], theme=name, questions=len(run))
        _warn_of_repeated_prices(name, run, findings)
        yield PackTheme(name, with_spare(question for question, _ in run), author, comment, sources)


def _head(text: str) -> tuple[str, str]:
    """Take a theme's line apart into its name and the people in its last bracket."""
    numbered = _NUMBERED.match(text)
    text = text[numbered.end() :] if numbered else text
    start = _last_bracket(text)
    if start is not None and _are_people(text[start + 1 : -1]):
        return text[:start].rstrip(), text[start + 1 : -1]
    return text, ""


def _last_bracket(text: str) -> int | None:
    """Where the bracket opens that ends the text, unless it is the whole text."""
    depth = 0
    for index in range(len(text) - 1, 0, -1):
        depth += (text[index] == ")") - (text[index] == "(")
        if depth <= 0:
            return index if depth == 0 and text[index] == "(" else None
    return None


def _are_people(text: str) -> bool:
    """Whether all parts of a list are short and capitalised throughout; nobody at all counts too."""
    parts = (part.split() for part in _BETWEEN_PEOPLE.split(text))
    return not text or all(
        0 < len(words) <= _WORDS_OF_A_PERSON and all(word.lstrip("(")[:1].isupper() for word in words)
        for words in parts
    )


def _runs(rows: list[_Row]) -> Iterator[list[_Row]]:
    """Part the questions where a lower price equals the first; no question at all is one run."""
    run: list[_Row] = []
    highest = 0
    for row in rows:
        price = row[0].price
        if run and price is not None and price == run[0][0].price and price < highest:
            yield run
            run, highest = [], 0
        run.append(row)
        highest = max(highest, price or 0)
    yield run


def _warn_of_repeated_prices(theme: str, run: list[_Row], findings: Findings) -> None:
    seen: set[int] = set()
    for question, line in run:
        if question.price is None:
            continue
        if question.price in seen:
            findings.warn("repeated-price", line, theme=theme, price=question.price)
        seen.add(question.price)


def _question(draft: Draft, findings: Findings) -> PackQuestion:
    mark = draft.name(marks.PRICE)
    spare = mark.casefold() in marks.SPARE_WORDS
    price = int(mark) if mark.isascii() and mark.isdigit() and len(mark) <= _DIGITS else None
    comment = draft.text(marks.COMMENT, marks.HANDOUT)
    if mark and not spare and price is None:
        findings.warn("unknown-price", draft.line, value=mark)
        comment = f"{marks.PRICE} {mark}\n{comment}".strip()
    question = PackQuestion(
        text=draft.text(marks.TEXT),
        answer=draft.text(marks.ANSWER),
        price=price,
        spare=spare,
        accept=draft.several(marks.ACCEPT),
        reject=draft.several(marks.REJECT),
        comment=comment,
        sources=draft.several(marks.SOURCE),
        author=draft.name(marks.AUTHOR),
    )
    _warn_of_pictures(question, draft.line, findings)
    return question


def _warn_of_pictures(question: PackQuestion, line: int, findings: Findings) -> None:
    for text in (question.text, question.answer, question.comment):
        _, picture, rest = text.partition(_PICTURE)
        if picture:
            findings.warn("media", line, text=picture + rest)
