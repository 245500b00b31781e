"""What stands on the match screen's line for notes, from news to news."""

import time

from screens.host import notes
from screens.host.tips import Tips
from station.rules.commands import Command
from station.rules.refusals import Refused
from station.views.host_view import HostView
from station.wording.refusals import refusal


def has_moved(before: HostView, now: HostView) -> bool:
    """Whether something has happened that the host must see, whatever is being looked at."""
    return (before.seen, before.overdue) != (now.seen, now.overdue)


class Notices:
    """A ``note`` stands until the next key or until something happens, before a simulated player's words.

    ``tips``: for who is new to this.
    """

    def __init__(self, note: str, tips: Tips) -> None:
        self.note = note
        self.tips = tips
        self._speech = ""
        self._overdue_since = 0

    @property
    def shown(self) -> str:
        """The line."""
        return " · ".join(filter(None, (self.note, self._speech)))

    def follow(self, before: HostView | None, now: HostView, speech: str) -> None:
        """Something was published; ``speech`` as in ``hear``."""
        self.hear(speech)
        self.tips.follow(now)
        if now.overdue and not (before and before.overdue):
            self._overdue_since = time.monotonic_ns()
        if before is None:
            return
        if has_moved(before, now):
            self.note = ""
        elif now.idle is not None and now.idle != before.idle:
            self.note = notes.idle(now)

    def hear(self, speech: str) -> None:
        """What a simulated player says now, in the language that is spoken."""
        self._speech = speech

    def refused(self, refused: Refused, view: HostView) -> None:
        """The match has refused something."""
        self.note = refusal(refused, {seat.seat: seat.name for seat in view.seats})

    def why_not(self, action: str, command: Command | None, view: HostView) -> str:
        """Why a key asks for nothing, or its step waits a moment; else empty."""
        if command is None:
            return notes.no_order(view)
        if action != "step":
            return ""
        return notes.too_soon(view, command, time.monotonic_ns() - self._overdue_since)
