"""How an auction is told: what each player bid at most, and lots among equals (N4.8)."""

import pytest

from screens.host.banner import banner
from screens.host.paint_question import asked
from station.views.host_view import host_view
from tests.rules.boards import Board, at_auction
from tests.screens.glyphs import text_of


def shown(game: Board) -> str:
    """The middle of the screen."""
    return "\n".join(text_of(line) for line in asked(host_view(game.history), 80, 12))


@pytest.mark.clause("N4.8")
def test_a_bid_before_a_pass_is_told_with_it() -> None:
    game = at_auction(100, 200, 300)
    game.bid(1, 30)
    game.bid(2, 40)
    game.bid(3, 50)
    game.passes(1)
    game.bid(2, 70)
    game.bid(3, 80)
    game.passes(2)

    assert "Bids: Анна: bid 30, pass; Борис: bid 70, pass; Вера: bid 80" in shown(game)


@pytest.mark.clause("N4.8")
def test_an_auction_that_is_sold_at_once_is_called_one_before_its_question() -> None:
    game = at_auction(10, 0, -20)

    words, _ = banner(host_view(game.history))
    first, *below = (line.strip() for line in shown(game).splitlines())
    told = " ".join(below)

    assert words == "AUCTION 30 · АННА PLAYS, STAKE 30"
    assert first == "This question is an auction: read it to Анна alone."
    assert "Анна: the price, 30, above the score" in told
    assert "Борис: can bid no more" in told


@pytest.mark.clause("N4.8")
def test_a_lot_among_equals_is_told_and_without_equals_there_is_none() -> None:
    game = at_auction(100, 50, 50, order=(1, 3, 2))
    game.sell_to(1, 100)

    assert "Order of equals, by lot: Вера, Борис" in shown(game)

    game = at_auction(100, 50, 60)
    game.sell_to(1, 100)

    assert "by lot" not in shown(game)
