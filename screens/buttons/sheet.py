"""The list of the buttons: a cursor over seats and devices, and what is ordered of the button under it.

The law of this file: it waits for no device; what the desk tells is read anew at each painting.
"""

from collections.abc import Iterator, Mapping

from drivers.layouts import names_of_keys
from screens.buttons.marks import unready
from screens.buttons.rows import ButtonScene, device_rows, seat_rows
from screens.buttons.words import Orders, about_device, concerns
from screens.help import Group, group
from screens.host.keys import SEAT_BUTTON_KEYS
from screens.key_names import written
from screens.keys import LIST_KEYS
from screens.looks import Line, Look
from screens.table import ButtonDesk
from screens.text import wrap
from screens.window import window
from station.rules.model import Seat
from station.seats import Bound, TableView
from station.wording.language import tr

_STEPS = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8, "home": -(10**6), "end": 10**6}
_LETTERS = {name: key.action for key in SEAT_BUTTON_KEYS for name in key.keys}
_LEARN, _SWAP, _FORGET, _MASK = SEAT_BUTTON_KEYS

Hint = tuple[str, str]


class Sheet:
    """Keys go in, the desk is ordered.

    ``names``: who sits where. ``tried``: whose button was heard. ``learn_key``: gives a button beside the
    usual letter.
    """

    def __init__(self, desk: ButtonDesk, names: Mapping[Seat, str], learn_key: str = "") -> None:
        self.names = names
        self.tried: frozenset[Seat] = frozenset()
        self._desk = desk
        self._learn_key = learn_key
        self._place = _first_unready(desk.view())
        self._learning: Seat | None = None
        self._owners: dict[tuple[str, str], Seat] = {}
        self._swapped: Seat | None = None
        self._letters = names_of_keys((*_LETTERS, "1", "2", "3", "4"))

    @property
    def scene(self) -> ButtonScene:
        """Everything as it is now."""
        return ButtonScene(self._desk.view(), self._desk.devices(), self.names, self._desk.name, self.tried)

    @property
    def is_needed(self) -> bool:
        """Whether there is a device, or was one, or none can be heard."""
        table = self._desk.view()
        is_wanted = table.deaf is not None or any(button.binding for button in table.seats)
        return is_wanted or bool(self._desk.devices())

    @property
    def unready(self) -> tuple[tuple[Seat, str], ...]:
        """Whose button is not ready, each with the reason in a few words; nobody where there are none."""
        return unready(self._desk.view())

    def help(self) -> Group:
        """The keys of the list."""
        return group(tr("A player's button"), (*SEAT_BUTTON_KEYS, *LIST_KEYS))

    def _items(self, scene: ButtonScene) -> tuple[Seat | str, ...]:
        return (
            *(button.seat for button in scene.table.seats),
            *(report.identity.source for report in scene.others),
        )

    def chosen(self, scene: ButtonScene) -> Seat | str | None:
        """The seat under the cursor, or the source of a device; None where there is nothing."""
        items = self._items(scene)
        return items[min(self._place, len(items) - 1)] if items else None

    def take(self, key: str, *, may_bind: bool = True) -> str | None:
        """A key by Textual's name; what the host is to be told, or None where it is no key of the list.

        ``may_bind``: whose button is which may be changed now.
        """
        scene = self.scene
        if not self._asks(scene.table):
            self._learning = None
        if key in _STEPS:
            last = len(self._items(scene)) - 1
            self._place = max(0, min(last, min(self._place, last) + _STEPS[key]))
            return ""
        if key == "escape":
            return self._drop(scene)
        action = _LETTERS.get(self._letters.get(key, key), "")
        if key == self._learn_key:
            action = "swap" if self._swapped is not None else "learn"
        if not action:
            return None
        return self._order(action, self.chosen(scene), scene, may_bind=may_bind)

    @property
    def is_asking(self) -> bool:
        """Whether something was begun, which Esc leaves."""
        return self._asks(self._desk.view()) or self._swapped is not None

    def _asks(self, table: TableView) -> bool:
        """Whether the host waits for a press, to give a button; the desk may wait for one on its own."""
        return self._learning is not None and self._learning == table.asked

    def _drop(self, scene: ButtonScene) -> str | None:
        """What was begun is left; None: nothing was."""
        if not self.is_asking:
            return None
        if self._asks(scene.table):
            self._desk.learn(None)
        self._learning = self._swapped = None
        return ""

    def _order(self, action: str, chosen: Seat | str | None, scene: ButtonScene, *, may_bind: bool) -> str:
        button = next((one for one in scene.table.seats if one.seat == chosen), None)
        if button is None:
            return tr("Choose a player first.")
        if action == "mask":
            self._desk.mask(button.seat, off=not button.masked)
            return ""
        if not may_bind:
            return tr("Not while a question is open: pause first.")
        if action == "swap":
            self._swap(button.seat)
            return ""
        self._swapped = None
        if action == "learn":
            self._learning = button.seat
            self._owners = dict(_owned(scene.table))
            self._desk.learn(button.seat)
        else:
            self._desk.forget(button.seat)
        return ""

    def _swap(self, seat: Seat) -> None:
        """The first of the two, or the second."""
        before, self._swapped = self._swapped, None
        if before is None:
            self._swapped = seat
        elif before != seat:
            self._desk.swap(before, seat)

    def hints(self, *, may_bind: bool = True) -> tuple[Hint, ...]:
        """The keys that do something now; ``may_bind`` as for ``take``."""
        table = self._desk.view()
        if self._asks(table):
            return (("Esc", tr("never mind")),)
        if self._swapped is not None:
            return (("↑↓", tr("choose")), (_SWAP.label, tr("swap with this seat")), ("Esc", tr("never mind")))
        choose = ("↑↓", tr("choose"))
        if not may_bind:
            return ((_MASK.label, tr(_MASK.use)), choose)
        return (
            (self.learn_label, tr(_LEARN.use)),
            *((key.label, tr(key.use)) for key in (_SWAP, _FORGET, _MASK)),
            choose,
        )

    def body(self, width: int, room: int, *, may_bind: bool = True) -> list[Line]:
        """So many lines as there is room for, the chosen one among them; ``may_bind`` as for ``take``."""
        scene = self.scene
        chosen = self.chosen(scene)
        seats = seat_rows(scene, None if isinstance(chosen, str) else chosen, width)
        devices = device_rows(scene, chosen if isinstance(chosen, str) else "", width)
        orders = Orders(self.learn_label if may_bind else "", _MASK.label)
        told = self._asked(scene) or [
            *self._taken(scene),
            *concerns(scene.table, scene.devices, scene.names, orders),
        ]
        between = [
            *(((f" {line}", look),) for text, look in told for line in wrap(text, width - 2)),
            *(
                ((f" {line}", Look.QUIET),)
                for text in _about(scene, chosen)
                for line in wrap(text, width - 2)
            ),
        ]
        place = min(self._place, len(seats) + len(devices) - 1)
        focus = place if place < len(seats) else place + len(between)
        return _seen([*seats, *between, *devices], [len(seats), len(between)], focus, room)

    @property
    def learn_label(self) -> str:
        """The key that gives a button, as it is written."""
        return written(self._learn_key) if self._learn_key else _LEARN.label

    def _asked(self, scene: ButtonScene) -> list[tuple[str, Look]]:
        """Whose press is waited for, or who is to be swapped."""
        names = scene.names
        if self._learning is not None and self._asks(scene.table):
            name = names.get(self._learning, str(self._learning))
            return [(tr("{name}: press the button now. Once is enough.", name=name), Look.NOTE)]
        if self._swapped is not None:
            name = names.get(self._swapped, str(self._swapped))
            return [(tr("{name}: swap buttons with whom?", name=name), Look.NOTE)]
        return []

    def _taken(self, scene: ButtonScene) -> list[tuple[str, Look]]:
        """Who has lost a button to the seat that was given one; told until the next key."""
        given = next((button for button, seat in _owned(scene.table) if seat == self._learning), None)
        owner = None if given is None else self._owners.get(given)
        if owner is None or owner == self._learning:
            return []
        name = scene.names.get(owner, str(owner))
        return [(tr("This button was {name}'s, who has the key {n} now.", name=name, n=owner), Look.NOTE)]


