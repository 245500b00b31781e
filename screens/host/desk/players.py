"""The players at the desk: a list of them, for the pages that do something with one."""

from collections.abc import Sequence

from screens.host.desk.listing import Listing, Row
from screens.host.desk.naming import name_of
from station.rules.model import Seat
from station.rules.state import MatchState, scores, standing_of
from station.wording.points import signed
from station.wording.standings import standing_name

_SEAT, _POINTS, _REMARK = 3, 8, 26


class Players(Listing[Seat]):
    """The players in the order of their seats, with their scores."""

    def items(self, state: MatchState) -> Sequence[Seat]:
        """All who have a seat."""
        return state.seats

    def row(self, item: Seat, state: MatchState) -> Row:
        """Seat, name, score, and what is to be said of the player."""
        columns = (signed(scores(state)[item]), _POINTS), (self.remark(item, state), _REMARK)
        return Row(name_of(state, item), columns, first=(str(item), _SEAT))

    def remark(self, item: Seat, state: MatchState) -> str:
        """Who is not in the game."""
        return standing_name(standing_of(state, item))
