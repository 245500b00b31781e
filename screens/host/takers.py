"""Who takes keys first on the match screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screens.host.desk.shelf import Aside
from screens.host.entries import (
    begins_anew,
    entry_for,
    new_button_page,
    new_desk,
    new_move_desk,
    new_palette,
)
from screens.host.entry import KeyTaker, Taken
from screens.host.sitting import Sitting
from screens.services import House
from station.live.published import Published
from station.views.host_view import HostView

if TYPE_CHECKING:
    from screens.host.button_page import ButtonPage


class Takers:
    """What is to be entered in this phase, and over it the ``desk``, until it is closed.

    ``aside`` does what may wait for a disk.
    """

    def __init__(self, house: House, aside: Aside) -> None:
        self.desk: KeyTaker | None = None
        self._entry: KeyTaker | None = None
        self._buttons: ButtonPage | None = None
        self._house, self._aside = house, aside

    @property
    def first(self) -> KeyTaker | None:
        """Who is asked first; None where the host's own keys are all."""
        return self.desk or self._entry

    @property
    def shows_buttons(self) -> bool:
        """Whether the page of the buttons is open."""
        return self._buttons is not None

    def follow(self, before: HostView | None, now: HostView) -> None:
        """Entries give way to what has happened; the desk stays as it is."""
        if self._buttons is not None:
            self._buttons.follow(now)
        if before is None or begins_anew(before, now):
            self._entry = entry_for(now, self._entry)

    def after(self, taken: Taken) -> None:
        """A key was taken, which may have opened or closed something."""
        if taken.closed or taken.opened:
            self._put(taken.opened)

    def _put(self, desk: KeyTaker | None) -> None:
        """Another desk, or none; the page of the buttons ends where it is left."""
        self.desk = desk
        if self._buttons is not None and desk is not self._buttons:
            self._buttons.close()
            self._buttons = None

    @property
    def _below(self) -> KeyTaker | None:
        """What is there again behind what is opened now; the buttons have a key of their own."""
        return self._buttons.below if self._buttons is not None else self.desk

    def open(self, action: str, sitting: Sitting, latest: Published, view: HostView) -> bool:
        """Open what a key opens; False: it opens nothing now."""
        match action:
            case "desk":
                self._put(new_desk(self._house, self._aside))
            case "palette":
                movable, devices = latest.is_movable, sitting.table.desk is not None
                self._put(new_palette(lambda: self._entry, self._below, is_movable=movable, has_desk=devices))
            case "move" if latest.is_movable:
                self._put(new_move_desk(self._house, self._aside, sitting, self._below))
            case "buttons" if sitting.table.desk is not None:
                self._put(page := new_button_page(sitting.table.desk, view, self._below))
                self._buttons = page
            case _:
                return False
        return True
