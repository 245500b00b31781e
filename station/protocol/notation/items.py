"""What stands behind a question's colon: presses with rulings, bids, withdrawal, in order."""

from collections.abc import Sequence
from dataclasses import dataclass

from station.protocol.notation.faults import Misread
from station.protocol.notation.lexer import Kind, Token, folded, tokens
from station.protocol.notation.names import find_player
from station.protocol.notation.words import INNER, LONGEST, Word
from station.rules.model import Player, Seat

Players = Sequence[Player]

_ALONE = {Word.NOBODY, Word.WITHDRAWN, Word.SPARE, Word.NO_SPARE, Word.AUCTION, Word.ANEW}
_MARKS = {Word.READING, Word.LAST_WORD, Word.EARLY, Word.LATE, Word.CLARIFIED}
_WHEN = {Word.READING, Word.EARLY, Word.LATE}
"""When a press came: one of these."""
_BIDS = {Word.PASS, Word.ALL_IN}
_SIGNS = {Kind.PLUS: True, Kind.MINUS: False}
_BETWEEN = {Kind.COMMA, Kind.ELLIPSIS}


@dataclass(frozen=True, slots=True)
class Answer:
    """Who pressed (of several in one instant the lot's choice first), how, and the ruling if there is one.

    Without seats it is a ruling on who answers, or "nobody".
    """

    seats: tuple[Seat, ...]
    right: bool | None
    marks: frozenset[Word]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of an auction: ``amount``, or ``word``: a pass or an all-in."""

    seat: Seat
    amount: int = 0
    word: Word | None = None


@dataclass(frozen=True, slots=True)
class OrderLot:
    """The order that a lot gave to equals."""

    seats: tuple[Seat, ...]


Item = Answer | Turn | OrderLot | Word
"""A thing that happened at a question; a word that says all by itself."""


@dataclass(frozen=True, slots=True)
class Body:
    """What a line says of a question. ``goes_on``: of the open one; ``stays_open``: more follows later."""

    items: tuple[Item, ...]
    goes_on: bool
    stays_open: bool


def read_body(text: str, players: Players) -> Body:
    """What stands behind a question's colon, or in a line that takes it up again."""
    said = [token for token in tokens(text) if token.kind is not Kind.ODD or token.text not in "()"]
    goes_on = bool(said) and said[0].kind is Kind.ELLIPSIS
    said = said[1:] if goes_on else said
    stays_open = bool(said) and said[-1].kind is Kind.ELLIPSIS
    parser = _Parser(said[:-1] if stays_open else said, players)
    return Body(tuple(parser.items()), goes_on, stays_open or (goes_on and not said))


class _Parser:
    def __init__(self, said: list[Token], players: Players) -> None:
        self._said = said
        self._players = players
        self._at = 0

    def items(self) -> list[Item]:
        found: list[Item] = []
        while self._skipped():
            found.append(self._item())
        return found

    def _skipped(self) -> bool:
        while self._at < len(self._said) and self._said[self._at].kind is Kind.COMMA:
            self._at += 1
        return self._at < len(self._said)

    def _kind(self) -> Kind | None:
        return self._said[self._at].kind if self._at < len(self._said) else None

    def _word(self, among: set[Word]) -> Word | None:
        """The word of these that stands here; it is passed over."""
        for length in range(LONGEST, 0, -1):
            part = self._said[self._at : self._at + length]
            text = folded(" ".join(token.text for token in part))
            if all(token.kind is Kind.WORD for token in part) and INNER.get(text) in among:
                self._at += len(part)
                return INNER[text]
        return None

    def _item(self) -> Item:
        alone = self._word(_ALONE)
        if alone is not None:
            return alone
        if self._word({Word.LOT}):
            return OrderLot(self._seats())
        if self._kind() in _SIGNS:
            return self._answer(())
        return self._named()

    def _named(self) -> Item:
        names = self._names()
        word = self._word(_BIDS)
        if word is not None:
            return Turn(self._one(names), word=word)
        last = names[-1]
        is_bid = self._kind() in {None, *_BETWEEN} and last[-1].kind is Kind.NUMBER and len(last) > 1
        if is_bid and not self._is_player(last):
            return Turn(self._one([*names[:-1], last[:-1]]), last[-1].number)
        seats = tuple(map(self._player, names))
        if len(set(seats)) < len(seats):
            raise Misread("said-twice", name="/".join(map(_text, names)))
        return self._answer(seats)

    def _names(self) -> list[list[Token]]:
        """The names that stand here, parted by slashes."""
        names: list[list[Token]] = [[]]
        while self._at < len(self._said):
            token = self._said[self._at]
            if token.kind is Kind.SLASH:
                names.append([])
            elif self._ends(names[-1], token):
                break
            else:
                names[-1].append(token)
            self._at += 1
        if not all(names):
            text = self._said[min(self._at, len(self._said) - 1)].text
            raise Misread("unknown-words", text=text)
        return names

    def _ends(self, name: list[Token], token: Token) -> bool:
        """Whether a name ends before this token."""
        if token.kind not in {Kind.WORD, Kind.NUMBER, Kind.QUOTED}:
            return True
        before = self._at
        is_word = bool(name) and self._word(_MARKS | _BIDS) is not None
        self._at = before
        return is_word

    def _is_player(self, name: list[Token]) -> bool:
        text = folded(_text(name))
        return any(folded(player.name) == text for player in self._players)

    def _player(self, name: list[Token]) -> Seat:
        return find_player(self._players, _text(name), exact=name[0].kind is Kind.QUOTED)

    def _one(self, names: list[list[Token]]) -> Seat:
        if len(names) > 1:
            raise Misread("unknown-player", text="/".join(map(_text, names)))
        return self._player(names[0])

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(map(self._player, self._names()))

    def _answer(self, seats: tuple[Seat, ...]) -> Answer:
        marks = self._marks()
        right = _SIGNS.get(self._kind() or Kind.ODD)
        if right is not None:
            self._at += 1
            marks |= self._marks_behind_sign()
        if len(marks & _WHEN) > 1:
            raise Misread("marks-clash")
        return Answer(seats, right, marks)

    def _marks(self) -> frozenset[Word]:
        found: set[Word] = set()
        while (word := self._word(_MARKS)) is not None:
            found.add(word)
        return frozenset(found)

    def _marks_behind_sign(self) -> frozenset[Word]:
        """The marks of an answer that has its sign; before another sign they are a player's initial."""
        found: set[Word] = set()
        before = self._at
        while (word := self._word(_MARKS)) is not None and self._kind() not in {*_SIGNS, Kind.SLASH}:
            found.add(word)
            before = self._at
        self._at = before
        return frozenset(found)


def _text(name: Sequence[Token]) -> str:
    return " ".join(token.text for token in name)
