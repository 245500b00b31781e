"""The match screen as lines: from top to bottom head, prices, what happens, texts, seats, notes, keys.

Pure: the same scene gives the same lines, so the canvas repaints only what changed.
"""

from screens.host.paint_keys import key_lines
from screens.host.paint_seats import seat_lines
from screens.host.paint_texts import text_lines
from screens.host.paint_top import banner_line, head_line, price_line
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import filled

LEAST_WIDTH = 40
LEAST_HEIGHT = 14


def paint(scene: Scene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    top = [head_line(scene), price_line(scene), banner_line(scene), ()]
    bottom = [*seat_lines(scene), note_line(scene), *key_lines(scene)]
    room = scene.height - len(top) - len(bottom)
    if room < 1:
        return small(top, bottom, scene.height)
    return [*top, *text_lines(scene, room), *bottom]


def small(top: list[Line], bottom: list[Line], height: int) -> list[Line]:
    """A terminal too low for everything: what happens, and the seats."""
    return [*top[2:3], *bottom][:height]


def note_line(scene: Scene) -> Line:
    """One line for what the host must know now: an alarm before a note."""
    if scene.alarm:
        return ((filled(scene.alarm, scene.width), Look.ALARM),)
    if scene.note:
        return ((filled(scene.note, scene.width), Look.NOTE),)
    return ()
