"""Who takes keys first on the match screen."""

from screens.host.desk.shelf import Aside
from screens.host.entries import begins_anew, entry_for, new_desk, new_move_desk, new_palette
from screens.host.entry import KeyTaker, Taken
from screens.host.sitting import Sitting
from screens.services import House
from station.live.published import Published
from station.views.host_view import HostView


class Takers:
    """What is to be entered in this phase, and over it the ``desk``, until it is closed.

    ``aside`` does what may wait for a disk.
    """

    def __init__(self, house: House, aside: Aside) -> None:
        self.desk: KeyTaker | None = None
        self._entry: KeyTaker | None = None
        self._house, self._aside = house, aside

    @property
    def first(self) -> KeyTaker | None:
        """Who is asked first; None where the host's own keys are all."""
        return self.desk or self._entry

    def follow(self, before: HostView | None, now: HostView) -> None:
        """Entries give way to what has happened; the desk stays as it is."""
        if before is None or begins_anew(before, now):
            self._entry = entry_for(now, self._entry)

    def after(self, taken: Taken) -> None:
        """A key was taken, which may have opened or closed something."""
        if taken.closed or taken.opened:
            self.desk = taken.opened

    def open(self, action: str, sitting: Sitting, latest: Published) -> bool:
        """Open what a key opens; False: it opens nothing now."""
        match action:
            case "desk":
                self.desk = new_desk(self._house, self._aside)
            case "palette":
                self.desk = new_palette(lambda: self._entry, self.desk, is_movable=latest.is_movable)
            case "move" if latest.is_movable:
                self.desk = new_move_desk(self._house, self._aside, sitting, self.desk)
            case _:
                return False
        return True
