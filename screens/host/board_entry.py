"""The board of a round by choice: a cursor over themes and prices, and who chooses (N4.3)."""

from screens.help import Group, moment
from screens.host.entry import Hint, Taken
from screens.host.keys import BOARD, BOARD_KEYS, BY_HAND_KEY, actions_by_key
from screens.host.paint_board import BoardScene, board_lines
from screens.host.paint_choice import why_lines
from screens.host.scene import Scene
from screens.looks import Line
from screens.text import cut
from station.rules.commands import Choose, NameChooser
from station.rules.model import HowNamed, Seat
from station.rules.state import MatchState
from station.views.board_view import PriceView, ThemeRow
from station.views.host_view import HostView
from station.wording.language import tr

_STEPS = {
    "cursor_up": (-1, 0),
    "cursor_down": (1, 0),
    "cursor_left": (0, -1),
    "cursor_right": (0, 1),
}
_NAME_IN_HINT = 20
_DIGITS = 9
"""So many themes can be named by one digit; arrows go to the others."""


class BoardEntry:
    """Arrows move the cursor, digits name a theme and then a price; Enter opens the question.

    While several may choose, digits name the one who does: by agreement, or by a lot thrown by hand.
    """

    is_typed = False

    def __init__(self, view: HostView) -> None:
        rows = view.round.rows
        left = ((y, x) for y, row in enumerate(rows) for x, at in enumerate(row.prices) if at.outcome is None)
        self._y, self._x = next(left, (0, 0))
        self._theme_typed = False
        self._by_hand = False
        self._actions = actions_by_key(BOARD_KEYS)

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A key of the board, or of the naming of who chooses."""
        rows = view.round.rows
        if not rows:
            return None
        action = self._actions.get(key)
        if action in _STEPS:
            self._move(*_STEPS[action], rows)
            return Taken()
        if action == "open":
            return Taken(Choose(self._price(rows).cell))
        if action == "by_hand" and view.round.chooser is None:
            self._by_hand = not self._by_hand
            by_lot = tr(
                "A digit now names who chooses by a lot thrown by hand. {key}: by agreement.",
                key=BY_HAND_KEY.label,
            )
            return Taken(note=by_lot if self._by_hand else tr("A digit now names who chooses by agreement."))
        if key.isdecimal():
            return self._digit(int(key), view)
        return None

    def _move(self, down: int, right: int, rows: tuple[ThemeRow, ...]) -> None:
        self._theme_typed = False
        self._y = (self._place(rows) + down) % len(rows)
        self._x = (self._x + right) % len(rows[self._y].prices)

    def _digit(self, number: int, view: HostView) -> Taken:
        if view.round.chooser is None:
            how = HowNamed.HAND_LOT if self._by_hand else HowNamed.AGREED
            return Taken(NameChooser(Seat(number), how))
        rows = view.round.rows
        if self._theme_typed and 1 <= number <= len(rows[self._place(rows)].prices):
            self._x, self._theme_typed = number - 1, False
        elif not self._theme_typed and 1 <= number <= len(rows):
            self._y, self._theme_typed = number - 1, True
        return Taken()

    def _place(self, rows: tuple[ThemeRow, ...]) -> int:
        """The cursor's row; a theme that is void without a reserve takes its row away."""
        return min(self._y, len(rows) - 1)

    def _price(self, rows: tuple[ThemeRow, ...]) -> PriceView:
        return rows[self._place(rows)].prices[self._x]

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (moment(BOARD),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """Who may be named, or what Enter opens."""
        rows = view.round.rows
        if not rows:
            return ()
        if view.round.chooser is not None:
            name = cut(rows[self._place(rows)].name, _NAME_IN_HINT)
            price = self._price(rows).price
            number, digits = min(_DIGITS, len(rows)), tr("theme")
            if self._theme_typed:
                number, digits = len(rows[self._place(rows)].prices), tr("its price")
            return (
                ("Enter", tr("{theme} for {price}", theme=name, price=price)),
                ("←↑↓→", tr("choose")),
                (f"1…{number}", digits),
            )
        names = {seat.seat: seat.name for seat in view.seats}
        named = tuple((str(seat), names[seat]) for seat in view.round.choosers)
        ways = (tr("by agreement"), tr("a lot thrown by hand"))
        now, other = reversed(ways) if self._by_hand else ways
        return (("", f"{now}:"), *named, (BY_HAND_KEY.label, other))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """The board, the themes around the cursor where not all have room."""
        rows, why = scene.view.round.rows, why_lines(scene)
        room = scene.room - len(why)
        if room < 1:
            room, why = scene.room, []
        here = (self._place(rows), self._x) if scene.view.round.chooser is not None else None
        return [*why, *board_lines(BoardScene(rows, scene.names, here, scene.width, room))]