def _owned(table: TableView) -> Iterator[tuple[tuple[str, str], Seat]]:
    for one in table.seats:
        if one.binding is not None:
            yield (one.binding.identity.source, one.binding.button), one.seat


def _first_unready(table: TableView) -> int:
    """Where the cursor begins: at who waits for the host; the first seat while nobody does."""
    waiting = [seat for seat, _ in unready(table)]
    return next((place for place, one in enumerate(table.seats) if one.seat in waiting), 0)


def _about(scene: ButtonScene, chosen: Seat | str | None) -> list[str]:
    """What there is to know of what is under the cursor."""
    if isinstance(chosen, str):
        report = next((one for one in scene.others if one.identity.source == chosen), None)
        return about_device(report) if report else []
    button = next((one for one in scene.table.seats if one.seat == chosen), None)
    if button is None:
        return []
    if button.binding is None and button.bound is Bound.LOST:
        return [
            tr(
                "It was a device's that is unknown here. {forget} takes it away; there is the key {n}, too.",
                forget=_FORGET.label,
                n=button.seat,
            )
        ]
    if button.binding is None:
        return [tr("No device: the key {n} of the keyboard is this seat's button.", n=button.seat)]
    report = scene.report(button.binding.identity)
    if report is None:
        return [tr("It was at port {port}.", port=button.binding.identity.port)]
    return about_device(report)


def _seen(lines: list[Line], parts: list[int], focus: int, room: int) -> list[Line]:
    """The lines that fit around the focus; where all fit, an empty one before each part of the page."""
    spare = room - len(lines)
    for at in sorted({sum(parts[: n + 1]) for n in range(len(parts))} - {0, len(lines)}, reverse=True):
        if spare > 0:
            lines = [*lines[:at], (), *lines[at:]]
            spare -= 1
    return window(lines, focus, room)
