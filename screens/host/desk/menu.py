"""The first page of the desk: all its matters, with one key each."""

from collections.abc import Callable, Sequence
from functools import partial

from screens.help import Group, group
from screens.host.desk.disputes import Disputes
from screens.host.desk.extra import ExtraThemes, shared_places
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.lots import lots_page, order_purpose
from screens.host.desk.page import Move, Page
from screens.host.desk.paper import PaperCheck
from screens.host.desk.pauses import Pauses
from screens.host.desk.people import People
from screens.host.desk.points import PointsByHand
from screens.host.desk.rulings import Rulings
from screens.host.desk.sanctions import Sanctions
from screens.host.desk.shelf import Shelf
from screens.host.desk.signing import signing
from screens.host.desk.themes import Themes
from screens.host.entry import Hint
from screens.key_names import written
from screens.keys import LIST_KEYS
from station.rules.state import SIGNED_IN, MatchState
from station.wording.checks import pause_told
from station.wording.language import N_, tr

_KEY, _REMARK = 3, 22


MATTERS = {
    "c": N_("Correct a ruling, withdraw a question"),
    "d": N_("Disputed questions"),
    "p": N_("Points by hand"),
    "w": N_("Warnings, leaving, late arrival, hints"),
    "t": N_("Replace a theme"),
    "l": N_("Lots"),
    "e": N_("Extra theme"),
    "n": N_("Names"),
    "r": N_("Reason of the pause"),
    "v": N_("The assistant's paper"),
    "g": N_("Sign the result"),
}
"""All matters by their keys, the most frequent first, then those of breaks and of the end."""


def _page(key: str, shelf: Shelf, state: MatchState) -> Page:
    pages: dict[str, Callable[[], Page]] = {
        "c": Rulings,
        "d": Disputes,
        "p": PointsByHand,
        "w": Sanctions,
        "t": lambda: Themes(shelf),
        "l": lambda: lots_page(state),
        "e": lambda: ExtraThemes(shelf),
        "n": People,
        "r": Pauses,
        "v": lambda: PaperCheck(state),
        "g": lambda: signing(state),
    }
    return pages[key]()


def _remark(key: str, state: MatchState) -> str:
    """What is to be said of a matter now."""
    hints = state.hints.count(state.theme)
    remarks = {
        "d": str(len(state.disputes) or ""),
        "w": tr("hints: {n}", n=hints) if hints else "",
        "t": tr("in reserve: {n}", n=len(state.reserves)),
        "l": tr("is wanted now") if order_purpose(state) else "",
        "e": tr("there is a tie") if shared_places(state) else "",
        "r": _pause(state),
        "v": tr("the same totals") if state.agreed and state.agreed.totals == state.totals else "",
        "g": tr("is signed") if state.signed else tr("is not signed") if state.phase in SIGNED_IN else "",
    }
    return remarks.get(key, "")


def _pause(state: MatchState) -> str:
    if state.pause:
        return pause_told(state.pause)
    return tr("is paused") if state.paused else ""


class Menu(Listing[str]):
    """The matters, by their keys."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf

    @property
    def title(self) -> str:
        """What the desk is for."""
        return tr("The host's desk")

    def items(self, state: MatchState) -> Sequence[str]:  # noqa: ARG002 - the same in every state
        """All of them."""
        return tuple(MATTERS)

    def row(self, item: str, state: MatchState) -> Row:
        """The key, the matter, what is to be said of it."""
        return Row(tr(MATTERS[item]), ((_remark(item, state), _REMARK),), first=(item.upper(), _KEY))

    def uses(self, item: str | None, state: MatchState) -> tuple[Use, ...]:
        """Open a matter: the one under the cursor, or by its key."""
        chosen = () if item is None else (Use("enter", tr("open"), partial(self._open, item, state)),)
        return (*chosen, *(Use(key, "", partial(self._open, key, state)) for key in MATTERS))

    def _open(self, key: str, state: MatchState) -> Move:
        return Move(_page(key, self._shelf, state))

    def help(self, state: MatchState) -> Group:  # noqa: ARG002 - the same in every state
        """The matters and the cursor."""
        matters = ((written(key), tr(matter)) for key, matter in MATTERS.items())
        return Group(self.title, (("Enter", tr("open")), *matters, *group("", LIST_KEYS).uses))

    def hints(self, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - the keys stand before the matters
        """The keys that stand nowhere else."""
        return ("Enter", tr("open")), ("↑↓", tr("choose")), ("Esc", tr("back to the match"))
