"""The lamp of who answers: lit when the race is decided, dark when the answer was ruled on."""

from collections.abc import Callable, Mapping

from station.rules.events import (
    ContestDecided,
    Event,
    MatchEnded,
    PressAccepted,
    QuestionRevealed,
    QuestionWithdrawn,
    ReadingStarted,
    Redone,
    Ruled,
    ThemeVoided,
    Undone,
    WindowOpened,
)
from station.rules.model import Seat
from station.seats import Binding

_OVER = (
    Ruled,
    ReadingStarted,
    WindowOpened,
    QuestionRevealed,
    QuestionWithdrawn,
    ThemeVoided,
    MatchEnded,
    Undone,
    Redone,
)


class WinnerLamp:
    """``light`` lights the lamps of just these buttons of a source."""

    def __init__(self, light: Callable[[str, frozenset[str]], None]) -> None:
        self._light = light
        self._lit = ""

    def follow(self, event: Event, buttons: Mapping[Seat, Binding]) -> None:
        """Something was decided; ``buttons``: those that are heard."""
        if isinstance(event, ContestDecided):
            self._show(buttons.get(event.winner.seat))
        elif isinstance(event, PressAccepted):
            self._show(buttons.get(event.press.seat))
        elif isinstance(event, _OVER):
            self.darken()

    def darken(self) -> None:
        """No lamp is lit."""
        if self._lit:
            self._light(self._lit, frozenset())
        self._lit = ""

    def _show(self, binding: Binding | None) -> None:
        self.darken()
        if binding is not None:
            self._lit = binding.identity.source
            self._light(self._lit, frozenset({binding.button}))
