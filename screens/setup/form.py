"""The form of a new match: keys alone, nothing typed is lost by a refusal, themes are named while chosen.

Two pages lie upon it: the pack's themes to pick from, and the trial of the buttons before the match begins.
"""

import asyncio
from dataclasses import replace
from pathlib import Path

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize, ScreenResume
from textual.screen import Screen

from packs.model import Pack
from screens.app_type import station_of
from screens.aside import aside
from screens.console import has_stress_marks
from screens.help import Group, HelpPage, group
from screens.keys import HELP_KEY, TEXT_KEYS, actions_by_key
from screens.looks import Line
from screens.services import SetupMemory
from screens.setup import outlook
from screens.setup.completion import Names
from screens.setup.draft import LOT, Draft, Field, Shuffle
from screens.setup.keys import BACK_KEY, FORM_KEYS, PICKER_KEYS, TAKE_KEY
from screens.setup.line_edit import is_text
from screens.setup.outlook import Known
from screens.setup.paint import form_lines
from screens.setup.picker import Picker
from screens.setup.scene import form_scene
from screens.setup.selection import Book, book_of
from screens.setup.trial import Pressed, Trial
from screens.switches import switched
from screens.widgets.canvas import Canvas
from station.heard import Heard
from station.live.opening import OpenMatch
from station.rules.commands import Begin
from station.rules.model import Seat
from station.rules.refusals import Refused
from station.wording.language import tr
from station.wording.refusals import refusal
from station.wording.trouble import Trouble

_FLIPPING = 0.2
"""Seconds that a pack must stand chosen before it is read: who flips through packs reads none in vain."""


