"""A number being typed where no button is live."""

from screens.host.entry import Hint
from station.wording.language import tr

_DIGITS = frozenset("0123456789")
_LONGEST = 5


class TypedNumber:
    """The digits so far; what is asked for decides whether they are shown.

    What was handed in and came back stands there until the next digit, which begins afresh: who types blindly
    must not add to a number that was refused.
    """

    def __init__(self) -> None:
        self.text = ""
        self._is_handed_in = False

    @property
    def number(self) -> int | None:
        """What was typed, None for nothing."""
        return int(self.text) if self.text else None

    def hand_in(self) -> None:
        """It is asked of the match: if it is refused, the next digit begins afresh."""
        self._is_handed_in = True

    def press(self, key: str) -> bool:
        """Take a digit, or a key that takes digits away; False for any other key."""
        if key in _DIGITS:
            self.text = key if self._is_handed_in else (self.text + key)[:_LONGEST]
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
