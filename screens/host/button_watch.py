"""What the match screen knows of the buttons, as the desk told it last."""

from screens.buttons.marks import has_news
from screens.table import ButtonDesk
from station.rules.state import LIVE, Phase
from station.seats import TableView

EXPECTING = LIVE | {Phase.CONTEST}
"""Presses decide in these, unless the match is paused."""


class ButtonWatch:
    """``table``: how the buttons stand, None where they are no devices."""

    def __init__(self, desk: ButtonDesk | None) -> None:
        self._desk = desk
        self.table: TableView | None = desk.view() if desk else None

    def look(self, phase: Phase) -> bool:
        """Look anew; whether the match is to be painted for it."""
        before = self.table
        self.table = self._desk.view() if self._desk else None
        return has_news(before, self.table, live=phase in EXPECTING)
