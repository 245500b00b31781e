"""The heading of a text: by what, by whom and about what is played."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from station.protocol.notation.faults import Illegal, Misread, NotationFault
from station.protocol.notation.lexer import folded, listed, literal
from station.protocol.notation.lines import Line
from station.protocol.notation.names import UNKNOWN, cell_in, player_in, stage_in
from station.protocol.notation.table import Table
from station.protocol.notation.theme_names import fault_in, names_in, round_of, theme_names
from station.protocol.notation.words import HEADING, Word
from station.rules.commands import Begin
from station.rules.model import Cell, Lineup, Player, Seat, Theme
from station.rules.regulation import Regulation, Stage
from station.wording.language import Language

Find = Callable[[str], Regulation | None]
"""Gives the regulation with a code or a title, None when nobody knows it."""

MATCH_ID = "0" * 32
"""A match that was played from a text has no other."""

_DATE = re.compile(
    r"(?P<iso>[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))"
    r"|(?P<day>(0?[1-9]|[12][0-9]|3[01])\.(0?[1-9]|1[0-2])\.[0-9]{4})"
)

_MOST_THEMES = 100
"""More names are not made up for themes that no stage has."""

_OF_ROUNDS = {Word.THEMES, Word.AUCTIONS}
"""The lines that may name a round before their colon."""

_BLAMED = {
    "player-count": Word.PLAYERS,
    "no-such-seat": Word.PLAYERS,
    "seat-taken-twice": Word.PLAYERS,
    "no-name": Word.PLAYERS,
    "same-name": Word.PLAYERS,
    "nobody-came": Word.ABSENT,
    "theme-range": Word.NUMBER,
    "auction-count": Word.AUCTIONS,
    "no-such-cell": Word.AUCTIONS,
}
"""The lines that the rules' refusals of a beginning are about."""


