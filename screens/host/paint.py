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

_LOW = 10
"""Terminals of fewer lines begin with what happens, and show texts only if there is room."""


def paint(scene: Scene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    bottom = [*seat_lines(scene), note_line(scene), *key_lines(scene)]
    top = [banner_line(scene)]
    if scene.height >= _LOW:
        top = [head_line(scene), price_line(scene), *top, ()]
    room = scene.height - len(top) - len(bottom)
    texts = text_lines(scene, room) if room > 0 else []
    return [*top, *texts, *bottom][: scene.height]


def banner_row(height: int) -> int:
    """Which line of so many the banner is, whose clock is painted without the rest."""
    return 0 if height < _LOW else 2


def note_line(scene: Scene) -> Line:
    """One line for what the host must know now: an alarm before a note."""
    if scene.alarm:
        return ((filled(scene.alarm, scene.width), Look.ALARM),)
    if scene.note:
        return ((filled(scene.note, scene.width), Look.NOTE),)
    return ()
