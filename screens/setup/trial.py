"""The trial of the buttons before the match: everybody presses once, and the host sees whose button it was.

The law of this file: presses come from the table, whatever its buttons are, and none gets into a match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic_ns
from typing import TYPE_CHECKING

from textual.message import Message

from screens.help import Group, group
from screens.keys import actions_by_key
from screens.looks import Line
from screens.setup.keys import CHECK_KEYS
from screens.setup.paint_trial import TrialScene, trial_lines
from screens.table import ButtonDesk, Table
from station.rules.commands import Begin, BindButtons, Pause
from station.rules.model import Seat
from station.wording.language import tr

if TYPE_CHECKING:
    from screens.buttons.sheet import Sheet


class Pressed(Message):
    """A button was tried; ``seat`` None: something else is new of the buttons."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__()
        self.seat = seat

    def can_replace(self, message: Message) -> bool:
        """A flood of changes is looked at once; each press counts."""
        return self.seat is None and isinstance(message, Pressed) and message.seat is None


class _Listener:
    """Hears the table in place of a match."""

    def __init__(self, heard: Callable[[Seat], None]) -> None:
        self._heard = heard

    def submit(self, command: BindButtons | Pause) -> None:
        """What the sources can tell matters in a match alone."""

    def press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:  # noqa: ARG002 - see above
        """A button went down."""
        self._heard(seat)

    def missed(self, since: int, until: int) -> None:
        """A button that was not heard is pressed once more."""


class Trial:
    """The page; it listens until ``stop``.

    ``heard`` gets each press's seat, and None when something else is new of the buttons, on any thread.
    """

    def __init__(self, begin: Begin, table: Table, heard: Callable[[Seat | None], None]) -> None:
        self.begin = begin
        self._actions = actions_by_key(CHECK_KEYS)
        self._table = table
        self._tried: set[Seat] = set()
        self._last: Seat | None = None
        self._note = ""
        self._insists = False
        self._desk = table.desk
        self._list = self._attend(self._desk, lambda: heard(None)) if self._desk else None
        self._before = {button.last for button in self._desk.view().seats} if self._desk else set()
        table.sit_down(_Listener(heard))

    def _attend(self, desk: ButtonDesk, changed: Callable[[], None]) -> Sheet:
        from screens.buttons.sheet import Sheet  # noqa: PLC0415 - the form does not wait for its last page

        players = [player for player in self.begin.lineup.players if player.seat not in self.begin.absent]
        desk.attend(tuple(player.seat for player in players), changed)
        desk.open(trial=False)  # who listens is no match, and shall hear the presses
        return Sheet(desk, {player.seat: player.name for player in players})

    @property
    def _sheet(self) -> Sheet | None:
        """The list of the buttons, once there is a device."""
        return self._list if self._list and self._list.is_needed else None

    def stop(self) -> None:
        """Let go of the buttons."""
        if self._desk is not None:
            self._desk.learn(None)
            self._desk.close()
        self._table.stand_up()

    def press(self, seat: Seat | None) -> None:
        """The press of a seat lights it up."""
        if seat is None:
            return
        self._last = seat
        self._tried.add(seat)

    def take(self, key: str) -> str:
        """A key by Textual's name: a button, one of the list, or the action that it asks for; empty: none.

        A match that would begin with buttons that are not ready is begun by the second key.
        """
        insists, self._insists, self._note = self._insists, False, ""
        sheet = self._sheet
        note = sheet.take(key) if sheet else None
        if note is not None:
            self._note = note
            return ""
        if self._table.key(key, monotonic_ns()):
            return ""
        action = self._actions.get(key, "")
        if action == "check_begin" and not insists and self._unready:
            self._insists = True
            return ""
        return action

    @property
    def _unready(self) -> tuple[tuple[Seat, str], ...]:
        return self._list.unready if self._list else ()

    @property
    def _heard(self) -> frozenset[Seat]:
        """Whose button was heard, be it the press by which its seat got it."""
        if self._desk is None:
            return frozenset(self._tried)
        now = self._desk.view().seats
        return frozenset(self._tried).union(
            who.seat for who in now if who.last and who.last not in self._before
        )

    def help(self) -> tuple[Group, ...]:
        """The keys of the page."""
        page = group(tr("Buttons"), CHECK_KEYS)
        if self._sheet is None:
            return (page,)
        return page, self._sheet.help()

    def lines(self, width: int, height: int) -> list[Line]:
        """All lines of the screen."""
        tried = self._heard
        if self._list is not None:
            self._list.tried = tried
        scene = TrialScene(self.begin, tried, self._last, width, height, self._sheet, self._note)
        return trial_lines(replace(scene, unready=self._unready if self._insists else ()))
