"""Matches that random hosts have led, with everything that may come up beside the play."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from station.rules import commands as c
from station.rules.commands import Begin, Command
from station.rules.model import Cell, Player, Points, Seat, Signatures, WhyPaused
from station.rules.regulation import CloseRace, Regulation
from station.rules.state import OVER, MatchState, Phase
from tests.rules.games import TICK, Game, N, S, theme
from tests.rules.leading import step
from tests.rules.short_stages import begin_short

STAGES = ((S, "qualifying"), (N, "round-1"), (N, "semifinal"), (N, "final"))
REASONS = ("так было", "аукционы 40", 'x, y; "z" # q', "? …", "?", '"', "(N4.8)")
WORDS = ("", "кабель", "перерыв", "break, 5", "оргкомитет: Фаина", 'Дина; "Д" #1', "?", '"')
NAMES = (
    "Анна",
    "Анна Б",
    "ч",
    "1",
    "никто",
    "Игрок 2",
    "Пётр",
    "Петр",
    'О"Х',
    "А/Б",
    "А|Б",
    "А #1",
    '"А',
    "А, Б: #1",
    "Б-Б",
    "! +",
)
TITLES = (
    "",
    "?",
    "Реки; горы",
    "3",
    "Финал",
    "Кто: мы",
    '"Дом" # 1',
    "…",
    "Реки 40",
    "№2",
    "Хиты #1",
    "А|Б",
    "! Реки",
    "(N4.8)",
    "Тема",
    'Дом "А',
    "#",
    '"',
)

T = TypeVar("T")


class Host:
    """Leads a match as a seed says; ``oddity``: how often something comes up, and odd names, 0 to 1."""

    def __init__(self, seed: int, oddity: float) -> None:
        self._random = Random(seed)  # noqa: S311 - a seed of hypothesis's own choice
        self._oddity = oddity
        self.game = Game(self._begin())

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._random.randrange(len(things))]

    def _begin(self) -> Begin:
        players = self._one_of((2, 3, 3, 4))
        begin = begin_short(*self._one_of(STAGES), themes=self._one_of((1, 2)), players=players)
        close = self._one_of(tuple(CloseRace))
        begin = replace(begin, regulation=replace(begin.regulation, close_race=close))
        if self._random.random() < self._oddity:
            first = 1 if players == 4 else 2
            people = enumerate(self._random.sample(NAMES, players), start=first)
            lineup = replace(begin.lineup, players=tuple(Player(Seat(n), name) for n, name in people))
            themes = tuple(replace(each, name=self._one_of(TITLES)) for each in begin.themes)
            begin = replace(begin, lineup=lineup, themes=themes)
        if begin.stage.final_round and self._random.random() < self._oddity:
            begin = replace(begin, auctions=(Cell(0, self._random.randrange(5)),))
        if players > 2 and self._random.random() < self._oddity:
            begin = replace(begin, absent=begin.lineup.seats[:1])
        return begin

    @property
    def regulation(self) -> Regulation:
        """The regulation, with the stage as short as it is played."""
        setup = self.game.state.setup
        return replace(setup.regulation, stages=(setup.stage,))

    def lead(self, steps: int) -> None:
        """So many steps, or to the end."""
        for _ in range(steps):
            if self.game.phase in OVER and self.game.phase is not Phase.TIED:
                self._sign()
                return
            kind = self._random.random()
            if kind < self._oddity / 4:
                self._aside()
            elif kind < self._oddity / 3:
                self._check()
            elif kind < self._oddity / 2:
                self._press()
            elif kind < self._oddity / 2 + 0.02 and len(self.game.history.acts) > 1:
                self.game.undo()
            else:
                step(self.game, self._one_of)

    def _press(self) -> None:
        """Somebody presses at any moment, with others in the same instant; the host may let it count."""
        seats = [seat for seat in self.game.state.seats if self._random.random() < 0.5]
        self.game.wait(TICK)
        for seat in seats:
            self.game.press(seat)
        if self.game.phase is Phase.CONTEST:
            first = self._one_of(self.game.state.contest).seat
            self.game.run_out(first)
            self.game.ask(c.NameFirst(first))
        elif seats:
            self.game.wait(TICK)
            accept = c.AcceptEarly if self._random.random() < 0.5 else c.AcceptLate
            self.game.ask(accept(seats[0]))

    def _check(self) -> None:
        """The match stands still for a reason, or the assistant's paper is looked at."""
        self.game.wait(TICK)
        if self._random.random() < 0.5:
            self.game.ask(c.CheckTotals(self.game.state.totals))
            return
        why = self._one_of(tuple(WhyPaused)), self._one_of(WORDS)
        if self._random.random() < 0.5:
            self.game.ask(c.Pause(*why))
        else:
            self.game.ask(c.Pause())
            self.game.ask(c.NotePause(*why))

    def _sign(self) -> None:
        """The result is signed, changed, signed anew."""
        for seat in self.game.state.seats:
            names = (self._one_of(WORDS) for _ in range(3))
            self.game.ask(c.SignResult(Signatures(*names)))
            if self._random.random() < 0.5:
                self.game.ask(c.SetPoints(seat, Points(self._random.randrange(9)), "так было"))

    def _aside(self) -> None:
        self.game.wait(TICK)
        commands = self._of_seat() + self._of_play(self.game.state)
        self.game.ask_with_lot(commands[self._random.randrange(len(commands))])

    def _of_seat(self) -> list[Command]:
        seat, why = self._one_of(self.game.state.seats), self._one_of(REASONS)
        points = Points(self._random.randrange(-100, 200))
        return [
            c.Warn(seat, why),
            c.Remove(seat, why),
            c.Leave(seat),
            c.Arrive(seat),
            c.SetPoints(seat, points, why),
            c.Rename(seat, self._one_of(NAMES)),
            c.CensureHints(self._one_of(NAMES), participant=bool(seat % 2)),
        ]

    def _of_play(self, state: MatchState) -> list[Command]:
        why = self._one_of(REASONS)
        cell = self._one_of([done.cell for done in state.played] or [Cell(0, 0)])
        themes = [state.theme, *range(len(state.themes))]
        return [
            c.NoteHint(),
            c.VoidTheme(self._one_of(themes), self._one_of((0, 0, 1, None)), why),
            c.AddReserve(replace(theme(200), name=self._one_of(TITLES) or "Моря")),
            c.ReverseRuling(self._random.randrange(len(state.ledger) + 1), why),
            c.WithdrawLater(cell, why),
            c.MarkDisputed(cell, why),
            c.SettleDispute(1),
            c.VoidLot(self._one_of([lot.purpose for lot in state.lots] or [""]), why),
            c.Withdraw(),
            c.Clarify(),
        ]
