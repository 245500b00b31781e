"""The first screen: go on with an interrupted match, begin a new one, look at those that are over."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume
from textual.screen import Screen

from drivers.layouts import names_of_keys
from screens.app_type import station_of
from screens.console import has_stress_marks
from screens.home_lines import HomeScene, Offer, home_lines, items_of
from screens.services import MatchCard
from screens.widgets.canvas import Canvas
from station.wording.language import tr
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from station.live.opening import OpenMatch

_PAGE = 10

_ACTIONS = {
    "up": "up",
    "k": "up",
    "down": "down",
    "j": "down",
    "pageup": "page-up",
    "pagedown": "page-down",
    "home": "first",
    "end": "last",
    "enter": "open",
    "n": "new",
    "d": "demo",
    "q": "quit",
    "ctrl+q": "quit",
    "ctrl+c": "quit",
    "ctrl+l": "repaint",
}
_STEPS = {"up": -1, "down": 1, "page-up": -_PAGE, "page-down": _PAGE, "first": -(10**6), "last": 10**6}


class HomeScreen(Screen[None]):
    """The list of matches, read anew whenever it comes to the front."""

    def __init__(self) -> None:
        super().__init__()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._keys = names_of_keys(_ACTIONS)
        self._cards: tuple[MatchCard, ...] = ()
        self._chosen = 0
        self._note = ""
        self._trouble: Trouble | None = None
        self._opening = False

    def compose(self) -> ComposeResult:
        """One canvas is the whole screen."""
        yield self._canvas

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """See which matches there are now."""
        self._cards = station_of(self).house.matches()
        self._chosen, self._note, self._trouble, self._opening = 0, "", None, False
        self._repaint()

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_key(self, event: Key) -> None:
        """Move, open, begin, quit; while a match is being opened nothing but wait."""
        event.stop()
        action = _ACTIONS.get(self._keys.get(event.key, ""))
        if action == "repaint":
            self.refresh(repaint=True)
        elif action is not None and not self._opening:
            self._note, self._trouble = "", None
            self._act(action)
            self._repaint()

    def _act(self, action: str) -> None:
        match action:
            case "new":
                station_of(self).show_setup()
            case "demo":
                self._wait_for(tr("The demonstration is being made …"), station_of(self).house.demo)
            case "quit":
                self.app.exit(0)
            case "open":
                self._choose()
            case _:
                last = len(items_of(self._cards)) - 1
                self._chosen = max(0, min(last, self._chosen + _STEPS[action]))

    def _choose(self) -> None:
        item = items_of(self._cards)[self._chosen]
        if isinstance(item, Offer):
            self._act(item)
            return
        house = station_of(self).house
        self._wait_for(tr("The match is being opened …"), lambda: house.resume(item.path))

    def _wait_for(self, note: str, opening: Callable[[], "OpenMatch | Trouble"]) -> None:
        """Play what is opened on a thread of its own."""
        self._opening, self._note = True, note
        self.run_worker(self._open(opening), exclusive=True)

    async def _open(self, opening: Callable[[], "OpenMatch | Trouble"]) -> None:
        station = station_of(self)
        answer = await asyncio.to_thread(opening)
        if not isinstance(answer, Trouble):
            station.play(answer)
            return
        self._opening, self._note, self._trouble = False, "", answer
        self._repaint()

    def _repaint(self) -> None:
        if self.size.width:
            scene = HomeScene(
                self._cards, self._chosen, self.size.width, self.size.height, self._note, self._trouble
            )
            self._canvas.show(home_lines(scene))
