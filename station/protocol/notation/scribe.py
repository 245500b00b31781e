"""Lines as they are written: what belongs to one question or one list is gathered in one line."""

from station.protocol.notation.words import Word
from station.rules.model import Seat
from station.wording.language import Language

GOES_ON = "…"


class Scribe:
    """Lines in a language.

    ``pending``: lines that go without saying unless something comes up before the next step. ``head``: what
    the line of the open question begins with; an ellipsis when it has been broken off.
    """

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._lines: list[str] = []
        self._pending: list[str] = []
        self._list: tuple[Word, dict[Seat, str]] | None = None
        self._items: list[str] = []
        self.head = ""
        self.is_over = True

    def word(self, word: Word) -> str:
        """A word in the language that is written."""
        return word.said(self.language)

    def said(self, word: Word, *parts: str) -> str:
        """A step: the word, and its parts between commas."""
        told = ", ".join(part for part in parts if part)
        return f"{self.word(word)}: {told}" if told else self.word(word)

    def step(self, word: Word, *parts: str) -> None:
        """A step that leads the match on: what goes without saying before it is not said."""
        self.break_off()
        self._pending.clear()
        self._lines.append(self.said(word, *parts))

    def aside(self, word: Word, *parts: str) -> None:
        """Something that came up: where the match stood then must be said."""
        self.break_off()
        self._lines += self._pending
        self._pending.clear()
        self._lines.append(self.said(word, *parts))

    def unsaid(self, word: Word, *parts: str) -> None:
        """A step that goes without saying, for now."""
        self.break_off()
        line = self.said(word, *parts)
        if line not in self._pending:
            self._pending.append(line)

    def listed(self, word: Word, seat: Seat, part: str) -> None:
        """What a list that one line holds says of a player; the last word counts."""
        if self._list is None or self._list[0] is not word:
            self.break_off()
            self._pending.clear()
            self._list = (word, {})
        self._list[1].pop(seat, None)
        self._list[1][seat] = part

    def question(self, head: str, *items: str) -> None:
        """A question is opened."""
        self.break_off()
        self._pending.clear()
        self.head, self._items, self.is_over = head, [item for item in items if item], False

    def item(self, item: str) -> None:
        """Something happened at the open question; where the match stood must be said."""
        if self._list is not None or self._pending:
            self.break_off()
            self._lines += self._pending
            self._pending.clear()
        self._items.append(item)

    def take_up(self) -> None:
        """A question is there that no line has opened: what happens at it is written with an ellipsis."""
        self.head, self._items, self.is_over = GOES_ON, [], True

    @property
    def is_broken_off(self) -> bool:
        """Whether the open question's line stands already, and nothing has come since."""
        return self.head == GOES_ON and not self._items

    def break_off(self) -> None:
        """Write the line that is being gathered."""
        if self._list is not None:
            word, parts = self._list
            separator = "; " if word is Word.ANSWERS else ", "
            self._lines.append(f"{self.word(word)}: {separator.join(parts.values())}")
            self._list = None
        if self.head and not self.is_broken_off:
            self._lines.append(self._question())
        if self.head:
            self.head, self._items = GOES_ON, []

    def _question(self) -> str:
        items = ", ".join(self._items) or ("−" if self.is_over else "")
        end = "" if self.is_over else f" {GOES_ON}"
        between = " " if self.head == GOES_ON else ": "
        return f"{self.head}{between}{items}{end}" if items else f"{self.head}:{end}"

    def finished(self, *, is_over: bool) -> list[str]:
        """All lines; a match that is not over ends with an ellipsis."""
        self.break_off()
        if is_over:
            return self._lines
        return [*self._lines, *self._pending, GOES_ON]
