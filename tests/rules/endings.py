"""Games that come soon to their end: one theme in sequence, scores put right by hand, a final round, ties."""

from dataclasses import replace

from station.rules.commands import (
    Begin,
    CollectAnswers,
    EndMatch,
    EndTheme,
    FinishReading,
    MakeStake,
    Remove,
    Resume,
    Rule,
    SetPoints,
    StartExtra,
    StartFinal,
    StartReading,
    TellAnswer,
    Warn,
)
from station.rules.entries import Entry
from station.rules.faults import faults
from station.rules.model import Points, Question, Seat, Theme
from station.rules.records import Final
from station.rules.regulation import Stage
from station.rules.state import Phase, scores
from tests.rules.games import STAGES, Game, N, S, lineup, regulation, theme
from tests.rules.test_undo import lasting

REASON = "так решил оргкомитет"


def brief(code: str, stage: str, ties: tuple[int, ...] | None = None) -> Stage:
    """A stage with one theme in sequence instead of its rounds; these places must not stay shared."""
    found = regulation(code).stage(stage)
    (part, *_) = regulation(code).stage(STAGES[code]).rounds
    rounds = (replace(part, themes=1, themes_least=1, themes_most=1),)
    return replace(found, rounds=rounds, ties=found.ties if ties is None else ties)


def final_theme(number: int) -> Theme:
    """A theme of the final round with its one question."""
    return Theme(f"Финал {number}", (Question(f"Вопрос финала {number}", f"Ответ финала {number}"),))


def begin_brief(
    code: str = S,
    *,
    stage: str | None = None,
    ties: tuple[int, ...] | None = None,
    players: int = 3,
    finals: int = 2,
    absent: tuple[int, ...] = (),
) -> Begin:
    """The command that starts a game of one theme, with one reserve; the stage has one round unless told."""
    return Begin(
        match_id="0d" * 16,
        regulation=regulation(code),
        stage=brief(code, stage or STAGES[code], ties),
        lineup=lineup(players),
        themes=(theme(0),),
        reserves=(theme(1),),
        final_themes=tuple(final_theme(number) for number in range(finals)),
        absent=tuple(map(Seat, absent)),
    )


class Ending(Game):
    """A game that is led to its end."""

    @property
    def final(self) -> Final:
        """The final round that is being played."""
        assert self.state.final is not None, self.phase
        return self.state.final

    @property
    def stakes(self) -> dict[int, int]:
        """What has been staked, by seats."""
        return {stake.seat: stake.amount for stake in self.final.stakes}

    @property
    def order(self) -> list[tuple[int, int]]:
        """Seats with their places, from the first on."""
        return [(where.seat, where.place) for where in self.state.places]

    @property
    def extras(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """Seats with their places and what they have in extra themes, from the first on."""
        return [(where.seat, where.place, where.extra) for where in self.state.places]

    @property
    def open(self) -> list[int]:
        """The seats whose places must yet be decided."""
        return [where.seat for where in self.state.places if where.open]

    def set_points(self, *points: int) -> None:
        """The scores are put right by hand, seat by seat."""
        for (seat, now), wanted in zip(scores(self.state).items(), points, strict=True):
            if now != wanted:
                self.do(SetPoints(seat, Points(wanted), REASON))

    def play_board(self, *points: int) -> None:
        """The one theme is read without an answer; the scores then are these."""
        self.finish_board()
        self.set_points(*points)

    def finish_board(self) -> None:
        """The questions that are left are read without an answer."""
        self.skip(5 - len(self.state.played))
        self.do(EndTheme())

    def stake(self, seat: int, amount: int) -> Entry:
        """A finalist stakes so much."""
        return self.do(MakeStake(Seat(seat), Points(amount)))

    def write(self, stakes: dict[int, int]) -> None:
        """The finalists stake so much each, the question is read, the answers are handed in."""
        for seat, amount in stakes.items():
            self.stake(seat, amount)
        self.do(StartReading(), FinishReading(), CollectAnswers())

    def rule_finalists(self, *right: int) -> None:
        """The answer is told; whoever's turn it is is ruled on: these seats are right, the others wrong."""
        self.do(TellAnswer())
        while self.phase is Phase.FINAL_RULING:
            self.do(Rule(right=self.state.answerer in right))

    def play_extra(self, place: int, *winners: int, reserve: int | None = None) -> None:
        """Those who share a place play; these seats answer its first questions, nobody the others."""
        self.do(StartExtra(place, reserve))
        for winner in winners:
            self.read()
            self.rule(winner, right=True)
        self.skip(5 - len(winners))
        self.do(EndTheme(), EndMatch())

    def remove(self, seat: int) -> Entry:
        """The player has been warned, and is removed."""
        return self.do(Warn(Seat(seat), REASON), Remove(Seat(seat), REASON))

    def check(self) -> None:
        """No law is broken, and a reader of the entries comes to the same."""
        assert faults(self.state) == ()
        assert self.refold() == self.history

    def back_and_forth(self) -> None:
        """The last act is taken back and brought back: the match is where it was."""
        before = self.state
        self.undo()
        self.check()
        self.redo()
        self.check()
        assert lasting(self.state) == lasting(before)
        if not before.paused:
            self.do(Resume())


def ended(
    *points: int, code: str = S, ties: tuple[int, ...] | None = None, stage: str | None = None
) -> Ending:
    """A game of as many players that has ended with these scores."""
    game = Ending(begin_brief(code, stage=stage, ties=ties, players=len(points)))
    game.play_board(*points)
    game.do(EndMatch())
    return game


def before_final(*points: int, finals: int = 2) -> Ending:
    """A final of the one regulation that has a final round, its board played, with these scores."""
    game = Ending(begin_brief(N, stage="final", players=len(points), finals=finals))
    game.play_board(*points)
    return game


def at_stakes(*points: int, finals: int = 2) -> Ending:
    """The final theme is told to those with a positive score."""
    game = before_final(*points, finals=finals)
    game.do(StartFinal())
    return game
