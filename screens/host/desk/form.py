"""A page with fields that asks something of the match: Enter goes from field to field, and at last asks."""

from collections.abc import Callable, Sequence

from screens.help import Group, group
from screens.host.desk.fields import Field, Told
from screens.host.desk.foresight import consequences
from screens.host.desk.page import STAY, Body, Move, Paragraph, flowing
from screens.host.entry import PASTE, Hint
from screens.keys import FORM_KEYS
from screens.looks import Line, Look
from screens.setup.line_edit import is_text
from screens.text import padded
from station.rules.commands import PlayCommand
from station.rules.state import MatchState
from station.wording.language import tr

_FORTH, _BACK = frozenset({"down", "tab"}), frozenset({"up", "shift+tab"})
_MARKED, _BARE = " → ", "   "

Maker = Callable[[], PlayCommand | None]
"""Makes the command of what the fields hold; None while something is missing."""


class Form:
    """``about``: what the host must know before; what the command would change is told by itself.

    With ``closes`` the desk is closed when the match takes the command, else the form is left.
    """

    is_typed = True

    def __init__(
        self,
        title: Told,
        fields: Sequence[Field],
        command: Maker,
        about: Callable[[MatchState], list[Paragraph]] = lambda _state: [],
        *,
        closes: bool = False,
    ) -> None:
        self._title = title
        self._fields = fields
        self._command = command
        self._about = about
        self._closes = closes
        self._focus = 0

    @property
    def is_changed(self) -> bool:
        """Whether a field holds something else than what was proposed."""
        return any(field.is_changed for field in self._fields)

    @property
    def title(self) -> str:
        """What is asked."""
        return self._title()

    def body(self, state: MatchState, width: int) -> Body:
        """What it is about, the fields, what follows."""
        above = flowing(self._about(state), width)
        rows = [self._row(field, width, focused=n == self._focus) for n, field in enumerate(self._fields)]
        below = flowing(self.below(state), width)
        gap: list[Line] = [()]
        return Body([*above, *gap, *rows, *gap, *below], len(above) + 1 + self._focus if rows else 0)

    def below(self, state: MatchState) -> list[Paragraph]:
        """What follows from what the fields hold."""
        command = self._command()
        return consequences(state, command) if command else []

    def _row(self, field: Field, width: int, *, focused: bool) -> Line:
        label = (_MARKED if focused else _BARE) + padded(f"{field.label()}:", self._label_width())
        spans = field.spans(width - len(label) - 2, focused=focused)
        return (label, Look.STRONG if focused else Look.QUIET), *spans

    def _label_width(self) -> int:
        return max(len(field.label()) for field in self._fields) + 2

    def hints(self, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - the same in every state
        """What Enter does, the fields, the way back."""
        is_last = self._focus >= len(self._fields) - 1
        fields = (("↑↓", tr("field")),) if len(self._fields) > 1 else ()
        return ("Enter", tr("do it") if is_last else tr("next field")), *fields, ("Esc", tr("give it up"))

    def help(self, state: MatchState) -> Group:  # noqa: ARG002 - the same in every state
        """The keys of the fields."""
        return group(self.title, FORM_KEYS)

    def knows(self, key: str, state: MatchState) -> bool:  # noqa: ARG002 - every sign is text
        """Every sign is typed."""
        return True

    def press(self, key: str, character: str, state: MatchState) -> Move:  # noqa: ARG002 - typed in any state
        """Type, edit, go to another field, or ask."""
        last = len(self._fields) - 1
        if key == "enter" and self._focus >= last:
            return self.done()
        if key == "enter" or key in _FORTH:
            self._go(min(self._focus + 1, last))
        elif key in _BACK:
            self._go(self._focus - 1)
        elif self._fields:
            self._type(self._fields[self._focus], key, character)
        return STAY

    def _go(self, place: int) -> None:
        """Go to another field, if there is one."""
        place = max(0, place)
        if place != self._focus:
            self._focus = place
            self._fields[place].enter()

    def _type(self, field: Field, key: str, character: str) -> None:
        if key == PASTE or is_text(key, character):
            field.type(character)
        else:
            field.press(key)

    def done(self) -> Move:
        """What the last Enter leads to."""
        command = self._command()
        if command is None:
            return Move(note=tr("Something is missing: type it."))
        return Move(command=command, leaves=1, closes=self._closes)
