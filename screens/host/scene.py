"""What the match screen paints: the host's view and what only the moment adds to it."""

from dataclasses import dataclass

from station.rules.model import Nanoseconds, Seat
from station.seats import TableView
from station.views.host_view import HostView


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is on the match screen.

    ``left``: what the running clock has left, in nanoseconds, None without one. ``note``: a sentence for
    the host until the next key, ``alarm``: one that stays. ``tip``: what is done here, for who is new to
    it. ``slow``: the disk takes its time. ``place``: where the match is saved since it was moved;
    ``movable``: it can be moved now. ``scroll``: how many lines of a long question are above the screen.
    ``room``: the lines of the middle, for who takes keys. ``hints``: the keys that are taken before the
    host's own, with their use; ``desk``: all keys are taken. ``now``: the wall clock, in seconds since the
    epoch. ``table``: how the buttons stand, None where they are no devices.
    """

    view: HostView
    width: int
    height: int
    left: Nanoseconds | None = None
    note: str = ""
    tip: str = ""
    alarm: str = ""
    slow: bool = False
    place: str = ""
    movable: bool = False
    scroll: int = 0
    room: int = 0
    hints: tuple[tuple[str, str], ...] = ()
    now: float = 0
    desk: bool = False
    table: TableView | None = None

    @property
    def names(self) -> dict[Seat, str]:
        """Who sits where."""
        return {seat.seat: seat.name for seat in self.view.seats}
