"""A final and a game in sequence from beginning to end, to stop at any moment of them."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cache

from station.rules.commands import (
    Begin,
    Clarify,
    CollectAnswers,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    LeaveOpen,
    MakeStake,
    Nobody,
    NoteAnswer,
    Pause,
    ReverseRuling,
    Rule,
    SetPoints,
    StartExtra,
    StartFinal,
    StartReading,
    StartTheme,
    TakeSpare,
    TellAnswer,
    Withdraw,
)
from station.rules.model import Cell, Points, Seat
from station.rules.records import LedgerEntry
from tests.rules.boards import REASON, Board
from tests.rules.games import STAGES, TICK, N, S, lineup, regulation, theme


class Table(Board):
    """A game at which something comes up beside the play."""

    @property
    def marks(self) -> list[tuple[int, int, bool]]:
        """The rulings: who, the points, whether they are off."""
        return [(entry.seat, entry.points, entry.struck) for entry in self.state.ledger]

    @property
    def standing(self) -> list[LedgerEntry]:
        """The rulings that count."""
        return [entry for entry in self.state.ledger if not entry.struck]

    def stake(self, seat: int, amount: int) -> None:
        """A finalist stakes so much."""
        self.do(MakeStake(Seat(seat), Points(amount)))

    def puts_right(self, seat: int, points: int) -> None:
        """A score is put right by hand."""
        self.do(SetPoints(Seat(seat), Points(points), REASON))

    def reverse(self, *entries: int) -> None:
        """These rulings are turned round, one after another."""
        self.do(*(ReverseRuling(entry, REASON) for entry in entries))

    def fork(self) -> "Table":
        """Another game that has come to the same moment."""
        again = copy(self)
        again.entries = list(self.entries)
        return again


def begin_table(code: str, stage: str, *auctions: Cell, themes: int, reserves: int) -> Begin:
    """The command that starts a game of few themes in each round, its auctions in known places."""
    found = regulation(code).stage(stage)
    rounds = (replace(part, themes=themes, themes_least=themes, themes_most=themes) for part in found.rounds)
    played = replace(found, rounds=tuple(rounds))
    return Begin(
        match_id="0c" * 16,
        regulation=regulation(code),
        stage=played,
        lineup=lineup(),
        themes=tuple(theme(number) for number in range(played.themes)),
        reserves=tuple(theme(100 + number) for number in range(reserves)),
        final_themes=(theme(200), theme(201)) if played.final_round else (),
        auctions=auctions,
    )


def begin_final(*, themes: int = 1, reserves: int = 2) -> Begin:
    """A final with an auction in Blue and two in Red, in the last rows of the first theme of each."""
    auctions = Cell(0, 4), Cell(themes, 3), Cell(themes, 4)
    return begin_table(N, "final", *auctions, themes=themes, reserves=reserves)


def final_table(*, themes: int = 1, reserves: int = 2) -> Table:
    """That final under test."""
    return Table(begin_final(themes=themes, reserves=reserves))


def semifinal_table(*, themes: int = 1, reserves: int = 2) -> Table:
    """A semifinal: Blue in sequence, Red by choice with an auction in the last row."""
    return Table(begin_table(N, "semifinal", Cell(themes, 4), themes=themes, reserves=reserves))


def sequence_table(code: str = S, *, themes: int = 2, reserves: int = 2) -> Table:
    """A game of one round in sequence."""
    return Table(begin_table(code, STAGES[code], themes=themes, reserves=reserves))


def final(table: Table) -> Iterator[str]:
    """The moments of a final, from its opening to the places after an extra theme."""
    yield "opening"
    yield from _blue(table)
    yield from _red(table)
    yield from _final_round(table)
    yield from _extra_theme(table)


def _blue(table: Table) -> Iterator[str]:
    table.start()
    yield "choosing, nobody named"
    table.name(1)
    yield "choosing, named"
    table.ask_cell(0, 0, 1, right=2)
    table.choose(0, 1)
    yield "announced"
    table.do(StartReading())
    yield "reading"
    yield from _contested(table)
    table.choose(0, 2)
    table.do(StartReading(), FinishReading())
    yield "window"
    table.run_out()
    yield "window, overdue"
    table.do(Nobody())
    yield "revealed, nobody"
    table.choose(0, 3)
    table.do(StartReading())
    table.rule(1, right=True)
    table.do(Withdraw())
    yield "spare offer"
    table.do(TakeSpare(), StartReading())
    table.rule(1, right=True)
    table.choose(0, 4)
    table.do(FinishReading(), Rule(right=True))
    table.do(EndRound())
    yield "round end, Blue"


def _contested(table: Table) -> Iterator[str]:
    table.wait(TICK)
    table.press(1)
    yield "contest"
    table.run_out()
    yield "answering"
    table.do(Rule(right=False))
    yield "reading on"
    table.answers(3)
    yield "answering, second"
    table.do(Clarify())
    yield "clarifying"
    table.do(Rule(right=True))
    yield "revealed, right"


def _red(table: Table) -> Iterator[str]:
    """The scores before it are 60, 10, 20."""
    table.start()
    yield "choosing, the lowest"
    table.ask_cell(1, 0, right=2)
    yield "revealed, by choice"
    table.ask_cell(1, 1, right=1)
    table.ask_cell(1, 2, right=3)
    table.choose(1, 3)
    yield "bidding"
    table.bid(3, 80)
    yield "bidding, all-in"
    table.passes(1)
    yield "auction reading"
    table.do(FinishReading())
    yield "thinking"
    table.run_out()
    yield "thinking, overdue"
    table.do(Rule(right=False))
    yield "revealed, auction"
    table.choose(1, 4)
    table.do(FinishReading(), Rule(right=False))
    table.puts_right(1, 230)
    table.do(EndRound())
    yield "round end, Red"


def _final_round(table: Table) -> Iterator[str]:
    """The scores before it are 230, 30, -100."""
    table.do(StartFinal())
    yield "stakes"
    table.stake(2, 30)
    yield "stakes, one is in"
    table.stake(1, 170)
    table.do(StartReading())
    yield "final reading"
    table.do(FinishReading())
    yield "writing"
    table.run_out()
    yield "writing, overdue"
    table.do(CollectAnswers())
    yield "read-out"
    table.do(NoteAnswer(Seat(1), "Ответ"), TellAnswer())
    yield "final ruling"
    table.do(Rule(right=True))
    yield "final ruling, second"
    table.do(Rule(right=False))
    yield "round end, final"


def _extra_theme(table: Table) -> Iterator[str]:
    """The first two have 60 points each."""
    table.do(EndMatch())
    yield "tied"
    table.do(LeaveOpen())
    yield "left open"
    table.do(StartExtra(1, reserve=0))
    yield "extra theme, begun"
    table.read()
    yield "extra theme, reading"
    table.rule(1, right=False)
    table.nobody()
    table.skip(4)
    yield "extra theme, revealed"
    table.do(EndTheme())
    yield "extra theme, over"
    table.do(EndMatch())
    yield "finished"


def sequence(table: Table) -> Iterator[str]:
    """The moments of a game in sequence of two themes."""
    table.do(StartTheme())
    yield "theme start"
    table.read()
    table.rule(1, right=False)
    table.rule(2, right=True)
    yield "revealed, in sequence"
    table.skip(3)
    table.read()
    table.rule(2, right=True)
    yield "revealed, last row"
    table.do(EndTheme())
    yield "theme end"
    table.skip(1)
    table.read()
    table.rule(3, right=True)
    table.do(Pause())
    yield "paused"
    table.skip(3)
    table.do(EndTheme())
    yield "theme end, last"
    table.do(EndMatch())
    yield "finished, in sequence"


@cache
def _moments() -> dict[str, Table]:
    at: dict[str, Table] = {}
    for table, way in ((final_table(), final), (sequence_table(), sequence)):
        for name in way(table):
            at[name] = table.fork()
    return at


def at(moment: str) -> Table:
    """A game that stands at this moment."""
    return _moments()[moment].fork()


def moments() -> tuple[str, ...]:
    """The names of all moments, in their order."""
    return tuple(_moments())
