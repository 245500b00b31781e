"""A match on the real match screen, with the keys of the terminal as buttons."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import date

from textual.events import Event
from textual.pilot import Pilot

from screens.app import StationApp
from screens.host.keys import SEAT_KEYS
from screens.host.match_screen import MatchScreen
from screens.services import Settings
from screens.table import ButtonDesk, PressTaker
from screens.widgets.canvas import Canvas
from station.journal.files import Files
from station.live.opening import OpenMatch, begin_match
from station.rules.commands import Begin
from station.rules.history import History
from station.rules.model import MILLISECOND, Seat
from station.rules.state import MatchState
from tests.fakes.house import FakeHouse
from tests.screens.desks import FakeDesk

PATIENCE = 20.0
"""Seconds after which something awaited will not come."""


class DigitTable:
    """The digits 1 to 4 are buttons; each is a press, however soon it follows the one before."""

    desk: ButtonDesk | None = None
    _match: PressTaker | None = None

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match."""
        self._match = match

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal; True: it was a button."""
        if name not in SEAT_KEYS or self._match is None:
            return False
        self._match.press(Seat(int(name)), at, at, MILLISECOND)
        return True

    def watch(self, history: History) -> None:
        """Nobody does."""

    def speech(self) -> str:
        return ""

    def stand_up(self) -> None:
        """Report no more."""
        self._match = None


class DeskTable(DigitTable):
    """The same with a desk of buttons, of which the test knows."""

    def __init__(self, desk: FakeDesk) -> None:
        self.desk = desk


class Playing:
    """A host at the screen: keys are pressed, what they lead to is awaited."""

    def __init__(self, pilot: Pilot[int], app: StationApp, screen: MatchScreen) -> None:
        self._pilot = pilot
        self._app = app
        self._screen = screen

    @property
    def shown(self) -> str:
        """What the screen shows."""
        canvas = self._screen.query_one(Canvas)
        return "\n".join(canvas.render_line(y).text.rstrip() for y in range(canvas.size.height))

    def line(self, word: str) -> str:
        """The line with this word, which must be just one."""
        (found,) = (line.strip() for line in self.shown.splitlines() if word in line)
        return found

    async def keys(self, *keys: str) -> None:
        """Press keys that the screen follows at once."""
        await self._pilot.press(*keys)

    def post(self, event: Event) -> None:
        """Something else than a key comes from the terminal."""
        self._screen.post_message(event)

    async def see(self, *texts: str) -> None:
        """Wait until all of these are on the screen."""
        await self.until(lambda shown: all(text in shown for text in texts))

    async def until(self, holds: Callable[[str], bool]) -> None:
        """Wait until something holds of the screen."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds(self.shown):
                    await self._pilot.pause(0.01)
        except TimeoutError:
            raise AssertionError(self.shown) from None

    async def does(self, key: str, *seen: str) -> None:
        """Press a key and wait for what it leads to."""
        await self.keys(key)
        await self.see(*seen)

    async def gone(self, text: str) -> None:
        """Wait until this is not on the screen any more."""
        await self.until(lambda shown: text not in shown)

    @property
    def current(self) -> OpenMatch | None:
        """The match as the station knows it."""
        return self._app.current

    @property
    def is_finished(self) -> bool:
        """Whether the station knows that the match it put away is over."""
        return self._app.is_finished

    @property
    def history(self) -> History:
        """The match as it was published last."""
        latest = self._screen._news.latest
        assert latest is not None
        return latest.history

    @property
    def state(self) -> MatchState:
        """How it stands."""
        return self.history.state


@asynccontextmanager
async def playing(
    house: FakeHouse,
    begin: Begin,
    size: tuple[int, int] = (80, 24),
    files: Files | None = None,
    keys: Mapping[str, tuple[str, ...]] | None = None,
    desk: FakeDesk | None = None,
) -> AsyncIterator[Playing]:
    """Begin a match, on a disk of the test's own, sit down at it with other keys; put it away in the end.

    ``desk``: of devices, where there are any.
    """
    match = begin_match(house.folder, begin, date(2026, 12, 5), files=files)
    assert isinstance(match, OpenMatch), match
    app = StationApp(
        house, lambda: DeskTable(desk) if desk else DigitTable(), match, settings=Settings(keys or {})
    )
    async with app.run_test(size=size) as pilot:
        screen = app.get_screen("match", MatchScreen)
        host = Playing(pilot, app, screen)
        await host.see("BEFORE THE GAME")
        yield host
    assert app.put_away() == []
