"""What the match shows of itself to the rest of the house: immutable."""

import errno
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
    HANGING = "hanging"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Published:
    """The match as everybody may see it.

    ``path``: its file; ``is_locked``: no other station can write to it. ``failure``: why it is not saved
    there: what the system said, or a TimeoutError without a number while the disk does not answer, which may
    pass. As long as there is one, all that is decided is shown at once. ``moving``: the folder in which
    another file is being made of the match; ``stalled``: that folder does not answer either.
    """

    history: History
    clock: Stretch
    path: Path
    saving: Saving = Saving.SAVED
    failure: OSError | None = None
    moving: Path | None = None
    stalled: bool = False
    is_locked: bool = True

    @property
    def is_movable(self) -> bool:
        """Whether the match can be moved now: not saved, and not on its way to a folder that answers."""
        return self.failure is not None and (self.moving is None or self.stalled)

    @property
    def is_gone(self) -> bool:
        """Whether its file was deleted while it was played."""
        return self.failure is not None and self.failure.errno == errno.ENOENT


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
