"""The themes of a pack, to look at and to pick from: which are played, who knows them already."""

from screens.keys import actions_by_key
from screens.looks import Line
from screens.setup.draft import Draft
from screens.setup.keys import PICKER_KEYS
from screens.setup.paint_picker import PickerScene, list_room, picker_lines
from screens.setup.selection import Book, ThemeChoice
from station.setup import ChosenThemes, final_themes, usable_themes
from station.wording.language import N_, tr


class Picker:
    """The page. It begins at the first theme that is to be played."""

    def __init__(self, draft: Draft, book: Book, chosen: ChosenThemes | None) -> None:
        self._actions = actions_by_key(PICKER_KEYS)
        self._draft = draft
        self._book = book
        self._theme = chosen.played[0] if chosen else 1
        self._note = ""

    def take(self, key: str, height: int) -> bool:
        """A key by Textual's name, on a screen so high; False: back to the form."""
        action = self._actions.get(key)
        self._note = ""
        if action == "theme_toggle":
            self._toggle()
        page = list_room(height)
        steps = {"cursor_up": -1, "cursor_down": 1, "page_up": -page, "page_down": page}
        last = len(self._book.pack.themes)
        self._theme = max(1, min(last, self._theme + steps.get(action or "", 0)))
        return action != "theme_back"

    def _toggle(self) -> None:
        """A theme that is too short is not picked."""
        stage, pack = self._draft.stage, self._book.pack
        if self._theme not in {*usable_themes(pack, stage), *final_themes(pack, stage)}:
            self._note = N_("This theme has too few questions for this game.")
        else:
            self._draft.pick(self._theme)

    def lines(self, selection: ThemeChoice, width: int, height: int) -> list[Line]:
        """All lines of the screen."""
        note = tr(self._note) if self._note else ""
        return picker_lines(PickerScene(self._book, self._draft, selection, self._theme, width, height, note))
