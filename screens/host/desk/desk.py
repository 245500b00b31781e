"""The desk: pages laid upon each other, of which the topmost takes the keys (``screens.host.entry``).

The law of this file: while a page lists something, the players' buttons and "undo" are not its keys; while a
page is typed on, every sign is text. No word that is typed into a list by mistake gets at the match: behind a
letter that is no key there, nothing is undone and the desk stays open.
"""

from drivers.layouts import names_of_keys
from screens.help import Group
from screens.host.desk.foresight import foreseen
from screens.host.desk.menu import Menu
from screens.host.desk.page import Body, Move, Page
from screens.host.desk.shelf import Aside, Shelf
from screens.host.entry import Hint, Taken
from screens.host.keys import DESK_KEY, DESK_LETTERS, SEAT_KEYS, UNDO_KEY, is_untyped
from screens.host.scene import Scene
from screens.host.second_esc import SecondEsc
from screens.looks import Line, Look
from screens.services import House
from screens.setup.line_edit import is_text
from screens.text import cut, filled
from station.rules.refusals import Refused
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.acts import act_name
from station.wording.language import tr
from station.wording.refusals import refusal

_ACT = 26
"""Cells of an act's name."""


class Desk:
    """Takes all keys while it is open. It is made when it is opened."""

    def __init__(self, house: House, aside: Aside) -> None:
        self._pages: list[Page] = [Menu(Shelf(house, aside))]
        self._second_esc = SecondEsc()
        self._is_word = False
        self._keys = names_of_keys({*DESK_LETTERS, *SEAT_KEYS, UNDO_KEY.first, DESK_KEY.first})

    @property
    def _page(self) -> Page:
        return self._pages[-1]

    @property
    def is_typed(self) -> bool:
        """Whether the topmost page is a form."""
        return self._page.is_typed

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - the protocol's
        """A key for the topmost page; None: not of the desk."""
        if is_untyped(key):
            return None
        if not self._page.is_typed:
            return self._choose(self._keys.get(key, key), character, state)
        if note := self._second_esc.asks(key, typed=self._page.is_changed):
            return Taken(note=note)
        return self._press(key, character, state)

    def _choose(self, key: str, character: str | None, state: MatchState) -> Taken | None:
        """A key for a list, by its US name."""
        if key in SEAT_KEYS:
            return None
        if self._is_of_a_word(key, character, state):
            return Taken(note=tr("Nothing is typed here: ↑↓ choose, Esc leads back."))
        if key == UNDO_KEY.first:  # a page upon a list is about one thing, which may be taken back
            del self._pages[2:]
            return None
        return self._to_the_menu() if key == DESK_KEY.first else self._press(key, character, state)

    def _press(self, key: str, character: str | None, state: MatchState) -> Taken:
        if key == "escape":
            return self._back()
        return self._follow(self._page.press(key, character or "", state), state)

    def _is_of_a_word(self, key: str, character: str | None, state: MatchState) -> bool:
        """Whether a letter is no key of this list, or would reach beyond it behind such a letter."""
        if key not in {UNDO_KEY.first, DESK_KEY.first}:
            self._is_word = is_text(key, character) and not self._page.knows(key, state)
        return self._is_word

    def _to_the_menu(self) -> Taken:
        """The key of the desk leads to its first page, and from there back to the match."""
        closed = len(self._pages) == 1
        del self._pages[1:]
        return Taken(closed=closed)

    def _back(self) -> Taken:
        if len(self._pages) == 1:
            return Taken(closed=True)
        self._pages.pop()
        return Taken()

    def _follow(self, move: Move, state: MatchState) -> Taken:
        """Do what a key on a page leads to; what the rules refuse is told, and the page stays."""
        if move.page is not None:
            self._pages.append(move.page)
        if move.command is None:
            return Taken(note=move.note)
        answer = foreseen(state, move.command)
        if isinstance(answer, Refused):
            return Taken(note=refusal(answer, state.lineup.names))
        if move.leaves:
            del self._pages[-move.leaves :]
        return Taken(move.command, move.note, move.closes)

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:
        """The topmost page in as many lines as the middle of the screen has."""
        body = self._page.body(state, scene.width)
        if scene.room < 2:  # noqa: PLR2004 - no line for the title
            return _seen(body, scene.room)
        return [self._title(body, scene.width), *_seen(body, scene.room - 1)]

    def _title(self, body: Body, width: int) -> Line:
        titles = (
            tr("The host's desk"),
            *(page.title for page in self._pages[-1:] if len(self._pages) > 1),
        )
        where = f" {body.where} "
        return ((filled(" · ".join(titles), width - len(where)) + where, Look.HEAD),)

    def help(self, state: MatchState) -> tuple[Group, ...]:
        """The topmost page's keys, and those of every page."""
        every = [("Esc", tr("back"))]
        if not self._page.is_typed:
            every += [
                (DESK_KEY.label, tr("to the desk's first page; there: back to the match")),
                (UNDO_KEY.label, tr("undo")),
                (" ".join(SEAT_KEYS), tr("the players' buttons")),
            ]
        return self._page.help(state), Group(tr("The desk"), tuple(every))

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:
        """The topmost page's keys, and what "undo" would take back while nothing is typed."""
        hints = self._page.hints(state)
        if self._page.is_typed or view.undo is None:
            return hints
        names = {seat.seat: seat.name for seat in view.seats}
        act = cut(act_name(view.undo.command, view.undo.seat, names), _ACT)
        return (*hints, (UNDO_KEY.label, tr("undo: {act}", act=act)))


def _seen(body: Body, room: int) -> list[Line]:
    """So many of a page's lines as fit, the one in focus among them; empty lines go first."""
    lines, focus = body.lines, body.focus
    if len(lines) > room:
        focus -= sum(not line for line in lines[:focus])
        lines = [line for line in lines if line]
    start = max(0, min(focus - room // 2, len(lines) - room))
    return lines[start : start + room]
