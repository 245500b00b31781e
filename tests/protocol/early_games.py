"""A game whose points were added by hand, for the tests of the protocol.

==========  ============================================  =====  =====  =====
question    rulings                                         1      2      3
==========  ============================================  =====  =====  =====
theme 1 10  seat 1 right                                     10
theme 1 20  seat 2 wrong, seat 1 right                       20    -20
theme 1 30  nobody
theme 1 40  seats 3, 1, 2 wrong                             -40    -40    -40
theme 1 50  seat 2 right                                            50
sum                                                         -10    -10    -40
theme 2 10  seat 1 wrong, seat 3 right; withdrawn          (-10)         (10)
spare   10  seat 2 right                                            10
theme 2 20  nobody, and so to the end of the theme
sum                                                           0     10      0
so far                                                      -10      0    -40
==========  ============================================  =====  =====  =====
"""

from station.rules.commands import EndMatch, EndTheme, TakeSpare, Withdraw
from tests.rules.games import Game, begin


def first_theme() -> Game:
    """To the end of theme 1."""
    game = Game(begin(themes=4))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.rule(2, right=False)
    game.rule(1, right=True)
    game.read()
    game.nobody()
    game.read()
    for seat in (3, 1, 2):
        game.rule(seat, right=False)
    game.read()
    game.rule(2, right=True)
    game.do(EndTheme())
    return game


def spare_offered() -> Game:
    """To the withdrawal in theme 2."""
    game = first_theme()
    game.read()
    game.rule(1, right=False)
    game.rule(3, right=True)
    game.do(Withdraw())
    return game


def spare_read() -> Game:
    """The spare is being read."""
    game = spare_offered()
    game.do(TakeSpare())
    game.read()
    return game


def finished() -> Game:
    """To the end, with nothing but silence after the spare."""
    game = spare_read()
    game.rule(2, right=True)
    game.skip(4)
    game.do(EndTheme())
    skip_to_the_end(game)
    return game


def skip_to_the_end(game: Game) -> None:
    """All themes that have not begun go by without an answer."""
    while game.state.theme + 1 < len(game.state.themes):
        game.skip(5)
        game.do(EndTheme())
    game.do(EndMatch())
