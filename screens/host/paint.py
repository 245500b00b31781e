"""The match screen as lines: from top to bottom head, prices, what happens, texts, seats, notes, keys.

Pure: the same scene gives the same lines, so the canvas repaints only what changed.
"""

from dataclasses import replace

from rich.cells import cell_len

from screens.host.keys import TIPS_KEY
from screens.host.paint_alarm import gone
from screens.host.paint_keys import key_lines
from screens.host.paint_seats import seat_lines
from screens.host.paint_side import beside, side_width
from screens.host.paint_texts import hidden_lines, number_of_lines, text_lines
from screens.host.paint_top import banner_line, head_line, price_line
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import filled
from station.wording.language import tr

_LOW, _LOW_FOR_DESK = 10, 16
"""Terminals of fewer lines begin with what happens; texts, or what the desk lists, get what room there is."""


def paint(scene: Scene, middle: list[Line] | None = None) -> list[Line]:
    """All lines of the screen, as many as it is high; ``middle``: what stands there instead of the texts."""
    top, bottom = _around(scene)
    room = max(0, scene.height - len(top) - len(bottom))
    if middle is None:
        middle = text_lines(_as_wide_as_the_middle(scene), room) if room else []
    middle = [*middle[:room], *[()] * (room - len(middle))]
    if side_width(scene):
        middle = beside(scene, middle)
    return [*top, *middle, *bottom][: scene.height]


def _as_wide_as_the_middle(scene: Scene) -> Scene:
    """As wide as the middle is."""
    side = side_width(scene)
    return replace(scene, width=scene.width - side) if side else scene


def middle_of(scene: Scene) -> Scene:
    """The scene for who fills the middle: as wide as that is, with its ``room``."""
    return replace(scene, width=scene.width - side_width(scene), room=room_in(scene))


def room_in(scene: Scene) -> int:
    """How many lines the middle of the screen has."""
    top, bottom = _around(scene)
    return max(0, scene.height - len(top) - len(bottom))


def hidden_texts(scene: Scene) -> int:
    """How many lines of the texts have no room, and can be scrolled to."""
    room = room_in(scene)
    return hidden_lines(number_of_lines(_as_wide_as_the_middle(scene)), room) if room else 0


def page_of(scene: Scene) -> int:
    """How many lines of a text that has no room are seen at a time: so far a page is turned."""
    return max(1, room_in(scene) - 1)


def _around(scene: Scene) -> tuple[list[Line], list[Line]]:
    """What stands above the texts and below them."""
    bottom = [*seat_lines(scene), note_line(scene), *key_lines(scene)]
    if _is_low(scene):
        return [banner_line(scene)], bottom
    bottom = [*tip_line(scene), *bottom]
    return [head_line(scene), price_line(scene), banner_line(scene), ()], bottom


def _is_low(scene: Scene) -> bool:
    return scene.height < (_LOW_FOR_DESK if scene.desk else _LOW)


def banner_row(scene: Scene) -> int:
    """Which line the banner is, whose clock is painted without the rest."""
    return 0 if _is_low(scene) else 2


def clock_row(scene: Scene) -> int:
    """The first line of the huge clock, where there is one (``screens.host.paint_side``)."""
    return banner_row(scene) + 2


def tip_line(scene: Scene) -> tuple[Line, ...]:
    """A line for who is new here; none where there is no tip, or the desk is open."""
    if not scene.tip or scene.desk:
        return ()
    off = f" {TIPS_KEY.label}: {tr(TIPS_KEY.use)} "
    room = scene.width - cell_len(off)
    return (((filled(scene.tip, room), Look.QUIET), (off, Look.QUIET)),)


def note_line(scene: Scene) -> Line:
    """One line for what the host must know now: an alarm, behind what a key was answered with.

    A button that is gone gives way to what a key was answered with, unless the match waits for the button.
    """
    if scene.alarm:
        told = " · ".join(filter(None, (scene.note, scene.alarm)))
        return ((filled(told, scene.width), Look.ALARM),)
    button = gone(scene) if scene.table else None
    if button and not scene.note:
        return (button,)
    if button and scene.view.paused and not scene.desk:
        return ((filled(f"{scene.note} · {button[0].strip()}", scene.width), button[1]),)
    if scene.note:
        return ((filled(scene.note, scene.width), Look.NOTE),)
    return ()
