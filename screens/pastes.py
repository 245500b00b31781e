"""Tells pasted text from keys, in what a terminal sends.

The law of this file: what was pasted is text for a field and never a key of the host, and no paste takes the
keys away for good, however it ends.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

LIMIT = 4096
"""Characters of a paste that are kept; no field takes so many."""

BULK = 256
"""So many characters at once were pasted, even if the terminal does not say so: no hand is that fast.

The Linux console marks no paste at all. A key that is held down sends 30 times a second up to 5 characters,
so a station that was held up for a second takes no keys for a paste.
"""

QUIET = 1.0
"""Seconds without input after which a paste is over, even if its end was never marked."""

BEGIN, END = "\x1b[200~", "\x1b[201~"
"""How a terminal marks a paste (bracketed paste, DEC private mode 2004)."""

_PATIENCE = 0.025
"""Seconds after which the beginning of a mark is something else: the Esc key, as a rule."""


class Piece(NamedTuple):
    """A piece of what was sent: pasted text, or what keys send."""

    text: str
    is_pasted: bool = False


class Pastes:
    """Sorts what a terminal sends. All moments are seconds of one clock."""

    def __init__(self) -> None:
        self._pasted: str | None = None
        self._is_marked = False
        self._held = ""
        self._due = 0.0

    @property
    def is_holding(self) -> bool:
        """Whether something is kept back for which ``look`` has to be asked soon."""
        return self._pasted is not None or bool(self._held)

    def sort(self, sent: str, now: float) -> Iterator[Piece]:
        """What arrived at a moment, in its order, as far as it is clear what it is."""
        sent, self._held = self._held + sent, ""
        while sent:
            sent = yield from self._keys(sent) if self._pasted is None else self._paste(sent)
        self._due = now + (_PATIENCE if self._pasted is None else QUIET)

    def look(self, now: float) -> Iterator[Piece]:
        """What has become clear because nothing has followed it."""
        if not self.is_holding or now < self._due:
            return
        held, self._held = self._held, ""
        if self._pasted is None:
            yield Piece(held)
        else:
            self._pasted += held
            yield from self._over()

    def _keys(self, sent: str) -> Generator[Piece, None, str]:
        """Keys up to the beginning of a paste; returns what is behind it."""
        keys, mark, rest = sent.partition(BEGIN)
        if len(keys) >= BULK:
            self._pasted, self._is_marked = "", False
            return sent
        if mark:
            self._pasted, self._is_marked = "", True
        else:
            keys, self._held = _parted(keys, BEGIN)
        if keys:
            yield Piece(keys)
        return rest

    def _paste(self, sent: str) -> Generator[Piece, None, str]:
        """Pasted text up to its end; returns what is behind it."""
        text, mark, rest = sent.partition(END) if self._is_marked else (sent, "", "")
        if self._is_marked and not mark:
            text, self._held = _parted(text, END)
        self._pasted = ((self._pasted or "") + text)[:LIMIT]
        if mark:
            yield from self._over()
        return rest

    def _over(self) -> Iterator[Piece]:
        pasted, self._pasted = self._pasted, None
        if pasted:
            yield Piece(pasted, is_pasted=True)


def _parted(text: str, mark: str) -> tuple[str, str]:
    """The text, and the longest end of it with which a mark may begin."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if text.endswith(mark[:length]):
            return text[:-length], text[-length:]
    return text, ""
