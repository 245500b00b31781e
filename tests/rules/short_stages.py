"""Stages of both regulations with few themes, so that a game comes soon to its late rounds."""

from dataclasses import replace

from station.rules.commands import Begin
from station.rules.model import Question, Theme
from station.rules.regulation import Stage
from tests.rules.games import N, lineup, regulation, theme


def short(code: str, stage: str, themes: int) -> Stage:
    """A stage with so many themes in each round."""
    found = regulation(code).stage(stage)
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
        regulation=regulation(code),
        stage=played,
        lineup=lineup(players),
        themes=tuple(theme(number) for number in range(played.themes)),
        reserves=(theme(100),),
        final_themes=(final_theme(1), final_theme(2)) if played.final_round else (),
    )