class Heading:
    """The heading's lines, and what the steps tell of names; raises ``NotationFault``."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = [line for line in lines if line.word in HEADING]
        self._steps = [line for line in lines if line.word not in HEADING and not line.refused]
        self._first = lines[0].number if lines else 1
        self._check(lines)

    def _check(self, lines: Sequence[Line]) -> None:
        seen: set[tuple[Word, str]] = set()
        first: Line | None = None
        for line in lines:
            if line.word not in HEADING or line.word is None:
                first = first or line
                continue
            if first or line.refused:
                raise self._late(line, first)
            if line.head and line.word not in _OF_ROUNDS:
                raise fault_in(line, "unknown-words", text=line.head)
            if (line.word, folded(line.head or "")) in seen:
                raise fault_in(line, "twice", word=line.word.name)
            seen.add((line.word, folded(line.head or "")))

    def _late(self, line: Line, first: Line | None) -> NotationFault:
        """A line of the heading behind the first step; what was taken for a step may be a line of it, too."""
        if first is not None and first.word is None and self._is_strange(first):
            return _strange(first)
        return fault_in(line, "heading-late", word=line.word.name if line.word else "")

    def _is_strange(self, line: Line) -> bool:
        """Whether a line can be no question: there are no players before it, or it names no price."""
        before = {known.word for known in self._lines if known.number < line.number}
        is_priced = any(map(str.isdigit, line.head or ""))
        return not {Word.REGULATION, Word.PLAYERS} <= before or not (is_priced or line.head is None)

    def _lacking(self, code: str, number: int) -> NotationFault:
        """The heading lacks a line, perhaps because its word is misspelt."""
        first = next(iter(self._steps), None)
        if first is not None and first.word is None and first.head and not any(map(str.isdigit, first.head)):
            return _strange(first)
        return NotationFault(number, Misread(code))

    def _all(self, word: Word) -> list[Line]:
        return [line for line in self._lines if line.word is word]

    def _text(self, word: Word) -> str:
        return literal("".join(line.text for line in self._all(word)))

    def _line(self, *words: Word) -> int:
        """The first line with one of these words, else the text's first."""
        found = (line.number for word in words for line in self._all(word))
        return next(found, self._first)

    def table(self, find: Find) -> Table:
        """The table at which the match begins."""
        begin = self._begin(self._regulation(find))
        try:
            table = Table(begin)
            auctions = tuple(self._auctions(table))
            return Table(replace(begin, auctions=auctions)) if auctions else table
        except Illegal as illegal:
            blamed = _BLAMED.get(illegal.refused.code, Word.REGULATION)
            words = (Word.NUMBER, Word.THEMES, Word.STAGE) if blamed is Word.NUMBER else (blamed,)
            raise NotationFault(self._line(*words), illegal) from illegal

    def _regulation(self, find: Find) -> Regulation:
        text = self._text(Word.REGULATION)
        if not text:
            raise self._lacking("no-regulation", self._first)
        regulation = find(text)
        if regulation is None:
            raise NotationFault(self._line(Word.REGULATION), Misread("unknown-regulation", text=text))
        return regulation

    def _begin(self, regulation: Regulation) -> Begin:
        stage = self._stage(regulation)
        lineup = self._lineup()
        return Begin(
            match_id=MATCH_ID,
            regulation=regulation,
            stage=stage,
            lineup=lineup,
            themes=tuple(Theme(name, ()) for name in theme_names(stage, self._lines, self._steps)),
            reserves=self._themes(Word.RESERVES),
            pack_title=self._text(Word.PACK),
            title=self._text(Word.TITLE),
            date=self._date(),
            final_themes=self._final_themes(),
            absent=tuple(self._absent(lineup)),
        )

    def _date(self) -> str:
        """The day of the game as YYYY-MM-DD; people write it the other way round, too."""
        text = self._text(Word.DATE)
        found = _DATE.fullmatch(text)
        if not found:
            if text:
                raise NotationFault(self._line(Word.DATE), Misread("unknown-date", text=text))
            return ""
        year, month, day = found["iso"].split("-") if found["iso"] else found["day"].split(".")[::-1]
        return f"{year}-{month:0>2}-{day:0>2}"

    def _stage(self, regulation: Regulation) -> Stage:
        text = self._text(Word.STAGE)
        if not text and len(regulation.stages) > 1:
            raise self._lacking("no-stage", self._line(Word.REGULATION))
        try:
            stage = stage_in(regulation.stages, text) if text else regulation.stages[0]
        except Misread as misread:
            raise NotationFault(self._line(Word.STAGE), misread) from misread
        number = self._number()
        if number is None or number == stage.themes:
            return stage
        if len(stage.rounds) > 1:
            line = self._line(Word.NUMBER, Word.THEMES)
            raise NotationFault(line, Misread("one-round", number=stage.themes))
        return stage.with_themes(min(number, _MOST_THEMES))

    def _number(self) -> int | None:
        """How many themes there are, if the heading tells: by a number, or by their names."""
        for line in self._all(Word.NUMBER):
            if not (line.text.isascii() and line.text.isdecimal() and len(line.text) < len("100")):
                raise fault_in(line, "unknown-number", text=line.text)
            return int(line.text)
        names = [line for line in self._all(Word.THEMES) if not line.head]
        return len(list(listed(names[0].text, ";"))) if names else None

    def _lineup(self) -> Lineup:
        players: list[Player] = []
        for line in self._all(Word.PLAYERS):
            for part in listed(line.text, ",;"):
                number, _, name = part.partition(" ")
                is_numbered = number.isascii() and number.isdecimal() and len(number) == 1 and bool(name)
                seat = int(number) if is_numbered else 1 + (players[-1].seat if players else 0)
                players.append(Player(Seat(seat), literal(name if is_numbered else part)))
        if not players:
            raise self._lacking("no-players", self._line(Word.PLAYERS))
        return Lineup(tuple(players), self._text(Word.HOST), self._text(Word.ASSISTANT))

    def _absent(self, lineup: Lineup) -> Iterator[Seat]:
        for line in self._all(Word.ABSENT):
            for part in listed(line.text, ",;"):
                try:
                    yield player_in(lineup.players, part)
                except Misread as misread:
                    raise NotationFault(line.number, misread) from misread

    def _themes(self, word: Word) -> tuple[Theme, ...]:
        return tuple(Theme(name, ()) for line in self._all(word) for name in names_in(line.text))

    def _final_themes(self) -> tuple[Theme, ...]:
        listed_themes = self._themes(Word.FINAL_THEMES)
        told = [line for line in self._steps if line.word is Word.FINAL and line.text not in {"", UNKNOWN}]
        return listed_themes or tuple(Theme(literal(line.text), ()) for line in told[:1])

    def _auctions(self, table: Table) -> Iterator[Cell]:
        stage = table.state.setup.stage
        for line in self._all(Word.AUCTIONS):
            sold = [number for number, part in enumerate(stage.rounds) if part.auctions]
            number = round_of(stage, line) if line.head else sold[0] if len(sold) == 1 else 0
            for part in listed(line.text, ",;"):
                try:
                    yield cell_in(table.state, part, number)
                except Misread as misread:
                    raise NotationFault(line.number, misread) from misread


def _strange(line: Line) -> NotationFault:
    return NotationFault(line.number, no_heading(line.head or line.text))


def no_heading(text: str) -> Misread:
    """What stands where a line of the heading is looked for, and is none."""
    language: Language = "en" if text.isascii() else "ru"
    return Misread("unknown-heading", text=text, words=", ".join(word.said(language) for word in HEADING))
