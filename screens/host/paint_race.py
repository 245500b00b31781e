"""How clear a race was, as the host is told of it (N4.5.1).

The law of this file: no order is told as surer than the sources can tell it.
"""

from screens.host.paint_lines import plain
from screens.looks import Line, Look
from station.rules.model import Seat
from station.rules.moments import Press
from station.rules.state import LIVE, SPEAKING, Answer, Phase
from station.views.host_view import HostView
from station.wording.language import N_, tr
from station.wording.times import milliseconds

_RACING = LIVE | SPEAKING | {Phase.CONTEST, Phase.PHOTO_FINISH}

_DEAD_HEATS = {
    (True, False): N_("Dead heat, decided by lot: {names}"),
    (True, True): N_("Dead heat, decided by the host: {names}"),
    (False, False): N_("Too close to tell, decided by lot: {names}"),
    (False, True): N_("Too close to tell, decided by the host: {names}"),
}
"""By whether the stamps were equal, and whether the host has decided."""


def race_lines(view: HostView, width: int) -> list[Line]:
    """How clear the race was, and whether all of it was heard; what is to be doubted is marked."""
    told = _order(view, view.answer, width) if view.answer and view.phase in SPEAKING else []
    if view.incomplete and view.phase in _RACING:
        told += plain(tr("The station missed presses in this race."), Look.NOTE, width)
    return [(), *told] if told else []


def seat_name(view: HostView, seat: Seat) -> str:
    """Who sits there."""
    return next((who.name for who in view.seats if who.seat == seat), str(seat))


def _order(view: HostView, answer: Answer, width: int) -> list[Line]:
    if answer.accepted:
        return plain(tr("The press was accepted by the host."), Look.QUIET, width)
    if answer.dead_heat:
        names = ", ".join(seat_name(view, seat) for seat in answer.dead_heat)
        told = _DEAD_HEATS[_are_equal(answer), answer.by_host]
        return plain(tr(told, names=names), Look.NOTE, width)
    return _rivals(view, answer, width)


def _are_equal(answer: Answer) -> bool:
    stamps = _firsts(answer)
    return all(stamps[seat].stamp == answer.press.stamp for seat in answer.dead_heat if seat in stamps)


def _firsts(answer: Answer) -> dict[Seat, Press]:
    """Each rival's first press, in the order of their stamps."""
    firsts: dict[Seat, Press] = {}
    for press in answer.rivals:
        firsts.setdefault(press.seat, press)
    return firsts


def _rivals(view: HostView, answer: Answer, width: int) -> list[Line]:
    """The second, and others behind whose rougher sources might have been first."""
    lines: list[Line] = []
    for number, rival in enumerate(_firsts(answer).values()):
        gap = rival.stamp - answer.press.stamp
        resolution = max(answer.press.resolution, rival.resolution)
        is_close = gap < resolution
        if number and not is_close:
            continue
        how = {"name": seat_name(view, rival.seat), "gap": milliseconds(gap)}
        how["resolution"] = milliseconds(resolution, up=True)
        if number:
            told = tr("Close, too: {name}, {gap} ms later (±{resolution} ms)", **how)
        elif is_close:
            told = tr("Second: {name}, {gap} ms later (±{resolution} ms): too close to tell", **how)
        else:
            told = tr("Second: {name}, {gap} ms later (±{resolution} ms)", **how)
        lines += plain(told, Look.NOTE if is_close else Look.QUIET, width)
    return lines
