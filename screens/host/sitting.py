"""A match at the table: its thread, the players' buttons, and how both are let go of."""

from screens.host.orders import Order, aimed_at
from screens.services import Table
from station.live.door import LiveMatch
from station.live.opening import OpenMatch
from station.live.published import Listeners, Published, Reply
from station.rules.commands import Pause
from station.rules.state import MatchState
from station.views.host_view import HostView


class Sitting:
    """Begins when it is made, ends with ``put_away``. ``table``: the buttons of this match."""

    def __init__(self, match: OpenMatch, table: Table, listeners: Listeners) -> None:
        self.table = table
        self._file = match.path.name
        self._match = LiveMatch(match, listeners)
        self._match.start()
        table.sit_down(self._match)

    def submit(self, command: Order, view: HostView, reply: Reply) -> None:
        """Ask the match for what a key of the host asks for, who saw ``view``."""
        self._match.submit(command, aimed_at(command, view), reply)

    def put_away(self, latest: Published | None) -> tuple[str, MatchState] | None:
        """Let go of the buttons and of the match, saved as far as can be. May wait for the disk.

        Returns the file's name and the match as it was shown last, when not all of it could be saved.
        """
        self.table.stand_up()
        if latest is not None and latest.history.state.deadline is not None:
            # As by the host's key: a clock goes on with what is left now, not with what was saved last.
            self._match.submit(Pause())
        if self._match.close() or latest is None:
            return None
        return self._file, latest.history.state
