"""The numbered items of a field: questions by their progression, all else by the questions' numbers."""

import re
from dataclasses import dataclass

from packs.questionbase.fields import paragraphs

_NUMBER = re.compile(r" {1,6}(\d{1,4}(?: ?[-–—,] ?\d{1,4}){0,9})[.)](?: +|$)")
_RESERVE = re.compile(r" {1,6}резерв\w{0,8} ?\d{0,2}[.:)] *", re.IGNORECASE)
_ONE_OF_SEVERAL = re.compile(r"([-–—,]?) ?(\d{1,4})")
_DASHES = ("-", "–", "—")
_LADDERS = (1, 10, 20, 100)
"""The first numbers of the progressions met in real packs; one counts positions, the others are prices."""
_MOST = 100
"""Items of a theme; more are text: a range such as 1-9999 must not multiply a hostile file."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question of a theme: ``number`` as printed, 0 for a reserve; ``price`` where numbers count points."""

    number: int
    price: int | None
    lines: list[str]

    @property
    def text(self) -> str:
        """The item as paragraphs."""
        return paragraphs(self.lines)


def split_questions(lines: list[str]) -> tuple[list[str], list[Item]]:
    """Part a theme into its head and its questions.

    Only the next number of the progression opens an item, which guards against numbers inside verses.
    """
    head: list[str] = []
    items: list[Item] = []
    first = last = 0
    for line in lines:
        mark = _NUMBER.match(line)
        number = int(mark[1]) if mark and mark[1].isdigit() else 0
        if len(items) == _MOST:
            items[-1].lines.append(line)
        elif mark and (number == last + first if first else number in _LADDERS):
            first, last = first or number, number
            items.append(Item(number, number if first > 1 else None, [_after(mark)]))
        elif mark := _RESERVE.match(line):
            items.append(Item(0, None, [_after(mark)]))
        else:
            (items[-1].lines if items else head).append(line)
    return head, items


def split_by_question(lines: list[str], questions: list[Item]) -> tuple[str, dict[int, str]]:
    """Part an answer, comment, source or author field by questions: their places, from 0, with the texts.

    What stands before the first number comes apart. A number that is no question's, or goes back, is text.
    """
    numbers = _Numbers(questions)
    head: list[str] = []
    current = head
    found: dict[int, list[str]] = {}
    for line in lines:
        places, rest = numbers.places(line)
        if places:
            current = [rest]
            found |= dict.fromkeys(places, current)
        else:
            current.append(line)
    return paragraphs(head), {place: paragraphs(text) for place, text in found.items()}


class _Numbers:
    """Which questions the numbers of a field mean: they count by ones, by tens, or as the questions do."""

    def __init__(self, questions: list[Item]) -> None:
        self._count = len(questions)
        self._reserves = [place for place, item in enumerate(questions) if not item.number]
        self._steps = (questions[0].number or 1, 1, 10)
        self._step = 0
        self._last = -1

    def places(self, line: str) -> tuple[list[int], str]:
        """Give the places that a line begins an item for, and the rest of the line; none for text."""
        if mark := _NUMBER.match(line):
            places = self._numbered(mark[1])
            if places and places[0] > self._last:
                self._last = places[0]
                return places, _after(mark)
        elif self._reserves and (mark := _RESERVE.match(line)):
            return [self._reserves.pop(0)], _after(mark)
        return [], line

    def _numbered(self, printed: str) -> list[int]:
        places: list[int] = []
        for separator, digits in _ONE_OF_SEVERAL.findall(printed):
            place = self._place(int(digits))
            if place is None:
                return []
            if separator in _DASHES and places:
                places += range(places[-1] + 1, place)
            places.append(place)
        return places

    def _place(self, number: int) -> int | None:
        if not self._step:
            fits = (step for step in self._steps if number % step == 0 and 0 < number // step <= self._count)
            self._step = next(fits, 0)
        if not self._step or number % self._step or not 0 < number // self._step <= self._count:
            return None
        return number // self._step - 1


def _after(mark: re.Match[str]) -> str:
    return mark.string[mark.end() :]
