"""An auction that is sold or open loses its theme or its winner (N4.8, S4.18, S4.19, S2.3)."""

import pytest

from station.rules.board import unplayed
from station.rules.commands import (
    VoidTheme,
    Withdraw,
)
from station.rules.model import Cell, Outcome
from station.rules.moments import WhyIdle
from station.rules.state import Phase
from tests.rules.boards import REASON, at_auction, away

pytestmark = pytest.mark.clause("N4.8", "S4.18", "S2.3")


@pytest.mark.clause("N4.7")
def test_a_theme_that_falls_takes_its_open_auction_along_and_another_lies_in_its_reserve() -> None:
    game = at_auction(100, 300, 200)
    game.bid(1, 50)
    game.draw(VoidTheme(0, 0, REASON), 3)

    assert (game.phase, game.state.auction, game.chooser) == (Phase.CHOOSING, None, 1)
    assert Cell(0, 2) not in unplayed(game.state, 0)
    assert game.state.themes[-1].replaces == 0
    assert Cell(len(game.state.themes) - 1, 3) in game.state.auctions


@away
@pytest.mark.parametrize("phase", [Phase.AUCTION_READING, Phase.THINKING, Phase.CLARIFYING])
def test_a_winner_who_is_gone_ends_the_question_without_points(how: str, phase: Phase) -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.lead_to(phase)
    game.lose(3, how)

    assert (game.phase, game.points[:2], game.state.ledger) == (Phase.REVEALED, (100, 300), ())
    assert game.chooser == 1


@away
@pytest.mark.parametrize("phase", [Phase.AUCTION_READING, Phase.THINKING, Phase.CLARIFYING])
def test_another_who_is_gone_leaves_the_question_to_its_winner(how: str, phase: Phase) -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.lead_to(phase)
    game.lose(1, how)
    assert (game.phase, game.state.answerer) == (phase, 3)

    assert game.after_sale(right=True) == 3
    assert game.points[2] == 260


def test_no_press_is_late_for_a_question_that_was_its_winners_alone() -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.lose(3, "left")

    assert game.idle_press(1) is WhyIdle.IDLE


@away
def test_a_spare_is_not_read_for_a_winner_who_is_gone(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.do(Withdraw())
    assert game.phase is Phase.SPARE_OFFER
    game.lose(3, how)
    assert (game.phase, game.chooser) == (Phase.REVEALED, 1)


@away
def test_a_question_withdrawn_after_its_winner_is_gone_has_no_spare(how: str) -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.lose(3, how)
    game.do(Withdraw())

    assert (game.phase, game.chooser) == (Phase.REVEALED, 1)


@away
@pytest.mark.parametrize(
    ("phase", "outcome"), [(Phase.THINKING, Outcome.NOBODY), (Phase.SPARE_OFFER, Outcome.WITHDRAWN)]
)
def test_how_a_question_ends_whose_winner_is_gone(how: str, phase: Phase, outcome: Outcome) -> None:
    game = at_auction(100, 300, 200)
    game.sell_to(3, 60)
    game.lead_to(Phase.THINKING)
    if phase is Phase.SPARE_OFFER:
        game.do(Withdraw())
    assert game.phase is phase
    game.lose(3, how)

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, outcome)
