"""The middle of the match screen: what the host reads aloud, and what helps to judge."""

from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, signed, wrap
from station.rules.model import SECOND, Seat
from station.rules.state import Phase
from station.views.host_view import HostView, QuestionView
from station.wording.language import tr, trn

_INDENT = " "

_LEAST = 20
"""A text behind a label needs so many cells, or its words are torn."""


def text_lines(scene: Scene, room: int) -> list[Line]:
    """The texts of the moment in exactly ``room`` lines; more of them can be scrolled to."""
    lines = _texts(scene, room)
    hidden = len(lines) - room
    start = max(0, min(scene.scroll, hidden))
    shown = lines[start : start + room]
    if hidden > 0 and room > 1:
        if start < hidden:
            shown[-1] = ((_INDENT + tr("… PgDn: further"), Look.QUIET),)
        if start > 0:
            shown[0] = ((_INDENT + tr("… PgUp: back"), Look.QUIET),)
    return [*shown, *[()] * (room - len(shown))]


def number_of_lines(scene: Scene) -> int:
    """How many lines the texts of the moment would take."""
    return len(_texts(scene, 0))


def _texts(scene: Scene, room: int) -> list[Line]:
    view, width = scene.view, scene.width
    match view.phase:
        case Phase.OPENING:
            return _themes(view, width)
        case Phase.THEME_START:
            return [*_theme(view, width), *_preview(view, width)]
        case Phase.THEME_END | Phase.FINISHED | Phase.LEFT_OPEN:
            return _standing(view, width)
        case Phase.REVEALED:
            return [*_revealed(view, width), *_preview(view, width), *_just_asked(view, width)]
    return _asked(view, width, room)


def _plain(text: str, look: Look, width: int) -> list[Line]:
    return [((_INDENT + line, look),) for line in wrap(text, width - 2)]


def _labelled(label: str, text: str, width: int, look: Look = Look.PLAIN) -> list[Line]:
    """A label and a text behind it, further lines under the text's beginning; without room, below it."""
    if not text:
        return []
    head = f"{_INDENT}{label} "
    if width - len(head) < _LEAST:
        return [((head, Look.QUIET),), *_plain(text, look, width)]
    first, *rest = wrap(text, width - len(head) - 1)
    indent = " " * len(head)
    return [((head, Look.QUIET), (first, look)), *(((indent + line, look),) for line in rest)]


def _themes(view: HostView, width: int) -> list[Line]:
    return [
        ((f" {number:2}. {cut(name, width - 6)}", Look.STRONG),)
        for number, name in enumerate(view.theme_names, 1)
    ]


def _theme(view: HostView, width: int) -> list[Line]:
    return [
        (),
        *_plain(view.theme_name, Look.STRONG, width),
        *_labelled(tr("Comment:"), view.theme_comment, width),
        *_labelled(tr("Author:"), view.theme_author, width),
        (),
    ]


def _preview(view: HostView, width: int) -> list[Line]:
    if view.upcoming is None:
        return []
    head = tr("Next for {price}:", price=view.upcoming.price)
    return [((f" {head}", Look.QUIET),), *_plain(view.upcoming.text.text or paper(), Look.STRONG, width)]


def paper() -> str:
    """What stands where the pack has no text."""
    return tr("(the question is on paper)")


def _asked(view: HostView, width: int, room: int) -> list[Line]:
    """The question and what helps to judge; who judges a long one must not look for its answer."""
    if view.asked is None:
        return []
    look = Look.STRONG if view.phase in {Phase.ANNOUNCED, Phase.READING} else Look.PLAIN
    text = _plain(view.asked.text.text or paper(), look, width)
    judging, race = _judging(view.asked, width), _race(view, width)
    is_judged = view.phase in {Phase.ANSWERING, Phase.CLARIFYING}
    if is_judged and len(text) + 1 + len(judging) + len(race) > room:
        return [*judging, *race, (), *text]
    return [*text, (), *judging, *race]


def _judging(asked: QuestionView, width: int) -> list[Line]:
    text = asked.text
    missing = tr("(not in the pack)") if text.text else ""
    return [
        *_labelled(tr("Answer:"), text.answer or missing, width, Look.ANSWER),
        *_labelled(tr("Also right:"), "; ".join(text.accept), width, Look.ANSWER),
        *_labelled(tr("Not right:"), "; ".join(text.reject), width, Look.WRONG),
        *_labelled(tr("Comment:"), text.comment, width),
        *_labelled(tr("Source:"), "; ".join(text.sources), width),
    ]


def _revealed(view: HostView, width: int) -> list[Line]:
    if view.asked is None:
        return []
    text = view.asked.text
    return [
        *_labelled(tr("Answer:"), text.answer or "—", width, Look.ANSWER),
        *_labelled(tr("Also right:"), "; ".join(text.accept), width, Look.ANSWER),
        *_labelled(tr("Comment:"), text.comment, width),
        (),
    ]


def _just_asked(view: HostView, width: int) -> list[Line]:
    """The question that is over, for a doubt that comes late."""
    if view.asked is None or not view.asked.text.text:
        return []
    return [(), *_labelled(tr("Was asked:"), view.asked.text.text, width)]


def _race(view: HostView, width: int) -> list[Line]:
    """How clear the race was: the gap to the next one, and whether the sources can tell it at all."""
    answer = view.answer
    if answer is None or view.phase not in {Phase.ANSWERING, Phase.CLARIFYING}:
        return []
    if answer.accepted:
        return [(), *_plain(tr("The press was accepted by the host."), Look.QUIET, width)]
    if answer.dead_heat:
        names = ", ".join(_name(view, seat) for seat in answer.dead_heat)
        return [(), *_plain(tr("Dead heat, decided by lot: {names}", names=names), Look.NOTE, width)]
    if answer.gap is None:
        return []
    rival = min(answer.rivals, key=lambda press: press.stamp)
    resolution = max(answer.press.resolution, rival.resolution)
    told = tr(
        "Second: {name}, {gap} ms later (±{resolution} ms)",
        name=_name(view, rival.seat),
        gap=answer.gap * 1000 // SECOND,
        resolution=resolution * 1000 // SECOND,
    )
    close = answer.gap < resolution
    return [(), *_plain(told, Look.NOTE if close else Look.QUIET, width)]


def _name(view: HostView, seat: Seat) -> str:
    return next((who.name for who in view.seats if who.seat == seat), str(seat))


def _standing(view: HostView, width: int) -> list[Line]:
    """Scores from the highest, with places at the end (S4.15, S4.16)."""
    places = {place.seat: place for place in view.places}
    ranked = sorted(view.seats, key=lambda who: (-who.points, who.seat))
    lines: list[Line] = [()]
    for who in ranked:
        place = places.get(who.seat)
        head = f"{place.place}. " if place else ""
        points = trn("{points} point", "{points} points", abs(who.points), points=signed(who.points))
        remark = tr(" — shared, still open") if place and place.open else ""
        remark = remark or (tr(" — shared") if place and place.shared else "")
        lines.append((("  " + cut(f"{head}{who.name}: {points}{remark}", width - 2), Look.STRONG),))
    return lines
