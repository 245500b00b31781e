"""Rounds by choice and auctions, reached by real play in a final of one theme a round with known auctions.

Before the auction of the Blue round seats 1, 2 and 3 have 40, 50 and 30, and it is seat 3 that has chosen.
"""

from collections.abc import Callable
from dataclasses import replace

from station.rules.commands import (
    Choose,
    Clarify,
    DrawChooser,
    EndRound,
    EndTheme,
    FinishReading,
    MakeBid,
    NameChooser,
    Nobody,
    PassBid,
    Rule,
    SetPoints,
    ShowBoard,
    StartReading,
    StartRound,
    StartTheme,
    Withdraw,
)
from station.rules.model import Cell, HowNamed, Points
from station.rules.state import Phase
from tests.rules.games import Game, begin, seats
from tests.rules.short_stages import begin_short

(FIRST, SECOND, THIRD) = seats(1, 2, 3)
BLUE_AUCTION = Cell(0, 1)
RED_AUCTIONS = (Cell(1, 1), Cell(1, 3))


def one_absent() -> Game:
    """Seat 4 has not come."""
    return Game(replace(begin(players=4), absent=seats(4)))


def second_theme_without_one() -> Game:
    """The second theme begins, and seat 4 has still not come."""
    game = one_absent()
    game.skip(5)
    game.do(EndTheme(), StartTheme())
    return game


def blue_in_sequence() -> Game:
    """The Blue round of a semifinal is over; the Red one is by choice."""
    game = Game(begin_short(stage="semifinal"))
    game.skip(5)
    game.do(EndTheme())
    return game


def opening() -> Game:
    """A final whose auctions are still to be drawn."""
    return Game(begin_short())


def choosing_unsettled() -> Game:
    """Several may choose."""
    game = Game(replace(begin_short(), auctions=(BLUE_AUCTION, *RED_AUCTIONS)))
    game.do(StartRound())
    return game


def choosing_drawn() -> Game:
    """The lot has told who chooses."""
    game = choosing_unsettled()
    game.draw(DrawChooser(), 1)
    return game


def choosing() -> Game:
    """Seat 2 has answered the dearest question, and chooses."""
    game = revealed()
    game.do(ShowBoard())
    return game


def announced() -> Game:
    """A question is chosen."""
    game = choosing_unsettled()
    game.do(NameChooser(FIRST, HowNamed.AGREED), Choose(Cell(0, 4)))
    return game


def revealed() -> Game:
    """A chosen question is over, others are left."""
    game = announced()
    game.do(StartReading())
    game.rule(2, right=True)
    return game


def choose(game: Game, cell: Cell) -> None:
    """A question is chosen; the board is shown first where it is not."""
    if game.phase is Phase.REVEALED:
        game.do(ShowBoard())
    game.do(Choose(cell))


def give_up(game: Game, cell: Cell) -> None:
    """Nobody answers a chosen question."""
    choose(game, cell)
    game.do(StartReading(), Nobody())


def bidding() -> Game:
    """Seat 3 has chosen the auction and bids first."""
    game = choosing()
    for seat, row in ((FIRST, 3), (THIRD, 2)):
        choose(game, Cell(0, row))
        game.do(StartReading())
        game.rule(seat, right=True)
    choose(game, BLUE_AUCTION)
    return game


def bidding_raise() -> Game:
    """Seat 1 may raise."""
    game = bidding()
    game.do(MakeBid(THIRD, Points(20)))
    return game


def bidding_all_in() -> Game:
    """Seat 1 may only go all in."""
    game = bidding()
    game.do(MakeBid(THIRD, Points(30)))
    return game


def bidding_fallen() -> Game:
    """A score was changed while bids were made."""
    game = bidding_raise()
    game.do(SetPoints(SECOND, Points(60), "ошибка счёта"))
    return game


def auction_reading() -> Game:
    """Seat 3 hears its question at 20."""
    game = bidding_raise()
    game.do(PassBid(FIRST), PassBid(SECOND))
    return game


def thinking() -> Game:
    """Seat 3 thinks."""
    game = auction_reading()
    game.do(FinishReading())
    return game


def thinking_over() -> Game:
    """The time to think has run out."""
    game = thinking()
    game.run_out()
    return game


def clarifying() -> Game:
    """The auction's answer must be more exact."""
    game = thinking()
    game.do(Clarify())
    return game


def spare_offer() -> Game:
    """The auction's question is off."""
    game = thinking()
    game.do(Withdraw())
    return game


def auction_revealed() -> Game:
    """The auction was answered wrongly: 40, 50, 10."""
    game = thinking()
    game.do(Rule(right=False))
    return game


def revealed_last() -> Game:
    """The last question of the Blue board is over."""
    game = auction_revealed()
    give_up(game, Cell(0, 0))
    return game


def round_end() -> Game:
    """The Blue round is over."""
    game = revealed_last()
    game.do(EndRound())
    return game


GROUPS: dict[str, dict[str, Callable[[], Game]]] = {
    "Late players": {
        "opening, one absent": one_absent,
        "theme-start, of the second": second_theme_without_one,
    },
    "A round by choice": {
        "theme-end, before it": blue_in_sequence,
        "opening, auctions undrawn": opening,
        "choosing, chooser open": choosing_unsettled,
        "choosing, chooser drawn": choosing_drawn,
        "choosing": choosing,
        "announced": announced,
        "revealed": revealed,
        "revealed, last of all": revealed_last,
        "round-end": round_end,
    },
    "The bidding": {
        "bidding, first bid": bidding,
        "bidding, a raise": bidding_raise,
        "bidding, over an all-in": bidding_all_in,
        "bidding, fallen": bidding_fallen,
    },
    "An auction's question": {
        "auction-reading": auction_reading,
        "thinking": thinking,
        "thinking, overdue": thinking_over,
        "clarifying": clarifying,
        "spare-offer": spare_offer,
        "revealed": auction_revealed,
    },
}
"""Situations of the page, table by table."""
