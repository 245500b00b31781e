"""The top of the match screen: where the match stands, the theme's prices, what happens now and its clock."""

from rich.cells import cell_len

from screens.host.scene import Scene
from screens.looks import Line, Look, Span
from screens.text import cut, filled
from station.rules.model import SECOND, Nanoseconds, Outcome
from station.rules.state import Phase
from station.views.board_view import PriceView
from station.views.host_view import HostView
from station.wording.language import N_, spoken, tr, trn

_BAR = 10

_HAPPENINGS = {
    Phase.OPENING: (N_("BEFORE THE GAME: ANNOUNCE ALL THEMES"), Look.HEAD),
    Phase.THEME_START: (N_("THEME {n}: ANNOUNCE IT"), Look.HEAD),
    Phase.ANNOUNCED: (N_("{price}: ANNOUNCE THE PRICE"), Look.HEAD),
    Phase.READING: (N_("{price} · READING · BUTTONS LIVE"), Look.LIVE),
    Phase.WINDOW: (N_("{price} · READ · BUTTONS LIVE"), Look.LIVE),
    Phase.CONTEST: (N_("{price} · WHO WAS FIRST?"), Look.LIVE),
    Phase.SPARE_OFFER: (N_("{price} · WITHDRAWN: PLAY THE SPARE?"), Look.NOTE),
    Phase.THEME_END: (N_("THEME {n} IS OVER: ANNOUNCE THE SCORES"), Look.HEAD),
    Phase.LEFT_OPEN: (N_("THE GAME IS OVER, A PLACE IS OPEN"), Look.NOTE),
    Phase.FINISHED: (N_("THE GAME IS OVER"), Look.HEAD),
}
_IN_A_PAUSE = {Phase.READING: N_("{price} · READING"), Phase.WINDOW: N_("{price} · READ")}
"""The buttons are dead in a pause."""

_OVERDUE = (N_("{price} · TIME IS OVER, NOBODY"), Look.NOTE)
_OUTCOMES = {
    Outcome.RIGHT: N_("{price} · RIGHT"),
    Outcome.WITHDRAWN: N_("{price} · WITHDRAWN"),
    Outcome.ALL_WRONG: N_("{price} · ALL WRONG: GIVE THE ANSWER"),
    Outcome.NOBODY: N_("{price} · NOBODY: GIVE THE ANSWER"),
}


def head_line(scene: Scene) -> Line:
    """Stage and theme on the left, whether the match is saved on the right."""
    view = scene.view
    stage = dict(view.titles).get(spoken(), "")
    where = (
        tr("theme {n} of {all}", n=view.theme_number, all=len(view.theme_names)) if view.theme_number else ""
    )
    name = f"«{view.theme_name}»" if view.theme_name else ""
    left = " · ".join(part for part in (view.title or stage, where, name) if part)
    saved = tr("saving is slow") if scene.slow else tr("saved")
    if scene.alarm:
        saved = tr("NOT SAVED")
    look = Look.ALARM if scene.alarm else Look.NOTE if scene.slow else Look.HEAD
    right = f" {saved} "
    return (filled(left, scene.width - cell_len(right)), Look.HEAD), (right, look)


def price_line(scene: Scene) -> Line:
    """The theme's prices: the open one marked, those that are over with who took them."""
    view = scene.view
    spans = _fitting([_price(price) for price in view.board.prices], scene.width)
    used = sum(cell_len(text) for text, _ in spans)
    left = trn("{n} question left", "{n} questions left", view.board.cells_left)
    left = tr("{questions} for {points}", questions=left, points=view.board.points_left)
    room = scene.width - used - 1
    if cell_len(left) <= room:
        spans.append((" " * (room - cell_len(left)) + left, Look.QUIET))
    return tuple(spans)


def _fitting(prices: list[Span], width: int) -> list[Span]:
    """The prices side by side, whole ones only: half a number is a wrong one."""
    spans: list[Span] = [(" ", Look.PLAIN)]
    left = width - 1
    for text, look in prices:
        left -= cell_len(text) + 1
        if left < 1:
            return [*spans, ("…", Look.QUIET)]
        spans += [(text, look), (" ", Look.PLAIN)]
    return spans


def _price(price: PriceView) -> tuple[str, Look]:
    if price.is_open and price.outcome is None:
        return f" [{price.price}] ", Look.PRICE
    if price.winner is not None:
        return f" {price.price}→{price.winner} ", Look.RIGHT
    if price.outcome is Outcome.WITHDRAWN:
        return f" {price.price}× ", Look.QUIET
    if price.outcome is not None:
        return f" {price.price}− ", Look.QUIET
    return f" {price.price} ", Look.PLAIN


def banner_line(scene: Scene) -> Line:
    """What happens now, in capitals, and the clock."""
    words, look = banner(scene.view)
    bar, seconds = clock(scene.left, scene.view)
    if not seconds:
        return ((filled(words, scene.width), look),)
    room = scene.width - cell_len(seconds) - 1
    if cell_len(words) + 2 + cell_len(bar) <= room:
        seconds, room = bar + seconds, room - cell_len(bar)
    return (filled(words, room), look), (f"{seconds} ", look)


def banner(view: HostView) -> tuple[str, Look]:
    """What happens now, in the fewest words."""
    words, look = _happening(view)
    if view.paused:
        return tr("PAUSE · {what}", what=words), Look.NOTE
    return words, look


def _happening(view: HostView) -> tuple[str, Look]:
    if view.phase in {Phase.ANSWERING, Phase.CLARIFYING}:
        return _answering(view)
    if view.phase is Phase.REVEALED:
        return tr(_OUTCOMES[view.outcome or Outcome.NOBODY], price=_asked_price(view)), Look.HEAD
    words, look = _OVERDUE if view.overdue else _HAPPENINGS[view.phase]
    if view.paused and not view.overdue:
        words = _IN_A_PAUSE.get(view.phase, words)
    return tr(words, price=_asked_price(view), n=view.theme_number), look


def _asked_price(view: HostView) -> str:
    if view.asked is None:
        return ""
    price = str(view.asked.price)
    return tr("{price} (spare)", price=price) if view.asked.spare else price


def _answering(view: HostView) -> tuple[str, Look]:
    name = next((seat.name for seat in view.seats if view.answer and seat.seat == view.answer.press.seat), "")
    name = cut(name, 24).upper()
    if view.overdue:
        return tr("TIME IS OVER: {name}", name=name), Look.ALARM
    if view.deadline is None:
        return tr("SPEAKS, THE CLOCK STANDS: {name}", name=name), Look.ANSWERS
    if view.phase is Phase.CLARIFYING:
        return tr("MORE EXACTLY: {name}", name=name), Look.ANSWERS
    if view.reading_was_cut:
        return tr("STOP READING! ANSWERS {name}", name=name), Look.ANSWERS
    return tr("ANSWERS {name}", name=name), Look.ANSWERS


def clock(left: Nanoseconds | None, view: HostView) -> tuple[str, str]:
    """A bar that shrinks, which a narrow terminal does without, and seconds and tenths."""
    if left is None or view.deadline is None:
        return "", ""
    tenths = max(0, left * 10 // SECOND)
    full = min(_BAR, -(-max(0, left) * _BAR // max(1, view.deadline.length)))
    bar = "█" * full + "░" * (_BAR - full)
    mark = "," if spoken() == "ru" else "."
    return bar, f" {tenths // 10:2}{mark}{tenths % 10}"
