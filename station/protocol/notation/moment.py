"""One thing that happened, with the match before and after it."""

from dataclasses import dataclass

from station.rules.commands import Command
from station.rules.events import Event
from station.rules.state import MatchState


@dataclass(frozen=True, slots=True)
class Moment:
    """An event, and the command that caused it; None for what rode along."""

    before: MatchState
    event: Event
    after: MatchState
    command: Command | None
