"""The form of a new match: keys alone, nothing typed is lost by a refusal, themes are named while chosen."""

import asyncio
from dataclasses import replace
from pathlib import Path

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize, ScreenResume
from textual.screen import Screen

from packs.model import Pack
from screens.app_type import station_of
from screens.console import has_stress_marks
from screens.services import SetupMemory
from screens.setup.draft import Draft, Field
from screens.setup.line_edit import is_text
from screens.setup.paint import FormScene, form_lines
from screens.setup.themes import told_themes
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch
from station.rules.commands import Begin
from station.rules.refusals import Refused
from station.setup import ChosenThemes, SetupFault, begin_with, themes_from
from station.wording.language import tr
from station.wording.refusals import refusal
from station.wording.setup import setup_fault
from station.wording.trouble import Trouble

_FLIPPING = 0.2
"""Seconds that a pack must stand chosen before it is read: who flips through packs reads none in vain."""

_MOVES = {"tab": 1, "down": 1, "enter": 1, "shift+tab": -1, "up": -1}
_BACK = frozenset({"escape", "ctrl+q", "ctrl+c"})


class SetupScreen(Screen[None]):
    """The form. It begins anew, with what the last match had, whenever it comes to the front."""

    _draft: Draft | None = None

    def __init__(self) -> None:
        super().__init__()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._focus = Field.REGULATION
        self._pack: Pack | Trouble | None = None
        self._note = ""
        self._trouble: Trouble | None = None
        self._busy = False

    def compose(self) -> ComposeResult:
        """One canvas is the whole screen."""
        yield self._canvas

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """Propose what the last match had."""
        house = station_of(self).house
        self._draft = Draft(house.regulations(), house.packs(), house.memory())
        self._focus, self._note = Field.REGULATION, house.clock_doubt()
        self._trouble, self._busy = None, False
        self._read_pack(self._draft)
        self._repaint()

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_paste(self, event: Paste) -> None:
        """Text from elsewhere goes where the focus is."""
        event.stop()
        if self._draft is not None and not self._busy:
            self._draft.type(self._focus, event.text)
            self._repaint()

    def on_key(self, event: Key) -> None:
        """Move, choose, type, begin or go back; while the match is being made nothing but wait."""
        event.stop()
        event.prevent_default()
        draft = self._draft
        if event.key == "ctrl+l":
            self.refresh(repaint=True)
        elif draft is not None and not self._busy:
            self._note, self._trouble = "", None
            self._act(draft, event)
            self._repaint()

    def _act(self, draft: Draft, event: Key) -> None:
        if event.key in _BACK:
            station_of(self).show_home()
        elif event.key == "f2" or (event.key == "enter" and self._focus is Field.START):
            self._start(draft)
        elif event.key == "f3":
            draft.mark_absent(self._focus)
        elif event.key in _MOVES:
            self._move(draft, _MOVES[event.key])
        elif is_text(event.key, event.character):
            draft.type(self._focus, event.character or "")
        else:
            self._edit(draft, event.key)

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
        self._pack = None
        if draft.pack is not None:
            self.run_worker(self._load(draft, draft.pack.path), group="pack", exclusive=True)

    async def _load(self, draft: Draft, path: Path) -> None:
        await asyncio.sleep(_FLIPPING)
        self._pack = await asyncio.to_thread(station_of(self).house.read_pack, path)
        if isinstance(self._pack, Pack):
            draft.has_read(self._pack.title, len(self._pack.themes))
        self._repaint()

    def _start(self, draft: Draft) -> None:
        draft.enter(self._focus)  # a number that is refused is not added to
        chosen = self._chosen(draft)
        if isinstance(chosen, ChosenThemes) and isinstance(self._pack, Pack):
            begin = begin_with(draft.regulation, draft.stage, draft.lineup, self._pack, chosen)
            begin = replace(begin, absent=draft.absent_seats)
            self._busy, self._note = True, tr("The match file is being made …")
            setup = draft.memory(chosen.next_theme)
            self.run_worker(self._begin(begin, setup), group="begin", exclusive=True)
        elif isinstance(self._pack, Trouble):
            self._trouble = self._pack
        else:
            self._note = self._lack(chosen)

    async def _begin(self, begin: Begin, setup: SetupMemory) -> None:
        station = station_of(self)
        answer = await asyncio.to_thread(station.house.begin, begin, setup)
        if isinstance(answer, OpenMatch):
            station.play(answer)
            return
        self._busy, self._note = False, ""
        if isinstance(answer, Refused):
            self._note = refusal(answer)
        else:
            self._trouble = answer
        self._repaint()

    def _chosen(self, draft: Draft) -> ChosenThemes | SetupFault | None:
        if not isinstance(self._pack, Pack):
            return None
        return themes_from(self._pack, draft.stage, draft.numbers[Field.FIRST].value)

    def _lack(self, chosen: ChosenThemes | SetupFault | None) -> str:
        """Why there are no themes to be played."""
        if isinstance(chosen, SetupFault):
            return setup_fault(chosen.code, dict(chosen.parameters))
        if isinstance(self._pack, Trouble):
            return self._pack.happened
        if self._draft is not None and self._draft.pack is None:
            return tr("There is no pack of questions.")
        return tr("The questions are being read …") if self._pack is None else ""

    def _scene(self, draft: Draft) -> FormScene:
        chosen = self._chosen(draft)
        names: tuple[str, ...] = ()
        if isinstance(chosen, ChosenThemes) and isinstance(self._pack, Pack):
            names = told_themes(self._pack, draft.stage, chosen)
        return FormScene(
            draft=draft,
            focus=self._focus,
            width=self.size.width,
            height=self.size.height,
            themes=names,
            lack=self._lack(chosen),
            note=self._note,
            trouble=self._trouble,
        )

    def _repaint(self) -> None:
        if self._draft is not None and self.size.width:
            self._canvas.show(form_lines(self._scene(self._draft)))
