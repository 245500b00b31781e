"""An app with the real screens but the match screen: what would be played is noted."""

from screens.app import StationApp
from screens.services import Table
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch
from tests.fakes.house import FakeHouse

SIZES = ((80, 24), (128, 37), (40, 14))
"""The least that is whole, the usual, and one that is too small."""


class Stage(StationApp):
    """The app; ``played`` are the matches that were handed over."""

    def __init__(self, house: FakeHouse, first: str = "home") -> None:
        super().__init__(house, _no_table, first=first)
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


def _no_table() -> Table:
    raise AssertionError
