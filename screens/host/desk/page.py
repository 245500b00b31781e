"""What a page of the desk is, and what a key on it leads to."""

from dataclasses import dataclass
from typing import Protocol

from screens.help import Group
from screens.host.entry import Hint
from screens.looks import Line, Look
from screens.text import wrap
from station.rules.commands import PlayCommand
from station.rules.state import MatchState

Paragraph = tuple[str, Look]
"""A text that may take several lines."""


@dataclass(frozen=True, slots=True)
class Body:
    """The lines of a page. ``focus``: the line that must be seen; ``where``: how far down the list it is."""

    lines: list[Line]
    focus: int = 0
    where: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """What a key leads to.

    ``page`` is laid upon this one. ``command`` is asked of the match; where the rules take it, so many pages
    are left as it ``leaves``, and the whole desk if it ``closes``. ``note``: what the host is told.
    """

    page: "Page | None" = None
    command: PlayCommand | None = None
    leaves: int = 0
    closes: bool = False
    note: str = ""


STAY = Move()
"""The page has dealt with the key."""


class Page(Protocol):
    """A page of the desk. It keeps a cursor or what is typed; all else it reads from the state each time."""

    is_typed: bool
    """Whether letters and digits are text here; else letters are keys."""

    @property
    def is_changed(self) -> bool:
        """Whether something was typed or chosen that would be lost if the page were left."""
        ...

    @property
    def title(self) -> str:
        """What the page is about."""
        ...

    def body(self, state: MatchState, width: int) -> Body:
        """The page's lines."""
        ...

    def help(self, state: MatchState) -> Group:
        """Every key that it takes now, for the help."""
        ...

    def hints(self, state: MatchState) -> tuple[Hint, ...]:
        """The keys that do something here."""
        ...

    def knows(self, key: str, state: MatchState) -> bool:
        """Whether a sign, by the US name of its key, does something here."""
        ...

    def press(self, key: str, character: str, state: MatchState) -> Move:
        """A key by Textual's name, a letter that is a key by its US one; ``character``: what it types."""
        ...


def flowing(paragraphs: list[Paragraph], width: int) -> list[Line]:
    """Paragraphs as lines, a blank before each."""
    return [((f" {line}", look),) for text, look in paragraphs for line in wrap(text, width - 2)]
