"""What the match screen tells in a break besides the scores: time, paper, disputes, signatures."""

import time

from screens.host.keys import DESK_KEY
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, wrap
from station.rules.model import SECOND
from station.views.break_view import BreakView, DisputeView
from station.wording.checks import result_told
from station.wording.language import tr
from station.wording.sheets import theme_name
from station.wording.times import minutes

DISPUTES_KEY, PAPER_KEY, SIGN_KEY = "D", "V", "G"
"""The matters of the desk that a break is for."""


def break_lines(scene: Scene, room: int) -> list[Line]:
    """What there is to tell, in at most ``room`` lines where that leaves disputed questions out."""
    seen = scene.view.at_break
    if seen is None:
        return []
    width = scene.width
    told = [*_time(seen, scene.now), *_paper(seen), *_result(seen)]
    lines: list[Line] = [((f" {line}", look),) for text, look in told for line in wrap(text, width - 2)]
    return [*lines, *_disputes(seen, width, room - len(lines))]


def time_lines(scene: Scene) -> list[Line]:
    """How long each theme took, for the score sheet in a break."""
    seen = scene.view.at_break
    if seen is None or not seen.themes:
        return []
    times = "; ".join(f"{theme_name(name)} — {minutes(spent)}" for name, spent in seen.themes)
    told = tr("Time: {times}", times=times)
    return [(), *(((f" {line}", Look.PLAIN),) for line in wrap(told, scene.width - 2))]


def _time(seen: BreakView, now: float) -> list[tuple[str, Look]]:
    """How long it took, and when the game ends at this pace."""
    if not seen.themes:
        return []
    theme = tr("the theme: {time}", time=minutes(seen.theme_time)) if seen.theme_time is not None else ""
    parts = [theme, tr("the game: {time}", time=minutes(seen.played))]
    if seen.left is not None:
        ends = time.strftime("%H:%M", time.localtime(now + seen.left / SECOND))
        parts.append(tr("at this pace it ends about {time}", time=ends))
    told = " · ".join(part for part in parts if part)
    return [(told[0].upper() + told[1:], Look.QUIET)]


def _paper(seen: BreakView) -> list[tuple[str, Look]]:
    """Whether the assistant's paper was found to have these totals."""
    if not seen.themes:
        return []
    if seen.agreed:
        return [(tr("The assistant's paper has the same totals"), Look.QUIET)]
    keys = _keys(PAPER_KEY)
    return [(tr("The assistant's paper has not been compared ({keys})", keys=keys), Look.QUIET)]


def _result(seen: BreakView) -> list[tuple[str, Look]]:
    """Who stands for the result, once there is one (S1.3)."""
    if not seen.to_sign:
        return []
    *changed, told = result_told(seen.signed, seen.lifted)
    keys = "" if seen.signed else f" ({_keys(SIGN_KEY)})"
    return [*((line, Look.NOTE) for line in changed), (told + keys, Look.PLAIN)]


def _disputes(seen: BreakView, width: int, room: int) -> list[Line]:
    """How many questions wait for a later look, and which, as far as there is room."""
    number = len(seen.disputes)
    if not number:
        return []
    told = tr("Disputed, to be looked at: {n} ({keys})", n=number, keys=_keys(DISPUTES_KEY))
    head: Line = ((" " + cut(told, width - 2), Look.NOTE),)
    listed = seen.disputes if number < room else seen.disputes[: max(0, room - 2)]
    lines: list[Line] = [(("   " + cut(_dispute(mark), width - 4), Look.PLAIN),) for mark in listed]
    more: list[Line] = [(("   …", Look.QUIET),)] if listed and len(listed) < number else []
    return [head, *lines, *more]


def _dispute(mark: DisputeView) -> str:
    name = tr("“{theme}”", theme=mark.theme) if mark.theme else theme_name(mark.theme)
    place = f"{name}, {mark.price}" if mark.price else f"{name}, {tr('final')}"
    return f"{place}: {mark.note}" if mark.note else place


def _keys(matter: str) -> str:
    """The way to a matter of the desk."""
    return f"{DESK_KEY.label}, {matter}"
