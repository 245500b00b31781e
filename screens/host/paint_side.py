"""What stands beside the middle where a terminal has the room: a huge number, the theme so far, the themes.

The number is the clock's, in an auction the highest bid, in the final round the stake that is ruled on. Its
lines end with it alone, so that the clock ticks without the rest being painted.
"""

from itertools import zip_longest

from rich.cells import cell_len

from screens.digits import HUGE, huge
from screens.host.paint_seats import score
from screens.host.scene import Scene
from screens.looks import Line, Look, Span
from screens.text import padded
from station.rules.model import SECOND, Standing, ThemeKind
from station.rules.state import ANSWERED, LIVE, Phase
from station.views.board_view import PriceView
from station.views.host_view import HostView
from station.views.seat_view import SeatView
from station.wording.language import tr
from station.wording.sheets import theme_name

_WIDE, _HIGH = 110, 30
"""Smaller terminals need all their room for the texts."""

_BESIDE = (
    ANSWERED
    | LIVE
    | {
        Phase.THEME_START,
        Phase.ANNOUNCED,
        Phase.CONTEST,
        Phase.PHOTO_FINISH,
        Phase.SPARE_OFFER,
        Phase.REVEALED,
        Phase.THEME_END,
        Phase.BIDDING,
        Phase.AUCTION_READING,
        Phase.STAKES,
        Phase.FINAL_READING,
        Phase.WRITING,
        Phase.READ_OUT,
        Phase.FINAL_RULING,
    }
)
"""Elsewhere the middle tells the scores or is a board."""

_POINTS = 7
_LEAST_NAME = 8
_WIDEST = 40
"""Cells of the scores: names stand near their points."""


def side_width(scene: Scene) -> int:
    """How many cells stand beside the middle, their border included; 0: none."""
    has_room = scene.width >= _WIDE and scene.height >= _HIGH and not scene.desk
    return scene.width * 3 // 10 if has_room and scene.view.phase in _BESIDE else 0


def beside(scene: Scene, middle: list[Line]) -> list[Line]:
    """The middle, which leaves room for it, with what stands beside it."""
    width = side_width(scene)
    rows: list[list[Span]] = [[span] for span in clock_spans(scene)]
    rows += [[], *_facts(scene.view, width - 3, len(middle) - HUGE - 1)]
    edge = scene.width - width
    return [
        (*line, (" " * (edge - sum(cell_len(text) for text, _ in line)) + "│", Look.QUIET), *row)
        for line, row in zip_longest(middle, rows[: len(middle)], fillvalue=())
    ]


def clock_spans(scene: Scene) -> list[Span]:
    """The ends of the first lines: a huge number, or nothing."""
    width = side_width(scene)
    if not width:
        return []
    number = _number(scene)
    if number is None:
        return [(" " * (width - 1), Look.PLAIN)] * HUGE
    return [(f"{figure:>{width - 2}} ", Look.STRONG) for figure in huge(number)]


def _number(scene: Scene) -> int | None:
    """A bid, a stake, or the whole seconds of a clock of the players, which the moment of a race is not."""
    view = scene.view
    if view.phase is Phase.BIDDING:
        return view.bidding.highest.amount if view.bidding and view.bidding.highest else None
    if view.phase is Phase.FINAL_RULING:
        finalists = view.final.finalists if view.final else ()
        return next((who.stake for who in finalists if who.seat == view.answerer), None)
    if scene.left is None or view.phase is Phase.CONTEST:
        return None
    return max(0, scene.left // SECOND)


def _facts(view: HostView, width: int, room: int) -> list[list[Span]]:
    """The scores from the highest with what the theme has brought, and the themes of the round."""
    prices = () if view.theme.kind is ThemeKind.FINAL else view.board.prices
    sizes = [len(str(price.price)) + 1 for price in prices]
    across = min(width, _WIDEST)
    name = across - _POINTS - sum(sizes)
    if name < _LEAST_NAME:
        prices, name = (), across - _POINTS
    ranked = sorted(view.seats, key=lambda who: (who.standing is not Standing.PRESENT, -who.points, who.seat))
    scores = [_head(prices, name), *(_score(who, prices, name) for who in ranked), []]
    return [*scores, *_themes(view, width, room - len(scores) - 1)]


def _head(prices: tuple[PriceView, ...], name: int) -> list[Span]:
    spans: list[Span] = [(" " + padded(tr("Scores"), name) + " " * _POINTS, Look.QUIET)]
    for at in prices:
        spans += [(" ", Look.QUIET), (str(at.price), Look.PRICE if at.is_open else Look.QUIET)]
    return spans


def _score(who: SeatView, prices: tuple[PriceView, ...], name: int) -> list[Span]:
    look = Look.PLAIN if who.standing is Standing.PRESENT else Look.QUIET
    told = f" {padded(who.name, name)}{score(who):>{_POINTS}}"
    return [(told, look), *(_mark(who, at) for at in prices)]


def _mark(who: SeatView, price: PriceView) -> Span:
    sign, look = " ", Look.PLAIN
    if price.winner == who.seat:
        sign, look = "+", Look.RIGHT
    elif who.seat in price.wrong:
        sign, look = "−", Look.WRONG
    return f"{sign:>{len(str(price.price)) + 1}}", look


def _themes(view: HostView, width: int, room: int) -> list[list[Span]]:
    """The themes of the round, the one that is played marked and among those that have room."""
    here, names = view.theme.number, view.theme.names
    if not here or room < 1:
        return []
    start = max(0, min(here - 1 - room // 2, len(names) - room))
    shown = range(start, min(len(names), start + room))
    rows = [_theme(number + 1, names[number], width, is_here=number + 1 == here) for number in shown]
    return [[(" " + tr("Themes of the round"), Look.QUIET)], *rows]


def _theme(number: int, name: str, width: int, *, is_here: bool) -> list[Span]:
    told = f" {'→' if is_here else ' '}{number:2} {padded(theme_name(name), width - 4)}"
    return [(told, Look.STRONG if is_here else Look.PLAIN)]
