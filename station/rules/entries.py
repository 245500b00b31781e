"""What the match file keeps: one entry for each thing that was accepted."""

from dataclasses import dataclass

from station.rules.commands import Command
from station.rules.events import Event
from station.rules.model import Nanoseconds


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that was accepted, with what it did.

    ``act``: the act it belongs to (a race is one act of several commands), 0 for what no undo takes back.
    ``at``: match time. ``command`` is None for presses that were only counted, many at a time.
    """

    act: int
    at: Nanoseconds
    command: Command | None
    events: tuple[Event, ...]
