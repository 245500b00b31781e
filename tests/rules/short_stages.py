"""Stages of both regulations with few themes, so that a game comes soon to its late rounds."""

from dataclasses import replace

from station.rules.commands import Begin
from station.rules.model import SECOND, Nanoseconds, Points, Question, Theme
from station.rules.regulation import FirstChooser, Order, Regulation, Round, Stage
from tests.rules.games import N, S, lineup, regulation, theme

BLUE = tuple(map(Points, (10, 20, 30, 40, 50)))
RED = tuple(map(Points, (20, 40, 60, 80, 100)))


def full(code: str) -> Regulation:
    """A regulation with the stages of two rounds."""
    found = regulation(code)
    if code == S:
        return replace(found, extra_prices=BLUE)
    times = replace(found.times, thinking=Nanoseconds(10 * SECOND), writing=Nanoseconds(30 * SECOND))
    kept = tuple(stage for stage in found.stages if stage.code not in {"semifinal", "final"})
    return replace(
        found, times=times, stages=(*kept, SEMIFINAL, FINAL), extra_prices=BLUE, bid_step=Points(10)
    )


SEMIFINAL = Stage(
    "semifinal",
    (),
    (
        Round("blue", 5, 5, 5, BLUE),
        Round("red", 5, 5, 5, RED, Order.CHOICE, FirstChooser.LOWEST, auctions=1),
    ),
    ties=(1,),
)
FINAL = Stage(
    "final",
    (),
    (
        Round("blue", 6, 6, 6, BLUE, Order.CHOICE, FirstChooser.AGREEMENT, auctions=1),
        Round("red", 6, 6, 6, RED, Order.CHOICE, FirstChooser.LOWEST, auctions=2),
    ),
    ties=(1, 2),
    final_round=True,
)


def short(code: str, stage: str, themes: int) -> Stage:
    """A stage with so many themes in each round."""
    found = full(code).stage(stage)
    rounds = (replace(part, themes=themes, themes_least=themes, themes_most=themes) for part in found.rounds)
    return replace(found, rounds=tuple(rounds))


def final_theme(number: int = 1) -> Theme:
    """A theme of the final round with its one question."""
    return Theme(f"Финальная тема {number}", (Question("Последний вопрос", "Последний ответ"),))


def begin_short(code: str = N, stage: str = "final", *, themes: int = 1, players: int = 3) -> Begin:
    """The command that starts a game of few themes, with one in reserve and two for a final round."""
    played = short(code, stage, themes)
    return Begin(
        match_id="0e" * 16,
        regulation=full(code),
        stage=played,
        lineup=lineup(players),
        themes=tuple(theme(number) for number in range(played.themes)),
        reserves=(theme(100),),
        final_themes=(final_theme(1), final_theme(2)) if played.final_round else (),
    )
