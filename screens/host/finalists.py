"""A cursor over the players of the final round; it stays with its player when others drop out."""

from station.rules.model import Seat
from station.views.late_view import Finalist, FinalView

LONGEST_NAME = 24
"""Cells of a finalist's name in a line."""


class AtFinalist:
    """Where the cursor stands."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat

    def who(self, final: FinalView) -> Finalist:
        """The player under the cursor."""
        return final.finalists[self._place(final)]

    def step(self, final: FinalView, by: int) -> None:
        """Go to another player; behind the last one comes the first."""
        self._seat = final.finalists[(self._place(final) + by) % len(final.finalists)].seat

    def _place(self, final: FinalView) -> int:
        seats = [who.seat for who in final.finalists]
        return seats.index(self._seat) if self._seat in seats else 0