class SetupScreen(Screen[None]):
    """The form. It begins anew, with what the last match had, whenever it comes to the front."""

    _draft: Draft | None = None

    def __init__(self, shuffle: Shuffle = LOT) -> None:
        """``shuffle``: by which lot themes are drawn."""
        super().__init__()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._actions = actions_by_key(key for key in FORM_KEYS if key is not TAKE_KEY)
        self._helps = actions_by_key((HELP_KEY,))  # letters are no text on the pages
        self._shuffle = shuffle
        self._focus = Field.PLAYER_1
        self._page: Picker | Trial | None = None
        self._known = Known()
        self._note = ""
        self._trouble: Trouble | None = None
        self._busy = self._is_awaited = False
        self._setup = SetupMemory()
        self._help: HelpPage | None = None
        self._began = SetupMemory()
        self._is_to_leave = False

    def compose(self) -> ComposeResult:
        """One canvas is the whole screen."""
        yield self._canvas

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """Propose what the last match had."""
        house = station_of(self).house
        draft = self._draft = Draft(house.regulations(), house.packs(), house.memory(), self._shuffle)
        self._began, self._is_to_leave = draft.memory(1), False
        self._focus, self._page, self._known = Field.PLAYER_1, None, Known()
        self._note, self._trouble, self._help = "", None, None
        self._busy = self._is_awaited = False
        self.run_worker(self._look_back(draft, self._known), group="earlier", exclusive=True)
        self._read_pack(draft)
        self._repaint()

    async def _look_back(self, draft: Draft, known: Known) -> None:
        """See what is not offered, and what was played here before."""
        house = station_of(self).house
        doubt = await aside(house.clock_doubt)
        known.left_out = await aside(house.left_out)
        told = (doubt, *(tell() for tell in (*known.left_out.regulations, *known.left_out.packs)))
        self._note = "\n".join(filter(None, told)) or self._note
        self._repaint()
        earlier = await aside(house.earlier)
        draft.known, known.heard = Names(earlier), Heard(earlier)
        self._go_on(draft, known)

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_paste(self, event: Paste) -> None:
        """Text from elsewhere goes where the focus is."""
        event.stop()
        if self._draft is not None and self._page is None and not self._busy:
            self._draft.type(self._focus, event.text)
            self._repaint()

    def on_unmount(self) -> None:
        """Who leaves the station in the trial lets go of the buttons, too."""
        if isinstance(self._page, Trial):
            self._page.stop()

    def on_pressed(self, message: Pressed) -> None:
        """Light a seat up, or show what else is new of the buttons."""
        if isinstance(self._page, Trial):
            self._page.press(message.seat)
            self._repaint()

    def on_key(self, event: Key) -> None:
        """Move, choose, type, begin or go back; while the match is being made nothing but wait."""
        event.stop()
        event.prevent_default()
        action = self._actions.get(event.key, "")
        if action == "repaint":
            self.refresh(repaint=True)
        elif self._draft is not None and not self._busy:
            self._note, self._trouble = "", None
            if (told := switched(action)) is not None:
                self._note = told
                if isinstance(self._known.book, Trouble):  # it is told in words
                    self._read_pack(self._draft)
            elif self._help is not None:
                self._help = self._help if self._help.take(event.key, *self.size) else None
            elif action == "help" or (self._page is not None and event.key in self._helps):
                self._help = HelpPage(self._groups)
            elif isinstance(self._page, Picker):
                self._page = self._page if self._page.take(event.key, self.size.height) else None
            elif isinstance(self._page, Trial):
                self._try(self._page, event.key)
            else:
                self._act(self._draft, action, event)
            self._repaint()

    def _groups(self) -> tuple[Group, ...]:
        """The keys of what is on the screen."""
        match self._page:
            case Picker():
                return (group(tr("Themes"), PICKER_KEYS),)
            case Trial():
                return self._page.help()
        return group(tr("New match"), FORM_KEYS), group(tr("In a text"), TEXT_KEYS)

    def _act(self, draft: Draft, action: str, event: Key) -> None:
        begins = action == "form_begin" or (event.key == "enter" and self._focus is Field.START)
        self._is_awaited = self._is_awaited and begins
        self._is_to_leave &= action == "form_back"
        if event.key in TAKE_KEY.bound and draft.offered(self._focus):
            draft.take(self._focus)
            self._move(draft, 1)
            return
        match action:
            case "form_back":
                self._leave(draft)
            case _ if begins:
                self._start(draft)
            case "form_absent":
                draft.mark_absent(self._focus)
            case "form_pick":
                self._pick(draft)
            case "form_up" | "form_down":
                self._move(draft, 1 if action == "form_down" else -1)
            case _ if is_text(event.key, event.character):
                draft.type(self._focus, event.character or "")
            case _:
                self._edit(draft, event.key)

    def _leave(self, draft: Draft) -> None:
        """Back to the first screen; what was typed is given up by a second key only."""
        self._is_to_leave = not self._is_to_leave and draft.memory(1) != self._began
        if self._is_to_leave:
            self._note = tr("{key} once more: back. What was typed here is lost.", key=BACK_KEY.label)
        else:
            station_of(self).show_home()

    def _move(self, draft: Draft, by: int) -> None:
        fields = draft.fields
        self._focus = fields[(fields.index(self._focus) + by) % len(fields)]
        draft.enter(self._focus)

    def _edit(self, draft: Draft, key: str) -> None:
        before = draft.pack
        draft.press(self._focus, key)
        if draft.pack != before:
            self._read_pack(draft)

    def _read_pack(self, draft: Draft) -> None:
        self._known.book = None
        if draft.pack is not None:
            work = self._load(draft, self._known, draft.pack.path)
            self.run_worker(work, group="pack", exclusive=True)

    async def _load(self, draft: Draft, known: Known, path: Path) -> None:
        await asyncio.sleep(_FLIPPING)
        known.book = await aside(lambda: self._book_in(path))
        if isinstance(known.book, Book):
            draft.has_read(known.book.pack.title, len(known.book.pack.themes))
        self._go_on(draft, known)

    def _go_on(self, draft: Draft, known: Known) -> None:
        """Something is known that the themes depend on, and perhaps the beginning waits for."""
        outlook.begin_pack_again(draft, known)
        if self._is_awaited:
            self._note, self._is_awaited = "", False
            self._start(draft)
        self._repaint()

    def _book_in(self, path: Path) -> Book | Trouble:
        pack = station_of(self).house.read_pack(path)
        return book_of(pack) if isinstance(pack, Pack) else pack

    def _pick(self, draft: Draft) -> None:
        """Look at the themes."""
        selection = outlook.selection_of(draft, self._known)
        if isinstance(self._known.book, Book):
            self._page = Picker(draft, self._known.book, outlook.chosen_of(selection))
        else:
            self._note = outlook.lack(draft, self._known, selection)

    def _start(self, draft: Draft) -> None:
        """Try the buttons, when nothing else is missing."""
        draft.enter(self._focus)  # a number that is refused is not added to
        insists, self._is_awaited = self._is_awaited, False
        known, selection = self._known, outlook.selection_of(draft, self._known)
        chosen = outlook.chosen_of(selection)
        begin = outlook.command(draft, known, chosen)
        if isinstance(known.book, Trouble):
            self._trouble = known.book
        elif begin is None or chosen is None:
            self._note = outlook.lack(draft, known, selection)
            self._is_awaited = known.book is None and draft.pack is not None
        elif known.heard is None and not insists:
            self._is_awaited = True
            self._note = tr("The earlier matches are being looked through; once more: begin without them")
        else:
            self._note = outlook.obstacle(begin)
            if not self._note:
                self._setup = draft.memory(chosen.next_theme)
                self._page = Trial(begin, station_of(self).make_table(), self._hear)

    def _hear(self, seat: Seat | None) -> None:
        self.post_message(Pressed(seat))

    def _try(self, trial: Trial, key: str) -> None:
        """A button, or the end of the trial."""
        action = trial.take(key)
        if not action:
            return
        trial.stop()
        self._page = None
        if action == "check_begin":
            self._busy, self._note = True, tr("The match file is being made …")
            self.run_worker(self._begin(trial.begin, self._setup), group="begin", exclusive=True)

    async def _begin(self, begin: Begin, setup: SetupMemory) -> None:
        station = station_of(self)
        answer = await aside(lambda: station.house.begin(begin, setup))
        if isinstance(answer, OpenMatch):
            station.play(answer)
            return
        self._busy, self._note = False, ""
        if isinstance(answer, Refused):
            self._note = refusal(answer)
        else:
            self._trouble = answer
        self._repaint()

    def _lines(self, draft: Draft) -> list[Line]:
        width, height = self.size
        if self._help is not None:
            return self._help.lines(width, height)
        if isinstance(self._page, Trial):
            return self._page.lines(width, height)
        selection = outlook.selection_of(draft, self._known)
        if isinstance(self._page, Picker) and selection is not None:
            return self._page.lines(selection, width, height)
        scene = form_scene(draft, self._known, self._focus, width, height)
        return form_lines(replace(scene, note=self._note or scene.note, trouble=self._trouble))

    def _repaint(self) -> None:
        if self._draft is not None and self.size.width:
            self._canvas.show(self._lines(self._draft))
