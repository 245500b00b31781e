"""A number being typed where no button is live."""

_DIGITS = frozenset("0123456789")
_LONGEST = 5


class TypedNumber:
    """The digits so far; what is asked for decides whether they are shown."""

    def __init__(self) -> None:
        self.text = ""

    @property
    def number(self) -> int | None:
        """What was typed, None for nothing."""
        return int(self.text) if self.text else None

    def press(self, key: str) -> bool:
        """Take a digit, or a key that takes digits away; False for any other key."""
        if key in _DIGITS:
            self.text = (self.text + key)[:_LONGEST]
        elif key == "backspace":  # here it never takes a step of the match back
            self.text = self.text[:-1]
        elif key == "escape":
            self.text = ""
        else:
            return False
        return True
