"""Everything that the host can do, and why not now: made of the tables of keys and of the desk."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from screens.host.desk.foresight import foreseen
from screens.host.desk.menu import MATTERS
from screens.host.entry import KeyTaker
from screens.host.keys import DESK_KEY, ENTRY_KEYS, HOST_KEYS, MOVE_KEY, STEP_KEY, at_table
from screens.host.notes import no_order
from screens.host.orders import order
from screens.host.paint_keys import step_words, use_of
from screens.key_names import written
from screens.keys import PALETTE_KEY, Key
from station.rules.commands import HistoryCommand, Undo
from station.rules.refusals import Refused
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import tr
from station.wording.refusals import refusal

_SELDOM = frozenset({"scroll", "rare", "tip", "aside"})
"""Keys that are seldom looked for: they come last."""

_ORDERLESS = frozenset({"", *_SELDOM})
"""Keys by which nothing is asked of the match."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What can be done by pressing ``keys``, one after the other.

    ``label``: how they are written. ``why_not``: why it cannot be done now, empty when it can.
    """

    name: str
    label: str
    keys: tuple[str, ...]
    why_not: str = ""


def deeds(
    view: HostView, state: MatchState, entry: KeyTaker | None, *, is_movable: bool, has_desk: bool
) -> list[Deed]:
    """All deeds, those that can be done first.

    ``entry``: what is entered in this phase. ``has_desk``: the players' buttons are devices.
    """
    known = at_table(HOST_KEYS, has_desk=has_desk)
    often = [key for key in known if key.command not in _SELDOM]
    seldom = [key for key in known if key.command in _SELDOM]
    found = [
        *_entered(view, state, entry),
        *_ordered(often, view, state, is_movable=is_movable),
        *_matters(),
        *_ordered(seldom, view, state, is_movable=is_movable),
    ]
    return sorted(found, key=lambda deed: bool(deed.why_not))


def _entered(view: HostView, state: MatchState, entry: KeyTaker | None) -> Iterator[Deed]:
    """What is entered by a key of its own."""
    offered = {label for label, _ in entry.hints(view, state)} if entry else set()
    now = {label for part in entry.help(state) for label, _ in part.uses} if entry else set()
    for key in (key for _, keys in ENTRY_KEYS for key in keys if not key.fixed):
        can = key.label in offered and key.labels in now
        why = "" if can else tr("not at this moment")
        yield Deed(tr(key.more or key.use), key.label, (key.first,), why)


def _ordered(keys: Iterable[Key], view: HostView, state: MatchState, *, is_movable: bool) -> Iterator[Deed]:
    for key in keys:
        if key is MOVE_KEY:
            why = "" if is_movable else tr("only while the match cannot be saved")
        else:
            why = _why_not(key, view, state)
        if key is not PALETTE_KEY and not key.fixed:
            yield Deed(_name(key, view), key.label, (key.first,), why)


def _name(key: Key, view: HostView) -> str:
    if key is STEP_KEY:
        return step_words(view.step, view) if view.step else tr("the next step")
    return tr(key.more) if key.more else use_of(key, view)


def _why_not(key: Key, view: HostView, state: MatchState) -> str:
    """What the match would answer."""
    if key.command in _ORDERLESS:
        return ""
    command = order(key.action, view)
    if command is None:
        return no_order(view)
    names = state.lineup.names
    if isinstance(command, HistoryCommand):
        code, act = ("undo", view.undo) if isinstance(command, Undo) else ("redo", view.redo)
        return "" if act else refusal(Refused(f"nothing-to-{code}"), names)
    answer = foreseen(state, command)
    return refusal(answer, names) if isinstance(answer, Refused) else ""


def _matters() -> Iterator[Deed]:
    """The pages of the desk."""
    for key, matter in MATTERS.items():
        name = tr("the desk: {matter}", matter=tr(matter))
        yield Deed(name, f"{DESK_KEY.label} {written(key)}", (DESK_KEY.first, key))
