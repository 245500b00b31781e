"""What stands on the match screen's line for notes, from news to news."""

import time

from screens.host import notes
from station.rules.commands import Command
from station.views.host_view import HostView


def has_moved(before: HostView, now: HostView) -> bool:
    """Whether something has happened that the host must see, whatever is being looked at."""
    return (before.seen, before.overdue) != (now.seen, now.overdue)


class Notices:
    """A ``note`` stands until the next key, or until something happens; else a simulated player speaks."""

    def __init__(self, note: str) -> None:
        self.note = note
        self._speech = ""
        self._overdue_since = 0

    @property
    def shown(self) -> str:
        """The line."""
        return self.note or self._speech

    def follow(self, before: HostView | None, now: HostView, speech: str) -> None:
        """Something was published; ``speech``: what a simulated player says now."""
        self._speech = speech
        if now.overdue and not (before and before.overdue):
            self._overdue_since = time.monotonic_ns()
        if before is None:
            return
        if has_moved(before, now):
            self.note = ""
        elif now.idle is not None and now.idle != before.idle:
            self.note = notes.idle(now)

    def too_soon(self, view: HostView, command: Command) -> str:
        """Why the next step waits a moment, else empty."""
        return notes.too_soon(view, command, time.monotonic_ns() - self._overdue_since)
