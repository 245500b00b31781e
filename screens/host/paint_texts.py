"""The middle of the match screen: what the host reads aloud, and what helps to judge."""

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

_STANDING = frozenset({Phase.THEME_END, Phase.ROUND_END, Phase.TIED, Phase.FINISHED, Phase.LEFT_OPEN})


def text_lines(scene: Scene, room: int) -> list[Line]:
    """The texts of the moment in exactly ``room`` lines; more of them can be scrolled to."""
    lines = _texts(scene, room)
    hidden = len(lines) - room
    start = max(0, min(scene.scroll, hidden))
    shown = lines[start : start + room]
    if hidden > 0 and room > 1:
        if start < hidden:
            shown[-1] = ((INDENT + tr("… PgDn: further"), Look.QUIET),)
        if start > 0:
            shown[0] = ((INDENT + tr("… PgUp: back"), Look.QUIET),)
    return [*shown, *[()] * (room - len(shown))]


def number_of_lines(scene: Scene) -> int:
    """How many lines the texts of the moment would take."""
    return len(_texts(scene, 0))


def _texts(scene: Scene, room: int) -> list[Line]:
    view, width = scene.view, scene.width
    if view.phase in _STANDING:
        return standing(view, width)
    match view.phase:
        case Phase.OPENING:
            return _themes(view, width)
        case Phase.THEME_START:
            return [*_theme(view, width), *preview(view, width)]
        case Phase.REVEALED:
            following = [*preview(view, width), *_next_choice(scene)]
            return [*revealed(view, width), *following, *just_asked(view, width)]
        case Phase.FINAL_RULING:
            return final_lines(scene, room, view.answerer)
    return asked(view, width, room)


def _next_choice(scene: Scene) -> list[Line]:
    """Whose choice follows; the host looks at that player."""
    around = scene.view.round
    if not around.choosers:
        return []
    names = ", ".join(scene.names[seat] for seat in around.choosers)
    if around.chooser is None:
        return plain(tr("Who chooses next is to be named: {names}", names=names), Look.NOTE, scene.width)
    return plain(tr("The next choice: {name}", name=names), Look.STRONG, scene.width)


def _themes(view: HostView, width: int) -> list[Line]:
    return [
        ((f" {number:2}. {cut(name, width - 6)}", Look.STRONG),)
        for number, name in enumerate(view.theme_names, 1)
    ]


def _theme(view: HostView, width: int) -> list[Line]:
    return [
        (),
        *plain(view.theme_name, Look.STRONG, width),
        *labelled(tr("Comment:"), view.theme_comment, width),
        *labelled(tr("Author:"), view.theme_author, width),
        (),
    ]
