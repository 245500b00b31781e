"""What the host is told of a player's button that is gone, on one line: whose, which, and what to do.

A device's name is foreign text (``screens.buttons.names``).
"""

from rich.cells import cell_len

from screens.buttons.marks import lacking
from screens.buttons.names import device_name
from screens.host.keys import BUTTONS_KEY, PAUSE_KEY, STEP_KEY
from screens.host.scene import Scene
from screens.looks import Look, Span
from screens.text import cut, filled
from station.rules.commands import Resume
from station.rules.model import Standing
from station.rules.state import FINAL_ROUND, OVER
from station.seats import Bound, SeatButton
from station.wording.language import tr

_WITHOUT_BUTTONS = FINAL_ROUND | OVER

_LEAST = 16
"""Cells for names and devices; where there are fewer, the sentence is shorter."""
_DEVICE = 8
"""Cells that are left to the devices; the names matter more."""


def gone(scene: Scene) -> Span | None:
    """The line; None while every player's button is there, or nobody needs one any more."""
    if scene.table is None or scene.view.phase in _WITHOUT_BUTTONS:
        return None
    seats = [seat.seat for seat in scene.view.seats if seat.standing is Standing.PRESENT]
    found = lacking(scene.table, seats)
    lost = [button for button in found if button.bound is Bound.LOST]
    if not found:
        return None
    names = ", ".join(scene.names[button.seat] for button in lost or found)
    devices = ", ".join(sorted({_device(button) for button in lost}))
    return filled(_told(scene, names, devices), scene.width), Look.ALARM if lost else Look.NOTE


def _device(button: SeatButton) -> str:
    return device_name(button.binding.identity) if button.binding else ""


def _told(scene: Scene, names: str, devices: str) -> str:
    """The sentence in the screen's width: what to do stays whole, the names get most of the rest."""
    sentence = _lost if devices else _asked
    room = scene.width - 2 - cell_len(sentence(scene, "", ""))
    if room < _LEAST:
        sentence = _briefly
        room = scene.width - 2 - cell_len(sentence(scene, "", ""))
    names = cut(names, max(1, room - min(cell_len(devices), _DEVICE if sentence is _lost else 0)))
    return sentence(scene, names, cut(devices, max(1, room - cell_len(names))))


def _asked(_scene: Scene, names: str, _devices: str) -> str:
    keys = {"buttons": BUTTONS_KEY.label}
    return tr("{names}: press, to tell which button is yours. {buttons}: buttons.", names=names, **keys)


def _briefly(_scene: Scene, names: str, _devices: str) -> str:
    return tr("{names}: button gone. {buttons}: buttons.", names=names, buttons=BUTTONS_KEY.label)


def _lost(scene: Scene, names: str, devices: str) -> str:
    told = {"names": names, "devices": devices, "buttons": BUTTONS_KEY.label}
    if not scene.view.paused:
        return tr("{names}: button gone ({devices}). Plug it in; {buttons}: buttons.", **told)
    on = STEP_KEY if isinstance(scene.view.step, Resume) else PAUSE_KEY
    return tr(
        "{names}: button gone ({devices}). Plug it in; {buttons}: buttons; {on}: without.",
        on=on.label,
        **told,
    )
