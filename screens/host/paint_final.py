"""The final round on the match screen, when answers are read out and ruled on (N4.11)."""

from screens.host.finalists import LONGEST_NAME
from screens.host.paint_lines import plain
from screens.host.paint_question import judging, paper
from screens.host.scene import Scene
from screens.looks import Line, Look, Span
from screens.setup.line_edit import LineEdit
from screens.text import cut, padded
from station.rules.model import Seat
from station.rules.state import Phase
from station.views.late_view import Finalist
from station.wording.language import tr

_RULING = 12


def final_lines(scene: Scene, room: int, here: Seat | None, typed: LineEdit | None = None) -> list[Line]:
    """The question, its answer, and a line for each finalist; ``here`` is marked, and may be typed in."""
    view, width = scene.view, scene.width
    rows = [_row(scene, who, here, typed) for who in (view.final.finalists if view.final else ())]
    if view.asked is None:
        return rows
    helping = judging(view.asked, width)
    text = plain(view.asked.text.text or paper(), Look.PLAIN, width)
    if view.phase is Phase.FINAL_RULING or len(text) + len(helping) + len(rows) + 2 > room:
        return [*rows, (), *helping, (), *text]
    return [*text, (), *helping, (), *rows]


def _row(scene: Scene, who: Finalist, here: Seat | None, typed: LineEdit | None) -> Line:
    is_here = who.seat == here
    name = padded(scene.names[who.seat], min(LONGEST_NAME, scene.width // 3))
    head = f" {'→' if is_here else ' '} {who.seat} {name} {_ruling(who)} "
    look = Look.STRONG if is_here else Look.PLAIN
    room = scene.width - len(head) - 1
    if is_here and typed is not None:
        return ((head, look), *_typed(typed, room))
    return ((head, look), (cut(who.answer, room), look))


def _ruling(who: Finalist) -> str:
    """The stake is seen when its player is ruled on."""
    if who.stake is None:
        told = ""
    elif who.right is None:
        told = tr("stake {amount}", amount=who.stake)
    else:
        told = f"{'+' if who.right else '−'}{who.stake}"
    return padded(told, _RULING)


def _typed(line: LineEdit, room: int) -> list[Span]:
    before, under, after = line.window(max(2, room - 1))
    return [(before, Look.CHOSEN), (under, Look.KEY), (after, Look.CHOSEN)]
