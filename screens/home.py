"""The first screen: go on with an interrupted match, begin a new one, look at those that are over."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume
from textual.screen import Screen

from screens.app_type import station_of
from screens.aside import aside
from screens.console import has_stress_marks
from screens.help import HelpPage, group
from screens.home_choice import place_of
from screens.home_keys import HOME_KEYS
from screens.home_lines import HomeScene, Offer, home_lines, items_of
from screens.keys import actions_by_key
from screens.services import MatchCard
from screens.switches import switched
from screens.widgets.canvas import Canvas
from station.wording.language import tr
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from station.live.opening import OpenMatch

_PAGE = 10

_STEPS = {
    "list_up": -1,
    "list_down": 1,
    "list_page_up": -_PAGE,
    "list_page_down": _PAGE,
    "list_first": -(10**6),
    "list_last": 10**6,
}


class HomeScreen(Screen[None]):
    """The list of matches, read anew whenever it comes to the front."""

    def __init__(self) -> None:
        super().__init__()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._actions = actions_by_key(HOME_KEYS)
        self._help: HelpPage | None = None
        self._cards: tuple[MatchCard, ...] = ()
        self._chosen = 0
        self._note = ""
        self._trouble: Trouble | None = None
        self._opening = self._is_touched = False

    def compose(self) -> ComposeResult:
        """One canvas is the whole screen."""
        yield self._canvas

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """See which matches there are now: first the station's own, for media may take their time."""
        self._cards = station_of(self).house.own_matches()
        self._chosen, self._note, self._trouble, self._opening = 0, "", None, False
        self._is_touched = False
        self.call_after_refresh(self._read_all)
        self._help = None
        self._repaint()

    @work(group="reading", exclusive=True)
    async def _read_all(self) -> None:
        """Read all matches; what the host has chosen stays so, else it is the first one."""
        cards = await aside(station_of(self).house.matches)
        chosen, self._cards = items_of(self._cards)[self._chosen], cards
        self._chosen = place_of(chosen, items_of(cards), self._chosen) if self._is_touched else 0
        if self.is_current:
            self._repaint()

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_key(self, event: Key) -> None:
        """Move, open, begin, quit; while a match is being opened nothing but wait."""
        event.stop()
        action = self._actions.get(event.key)
        if action == "repaint":
            self.refresh(repaint=True)
        elif self._help is not None and action not in {"language", "colours"}:
            self._help = self._help if self._help.take(event.key, *self.size) else None
            self._repaint()
        elif action is not None and not self._opening:
            self._note, self._trouble, self._is_touched = "", None, True
            self._act(action)
            self._repaint()

    def _act(self, action: str) -> None:
        match action:
            case "help":
                self._help = HelpPage(lambda: (group(tr("«Svoya Igra» station"), HOME_KEYS),))
            case "language" | "colours":
                self._note = switched(action) or ""
                self._read_all()  # they are told in words
            case "new_match" | Offer.NEW:
                station_of(self).show_setup()
            case "new_demo" | Offer.DEMO:
                self._wait_for(tr("The demonstration is being made …"), station_of(self).house.demo)
            case "leave" | Offer.QUIT:
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
        answer = await aside(opening)
        if not isinstance(answer, Trouble):
            station.play(answer)
            return
        self._opening, self._note, self._trouble = False, "", answer
        self._repaint()

    def _repaint(self) -> None:
        if self._help is not None:
            self._canvas.show(self._help.lines(*self.size))
        elif self.size.width:
            scene = HomeScene(
                self._cards, self._chosen, self.size.width, self.size.height, self._note, self._trouble
            )
            self._canvas.show(home_lines(scene))
