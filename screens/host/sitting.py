"""A match at the table: its thread, the players' buttons, and how both are let go of."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from screens.host.news import News
from screens.host.notices import Notices
from screens.host.orders import Order, aimed_at, order
from screens.table import Table
from station.live.door import LiveMatch
from station.live.opening import OpenMatch
from station.live.published import Published
from station.rules.commands import Pause
from station.views.host_view import HostView


class Sitting:
    """Begins when it is made, ends with ``put_away``. ``table``: the buttons of this match."""

    def __init__(self, match: OpenMatch, table: Table, news: News) -> None:
        self.table = table
        self._news = news
        self._opened = match
        self._match = LiveMatch(match, news.listeners)
        if table.desk is not None:
            state = match.history.state
            table.desk.attend(state.seats, news.stirred, state.equipped)
            news.signal = table.desk.signal
        self._match.start()
        table.sit_down(self._match)

    @property
    def match(self) -> OpenMatch:
        """The match with the file that it has now, and all that is to be in it."""
        return replace(self._opened, path=self._path, frames=self._match.frames)

    @property
    def _path(self) -> Path:
        return self._news.latest.path if self._news.latest else self._opened.path

    @property
    def place(self) -> str:
        """The name of the folder in which the match is saved since it was moved; empty when it was not."""
        path = self._path
        return "" if path == self._opened.path else path.parent.name or "/"

    def ask(self, action: str, view: HostView, notices: Notices) -> str:
        """Ask the match for what a key's action is for; why nothing is asked, else empty."""
        command = order(action, view)
        why_not = notices.why_not(action, command, view)
        if command is not None and not why_not:
            self.submit(command, view)
        return why_not

    def submit(self, command: Order, view: HostView) -> None:
        """Ask the match for what a key of the host asks for, who saw ``view``."""
        self._match.submit(command, aimed_at(command, view), self._news.refused)

    def move(self, folder: Path) -> None:
        """Save the match in another folder from now on, because it is not saved in its own."""
        self._match.move(folder, partial(self._news.stayed, folder))

    def let_clock_stand(self) -> None:
        """Pause, as by the host's key, where a clock counts: it goes on with what is left now."""
        latest = self._news.latest
        if latest is not None and latest.history.state.deadline is not None:
            self._match.submit(Pause())

    def put_away(self) -> Published | None:
        """Let go of the buttons and of the match, saved as far as can be. May wait for the disk.

        Returns what was shown last, when not all of it could be saved.
        """
        self.table.stand_up()
        self.let_clock_stand()
        is_saved, latest = self._match.close(), self._news.latest
        if self._news.is_broken and latest is not None and latest.failure is None:
            return None  # what had not got into the file was not shown
        return None if is_saved else latest
