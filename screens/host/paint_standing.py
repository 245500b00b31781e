"""Scores and places on the match screen, and what follows."""

from screens.host.paint_break import break_lines
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut
from station.rules.model import Place, Standing
from station.views.host_view import HostView
from station.views.seat_view import SeatView
from station.wording.language import tr, trn
from station.wording.points import signed
from station.wording.standings import standing_name, why_over

_BEHIND = {Standing.PRESENT: 0, Standing.LEFT: 1, Standing.REMOVED: 2, Standing.ABSENT: 2}
"""Who stands behind whom, whatever the points (S2.3, S4.18, S4.3)."""
_WITHOUT_POINTS = frozenset({Standing.REMOVED, Standing.ABSENT})


def standing(scene: Scene, room: int) -> list[Line]:
    """Scores from the highest, with places at the end (S4.15, S4.16), and what a break is for below them."""
    view, width = scene.view, scene.width
    why = why_over(view.why_over)
    told: list[Line] = [((" " + cut(why, width - 2), Look.NOTE),), ()] if why else []
    ranked: list[Line] = [*told, *(_line(who, place, width) for who, place in _ranked(view)), ()]
    return [*ranked, *break_lines(scene, room - len(ranked))]


def _ranked(view: HostView) -> list[tuple[SeatView, Place | None]]:
    """In the order of places, where they are given, else of points, who is not in the game behind."""
    if view.places:
        seats = {who.seat: who for who in view.seats}
        return [(seats[place.seat], place) for place in view.places]
    ranked = sorted(view.seats, key=lambda who: (_BEHIND[who.standing], -who.points, who.seat))
    return [(who, None) for who in ranked]


def _line(who: SeatView, place: Place | None, width: int) -> Line:
    head = f"{place.place}. " if place else ""
    told = f"{head}{who.name}: {_result(who, place)}{_extra(who, place)}{_remark(place)}"
    return (("  " + cut(told, width - 2), Look.STRONG),)


def _result(who: SeatView, place: Place | None) -> str:
    """The points, and who is not in the game; who was removed or did not come has none (S4.18, S4.3)."""
    why = standing_name(who.standing)
    if who.standing in _WITHOUT_POINTS:
        return why
    if place and place.points is None:
        return tr("no result")
    points = trn("{points} point", "{points} points", who.points, points=signed(who.points))
    return f"{points}, {why}" if why else points


def _extra(who: SeatView, place: Place | None) -> str:
    """The points of extra themes, which count for nothing but the order of equals (N4.13)."""
    points = place.extra if place else () if who.extra is None else (who.extra,)
    if not points:
        return ""
    return tr(", extra theme: {points}", points=", ".join(map(signed, points)))


def _remark(place: Place | None) -> str:
    if place is None or not place.shared:
        return ""
    return tr(" — shared, still open") if place.open else tr(" — shared")
