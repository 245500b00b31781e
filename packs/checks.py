"""What an organiser wants to know of a pack (N2.3: five questions and a spare a theme, each with a source).

The codes stand in ``packs.problems``; all are warnings, since the host may know better.
"""

from collections.abc import Iterator

from packs.model import Pack, PackQuestion, PackTheme
from packs.problems import PackProblem, warning
from packs.spares import REGULAR

PRICES = (10, 20, 30, 40, 50)

LONGEST_NAME = 60
"""Characters of a theme's name, on a board of 80 columns beside five prices."""
LONGEST_QUESTION = 500
"""Characters of a question, read aloud in half a minute."""
LONGEST_ANSWER = 250
"""Characters of an answer with its remarks."""

_STRESS = "\u0301"


def check(pack: Pack) -> tuple[PackProblem, ...]:
    """List what is missing, doubled or out of measure, theme by theme."""
    names: dict[str, int] = {}
    found: list[PackProblem] = []
    for number, theme in enumerate(pack.themes, start=1):
        found += _of_name(theme, number, names)
        found += _of_theme(theme, number)
        found += _of_sources(theme, number)
        for place, question in enumerate(theme.questions, start=1):
            where: dict[str, object] = {"theme": theme.name, "number": number, "question": place}
            found += _of_question(question, where)
    return tuple(found)


def _of_name(theme: PackTheme, number: int, names: dict[str, int]) -> Iterator[PackProblem]:
    if not theme.name:
        yield warning("nameless-theme", number=number)
        return
    first = names.setdefault(_alike(theme.name), number)
    if first != number:
        yield warning("duplicate-theme", theme=theme.name, number=number, first=first)
    if len(theme.name) > LONGEST_NAME:
        yield warning(
            "long-name", theme=theme.name, number=number, length=len(theme.name), limit=LONGEST_NAME
        )


def _alike(name: str) -> str:
    return name.casefold().replace("ё", "е").replace(_STRESS, "").strip(' .«»"')


def _of_theme(theme: PackTheme, number: int) -> Iterator[PackProblem]:
    regular = theme.regular
    place: dict[str, object] = {"theme": theme.name, "number": number}
    if theme.is_final:
        return
    if len(regular) < REGULAR:
        yield warning("few-questions", **place, count=len(regular))
    if len(regular) > REGULAR:
        yield warning("many-questions", **place, count=len(regular))
    if len(regular) == len(theme.questions):
        yield warning("no-spare", **place)
    prices = [
        PRICES[0] * row if question.price is None else question.price
        for row, question in enumerate(regular, start=1)
    ]
    if tuple(prices[:REGULAR]) != PRICES[: len(prices)]:
        yield warning("prices", **place, prices=" ".join(map(str, prices)))


def _of_sources(theme: PackTheme, number: int) -> Iterator[PackProblem]:
    if theme.sources:
        return
    missing = [place for place, question in enumerate(theme.questions, start=1) if not question.sources]
    if missing and len(missing) == len(theme.questions):
        yield warning("no-sources", theme=theme.name, number=number)
        return
    for place in missing:
        yield warning("missing-source", theme=theme.name, number=number, question=place)


def _of_question(question: PackQuestion, place: dict[str, object]) -> Iterator[PackProblem]:
    if not question.text:
        yield warning("empty-question", **place)
    if not question.answer:
        yield warning("missing-answer", **place)
    if len(question.text) > LONGEST_QUESTION:
        yield warning("long-question", **place, length=len(question.text), limit=LONGEST_QUESTION)
    if len(question.answer) > LONGEST_ANSWER:
        yield warning("long-answer", **place, length=len(question.answer), limit=LONGEST_ANSWER)
