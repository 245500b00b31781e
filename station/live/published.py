"""What the match shows of itself to the rest of the house: immutable."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from station.live.clock import Stretch
from station.rules.events import Event
from station.rules.history import History
from station.rules.refusals import Refused


class Saving(StrEnum):
    """Whether the match is safe on the disk."""

    SAVED = "saved"
    SLOW = "slow"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Published:
    """The match as everybody may see it.

    ``path``: its file. ``failure``: why the file cannot be written any more. ``moving``: the folder in which
    another file is being made of the match.
    """

    history: History
    clock: Stretch
    path: Path
    saving: Saving = Saving.SAVED
    failure: OSError | None = None
    moving: Path | None = None

    @property
    def is_movable(self) -> bool:
        """Whether the match can be moved now: its file has failed, and it is not on its way yet."""
        return self.failure is not None and self.moving is None


def _raise(error: Exception) -> None:
    raise error


@dataclass(frozen=True, slots=True)
class Listeners:
    """Who hears of the match; all are called on the match thread and must return at once.

    ``published`` gets every new view; ``signalled`` gets events when they are decided, before they are saved.
    ``broke`` gets a fault of the program that has ended the match's thread: nothing more will come.
    """

    published: Callable[[Published], None]
    signalled: Callable[[Event], None] = lambda _event: None
    broke: Callable[[Exception], None] = _raise


Reply = Callable[[Refused], None]
"""Gets the refusal of a command."""

Stayed = Callable[[OSError], None]
"""Gets why a match could not be moved."""
