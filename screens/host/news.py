"""What the match's thread tells the match screen, as messages on the screen's own loop."""

import time
from collections.abc import Callable
from pathlib import Path

from textual.message import Message
from textual.screen import Screen

from station.live.published import Listeners, Published
from station.rules.events import ClockRanOut, Event
from station.rules.model import Nanoseconds
from station.rules.moments import Deadline
from station.rules.refusals import Refused


class Fresh(Message):
    """There is something new to show; read from ``News.latest``, so that only the newest counts."""

    def can_replace(self, message: Message) -> bool:
        """A flood of news is painted once."""
        return isinstance(message, Fresh)


class Stirred(Message):
    """There is something new to show of the buttons."""

    def can_replace(self, message: Message) -> bool:
        """A flood of changes is looked at once."""
        return isinstance(message, Stirred)


class Refusal(Message):
    """A command was refused."""

    def __init__(self, refused: Refused) -> None:
        super().__init__()
        self.refused = refused


class Unlocked(Message):
    """The match has moved to a folder in which files cannot be locked."""


class Sound(Message):
    """A clock has run out: it sounds, and rules nothing."""


class Broken(Message):
    """A fault of the program has ended the match's thread."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class News:
    """Listens to one match for a screen.

    ``latest``: what was published last, None before the first. ``refuge``: a folder to which the match could
    not be moved, with the reason, until it moves again or is saved. ``is_broken``: a fault has ended the
    match's thread. ``signal``: hears first what was decided, on the match's thread.
    """

    def __init__(self, screen: Screen[None]) -> None:
        self.latest: Published | None = None
        self.refuge: tuple[Path, OSError] | None = None
        self.is_broken = False
        self.signal: Callable[[Event], None] = lambda _event: None
        self._screen = screen
        self.listeners = Listeners(self._published, self._signalled, self._broke)

    @property
    def newest(self) -> Published:
        """What was published last, for who has seen it."""
        if self.latest is None:
            raise TypeError("nothing was published yet")
        return self.latest

    def left(self, deadline: Deadline | None) -> Nanoseconds | None:
        """What the running clock has left now; None without one."""
        if deadline is None:
            return None
        return Nanoseconds(deadline.due - self.newest.clock.at(time.monotonic_ns()))

    def refused(self, refused: Refused) -> None:
        """Hear a refusal."""
        self._screen.post_message(Refusal(refused))

    def stirred(self) -> None:
        """Hear that there is something new to show of the buttons."""
        self._screen.post_message(Stirred())

    def stayed(self, folder: Path, error: OSError) -> None:
        """Hear that the match could not be moved to a folder."""
        self.refuge = folder, error
        self._screen.post_message(Fresh())

    def _published(self, published: Published) -> None:
        before, self.latest = self.latest, published
        if published.moving or published.failure is None:
            self.refuge = None
        self._screen.post_message(Fresh())
        if before and before.path != published.path and not published.is_locked:
            self._screen.post_message(Unlocked())

    def _signalled(self, event: Event) -> None:
        self.signal(event)
        if isinstance(event, ClockRanOut):
            self._screen.post_message(Sound())

    def _broke(self, error: Exception) -> None:
        self.is_broken = True
        self._screen.post_message(Broken(error))
