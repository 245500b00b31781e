"""Which phase has something to enter, and the desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from screens.host.answer_entry import AnswerEntry
from screens.host.bid_entry import BidEntry
from screens.host.board_entry import BoardEntry
from screens.host.desk.desk import Desk
from screens.host.desk.shelf import Aside
from screens.host.entry import Asked, KeyTaker
from screens.host.move_desk import MoveDesk
from screens.host.photo_finish import FinishEntry
from screens.host.sitting import Sitting
from screens.host.stake_entry import StakeEntry
from screens.services import House
from screens.table import ButtonDesk
from station.rules.model import Seat
from station.rules.state import Phase
from station.views.host_view import HostView

if TYPE_CHECKING:
    from screens.host.button_page import ButtonPage

_ENTRIES: Mapping[Phase, Callable[[HostView], KeyTaker]] = {
    Phase.CHOOSING: BoardEntry,
    Phase.PHOTO_FINISH: FinishEntry,
    Phase.STAKES: StakeEntry,
    Phase.READ_OUT: AnswerEntry,
}


def entry_for(view: HostView, before: KeyTaker | None) -> KeyTaker | None:
    """What is to be entered now, after the entry ``before``; None where the host's own keys are all."""
    if view.phase is Phase.BIDDING:
        return BidEntry(before if isinstance(before, BidEntry) else None)
    make = _ENTRIES.get(view.phase)
    return make(view) if make else None


def begins_anew(before: HostView, now: HostView) -> bool:
    """Whether the entry begins anew: at another moment, with fewer finalists, when a stake has fallen."""
    return before.seen != now.seen or not _without_stake(now) <= _without_stake(before) or _gone(before, now)


def _without_stake(view: HostView) -> set[Seat]:
    return {who.seat for who in view.final.finalists if not who.has_staked} if view.final else set()


def _gone(before: HostView, now: HostView) -> bool:
    """Whether a finalist has dropped out."""
    seats = [{who.seat for who in view.final.finalists} if view.final else set() for view in (before, now)]
    return not seats[0] <= seats[1]


def new_desk(house: House, aside: Aside) -> KeyTaker:
    """The desk of table matters, freshly opened."""
    return Desk(house, aside)


def new_move_desk(house: House, aside: Aside, sitting: Sitting, below: KeyTaker | None) -> KeyTaker:
    """Where to save the match whose file cannot be written; ``below``: the desk that is open."""
    return MoveDesk(house, aside, sitting.match.path.parent, sitting.move, below)


def new_palette(entry: Asked, below: KeyTaker | None, *, is_movable: bool, has_desk: bool) -> KeyTaker:
    """What looks for a command; ``entry``: of this phase, ``below``: the desk that is open.

    ``has_desk``: the players' buttons are devices.
    """
    from screens.host.palette import Palette  # noqa: PLC0415 - most matches need none

    return Palette(entry, below, is_movable=is_movable, has_desk=has_desk)


def new_button_page(desk: ButtonDesk, view: HostView, below: KeyTaker | None) -> ButtonPage:
    """The page of the buttons; ``below``: the desk that is open."""
    from screens.host.button_page import ButtonPage  # noqa: PLC0415 - most matches need none

    return ButtonPage(desk, view, below)
