"""Where the match goes on being saved when its file has failed: one list, or a typed path.

What the list does not take stays a key of the match, so that it can be played meanwhile; while a path is
typed every sign is text.
"""

import os
from collections.abc import Callable
from pathlib import Path

from rich.cells import cell_len

from screens.help import Group, moment
from screens.host.desk.shelf import Aside
from screens.host.entry import PASTE, Hint, KeyTaker, Taken
from screens.host.keys import MOVE_KEY, PATH, PLACE_KEYS, PLACES, actions_by_key, is_untyped
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.services import House, SavePlace
from screens.setup.line_edit import LineEdit, is_text, line_edit
from screens.text import across, filled, padded
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import tr
from station.wording.trouble import size

_LONGEST = 1000
"""Characters of a path."""


class MoveDesk:
    """↑ ↓ choose a place, Enter takes it; the last line is for a path. ``move`` gets the folder.

    When it is closed, the desk on which it was opened is there again, with what was being typed on it.
    """

    def __init__(
        self, house: House, aside: Aside, failed: Path, move: Callable[[Path], None], below: KeyTaker | None
    ) -> None:
        """``failed``: the folder of the file that cannot be written, proposed last."""
        self._places: tuple[SavePlace, ...] = ()
        self._is_looking = True
        self._at = 0
        self._line: LineEdit | None = None
        self._start = _start()
        self._kept = line_edit(f"{self._start}/", _LONGEST)
        self._actions = actions_by_key(PLACE_KEYS)
        self._house, self._aside, self._move = house, aside, move
        self._end = Taken(closed=True, opened=below)
        aside(lambda: self._found(house.save_places(), failed))

    def _found(self, places: tuple[SavePlace, ...], failed: Path) -> None:
        self._places = tuple(sorted(places, key=lambda place: place.folder == failed))
        self._is_looking = False

    @property
    def is_typed(self) -> bool:
        """Whether a path is being typed."""
        return self._line is not None

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A step in the list, the place that was chosen, or the end; None: a key of the match."""
        if self._line is not None:
            return self._type(self._line, key, character)
        match self._actions.get(key):
            case "cursor_up" | "cursor_down" as way:
                self._at = max(0, min(len(self._places), self._at + (1 if way == "cursor_down" else -1)))
                return Taken()
            case "save_there":
                return self._choose()
            case "close" | "move":
                return self._end
        return None

    def _choose(self) -> Taken:
        if self._is_looking:
            return Taken()
        if self._at < len(self._places):
            return self._take_to(self._places[self._at].folder)
        self._line = self._kept
        return Taken()

    def _take_to(self, folder: Path) -> Taken:
        self._move(folder)
        return self._end

    def _type(self, line: LineEdit, key: str, character: str | None) -> Taken | None:
        if key in MOVE_KEY.bound:
            return self._end
        if is_untyped(key):
            return None
        if key == "enter":
            typed = os.path.expanduser(line.text.strip())  # noqa: PTH111 - Path's raises for an unknown user
            folder = self._start / typed
            self._aside(lambda: self._house.remember_place(folder))
            return self._take_to(folder)
        is_typed = key == PASTE or is_text(key, character)
        self._line = line.insert(character or "") if is_typed else line.press(key)
        if key == "escape":
            self._kept, self._line = line, None
        return Taken()

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of the list, or of the path that is typed."""
        return (moment(PATH if self._line is not None else PLACES),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """How it goes on."""
        if self._line is not None:
            return (("Enter", tr("save the match in this folder")), ("Esc", tr("back to the list")))
        return (("↑↓", tr("choose")), ("Enter", tr("save the match there")), ("Esc", tr("back to the match")))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """The places with their free room."""
        title: Line = ((filled(tr("Where to save the match from now on"), scene.width), Look.HEAD),)
        if self._is_looking:
            return [title, (), ((f" {tr('Looking for places …')}", Look.PLAIN),)]
        rows = [self._row(number, place, scene.width) for number, place in enumerate(self._places)]
        start = max(0, min(self._at - scene.room // 2, len(rows) + 2 - scene.room))
        return [title, *[*rows, self._last_row(scene.width)][start:]]

    def _row(self, number: int, place: SavePlace, width: int) -> Line:
        told = tr("does not answer") if place.free is None else tr("{size} free", size=size(place.free))
        if place.is_temp:
            told = tr("{room}, emptied at a restart", room=told)
        room = max(10, across(width) - 3 - len(told) - 1)
        row = f" {self._mark(number)} {padded(_named(place.folder, room), room)}{told}"
        return ((row + " " * (width - cell_len(row)), self._look(number)),)

    def _last_row(self, width: int) -> Line:
        number = len(self._places)
        if self._line is None:
            words = tr("another folder: type its path")
            return ((f" {self._mark(number)} {padded(words, width - 3)}", self._look(number)),)
        before, under, after = self._line.window(max(2, width - 4))
        return (f" {self._mark(number)} {before}", Look.STRONG), (under, Look.CHOSEN), (after, Look.STRONG)

    def _mark(self, number: int) -> str:
        return "→" if number == self._at else " "

    def _look(self, number: int) -> Look:
        return Look.CHOSEN if number == self._at else Look.PLAIN


def _start() -> Path:
    """Where a path begins: the folder that the station was started in, else the home, when that is gone."""
    try:
        return Path.cwd()
    except OSError:
        return Path(os.path.expanduser("~"))  # noqa: PTH111 - Path.home raises where nobody says where it is


def _named(folder: Path, width: int) -> str:
    """The folder as people write it; of a long path the end, which tells one from another."""
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - Path.home raises where nobody says where it is
    name = str(Path("~") / folder.relative_to(home) if folder.is_relative_to(home) else folder)
    while cell_len(name) >= width:
        name = f"…{name[2:]}"
    return name
