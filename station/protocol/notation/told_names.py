"""The names of themes that the lines of steps tell, each of the theme that its line must be about.

The law of this file: it only counts questions; where it counts wrong, the rules refuse the line.
"""

from collections.abc import Iterator, Sequence

from station.protocol.notation.lexer import Kind, folded, literal, tokens
from station.protocol.notation.lines import Line, fields, is_row
from station.protocol.notation.names import UNKNOWN
from station.protocol.notation.words import INNER, Word
from station.rules.regulation import Order, Stage


def told_names(stage: Stage, steps: Sequence[Line]) -> Iterator[tuple[int, str]]:
    """Numbers of themes with the names that lines tell of them; a theme may be told several."""
    course = _Course(stage)
    for line in steps:
        if line.word is Word.VOID:
            course.void(has_reserve=_has_reserve(line))
        elif line.word is Word.THEME:
            course.begin()
        elif line.word is None and (line.head is not None or is_row(line.text)):
            course.play(1 + sum(token.kind is Kind.BAR for token in tokens(line.text)))
        if course.theme is not None and (name := _name(line)):
            yield course.theme, name


def _has_reserve(line: Line) -> bool:
    word = (*fields(line.text, 3), "")[1].partition(" ")[0]
    return INNER.get(folded(word)) is Word.RESERVE


def _name(line: Line) -> str:
    """The name that a line tells of the theme it begins or plays, empty where it tells none."""
    if line.word is Word.THEME:
        is_number = line.head is None and line.text.isdecimal()
        return "" if is_number or line.text == UNKNOWN else literal(line.text)
    head = line.head or ""
    is_number = any(token.kind in {Kind.NUMBER, Kind.NUMBERED} for token in [*tokens(head)][-1:])
    return "" if line.word or is_number or not is_row(line.text) else literal(head)


class _Course:
    """Where the match is, counted in questions.

    ``theme``: the number of the theme that is played in sequence, None for a reserve or a round by choice.
    """

    def __init__(self, stage: Stage) -> None:
        self._following = _blocks(stage)
        self._left = 0
        self._prices = 0
        self._reserves = 0
        self._by_choice = False
        self._is_fresh = False
        self.theme: int | None = None

    def begin(self) -> None:
        """The next theme begins, unless a line before has told so already."""
        if not self._is_fresh:
            self._enter(in_sequence=True)
        self._is_fresh = True

    def play(self, number: int) -> None:
        """So many questions are played of one theme."""
        if not self._left:
            self._enter(in_sequence=False)
        self._left -= min(number, self._left)
        self._is_fresh = False

    def void(self, *, has_reserve: bool) -> None:
        """A theme falls: the one that is played, where questions of it are left."""
        if not self._by_choice:
            self._left = 0
            self._reserves += has_reserve
            self._is_fresh = False

    def _enter(self, *, in_sequence: bool) -> None:
        self.theme, self._by_choice = None, False
        if self._reserves:
            self._reserves -= 1
            self._left = self._prices
            return
        for theme, questions in self._following:
            if theme is not None or not in_sequence:
                self.theme, self._left, self._by_choice = theme, questions, theme is None
                self._prices = questions
                return


def _blocks(stage: Stage) -> Iterator[tuple[int | None, int]]:
    """What is played one after another, with its number of questions: a theme, or a round by choice."""
    first = 0
    for part in stage.rounds:
        if part.order is Order.CHOICE:
            yield None, part.themes * len(part.prices)
        else:
            yield from ((first + slot, len(part.prices)) for slot in range(part.themes))
        first += part.themes
