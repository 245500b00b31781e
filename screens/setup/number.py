"""A number being typed, or stepped up and down."""

from dataclasses import dataclass

MOST_DIGITS = 9
"""More than any score or number of themes has: a number that is cut is still too large, and so refused."""


@dataclass(frozen=True, slots=True)
class Number:
    """The digits typed. ``fresh``: the field was just entered, so that the first digit begins anew."""

    digits: str
    fresh: bool = True

    @property
    def value(self) -> int:
        """The number; 0 when nothing stands there."""
        return int(self.digits or "0")

    def type(self, text: str) -> "Number":
        """Digits behind those that stand there; anything else is no number."""
        if not (text.isascii() and text.isdigit()):
            return self
        digits = text if self.fresh else self.digits + text
        return Number(digits.lstrip("0")[:MOST_DIGITS] or digits[:1], fresh=False)

    def press(self, key: str) -> "Number":
        """Rub out the last digit, or all."""
        match key:
            case "backspace":
                return Number(self.digits[:-1], fresh=False)
            case "delete" | "ctrl+u":
                return Number("", fresh=False)
        return self

    def step(self, by: int, least: int, most: int) -> "Number":
        """Up or down, within bounds."""
        return Number(str(max(least, min(most, self.value + by))))
