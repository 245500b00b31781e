"""The middle of the match screen: what the host reads aloud, and what helps to judge."""

from collections.abc import Callable

from screens.host.keys import SCROLL_KEYS
from screens.host.paint_choice import why_lines
from screens.host.paint_final import final_lines
from screens.host.paint_lines import INDENT, labelled, plain
from screens.host.paint_question import asked, just_asked, preview, revealed
from screens.host.paint_standing import standing
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut
from station.rules.state import Phase
from station.views.host_view import HostView
from station.wording.language import tr
from station.wording.sheets import theme_name


def text_lines(scene: Scene, room: int) -> list[Line]:
    """The texts of the moment in exactly ``room`` lines; of more of them the last line says how to go on."""
    lines = _texts(scene, room)
    start = max(0, min(scene.scroll, hidden_lines(len(lines), room)))
    if len(lines) <= room or room == 1:
        shown = lines[start : start + room]
        return [*shown, *[()] * (room - len(shown))]
    shown = lines[start : start + room - 1]
    further = len(lines) - start - len(shown)
    way = cut(_way(is_further=further > 0, is_back=start > 0), scene.width - 2)
    return [*shown, ((INDENT + way, Look.NOTE if further else Look.QUIET),)]


def _way(*, is_further: bool, is_back: bool) -> str:
    """How to see more of a text."""
    back, further = (key.label for key in SCROLL_KEYS)
    ways = [tr("… {key}: further", key=further)] if is_further else []
    return " ".join([*ways, tr("… {key}: back", key=back)] if is_back else ways)


def hidden_lines(number: int, room: int) -> int:
    """How far so many lines can be scrolled; where they have no room, one line says how."""
    return 0 if number <= room else number - max(1, room - 1)


def number_of_lines(scene: Scene) -> int:
    """How many lines the texts of the moment would take."""
    return len(_texts(scene, 0))


def _texts(scene: Scene, room: int) -> list[Line]:
    middle = _MIDDLES.get(scene.view.phase)
    return middle(scene, room) if middle else asked(scene.view, scene.width, room)


def _next_choice(scene: Scene) -> list[Line]:
    """Whose choice follows; the host looks at that player."""
    around = scene.view.round
    if not around.choosers:
        return []
    names = ", ".join(scene.names[seat] for seat in around.choosers)
    if around.chooser is None:
        return plain(tr("Who chooses next is to be named: {names}", names=names), Look.NOTE, scene.width)
    return [*plain(tr("The next choice: {name}", name=names), Look.STRONG, scene.width), *why_lines(scene)]


def _themes(view: HostView, width: int) -> list[Line]:
    return [
        ((f" {number:2}. {cut(theme_name(name), width - 6)}", Look.STRONG),)
        for number, name in enumerate(view.theme.names, 1)
    ]


def _theme(view: HostView, width: int) -> list[Line]:
    return [
        *plain(view.theme.name, Look.STRONG, width),
        *labelled(tr("Comment:"), view.theme.comment, width),
        *labelled(tr("Author:"), view.theme.author, width),
        (),
    ]


def _told_theme(scene: Scene, _room: int) -> list[Line]:
    return [*_theme(scene.view, scene.width), *preview(scene.view, scene.width)]


def _announced(scene: Scene, room: int) -> list[Line]:
    """Where players choose, the theme is told with its question."""
    comment = scene.view.theme.comment if scene.view.round.by_choice else ""
    told = labelled(tr("Comment:"), comment, scene.width)
    return [*told, *asked(scene.view, scene.width, room)]


def _over(scene: Scene, _room: int) -> list[Line]:
    view, width = scene.view, scene.width
    following = [*preview(view, width), *_next_choice(scene)]
    return [*revealed(view, width), *following, *just_asked(view, width)]


_MIDDLES: dict[Phase, Callable[[Scene, int], list[Line]]] = {
    Phase.OPENING: lambda scene, _room: _themes(scene.view, scene.width),
    Phase.THEME_START: _told_theme,
    Phase.ANNOUNCED: _announced,
    Phase.REVEALED: _over,
    Phase.FINAL_RULING: lambda scene, room: final_lines(scene, room, scene.view.answerer),
    Phase.THEME_END: standing,
    Phase.ROUND_END: standing,
    Phase.TIED: standing,
    Phase.FINISHED: standing,
    Phase.LEFT_OPEN: standing,
}
"""Every other phase shows its question."""
