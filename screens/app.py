"""The app: which screen is shown, the terminal's life, and the garbage that must not stop a race."""

from __future__ import annotations

import asyncio
import gc
import signal
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import WorkerFailed

from screens.driver import TerminalDriver
from screens.faults import FaultWatch
from screens.keys import STOP_KEY, set_keys
from screens.stopping import Stops, stop_job

if TYPE_CHECKING:
    from screens.host.match_screen import MatchScreen
    from screens.services import House, Settings
    from screens.table import TableMaker
    from station.live.opening import OpenMatch
    from station.live.published import Published

STOPPED = 128
"""A process that a signal stops ends with this and the signal's number."""


class StationApp(App[int], inherit_bindings=False):
    """The station on a terminal. It ends with an exit code, or with a ``fault`` of the program.

    ``current`` is the match that was open last; ``was_playing``: in the end it was still being played.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(STOP_KEY.first, STOP_KEY.action, show=False, priority=True)
    ]
    CSS = "Screen { background: ansi_default; color: ansi_default; }"

    def __init__(
        self,
        house: House,
        make_table: TableMaker,
        match: OpenMatch | None = None,
        first: str = "home",
        settings: Settings | None = None,
    ) -> None:
        """``match``: the match to begin with; without one the ``first`` screen is shown, home or setup.

        ``is_for_one_match``: who leaves that match leaves the station. ``greeting``: what the host is told
        first of it.
        """
        super().__init__(driver_class=TerminalDriver, ansi_color=True)
        set_keys(settings.keys if settings else {})
        self.title = "svoyak"
        self.house = house
        self.make_table = make_table
        self.current = match
        self.fault: Exception | None = None
        self._first = first
        self.is_for_one_match = match is not None
        self.greeting = ""
        self.was_playing = False
        self._match_screen: MatchScreen | None = None

    def get_default_screen(self) -> Screen[None]:
        """The first screen lies at the bottom: an empty one below it would only take time."""
        return self._installed("match" if self.current else self._first)

    def on_mount(self) -> None:
        """Stay in charge of how the process ends and comes back from a stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            loop.add_signal_handler(number, self.exit, STOPPED + number)
        Stops(self.suspend, self._let_clock_stand)
        self._watch = FaultWatch(self._handle_exception)
        self.app_resume_signal.subscribe(self, self._paint_anew)
        self.call_after_refresh(self._settle)

    def on_unmount(self) -> None:
        """What happens from now on is told by who has started the screens."""
        self._watch.end()

    def action_stop(self) -> None:
        """Go to the shell for a while."""
        stop_job()

    def _let_clock_stand(self) -> None:
        """Nobody is asked for an answer while the station is stopped."""
        if self._match_screen is not None:
            self._match_screen.let_clock_stand()

    def _paint_anew(self, _app: object) -> None:
        """The terminal was lent to the shell for a while, and Textual thinks that it still shows us."""
        self.screen.refresh(repaint=True)

    def _settle(self) -> None:
        """What exists now will stay: the collector may pass it over, which never runs in a question."""
        gc.freeze()

    def show_home(self) -> None:
        """The first screen."""
        self._show("home")

    def show_setup(self) -> None:
        """The form of a new match."""
        self._show("setup")

    def play(self, match: OpenMatch) -> None:
        """Play a match that is open."""
        self.current, self.greeting = match, ""
        self._show("match")

    def put_away(self) -> list[Published]:
        """When the screens are gone: let go of the match that is still being played.

        Returns the matches that could not be saved whole, as they were shown last.
        """
        if self._match_screen is None:
            return []
        left = self._match_screen.put_away()
        self.was_playing = left is not None
        self.current = left or self.current
        return self._match_screen.parting.unsaved

    @property
    def is_at_match(self) -> bool:
        """Whether the match is what is shown, not what comes before another one."""
        return self._match_screen is not None and self.screen is self._match_screen

    @property
    def is_finished(self) -> bool:
        """Whether the match that was put away last was played to its end: there is nothing to resume."""
        return self._match_screen is not None and self._match_screen.parting.is_finished

    def _handle_exception(self, error: Exception) -> None:
        """A fault of ours: give the terminal back and let the caller tell it; Textual would print texts."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        self.fault = self.fault or (cause if isinstance(cause, Exception) else error)
        self.exit(return_code=1)

    def match_left(self) -> None:
        """Back to the first screen; a station that was started for one match ends."""
        if self.is_for_one_match:
            self.exit(0)
        else:
            self.show_home()

    def _show(self, name: str) -> None:
        """The first screen stays at the bottom, any other one lies upon it.

        Nobody plays while screens change: the time to collect garbage.
        """
        screen = self._installed(name)
        if screen is self.screen:
            return
        if screen is self.screen_stack[0]:
            self.pop_screen()
        elif len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)
        self.call_after_refresh(gc.collect)

    def _installed(self, name: str) -> Screen[None]:
        """Screens are installed once and used again: a fresh one each time would leak."""
        if not self.is_screen_installed(name):
            self.install_screen(self._make(name), name)
        return self.get_screen(name)

    def _make(self, name: str) -> Screen[None]:
        if name == "home":
            from screens.home import HomeScreen  # noqa: PLC0415 - only what is shown is loaded

            return HomeScreen()
        if name == "match":
            from screens.host.match_screen import MatchScreen  # noqa: PLC0415 - not before a match is played

            self._match_screen = MatchScreen()
            return self._match_screen
        from screens.setup.form import SetupScreen  # noqa: PLC0415 - not before a match is set up

        return SetupScreen()
