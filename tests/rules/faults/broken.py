"""What a broken state is made of: a sound one of real play, and what is changed in it."""

from collections.abc import Callable
from dataclasses import replace

from station.rules.commands import EndMatch, EndTheme, Rule, StartTheme
from station.rules.model import TableTheme
from station.rules.records import Auction, Final
from station.rules.state import MatchState
from tests.rules.games import Game

Case = tuple[str, Callable[[], Game], Callable[[MatchState], MatchState]]
"""A fault's name, a game in which all is well, and how its state is broken."""


def opening() -> Game:
    """Nothing has happened."""
    return Game()


def theme_start() -> Game:
    """The first theme's name is told."""
    game = Game()
    game.do(StartTheme())
    return game


def reading() -> Game:
    """The first question is read."""
    game = Game()
    game.read()
    return game


def window() -> Game:
    """It is read out."""
    game = Game()
    game.open_window()
    return game


def contest() -> Game:
    """Seats 1 and 2 press, in this order."""
    game = reading()
    game.press(1, game.now + 1)
    game.press(2, game.now + 2)
    return game


def answering() -> Game:
    """Seat 1 answers."""
    game = reading()
    game.answers(1)
    return game


def revealed() -> Game:
    """Seat 1 was wrong, seat 2 right."""
    game = answering()
    game.do(Rule(right=False))
    game.answers(2)
    game.do(Rule(right=True))
    return game


def two_played() -> Game:
    """Nobody has answered two questions."""
    game = Game()
    game.skip(2)
    return game


def all_equal() -> Game:
    """Nobody has answered any question of the match."""
    game = Game()
    for _ in range(4):
        game.skip(5)
        game.do(EndTheme())
    game.do(EndMatch())
    return game


def with_theme(state: MatchState, number: int, changed: TableTheme) -> MatchState:
    """A theme of the table stands there changed."""
    themes = (*state.themes[:number], changed, *state.themes[number + 1 :])
    return replace(state, themes=themes)


def auction(state: MatchState) -> Auction:
    """The auction that is open."""
    assert state.auction is not None
    return state.auction


def final(state: MatchState) -> Final:
    """The final round."""
    assert state.final is not None
    return state.final
