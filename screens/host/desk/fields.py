"""What can be typed or chosen in a form of the desk: a text, a number of points, one of a few."""

from collections.abc import Callable
from typing import Protocol

from screens.looks import Look, Span
from screens.setup.line_edit import LineEdit, proposal
from screens.setup.number import Number
from screens.text import cut
from station.rules.model import Points

SHORT, LONG = 40, 200
"""Characters of a name, and of a reason, an answer or a path."""

_MINUS = ("-", "\u2212")


Told = Callable[[], str]
"""Words, made anew at each painting: the language can be switched meanwhile."""


class Field(Protocol):
    """A field of a form; ``label``: what is to be entered."""

    label: Told

    @property
    def is_changed(self) -> bool:
        """Whether something else stands here than at first."""
        ...

    def enter(self) -> None:
        """The focus comes to this field."""
        ...

    def type(self, text: str) -> None:
        """Type or paste."""
        ...

    def press(self, key: str) -> None:
        """A key that types nothing, by Textual's name."""
        ...

    def spans(self, width: int, *, focused: bool) -> tuple[Span, ...]:
        """The field in at most ``width`` cells, with a caret where it has the focus."""
        ...


class TextField:
    """A line of text. What is ``proposed`` stands there until something is typed or edited."""

    def __init__(self, label: Told, proposed: Told = str, longest: int = LONG) -> None:
        self.label = label
        self._proposed, self._longest = proposed, longest
        self._typed: LineEdit | None = None

    def enter(self) -> None:
        """A text is continued where it was left."""

    @property
    def _edit(self) -> LineEdit:
        return self._typed or self._at_first

    @property
    def _at_first(self) -> LineEdit:
        return proposal(self._proposed(), self._longest)

    @property
    def is_changed(self) -> bool:
        """Whether another text was typed than the proposed one."""
        return self._typed is not None and self.value != self._at_first.text.strip()

    @property
    def value(self) -> str:
        """The text without blanks around it."""
        return self._edit.text.strip()

    def type(self, text: str) -> None:
        """The first that is typed takes the proposal's place."""
        self._typed = self._edit.insert(text)

    def press(self, key: str) -> None:
        """Move the caret or rub out: what is proposed is kept and mended."""
        self._typed = self._edit.press(key)

    def spans(self, width: int, *, focused: bool) -> tuple[Span, ...]:
        """The part around the caret."""
        if not focused:
            return ((cut(self._edit.text, width) or "—", Look.STRONG),)
        before, under, after = self._edit.window(max(2, width))
        return (before, Look.CHOSEN), (under, Look.KEY), (after, Look.CHOSEN)


class PointsField:
    """Points, or none at first; a minus, typed at any time, turns the sign."""

    def __init__(self, label: Told, points: Points | None) -> None:
        self.label = label
        self._first = points
        self._number = Number("" if points is None else str(abs(points)))
        self._is_negative = points is not None and points < 0

    def enter(self) -> None:
        """The first digit begins anew."""
        self._number = Number(self._number.digits)

    @property
    def is_changed(self) -> bool:
        """Whether another number stands here than at first."""
        return self.value != self._first

    @property
    def value(self) -> Points | None:
        """The points; None when no digit stands there."""
        if not self._number.digits:
            return None
        return Points(-self._number.value if self._is_negative else self._number.value)

    def type(self, text: str) -> None:
        """The first digit begins anew; a plus says nothing, what is no number is not taken."""
        text = text.strip().removeprefix("+")
        if text[:1] in _MINUS:
            self._begin_anew()
            self._is_negative, text = not self._is_negative, text[1:]
        elif self._number.fresh:
            self._is_negative = False
        self._number = self._number.type(text)

    def _begin_anew(self) -> None:
        if self._number.fresh:
            self._number, self._is_negative = Number("", fresh=False), False

    def press(self, key: str) -> None:
        """Rub out."""
        self._number = self._number.press(key)

    def spans(self, width: int, *, focused: bool) -> tuple[Span, ...]:
        """The number, with its caret behind it."""
        sign = _MINUS[1] if self._is_negative else ""
        digits = self._number.digits
        shown = cut(sign + digits if digits or focused else "—", width - 1)
        return ((shown, Look.CHOSEN), (" ", Look.KEY)) if focused else ((shown, Look.STRONG),)


class ChoiceField:
    """One of a few answers, by ← and →."""

    def __init__(self, label: Told, *options: Told) -> None:
        self.label = label
        self._options = options
        self.value = 0

    @property
    def is_changed(self) -> bool:
        """Whether another answer than the first was chosen."""
        return self.value != 0

    def enter(self) -> None:
        """Nothing is typed here."""

    def type(self, text: str) -> None:
        """A blank is the next one."""
        if text == " ":
            self.press("right")

    def press(self, key: str) -> None:
        """The next or the previous one."""
        if key in {"left", "right"}:
            self.value = (self.value + (1 if key == "right" else -1)) % len(self._options)

    def spans(self, width: int, *, focused: bool) -> tuple[Span, ...]:
        """The answer between arrows."""
        text = cut(self._options[self.value](), width - 4)
        return ((f"← {text} →", Look.CHOSEN),) if focused else ((f"  {text}", Look.STRONG),)
