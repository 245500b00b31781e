"""Who takes keys before the table of the host's keys: a board, bids, stakes, the desk of table matters.

The law of this file: where buttons are live a digit is a button. So entries exist only in phases without
live buttons; on the desk, which is opened by a key of the host, digits are text only where text is typed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from screens.help import Group
from screens.host.orders import Order
from screens.host.scene import Scene
from screens.looks import Line
from station.rules.state import MatchState
from station.views.host_view import HostView

PASTE = "paste"
"""The name under which pasted text comes in, as if it were a key with many characters."""

Hint = tuple[str, str]
"""A key as it is written, and what it does now; both as they are shown."""


class KeyTaker(Protocol):
    """Takes keys and fills the middle of the match screen."""

    @property
    def is_typed(self) -> bool:
        """Whether a text is being typed, which would be lost if this were closed."""
        ...

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> "Taken | None":
        """A key by Textual's name, and what it types; None: not mine."""
        ...

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:
        """The middle of the screen; of more than ``scene.room`` lines the last ones are not shown."""
        ...

    def help(self, state: MatchState) -> tuple[Group, ...]:
        """Every key that it takes now, for the help."""
        ...

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:
        """What stands on the line of keys now."""
        ...


@dataclass(frozen=True, slots=True)
class Taken:
    """A key was taken: what it asks of the match, what the host is told, whether the desk is to be closed.

    A refusal of ``command`` is told to the host, and what was typed stays. ``opened``: a desk of its own,
    which takes keys until it is closed, whatever happens in the match. ``pressed``: keys to be pressed then.
    """

    command: Order | None = None
    note: str = ""
    closed: bool = False
    opened: KeyTaker | None = None
    pressed: tuple[str, ...] = ()


Asked = Callable[[], KeyTaker | None]
"""Tells who is asked in this phase; None where there is nothing to enter."""
