"""Games at which a desk is opened."""

from dataclasses import replace

from station.rules.commands import Begin, EndTheme, StartExtra
from station.rules.model import Theme
from tests.rules.games import Game, begin, theme

RESERVES = (theme(90), theme(91, questions=3), Theme("Бумажная", ()))
"""One that is long enough, one that is too short, one without texts."""


def beginning(players: int = 3) -> Begin:
    """A game with reserves."""
    return replace(begin(players=players), reserves=RESERVES)


def in_theme() -> Game:
    """Three questions of the first theme: 10 wrong by seat 1, right by 2; 20 wrong by 3; 30 by nobody."""
    game = Game(beginning())
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    game.read()
    game.rule(3, right=False)
    game.nobody()
    game.read()
    game.nobody()
    return game


def played_out(*winners: int) -> Game:
    """A game whose first questions were won by these seats, one after another, and no other by anybody."""
    game = Game(beginning())
    for seat in winners:
        game.read()
        game.rule(seat, right=True)
    game.skip(5 - len(winners))
    for _ in range(3):
        game.do(EndTheme())
        game.skip(5)
    game.do(EndTheme())
    return game


def in_extra_theme(game: Game) -> None:
    """Those who share the first place play for it."""
    game.do(StartExtra(1))
