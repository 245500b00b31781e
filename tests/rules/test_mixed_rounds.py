"""Rounds in an order that no bundled stage has: a club may mix choice and sequence (N4.3)."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from station.rules.commands import Begin
from station.rules.faults import faults
from station.rules.model import ThemeKind
from station.rules.state import OVER
from tests.rules.games import Game, N
from tests.rules.leading import play_out
from tests.rules.short_stages import begin_short


def mixed(order: tuple[str, ...]) -> Begin:
    """A final of these rounds: ``blue`` is chosen from with an auction, ``plain`` goes in sequence."""
    command = begin_short(N, "final")
    blue, red = command.stage.rounds
    kinds = {
        "blue": blue,
        "red": red,
        "plain": begin_short(N, "round-1").stage.rounds[0],
        "further": replace(begin_short(N, "round-1").stage.rounds[0], code="further"),
    }
    rounds = tuple(kinds[name] for name in order)
    theme = command.themes[0]
    return replace(command, stage=replace(command.stage, rounds=rounds), themes=(theme,) * len(rounds))


@pytest.mark.clause("N4.3", "N4.9")
@pytest.mark.parametrize("order", [*permutations(("blue", "plain", "red")), ("plain", "further", "blue")])
def test_every_round_is_played_whatever_comes_before_it(order: tuple[str, ...]) -> None:
    game = Game(mixed(order))
    play_out(game, Random("".join(order)).choice)  # noqa: S311 - a way through the game, the same every time

    assert (game.phase in OVER, faults(game.state)) == (True, ())
    themes = [game.state.themes[done.cell.theme] for done in game.state.played]
    played = [theme.round for theme in themes if theme.kind is ThemeKind.BOARD]
    assert [played.count(number) for number in range(3)] == [5, 5, 5]
