"""A short final of the N regulation whose points were added by hand: a theme in each round.

==============  ==================================================  ====  ====  ====
question        what happens                                          1     2     3
==============  ==================================================  ====  ====  ====
Blue 10         seat 1 was agreed on, seat 1 right                    10
Blue 20         nobody                                                 0
Blue 30         seat 1 wrong, seat 2 right                           -30    30
Blue 40         auction of seat 2: 40 forced, 3 and 1 cannot raise         40
Blue 50         seat 3 right                                                      50
sum                                                                  -20    70    50
Red 20          seat 1 has the lowest score: chooses, right           20
Red 40          seat 1 chooses, seat 2 right                                40
Red 60          auction of seat 2 (110): bids 60, 3 and 1 cannot; wrong    -60
Red 80          seat 3 right                                                      80
Red 100         nobody
sum                                                                   20   -20    80
so far                                                                 0    50   130
final           stakes: seat 2 50 right, seat 3 30 wrong                    50   -30
total                                                                  0   100   100
extra           10: seat 2 right; 20: seat 3 wrong; nobody else            10   -20
==============  ==================================================  ====  ====  ====
"""

from dataclasses import replace

from station.rules import commands as c
from station.rules.model import Cell, HowNamed, Points, Seat
from station.rules.regulation import Stage
from station.rules.state import Phase
from tests.rules.games import Game, N, begin, lineup, regulation, theme

(ANNA, BORIS, VERA) = map(Seat, (1, 2, 3))
BLUE, RED = 0, 1


def short_final() -> Stage:
    """The final with one theme a round, and one auction in each."""
    stage = regulation(N).stage("final")
    rounds = (replace(part, themes=1, themes_least=1, themes_most=1, auctions=1) for part in stage.rounds)
    return replace(stage, rounds=tuple(rounds))


def before_blue() -> Game:
    """The match has begun; auctions lie at Blue 40 and Red 60."""
    command = replace(
        begin(N),
        lineup=lineup(3),
        stage=short_final(),
        themes=(theme(0), theme(1)),
        reserves=(theme(2), theme(3)),
        final_themes=(replace(theme(4), questions=theme(4).questions[:1]),),
        auctions=(Cell(BLUE, 3), Cell(RED, 2)),
    )
    return Game(command)


def choose(game: Game, theme_number: int, row: int) -> None:
    """The board stands open, and the question is chosen."""
    if game.phase is Phase.REVEALED:
        game.do(c.ShowBoard())
    game.draw(c.Choose(Cell(theme_number, row)))


def after_blue() -> Game:
    """Blue is played."""
    game = before_blue()
    game.do(c.StartRound(), c.NameChooser(ANNA, HowNamed.AGREED))
    choose(game, BLUE, 0)
    game.read()
    game.rule(1, right=True)
    choose(game, BLUE, 1)
    game.read()
    game.nobody()
    choose(game, BLUE, 2)
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    choose(game, BLUE, 3)
    game.do(c.FinishReading(), c.Rule(right=True))
    choose(game, BLUE, 4)
    game.read()
    game.rule(3, right=True)
    game.do(c.EndRound())
    return game


def after_red() -> Game:
    """Both boards are played."""
    game = after_blue()
    game.do(c.StartRound())
    choose(game, RED, 0)
    game.read()
    game.rule(1, right=True)
    choose(game, RED, 1)
    game.read()
    game.rule(2, right=True)
    choose(game, RED, 2)
    game.do(c.MakeBid(BORIS, Points(60)))
    game.do(c.FinishReading(), c.Rule(right=False))
    choose(game, RED, 3)
    game.read()
    game.rule(3, right=True)
    choose(game, RED, 4)
    game.read()
    game.nobody()
    game.do(c.EndRound())
    return game


def after_final() -> Game:
    """The final round is ruled on."""
    game = after_red()
    game.do(c.StartFinal(), c.MakeStake(BORIS, Points(50)), c.MakeStake(VERA, Points(30)))
    game.do(c.StartReading(), c.FinishReading(), c.CollectAnswers(), c.TellAnswer())
    game.do(c.Rule(right=True), c.Rule(right=False))
    return game


def finished() -> Game:
    """The tie is played off on the first reserve."""
    game = after_final()
    game.do(c.EndMatch(), c.StartExtra(1, 0))
    for seat, right in ((2, True), (3, False)):
        game.read()
        game.rule(seat, right=right)
        if not right:
            game.nobody()
    game.skip(3)
    game.do(c.EndTheme(), c.EndMatch())
    return game
