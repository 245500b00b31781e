"""The top of the match screen: where the match stands, the theme's prices, what happens now and its clock."""

from rich.cells import cell_len

from screens.host.banner import banner
from screens.host.scene import Scene
from screens.looks import Line, Look, Span
from screens.text import cut, filled
from station.rules.model import SECOND, Nanoseconds, Outcome, ThemeKind
from station.rules.state import OVER, Phase
from station.views.board_view import PriceView
from station.views.host_view import HostView
from station.wording.language import pick, spoken, tr, trn
from station.wording.sheets import quoted

_BAR = 10


def head_line(scene: Scene) -> Line:
    """Stage and theme on the left, whether the match is saved on the right."""
    view = scene.view
    left = " · ".join(part for part in (view.title or pick(view.titles), *_place(view)) if part)
    saved = tr("saving is slow") if scene.slow else _saved(scene)
    if scene.alarm:
        saved = tr("NOT SAVED")
    look = Look.ALARM if scene.alarm else Look.NOTE if scene.slow else Look.HEAD
    right = f" {saved} "
    return (filled(left, scene.width - cell_len(right)), Look.HEAD), (right, look)


def _saved(scene: Scene) -> str:
    if not scene.place:
        return tr("saved")
    return cut(tr("saved in “{folder}”", folder=scene.place), scene.width // 2)


def _place(view: HostView) -> tuple[str, ...]:
    """Round, theme and its name; when all is over nothing of them is left."""
    if view.phase in OVER:
        return ()
    is_over = view.phase is Phase.ROUND_END
    part = "" if view.theme.kind is ThemeKind.FINAL else pick(view.round.titles)
    hints = trn("{n} hint", "{n} hints", view.theme.hints) if view.theme.hints else ""
    return part, _where(view), hints, "" if is_over or not view.theme.name else quoted(view.theme.name)


def _where(view: HostView) -> str:
    match view.theme.kind:
        case ThemeKind.EXTRA:
            return tr("extra theme")
        case ThemeKind.FINAL:
            return tr("final round")
        case ThemeKind.BOARD if not view.round.by_choice:
            return tr("theme {n} of {all}", n=view.theme.number, all=len(view.theme.names))
    return ""


def price_line(scene: Scene) -> Line:
    """The theme's prices: the open one marked, those that are over with who took them."""
    view = scene.view
    prices = () if view.phase in OVER | {Phase.ROUND_END} else view.board.prices
    spans = _fitting([_price(price) for price in prices], scene.width)
    used = sum(cell_len(text) for text, _ in spans)
    if not view.board.cells_left:
        return tuple(spans)
    worth = view.board.points_left
    questions = trn("{n} question left", "{n} questions left", view.board.cells_left)
    left = f"{questions}, {trn('{points} point', '{points} points', worth, points=worth)}"
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
        return f" {price.price} +{price.winner} ", Look.RIGHT
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


def clock(left: Nanoseconds | None, view: HostView) -> tuple[str, str]:
    """A bar that shrinks, which a narrow terminal does without, and seconds and tenths."""
    if left is None or view.deadline is None:
        return "", ""
    tenths = max(0, left * 10 // SECOND)
    full = min(_BAR, -(-max(0, left) * _BAR // max(1, view.deadline.length)))
    bar = "█" * full + "░" * (_BAR - full)
    mark = "," if spoken() == "ru" else "."
    return bar, f" {tenths // 10:2}{mark}{tenths % 10}"
