"""What the match screen can show: the match, its score sheet, the help made from the tables of keys."""

from collections.abc import Callable
from enum import StrEnum

from screens.help import Group, group, help_lines, moment
from screens.host.desk.menu import MATTERS
from screens.host.entry import KeyTaker
from screens.host.keys import (
    DESK_KEY,
    ENTRY_KEYS,
    EVERYWHERE,
    HOST_KEYS,
    SCROLL_KEYS,
    SEAT_KEYS,
    STEP_KEY,
    UNDO_KEY,
    at_table,
)
from screens.host.paint import hidden_texts, page_of, paint
from screens.host.paint_break import time_lines
from screens.host.paint_keys import offered, step_words
from screens.host.reading import Reading
from screens.host.scene import Scene
from screens.key_names import written
from screens.keys import Key
from screens.looks import Line, Look
from screens.scroll import Scroll
from station.protocol.sheet import score_sheet
from station.protocol.text import names_row, sheet_text
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import tr

_STAYING = frozenset({"repaint", "language", "colours"})
"""Actions after which a page is still looked at."""


class Page(StrEnum):
    """One thing at a time."""

    MATCH = "match"
    SHEET = "sheet"
    HELP = "help"


class Pages:
    """Which page is looked at, and how many of its lines are above the screen."""

    def __init__(self) -> None:
        self.page = Page.MATCH
        self.scroll = 0
        self._reading = Reading()
        self._taker: KeyTaker | None = None

    def to_match(self) -> None:
        """Look at the match."""
        self.page, self.scroll = Page.MATCH, self._reading.scroll

    def follow(self, view: HostView) -> None:
        """Look at the match, which has gone on; a text that is being read stays where it was scrolled to."""
        if self.page is Page.MATCH:
            self._reading.keep(self.scroll)
        self._reading.follow(view)
        self.to_match()

    def act(
        self, action: str, scene: Callable[[], Scene], state: MatchState, taker: KeyTaker | None = None
    ) -> bool:
        """Turn or scroll the page by a key's action, "" for an unknown key; False: it is not about pages.

        ``scene`` is asked only then. ``taker``: who takes keys of the match now, for the help.
        """
        match action:
            case "sheet" | "help":
                self._taker = taker if self.page is Page.MATCH else self._taker
                self._turn(Page(action), scene(), state)
            case "text_up" | "text_down":
                self._turn_by(1 if action == "text_down" else -1, scene(), state)
            case "right" | "wrong" if self.page is not Page.MATCH:  # ↑ and ↓ must not judge by accident
                self._scroll_by(1 if action == "wrong" else -1, scene(), state)
            case _ if self.page is not Page.MATCH and action not in _STAYING:
                self.to_match()
            case _:
                return False
        return True

    def lines(self, scene: Scene, state: MatchState, middle: list[Line] | None) -> list[Line]:
        """As many lines as the screen is high; ``middle``: what stands there instead of the texts."""
        if self.page is Page.MATCH:
            return paint(scene, middle)
        return self._scrolled(scene, state).shown(scene.width, scene.height, scene.scroll)

    def _turn(self, page: Page, scene: Scene, state: MatchState) -> None:
        if self.page is Page.MATCH:
            self._reading.keep(self.scroll)
        if self.page is page:
            self.to_match()
            return
        self.page, self.scroll = page, 0
        if self.page is Page.SHEET:  # the theme that is played and the totals stand at its end
            self.scroll = self._furthest(scene, state)

    def _scroll_by(self, lines: int, scene: Scene, state: MatchState) -> None:
        self.scroll = max(0, min(self.scroll + lines, self._furthest(scene, state)))

    def _turn_by(self, pages: int, scene: Scene, state: MatchState) -> None:
        self._scroll_by(pages * self._page(scene), scene, state)

    def _page(self, scene: Scene) -> int:
        return page_of(scene) if self.page is Page.MATCH else scene.height // 2

    def _furthest(self, scene: Scene, state: MatchState) -> int:
        if self.page is Page.MATCH:
            return hidden_texts(scene)
        return self._scrolled(scene, state).hidden(scene.height)

    def _scrolled(self, scene: Scene, state: MatchState) -> Scroll:
        back, keys = tr("any key: back to the match"), tuple(key.first for key in SCROLL_KEYS)
        if self.page is Page.SHEET:
            return Scroll(tr("Score sheet"), _sheet(scene, state), back, _columns(scene, state), keys)
        lines = help_lines(_groups(scene, state, self._taker), _advice(), scene.width)
        return Scroll(tr("Keys"), lines, back, keys=keys)


def _sheet(scene: Scene, state: MatchState) -> list[Line]:
    """The sheet without the names of its columns, which stay above it; in breaks with the themes' times."""
    sheet, width = score_sheet(state), scene.width - 2
    lines = sheet_text(sheet, width).splitlines()
    at = lines.index(names_row(sheet, width))
    del lines[at : at + 2]
    return [*(((f" {line}", Look.PLAIN),) for line in lines), *time_lines(scene)]


def _columns(scene: Scene, state: MatchState) -> tuple[Line, ...]:
    """The names of the columns."""
    return (((f" {names_row(score_sheet(state), scene.width - 2)}", Look.STRONG),),)


def _groups(scene: Scene, state: MatchState, taker: KeyTaker | None) -> list[Group]:
    """All keys: those of who takes keys now, those of this moment, those of other moments."""
    taken = list(taker.help(state)) if taker else []
    has_desk = scene.table is not None
    if scene.desk:
        return [*taken, group(tr("The match"), at_table(EVERYWHERE, has_desk=has_desk))]
    keys = at_table(HOST_KEYS, has_desk=has_desk)
    known = offered(scene.view, keys)
    now = [key for key in keys if key in known or _is_there(scene.view, key)]
    seats = tr("the players' buttons; an answer without a press has no effect")
    others = [moment(entry) for entry in ENTRY_KEYS]
    matters = tuple((f"{DESK_KEY.label} {written(key)}", tr(words)) for key, words in MATTERS.items())
    return [
        *taken,
        Group(tr("Now"), tuple((key.labels, _now(key, scene.view)) for key in now)),
        Group(tr("Players"), ((" ".join(SEAT_KEYS), seats),)),
        group(tr("At other moments"), (key for key in keys if key not in now)),
        *(other for other in others if other not in taken),
        Group(tr("The desk"), matters),
    ]


def _now(key: Key, view: HostView) -> str:
    """What a key is for, at this moment."""
    return step_words(view.step, view) if key is STEP_KEY and view.step else tr(key.more or key.use)


def _is_there(view: HostView, key: Key) -> bool:
    """Whether a key that stands not on the line of keys does something now."""
    return key.command in {"scroll", "tip", "aside"} or (key.command == "step" and view.step is not None)


def _advice() -> str:
    return tr(
        "{key} leads through the whole game: reading, read out, ruling. Letters work under the Russian "
        "layout too. Nothing is lost: every step is on the disk before it is shown, and {undo} takes back "
        "any of them.",
        key=STEP_KEY.label,
        undo=UNDO_KEY.label,
    )
