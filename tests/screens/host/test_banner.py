"""A pause is told in the banner, with its reason where there is one."""

import pytest

from screens.host.banner import banner
from station.rules.commands import NotePause, Pause
from station.rules.model import WhyPaused
from station.views.host_view import host_view
from tests.rules.games import Game


def told(*commands: NotePause) -> str:
    game = Game()
    game.read()
    game.do(Pause(), *commands)
    return banner(host_view(game.history))[0]


def test_a_pause_without_a_reason() -> None:
    assert told() == "PAUSE · 10 · READING"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (NotePause(WhyPaused.TECHNICAL), "technical fault"),
        (NotePause(WhyPaused.BREAK, "tea"), "a break: tea"),
        (NotePause(WhyPaused.OTHER, "ждём зрителей"), "ждём зрителей"),
        (NotePause(WhyPaused.OTHER, "x" * 50), "x" * 35 + "…"),
    ],
)
def test_a_pause_with_its_reason(reason: NotePause, words: str) -> None:
    assert told(reason) == f"PAUSE: {words} · 10 · READING"
