"""An app with the real screens but the match screen: what would be played is noted."""

from dataclasses import dataclass

from screens.app import StationApp
from screens.table import ButtonDesk, PressTaker
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch
from station.rules.history import History
from station.rules.model import Seat
from tests.fakes.house import FakeHouse

SIZES = ((80, 24), (128, 37), (40, 14))
"""The least that is whole, the usual, and one that is too small."""


@dataclass
class Buttons:
    """A table whose buttons are the digits 1 to 9, with a desk or without; ``listener``: who sits at it."""

    desk: ButtonDesk | None = None
    listener: PressTaker | None = None

    def sit_down(self, match: PressTaker) -> None:
        """Somebody does."""
        self.listener = match

    def key(self, name: str, at: int) -> bool:
        """Report every digit but 0 as a press."""
        if self.listener is None or name not in "123456789":
            return False
        self.listener.press(Seat(int(name)), at, at, 0)
        return True

    def watch(self, history: History) -> None:
        """Nobody does."""

    def speech(self) -> str:
        """Nothing."""
        return ""

    def stand_up(self) -> None:
        """Nobody sits there any more."""
        self.listener = None


class Stage(StationApp):
    """The app; ``played`` are the matches that were handed over, ``table`` the one with the buttons."""

    def __init__(self, house: FakeHouse, first: str = "home") -> None:
        self.table = Buttons()
        super().__init__(house, lambda: self.table, first=first)
        self.played: list[OpenMatch] = []

    def play(self, match: OpenMatch) -> None:
        """Note it, and stay."""
        self.played.append(match)

    def shown(self) -> list[str]:
        """The lines as they are painted, without blanks at their ends."""
        canvas = self.screen.query_one(Canvas)
        return [canvas.render_line(y).text.rstrip() for y in range(canvas.size.height)]

    def line(self, word: str) -> str:
        """The line with this word in it, which must be just one."""
        (found,) = (line.strip() for line in self.shown() if word in line)
        return found
