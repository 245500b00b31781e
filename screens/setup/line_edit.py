"""One line of text being typed: where the caret is, and what a key does.

The law of this file: what is pasted or typed is data; no control character, no line end and no direction
mark gets in.
"""

import unicodedata
from dataclasses import dataclass, replace

from rich.cells import cell_len, set_cell_size

LONGEST = 40
"""Characters of a name."""

_LONGEST_PASTE = 1000


@dataclass(frozen=True, slots=True)
class LineEdit:
    """The text and the caret in it: 0 stands before the first character; ``longest``: characters it takes.

    ``proposed``: the text stands there from before; what is typed first takes its place, and a key that edits
    keeps it.
    """

    text: str = ""
    caret: int = 0
    longest: int = LONGEST
    proposed: bool = False

    def insert(self, new: str) -> "LineEdit":
        """The text with what was typed or pasted at the caret, as far as there is room."""
        if self.proposed and admitted(new):
            return LineEdit(longest=self.longest).insert(new)
        room = self.longest - len(self.text)
        before = unicodedata.normalize("NFC", self.text[: self.caret] + admitted(new)[:room])
        text = unicodedata.normalize("NFC", before + self.text[self.caret :])
        return replace(self, text=text, caret=min(len(before), len(text)))

    def press(self, key: str) -> "LineEdit":
        """What a key that types nothing does, by Textual's name; unknown ones do nothing."""
        text, caret = self.text, self.caret
        match key:
            case "left" | "right":
                caret = max(0, min(len(text), caret + (1 if key == "right" else -1)))
            case "home" | "end":
                caret = len(text) if key == "end" else 0
            case "backspace":
                text, caret = text[: max(0, caret - 1)] + text[caret:], max(0, caret - 1)
            case "delete":
                text = text[:caret] + text[caret + 1 :]
            case "ctrl+u":
                text, caret = "", 0
            case _:
                return self
        return replace(self, text=text, caret=caret, proposed=False)

    def window(self, width: int) -> tuple[str, str, str]:
        """The part around the caret in just ``width`` cells (2 or more): before it, under it, behind it."""
        before, under, after = (
            self.text[: self.caret],
            self.text[self.caret :][:1],
            self.text[self.caret + 1 :],
        )
        if cell_len(under) == 0:
            under, after = " ", under + after
        while cell_len(before) + cell_len(under) > width:
            before = before[1:]
        return before, under, set_cell_size(after, width - cell_len(before) - cell_len(under))


def line_edit(text: str, longest: int = LONGEST) -> LineEdit:
    """A line that holds a text already, to be continued: the caret at its end."""
    return LineEdit(longest=longest).insert(text)


def proposal(text: str, longest: int = LONGEST) -> LineEdit:
    """A line in which a text is proposed, the caret at its end."""
    return replace(line_edit(text, longest), proposed=True)


def is_text(key: str, character: str | None) -> bool:
    """Whether a key types its character: one that is held with Ctrl or Alt does not, nor do the F keys."""
    return bool(character) and str(character).isprintable() and not key.startswith(("alt+", "ctrl+"))


def admitted(text: str) -> str:
    """What of a pasted text may get in, blanks for its line ends and tabs."""
    signs = (
        sign if sign.isprintable() else " " if sign.isspace() else ""
        for sign in text[:_LONGEST_PASTE].strip("\r\n")
    )
    return "".join(signs)
