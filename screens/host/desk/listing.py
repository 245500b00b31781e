"""A page that is a list with a cursor: ↑ and ↓ choose a row, keys do something with it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.cells import cell_len

from screens.help import Group, group
from screens.host.desk.page import STAY, Body, Move, Paragraph, flowing
from screens.host.entry import Hint
from screens.key_names import written
from screens.keys import LIST_KEYS
from screens.looks import Line, Look
from screens.text import across, padded
from station.rules.state import MatchState
from station.wording.language import tr

Item = TypeVar("Item")

_MARKED, _BARE = " → ", "   "
_LEAP = 8
_LEAST = 12
"""Cells for a row's text; columns that leave less are left out, the last first."""

Column = tuple[str, int]
"""A text with the cells it is cut or filled to."""

_STEPS = {"up": -1, "down": 1, "pageup": -_LEAP, "pagedown": _LEAP, "home": -(10**6), "end": 10**6}


@dataclass(frozen=True, slots=True)
class Use:
    """What a key does on a page: its name under the US layout, a few words, the deed.

    Without words it is not named on the line of keys: it stands elsewhere, or another key does the same.
    """

    key: str
    words: str
    act: Callable[[], Move]

    @property
    def hint(self) -> Hint:
        """The key as it is written, with the words."""
        return self.key.capitalize(), self.words


@dataclass(frozen=True, slots=True)
class Row:
    """A row: a text that is cut where there is no room, columns of fixed widths behind it, one before it."""

    text: str
    columns: tuple[Column, ...] = ()
    look: Look = Look.PLAIN
    first: Column = ("", 0)


class Listing(ABC, Generic[Item]):
    """The cursor stays on its item when the list grows, and at its place when the item is gone."""

    is_typed = False
    is_changed = False

    def __init__(self) -> None:
        self._item: Item | None = None
        self._place = 0

    @property
    @abstractmethod
    def title(self) -> str:
        """What the page is about."""

    @abstractmethod
    def items(self, state: MatchState) -> Sequence[Item]:
        """What is listed now."""

    @abstractmethod
    def row(self, item: Item, state: MatchState) -> Row:
        """How an item is shown."""

    @abstractmethod
    def uses(self, item: Item | None, state: MatchState) -> tuple[Use, ...]:
        """The keys that do something now; ``item``: under the cursor, None in an empty list."""

    def above(self, state: MatchState) -> list[Paragraph]:  # noqa: ARG002 - pages that say more need it
        """What is told above the list."""
        return []

    def below(self, state: MatchState) -> list[Paragraph]:  # noqa: ARG002 - the same
        """What is told below the list."""
        return []

    def chosen(self, state: MatchState) -> Item | None:
        """The item under the cursor."""
        items = self.items(state)
        return items[self._at(items)] if items else None

    def _at(self, items: Sequence[Item]) -> int:
        place = items.index(self._item) if self._item in items else self._place
        return max(0, min(place, len(items) - 1))

    def body(self, state: MatchState, width: int) -> Body:
        """The rows, the one under the cursor marked by an arrow and its colour."""
        items = self.items(state)
        at = self._at(items)
        above = flowing(self.above(state), width)
        rows = [_line(self.row(item, state), width, marked=n == at) for n, item in enumerate(items)]
        below = flowing(self.below(state), width)
        gap: list[Line] = [()] if rows and below else []
        lines = [*above, *rows, *gap, *below]
        return Body(lines, len(above) + at, f"{at + 1}/{len(items)}" if len(items) > 1 else "")

    def hints(self, state: MatchState) -> tuple[Hint, ...]:
        """The page's own keys, the cursor, the way back."""
        uses = tuple(use.hint for use in self.uses(self.chosen(state), state) if use.words)
        cursor = (("↑↓", tr("choose")),) if len(self.items(state)) > 1 else ()
        return (*uses, *cursor, ("Esc", tr("back")))

    def help(self, state: MatchState) -> Group:
        """The page's own keys and the cursor."""
        uses = ((written(use.key), use.words) for use in self.uses(self.chosen(state), state))
        own = tuple((key, words or tr("the first of these")) for key, words in uses)
        return Group(self.title, (*own, *group("", LIST_KEYS).uses))

    def knows(self, key: str, state: MatchState) -> bool:
        """Whether it is one of the page's own keys."""
        return any(use.key == key for use in self.uses(self.chosen(state), state))

    def press(self, key: str, character: str, state: MatchState) -> Move:  # noqa: ARG002 - nothing is typed
        """Move the cursor, or do what the key is for."""
        items = self.items(state)
        if key in _STEPS and items:
            self._place = max(0, min(self._at(items) + _STEPS[key], len(items) - 1))
            self._item = items[self._place]
            return STAY
        act = next((use.act for use in self.uses(self.chosen(state), state) if use.key == key), None)
        return act() if act else STAY


def _taken(columns: tuple[Column, ...]) -> int:
    return sum(size for _, size in columns)


def _line(row: Row, width: int, *, marked: bool) -> Line:
    first, size = row.first
    columns = row.columns
    room = (across(width) if columns else width) - len(_BARE) - size
    while columns and room - _taken(columns) < _LEAST:
        columns = columns[:-1]
    behind = "".join(" " + padded(text, size - 1) for text, size in columns)
    text = padded(first, size) + padded(row.text, max(0, room - _taken(columns))) + behind
    if marked:
        return (_MARKED, Look.STRONG), (text + " " * (width - len(_BARE) - cell_len(text)), Look.CHOSEN)
    return (_BARE, Look.PLAIN), (text, row.look)
