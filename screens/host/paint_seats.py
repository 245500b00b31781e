"""The seats at the bottom of the match screen: who may answer, who answers, whose button is not well."""

from typing import NamedTuple

from rich.cells import cell_len

from screens.buttons.marks import Mark, buttons_of, is_well, mark
from screens.digits import large
from screens.host.scene import Scene
from screens.looks import Line, Look, Span
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


class _Button(NamedTuple):
    """What is shown of a seat's button: a ``mark``, or that a device's button ``is_ready``."""

    mark: Mark | None = None
    is_ready: bool = False


def seat_lines(scene: Scene) -> list[Line]:
    """Boxes side by side; one line in a low or narrow terminal."""
    seats = scene.view.seats
    buttons = _buttons(scene)
    widths = _shares(scene.width, len(seats))
    looks = [_look(scene, seat) for seat in seats]
    if scene.height < _LOW or min(widths) < _NARROW:
        shorts = map(_short, seats, widths, looks, buttons)
        return [tuple(span for spans in shorts for span in spans)]
    fits = all(len(large(seat.points)[0]) <= width - 4 for seat, width in zip(seats, widths, strict=True))
    box = _high_box if scene.height >= _HIGH and fits else _box
    words = [_words(scene, seat) for seat in seats]
    *rows, feet = zip(*map(box, seats, widths, words, buttons), strict=True)
    ends = [button.mark.look if button.mark else look for button, look in zip(buttons, looks, strict=True)]
    return [*(tuple(zip(row, looks, strict=True)) for row in rows), tuple(zip(feet, ends, strict=True))]


def _buttons(scene: Scene) -> list[_Button]:
    """Of who is in the game; nothing where no seat has a device."""
    known = buttons_of(scene.table)
    found = (known.get(seat.seat) if seat.standing is Standing.PRESENT else None for seat in scene.view.seats)
    return [_Button(mark(button), is_well(button)) if button else _Button() for button in found]


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


def _box(seat: SeatView, width: int, words: str, button: _Button) -> list[str]:
    points = score(seat)
    rows = [padded(seat.name, width - 5 - len(points)) + " " + points, padded(words, width - 4)]
    return _framed(seat, width, rows, button)


def _high_box(seat: SeatView, width: int, words: str, button: _Button) -> list[str]:
    figures = [f"{line if _has_points(seat) else '':>{width - 4}}" for line in large(seat.points)]
    return _framed(seat, width, [padded(seat.name, width - 4), *figures, padded(words, width - 4)], button)


def _framed(seat: SeatView, width: int, rows: list[str], button: _Button) -> list[str]:
    """A frame around rows of its width, a double one for whose turn it is.

    The seat's number, its warnings and its points in an extra theme stand in the frame, and below them what
    is wrong with its button: words need the room.
    """
    is_turn = seat.mark in _TURNS
    line, side, corners = ("═", "║", "╔╗╚╝") if is_turn else ("─", "│", "┌┐└┘")
    foot = button.mark.told if button.mark else ""
    return [
        _edge(corners[:2], line, _number(seat, width - 5, button), width),
        *(f"{side} {row} {side}" for row in rows),
        _edge(corners[2:], line, cut(foot, width - 5), width),
    ]


def _edge(corners: str, line: str, told: str, width: int) -> str:
    """The upper or the lower side of a frame, with a few words in it."""
    words = f"{line} {told} " if told else ""
    return f"{corners[0]}{words}{line * (width - 2 - cell_len(words))}{corners[1]}"


def _number(seat: SeatView, room: int, button: _Button) -> str:
    """The seat's number and what is counted beside it; that its button is ready only where that has room."""
    warned = f"!{seat.warnings}" if seat.warnings else ""
    extra = tr("extra {points}", points=signed(seat.extra)) if seat.extra is not None else ""
    parts = [str(seat.seat), "●" if button.is_ready else "", warned, extra]
    told = " ".join(filter(None, parts))
    return told if cell_len(told) <= room else cut(" ".join(filter(None, (parts[0], warned, extra))), room)


def _short(seat: SeatView, width: int, look: Look, button: _Button) -> list[Span]:
    """The name gives way to the score, and a score that has no room is cut so that one sees it."""
    sign = _SIGNS.get(seat.mark, " ") if seat.standing is Standing.PRESENT else "×"
    points = score(seat)
    room = width - len(points) - 5
    told = f"{padded(seat.name, room)} {points} " if room > 0 else padded(points, width - 3)
    mark = button.mark
    return [(f"{sign}{seat.seat}{mark.sign if mark else ' '}", mark.look if mark else look), (told, look)]
