"""The seats at the bottom of the match screen: who may answer, who answers, who has answered."""

from screens.host.scene import Scene
from screens.looks import Line, Look, Span
from screens.text import padded
from station.views.host_view import SeatMark, SeatView
from station.wording.language import tr

_LOOKS = {
    SeatMark.MAY: Look.LIVE,
    SeatMark.ANSWERS: Look.ANSWERS,
    SeatMark.RIGHT: Look.RIGHT,
    SeatMark.LOCKED: Look.WRONG,
    SeatMark.WAITS: Look.PLAIN,
}


def seat_lines(scene: Scene) -> list[Line]:
    """Boxes side by side, four lines high; one line in a low terminal."""
    seats = scene.view.seats
    widths = _shares(scene.width, len(seats))
    if scene.height < 18:  # noqa: PLR2004 - below it the question needs the lines
        return [tuple(map(_short, seats, widths))]
    rows = zip(*map(_box, seats, widths), strict=True)
    return [tuple(row) for row in rows]


def _shares(width: int, number: int) -> list[int]:
    """The width in equal parts; what is left over goes to the first ones."""
    return [width // number + (place < width % number) for place in range(number)]


def _mark(seat: SeatView) -> str:
    match seat.mark:
        case SeatMark.MAY:
            return tr("may answer")
        case SeatMark.ANSWERS:
            return tr("→ ANSWERS")
        case SeatMark.RIGHT:
            return tr("+ right")
        case SeatMark.LOCKED:
            return tr("− has answered")
        case SeatMark.WAITS:
            return ""


def _box(seat: SeatView, width: int) -> list[Span]:
    look = _LOOKS[seat.mark]
    line, corners = ("═", "╔╗╚╝") if seat.mark is SeatMark.ANSWERS else ("─", "┌┐└┘")
    side = "║" if seat.mark is SeatMark.ANSWERS else "│"
    inner = width - 4
    points = str(seat.points)
    head = f"{corners[0]}{line} {seat.seat} {line * (inner - 2)}{corners[1]}"
    name = padded(seat.name, inner - len(points) - 1) + " " + points
    return [
        (head, look),
        (f"{side} {name} {side}", look),
        (f"{side} {padded(_mark(seat), inner)} {side}", look),
        (f"{corners[2]}{line * (width - 2)}{corners[3]}", look),
    ]


def _short(seat: SeatView, width: int) -> Span:
    signs = {SeatMark.ANSWERS: "→", SeatMark.LOCKED: "−", SeatMark.RIGHT: "+"}
    points = str(seat.points)
    head = f"{signs.get(seat.mark, ' ')}{seat.seat} "
    return head + padded(seat.name, width - len(points) - 5) + f" {points} ", _LOOKS[seat.mark]
