"""What is to be told of a seat's button at a glance, and nothing when all is well."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from screens.looks import Look
from station.rules.model import Seat
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from station.wording.language import N_, tr


class Mark(NamedTuple):
    """A ``sign`` of one cell, and what it means in at most 15 cells; both alone tell it without colours."""

    sign: str
    words: str
    look: Look

    @property
    def told(self) -> str:
        """Both, as they are shown."""
        return f"{self.sign} {tr(self.words)}"


_MASKED = Mark("×", N_("switched off"), Look.NOTE)
_BOUND = {
    Bound.LOST: Mark("!", N_("button gone"), Look.ALARM),
    Bound.ASKED: Mark("?", N_("which is it?"), Look.NOTE),
    Bound.PROPOSED: Mark("?", N_("not tried yet"), Look.NOTE),
}
_STUCK = Mark("!", N_("held too long"), Look.ALARM)
_HELD = Mark("▼", N_("held down"), Look.NOTE)
_ASLEEP = Mark("?", N_("press to wake"), Look.NOTE)


def mark(button: SeatButton) -> Mark | None:
    """The one thing about a button that matters most; None: all is well, or there is no device."""
    if button.masked:
        return _MASKED
    if button.bound in _BOUND:
        return _BOUND[button.bound]
    if Doubt.STUCK in button.doubts:
        return _STUCK
    if button.held:
        return _HELD
    return _ASLEEP if Doubt.ASLEEP in button.doubts else None


def is_well(button: SeatButton) -> bool:
    """Whether a device's button is the seat's and is heard."""
    return button.bound is Bound.READY and mark(button) in {None, _HELD}


def needs_host(table: TableView) -> bool:
    """Whether a button waits for the host or for its player; one that is held for a moment does not."""
    return table.deaf is not None or any(found not in {None, _HELD} for found in map(mark, table.seats))


def buttons_of(table: TableView | None) -> Mapping[Seat, SeatButton]:
    """The buttons by their seats; none where no seat has a device: then all is as without any."""
    if table is None or all(button.bound is Bound.UNBOUND for button in table.seats):
        return {}
    return {button.seat: button for button in table.seats}


def has_news(before: TableView | None, now: TableView | None, *, live: bool) -> bool:
    """Whether the match screen shows the buttons otherwise now.

    ``live``: presses are expected. That a finger comes down on a button is no news then: it is a press.
    """
    if _deaf(before) is not _deaf(now):
        return True
    old, new = _shown(before), _shown(now)
    if not live or old.keys() != new.keys():
        return old != new
    return any(new[seat] != old[seat] and new[seat][1] is not _HELD for seat in new)


def _shown(table: TableView | None) -> dict[Seat, tuple[Bound, Mark | None, object]]:
    """How all stand; of a lost button also which it is and why it is not heard: the alarm tells both."""
    return {
        button.seat: (
            button.bound,
            mark(button),
            (button.binding, button.doubts) if button.bound is Bound.LOST else None,
        )
        for button in (table.seats if table else ())
    }


def _deaf(table: TableView | None) -> Deaf | None:
    return table.deaf if table else None


def unready(table: TableView) -> tuple[tuple[Seat, str], ...]:
    """Whose button is not ready, each with the reason in a few words; nobody where there are none."""
    found = ((button.seat, mark(button)) for button in table.seats)
    return tuple((seat, tr(why.words)) for seat, why in found if why is not None and why is not _HELD)


def lacking(table: TableView | None, seats: Iterable[Seat]) -> tuple[SeatButton, ...]:
    """Those of the seats whose button is gone, or waits for a press that tells which it is."""
    buttons = buttons_of(table)
    return tuple(
        button
        for seat in seats
        if (button := buttons.get(seat)) and button.bound in {Bound.LOST, Bound.ASKED} and not button.masked
    )
