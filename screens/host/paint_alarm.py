"""What the host is told of a player's button that is gone, on one line: whose, which, and what to do.

A device's name is foreign text (``screens.buttons.names``).
"""

from collections.abc import Callable
from functools import partial

from rich.cells import cell_len

from screens.buttons.marks import lacking
from screens.buttons.names import device_name
from screens.host.button_watch import EXPECTING
from screens.host.keys import BUTTONS_KEY, PAUSE_KEY, SEAT_KEYS, STEP_KEY
from screens.host.scene import Scene
from screens.looks import Look, Span
from screens.text import cut, filled
from station.rules.commands import Resume
from station.rules.model import Standing, WhyPaused
from station.rules.state import FINAL_ROUND, OVER
from station.seats import Bound, Deaf, Doubt, SeatButton
from station.wording.language import N_, tr

_WITHOUT_BUTTONS = FINAL_ROUND | OVER

_DEAF = {
    Deaf.BROKEN: N_("Buttons are not heard: a program fault. Keys {keys} serve; {buttons}: start again."),
    Deaf.REFUSED: N_("Buttons are not heard: the system refuses. Keys {keys} serve; {buttons}: try again."),
}

_LOST = (
    N_("{names}: button gone. Plug it in; {buttons}: buttons."),
    N_("{names}: button gone. Plug it in; {buttons}: buttons; {on}: without."),
)
_UNKNOWN = (
    N_("{names}: button not known here. {buttons}: buttons."),
    N_("{names}: button not known here. {buttons}: buttons; {on}: without."),
)
"""The match knows that there was a button, and this machine not which: plugging it in does not do."""

_LEAST = 16
"""Cells for names and devices; where there are fewer, the sentence is shorter."""
_DEVICE = 6
"""Cells of a device's name; where there are fewer, it is left out."""


def gone(scene: Scene) -> Span | None:
    """The line; None while every player's button is there, or nobody needs one any more.

    A match that stands for a button is told when all are back: the host alone lets it go on.
    """
    if scene.table is None or scene.view.phase in _WITHOUT_BUTTONS:
        return None
    if scene.table.deaf is not None:
        return filled(_unheard(scene, scene.table.deaf), scene.width), Look.ALARM
    found = _waiting(scene)
    lost = [button for button in found if button.bound is Bound.LOST]
    if not found:
        return _back(scene)
    names = ", ".join(scene.names[button.seat] for button in lost or found)
    devices = ", ".join(sorted({device_name(button.binding.identity) for button in lost if button.binding}))
    return filled(
        _told(scene, _sentence(lost), names, devices), scene.width
    ), Look.ALARM if lost else Look.NOTE


def _unheard(scene: Scene, deaf: Deaf) -> str:
    """That no device is heard, whatever is known of each one."""
    keys = f"{SEAT_KEYS[0]}–{SEAT_KEYS[-1]}"
    told = tr(_DEAF[deaf], keys=keys, buttons=BUTTONS_KEY.label)
    if cell_len(told) <= scene.width - 2:
        return told
    return tr("Buttons unheard. Keys {keys}; {buttons}: again.", keys=keys, buttons=BUTTONS_KEY.label)


def _back(scene: Scene) -> Span | None:
    pause = scene.view.pause
    if not scene.view.paused or pause is None or pause.why is not WhyPaused.BUTTONS:
        return None
    return filled(
        tr("All buttons are there again. {on} goes on.", on=_goes_on(scene)), scene.width
    ), Look.NOTE


def _goes_on(scene: Scene) -> str:
    return (STEP_KEY if isinstance(scene.view.step, Resume) else PAUSE_KEY).label


def _waiting(scene: Scene) -> tuple[SeatButton, ...]:
    """Whose button is gone, or not known, of those who play."""
    seats = [seat.seat for seat in scene.view.seats if seat.standing is Standing.PRESENT]
    return lacking(scene.table, seats)


def _told(scene: Scene, sentence: Callable[[Scene, str], str], names: str, devices: str) -> str:
    """The sentence in the screen's width: what to do stays whole, and the names matter more than devices."""
    if _room(scene, sentence) < _LEAST:
        sentence = _briefly
    room = _room(scene, sentence)
    left = room - cell_len(names) - cell_len(" ()")
    if devices and left >= _DEVICE:
        return sentence(scene, f"{names} ({cut(devices, left)})")
    return sentence(scene, cut(names, max(1, room)))


def _sentence(lost: list[SeatButton]) -> Callable[[Scene, str], str]:
    if not lost:
        return _asked
    for doubt, sentence in ((Doubt.CLOSED, _closed), (Doubt.TAKEN, _taken)):
        if all(doubt in button.doubts for button in lost):
            return sentence
    return partial(_missing, _LOST if any(button.binding for button in lost) else _UNKNOWN)


def _room(scene: Scene, sentence: Callable[[Scene, str], str]) -> int:
    return scene.width - 2 - cell_len(sentence(scene, ""))


def _asked(scene: Scene, names: str) -> str:
    """They are asked one at a time, and nobody while a question is open: a press tells nothing then."""
    keys = {"names": names, "buttons": BUTTONS_KEY.label}
    if not scene.view.paused and scene.view.phase in EXPECTING:
        return tr(
            "{names}: which button is it? {pause}: pause, then press.", names=names, pause=PAUSE_KEY.label
        )
    if len(_waiting(scene)) > 1:
        return tr("Press one after another: {names}. {buttons}: buttons.", **keys)
    return tr("{names}: press, to tell which button is yours. {buttons}: buttons.", **keys)


def _briefly(_scene: Scene, names: str) -> str:
    return tr("{names}: button gone. {buttons}: buttons.", names=names, buttons=BUTTONS_KEY.label)


def _closed(_scene: Scene, names: str) -> str:
    return tr(
        "{names}: no permission. Ask svoyak doctor; {buttons}: buttons.",
        names=names,
        buttons=BUTTONS_KEY.label,
    )


def _taken(_scene: Scene, names: str) -> str:
    return tr(
        "{names}: in use elsewhere. End that program; {buttons}: buttons.",
        names=names,
        buttons=BUTTONS_KEY.label,
    )


def _missing(told: tuple[str, str], scene: Scene, names: str) -> str:
    """``told``: in play, in a pause."""
    return tr(
        told[scene.view.paused],
        names=names,
        buttons=BUTTONS_KEY.label,
        on=_goes_on(scene),
    )
