"""The final round, ties and the end, reached by real play.

Seats 1, 2 and 3 go into the final round with 40, 50 and -110.
"""

from collections.abc import Callable

from station.rules.bidding import asked
from station.rules.commands import (
    CollectAnswers,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    LeaveOpen,
    MakeStake,
    PassBid,
    Rule,
    SetPoints,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    TellAnswer,
    Withdraw,
)
from station.rules.model import Cell, Points
from station.rules.state import scores
from tests.rules.choice_situations import FIRST, RED_AUCTIONS, SECOND, choose, give_up, round_end
from tests.rules.games import Game


def _sell_to_chooser(game: Game, cell: Cell) -> None:
    choose(game, cell)
    while game.state.auction and (seat := asked(game.state.auction)):
        game.do(PassBid(seat))
    game.do(FinishReading(), Rule(right=False))


def final_due() -> Game:
    """Both rounds are over; nobody has answered in the Red one, its auctions have cost seat 3 120."""
    game = round_end()
    game.do(StartRound())
    for row in (0, 2, 4):
        give_up(game, Cell(1, row))
    for cell in RED_AUCTIONS:
        _sell_to_chooser(game, cell)
    game.do(EndRound())
    return game


def one_positive() -> Game:
    """Seat 2 alone has a positive score after the last round."""
    game = final_due()
    game.do(SetPoints(FIRST, Points(0), "ошибка счёта"))
    return game


def stakes() -> Game:
    """The final round's theme is told to seats 1 and 2."""
    game = final_due()
    game.do(StartFinal())
    return game


def stakes_in(first: int = 15, second: int = 50) -> Game:
    """All stakes are in."""
    game = stakes()
    game.do(MakeStake(FIRST, Points(first)), MakeStake(SECOND, Points(second)))
    return game


def final_reading() -> Game:
    """The final question is read."""
    game = stakes_in()
    game.do(StartReading())
    return game


def writing() -> Game:
    """The finalists write."""
    game = final_reading()
    game.do(FinishReading())
    return game


def writing_over() -> Game:
    """Half a minute is over."""
    game = writing()
    game.run_out()
    return game


def read_out() -> Game:
    """The answers are read out."""
    game = writing_over()
    game.do(CollectAnswers())
    return game


def final_ruling() -> Game:
    """Seat 1, the lower, is ruled on first."""
    game = read_out()
    game.do(TellAnswer())
    return game


def final_ruling_last() -> Game:
    """Seat 2 alone waits for a ruling."""
    game = final_ruling()
    game.do(Rule(right=True))
    return game


def final_spare_offer() -> Game:
    """The final question is off, another theme is in reserve."""
    game = final_ruling_last()
    game.do(Withdraw())
    return game


def final_over() -> Game:
    """The final round is over."""
    game = final_ruling_last()
    game.do(Rule(right=False))
    return game


def finished() -> Game:
    """Seat 1 has won."""
    game = final_over()
    game.do(EndMatch())
    return game


def tied() -> Game:
    """Seats 1 and 2 have equal points after the final round."""
    game = stakes_in(first=15, second=5)
    game.do(
        StartReading(), FinishReading(), CollectAnswers(), TellAnswer(), Rule(right=True), Rule(right=True)
    )
    game.do(EndMatch())
    assert scores(game.state)[FIRST] == scores(game.state)[SECOND]
    return game


def left_open() -> Game:
    """The tie waits."""
    game = tied()
    game.do(LeaveOpen())
    return game


def extra() -> Game:
    """Seats 1 and 2 play an extra theme."""
    game = tied()
    game.do(StartExtra(1, reserve=0))
    return game


def extra_reading() -> Game:
    """Its first question is read."""
    game = extra()
    game.do(StartReading())
    return game


def extra_end() -> Game:
    """Seat 2 is ahead in it."""
    game = extra_reading()
    game.rule(2, right=True)
    game.skip(4)
    game.do(EndTheme())
    return game


GROUPS: dict[str, dict[str, Callable[[], Game]]] = {
    "Before the final round": {
        "round-end, final due": final_due,
        "round-end, one positive": one_positive,
        "stakes": stakes,
        "stakes, all in": stakes_in,
    },
    "The final question": {
        "final-reading": final_reading,
        "writing": writing,
        "writing, overdue": writing_over,
        "read-out": read_out,
        "final-ruling": final_ruling,
        "final-ruling, last": final_ruling_last,
        "spare-offer": final_spare_offer,
        "round-end, all ruled": final_over,
    },
    "The end": {
        "tied": tied,
        "left-open": left_open,
        "finished": finished,
        "theme-start, extra": extra,
        "reading, extra": extra_reading,
        "theme-end, extra": extra_end,
    },
}
"""Situations of the page, table by table."""
