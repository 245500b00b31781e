"""The seats at the bottom of the match screen: who may answer, who answers, who has answered."""

from rich.cells import cell_len

from screens.digits import large
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, padded
from station.rules.model import Standing
from station.views.seat_view import SeatMark, SeatView
from station.wording.language import N_, tr
from station.wording.points import signed
from station.wording.standings import standing_name

_LOOKS = {
    SeatMark.MAY: Look.LIVE,
    SeatMark.CHOOSES: Look.ANSWERS,
    SeatMark.ASKED: Look.ANSWERS,
    SeatMark.ANSWERS: Look.ANSWERS,
    SeatMark.RIGHT: Look.RIGHT,
    SeatMark.LOCKED: Look.WRONG,
    SeatMark.OUT: Look.QUIET,
    SeatMark.WAITS: Look.PLAIN,
}
_EXPECTED = {
    SeatMark.MAY: N_("may answer"),
    SeatMark.CHOOSES: N_("→ CHOOSES"),
    SeatMark.ASKED: N_("→ IS ASKED"),
    SeatMark.ANSWERS: N_("→ ANSWERS"),
    SeatMark.RIGHT: N_("+ right"),
    SeatMark.LOCKED: N_("− has answered"),
    SeatMark.OUT: N_("does not play"),
}
_TURNS = frozenset({SeatMark.CHOOSES, SeatMark.ASKED, SeatMark.ANSWERS})
"""Whom the host looks at."""

_SIGNS = {**dict.fromkeys(_TURNS, "→"), SeatMark.LOCKED: "−", SeatMark.RIGHT: "+"}

_LOW, _HIGH = 18, 30
"""Terminals of fewer lines have one line for the seats, those of more have large scores."""

_NARROW = 13
"""A box of fewer cells has no room for a score and a bit of a name."""


def seat_lines(scene: Scene) -> list[Line]:
    """Boxes side by side; one line in a low or narrow terminal."""
    seats = scene.view.seats
    widths = _shares(scene.width, len(seats))
    looks = [_look(scene, seat) for seat in seats]
    if scene.height < _LOW or min(widths) < _NARROW:
        return [tuple(zip(map(_short, seats, widths), looks, strict=True))]
    fits = all(len(large(seat.points)[0]) <= width - 4 for seat, width in zip(seats, widths, strict=True))
    box = _high_box if scene.height >= _HIGH and fits else _box
    words = [_words(scene, seat) for seat in seats]
    rows = zip(*map(box, seats, widths, words), strict=True)
    return [tuple(zip(row, looks, strict=True)) for row in rows]


def _look(scene: Scene, seat: SeatView) -> Look:
    """In a pause nobody is shown as if the buttons were live; who is not in the game stands back."""
    if seat.standing is not Standing.PRESENT:
        return Look.QUIET
    is_dead = scene.view.paused and seat.mark is SeatMark.MAY
    return Look.PLAIN if is_dead else _LOOKS[seat.mark]


def _shares(width: int, number: int) -> list[int]:
    """The width in equal parts; what is left over goes to the first ones."""
    return [width // number + (place < width % number) for place in range(number)]


def _words(scene: Scene, seat: SeatView) -> str:
    """What stands under the name: who is not in the game, or what is expected."""
    if seat.mark is SeatMark.LOCKED and scene.view.bidding:  # nobody else could answer
        return tr("− wrong")
    expected = tr(_EXPECTED[seat.mark]) if seat.mark in _EXPECTED else ""
    return standing_name(seat.standing) or expected


def _has_points(seat: SeatView) -> bool:
    """Who did not come or was removed has none (S4.3, S4.18)."""
    return seat.standing not in {Standing.ABSENT, Standing.REMOVED}


def score(seat: SeatView) -> str:
    """The points with their sign, a dash where there are none to tell."""
    return signed(seat.points) if _has_points(seat) else "—"


def _box(seat: SeatView, width: int, words: str) -> list[str]:
    points = score(seat)
    return _framed(seat, width, [padded(seat.name, width - 5 - len(points)) + " " + points], words)


def _high_box(seat: SeatView, width: int, words: str) -> list[str]:
    figures = [f"{line if _has_points(seat) else '':>{width - 4}}" for line in large(seat.points)]
    return _framed(seat, width, [padded(seat.name, width - 4), *figures], words)


def _framed(seat: SeatView, width: int, rows: list[str], words: str) -> list[str]:
    """A frame around rows of its width and the words below them, a double one for whose turn it is.

    The seat's number, its warnings and its points in an extra theme stand in the frame: words need the room.
    """
    is_turn = seat.mark in _TURNS
    line, side, corners = ("═", "║", "╔╗╚╝") if is_turn else ("─", "│", "┌┐└┘")
    warned = f"!{seat.warnings}" if seat.warnings else ""
    extra = tr("extra {points}", points=signed(seat.extra)) if seat.extra is not None else ""
    told = cut(" ".join(part for part in (str(seat.seat), warned, extra) if part), width - 5)
    head = f"{corners[0]}{line} {told} {line * (width - 5 - cell_len(told))}{corners[1]}"
    foot = f"{corners[2]}{line * (width - 2)}{corners[3]}"
    return [head, *(f"{side} {row} {side}" for row in (*rows, padded(words, width - 4))), foot]


def _short(seat: SeatView, width: int) -> str:
    """The name gives way to the score, and a score that has no room is cut so that one sees it."""
    sign = _SIGNS.get(seat.mark, " ") if seat.standing is Standing.PRESENT else "×"
    head, points = f"{sign}{seat.seat} ", score(seat)
    room = width - len(head) - len(points) - 2
    if room < 1:
        return sign + padded(f"{seat.seat} {points}", width - 1)
    return f"{head}{padded(seat.name, room)} {points} "
