"""A number being typed where no button is live."""

from screens.host.entry import Hint
from screens.setup.number import MOST_DIGITS
from station.wording.language import tr

_DIGITS = frozenset("0123456789")


class TypedNumber:
    """The digits so far; what is asked for decides whether they are shown.

    What was handed in and came back stands there until the next digit, which begins afresh: who types blindly
    must not add to a number that was refused. Zeros in front are none of the digits.
    """

    def __init__(self, text: str = "") -> None:
        self.text = text
        self._is_handed_in = False
        self._was_handed_in = False

    @property
    def number(self) -> int | None:
        """What was typed, None for nothing."""
        return int(self.text) if self.text else None

    def hand_in(self) -> None:
        """It is asked of the match: if it is refused, the next digit begins afresh."""
        self._is_handed_in = self._was_handed_in = True

    def follow(self) -> "TypedNumber":
        """The number that comes after this one was taken: what was typed while the match was being asked."""
        is_next = self._was_handed_in and not self._is_handed_in
        return TypedNumber(self.text if is_next else "")

    def press(self, key: str) -> bool:
        """Take a digit, or a key that takes digits away; False for any other key."""
        if key in _DIGITS:
            before = "" if self._is_handed_in or self.text == "0" else self.text
            self.text = (before + key)[:MOST_DIGITS]
        elif key == "backspace":  # here it never takes a step of the match back
            self.text = self.text[:-1]
        elif key == "escape":
            self.text = ""
        else:
            return False
        self._is_handed_in = False
        return True

    @property
    def hints(self) -> tuple[Hint, ...]:
        """How digits are taken away, while there are any."""
        if not self.text:
            return ()
        return (("Backspace", tr("one digit less")), ("Esc", tr("empty the field")))
