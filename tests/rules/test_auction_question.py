"""The question of an auction: for its player alone, ten seconds, plus or minus the bid (N4.8)."""

import pytest

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Clarify,
    Command,
    DeclineSpare,
    FinishReading,
    Nobody,
    ReverseRuling,
    Rule,
    Speaking,
    StartReading,
    TakeSpare,
    Withdraw,
    WithdrawLater,
)
from station.rules.model import SECOND, Cell, Outcome, Seat
from station.rules.moments import ClockKind, WhyIdle
from station.rules.state import Phase, question
from tests.rules.boards import REASON, Board, at_auction

pytestmark = pytest.mark.clause("N4.8")


def bought(amount: int = 60, *, spare: bool = True) -> Board:
    """Seat 1 chose, seat 3 has bought the question; the scores are 100, 300, 200."""
    game = at_auction(100, 300, 200, spare=spare)
    game.sell_to(3, amount)
    return game


def thinking(amount: int = 60) -> Board:
    """Its player thinks."""
    game = bought(amount)
    game.do(FinishReading())
    return game


def test_the_question_is_read_for_its_player_alone() -> None:
    game = bought()

    assert (game.phase, game.state.answerer, game.state.deadline) == (Phase.AUCTION_READING, 3, None)


@pytest.mark.parametrize("phase", [Phase.BIDDING, Phase.AUCTION_READING, Phase.THINKING])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_no_button_does_anything(phase: Phase, seat: int) -> None:
    game = at_auction(100, 300, 200)
    if phase is not Phase.BIDDING:
        game.sell_to(3, 60)
        game.lead_to(phase)

    assert game.idle_press(seat) is WhyIdle.IDLE
    assert game.phase is phase


def test_no_button_takes_the_question_away_while_it_is_made_more_exact() -> None:
    game = thinking()
    game.do(Clarify())
    game.idle_press(1)

    assert (game.phase, game.state.answerer) == (Phase.CLARIFYING, 3)


@pytest.mark.parametrize("command", [Nobody(), StartReading(), AcceptEarly(Seat(3)), AcceptLate(Seat(1))])
def test_what_belongs_to_buttons_is_refused(command: Command) -> None:
    game = thinking()
    game.idle_press(1)

    assert game.refused(command).code == "not-now"


def test_its_player_has_ten_seconds_from_the_end_of_the_reading() -> None:
    game = thinking()

    assert (game.phase, game.deadline.kind, game.left) == (Phase.THINKING, ClockKind.THINKING, 10 * SECOND)


def test_no_ruling_before_the_question_is_read() -> None:
    game = bought()

    assert game.refused(Rule(right=True)).code == "not-now"


@pytest.mark.clause("N4.6")
@pytest.mark.parametrize(("right", "points"), [(True, 260), (False, 140)])
@pytest.mark.parametrize("phase", [Phase.THINKING, Phase.CLARIFYING])
def test_the_bid_is_won_or_lost(right: bool, points: int, phase: Phase) -> None:  # noqa: FBT001 - of the table
    game = bought()
    game.lead_to(phase)
    game.do(Rule(right=right))

    assert (game.phase, game.points) == (Phase.REVEALED, (100, 300, points))
    assert game.state.played[-1].outcome is (Outcome.RIGHT if right else Outcome.ALL_WRONG)


@pytest.mark.parametrize("right", [True, False])
def test_an_all_in_doubles_the_points_or_takes_them_all(right: bool) -> None:  # noqa: FBT001 - of the table
    game = thinking(200)
    game.do(Rule(right=right))

    assert game.points[2] == (400 if right else 0)


def test_a_forced_price_is_lost_below_zero() -> None:
    game = at_auction(10, 0, 20)
    assert game.after_sale(right=False) == 1

    assert game.points == (-20, 0, 20)


def test_nobody_else_answers_after_a_wrong_answer() -> None:
    game = thinking()
    game.do(Rule(right=False))

    assert (game.phase, game.idle_press(1)) == (Phase.REVEALED, WhyIdle.IDLE)
    assert game.refused(AcceptLate(Seat(1))).code == "no-such-press"


@pytest.mark.clause("N4.3")
@pytest.mark.parametrize("right", [True, False])
def test_the_choice_goes_to_its_player_either_way(right: bool) -> None:  # noqa: FBT001 - of the table
    game = bought()
    assert game.after_sale(right=right) == 3
    game.choose(1, 0)

    assert (game.phase, game.state.chooser, game.state.auction) == (Phase.ANNOUNCED, 3, None)


def test_the_next_question_is_for_all_again_at_its_price() -> None:
    game = bought()
    game.after_sale(right=False)
    game.ask_cell(1, 0, right=2)

    assert (game.points, game.chooser) == ((100, 310, 140), 2)


# The clock rules nothing.


def test_a_clock_that_runs_out_leaves_the_ruling_to_the_host() -> None:
    game = thinking()
    game.run_out()
    assert (game.phase, game.state.overdue, game.points) == (Phase.THINKING, True, (100, 300, 200))
    game.do(Rule(right=True))

    assert game.points[2] == 260


def test_who_is_speaking_stops_the_clock() -> None:
    game = thinking()
    game.wait(9 * SECOND)
    game.do(Speaking())

    assert (game.phase, game.state.deadline, game.state.overdue) == (Phase.THINKING, None, False)


def test_who_speaks_at_the_last_moment_is_not_overdue() -> None:
    game = thinking()
    game.run_out()
    game.do(Speaking())

    assert not game.state.overdue


@pytest.mark.clause("N4.5.2")
def test_an_answer_may_be_made_more_exact_within_five_seconds() -> None:
    game = thinking()
    game.do(Speaking(), Clarify())
    assert (game.phase, game.left) == (Phase.CLARIFYING, 5 * SECOND)
    game.run_out()
    assert game.state.overdue
    game.do(Rule(right=True))

    assert game.points[2] == 260


def test_a_clarification_is_asked_for_when_time_is_over_too() -> None:
    game = thinking()
    game.run_out()
    game.do(Clarify())

    assert (game.phase, game.state.overdue) == (Phase.CLARIFYING, False)


# Withdrawn: the stake is off, the choice goes to its player, the spare is for that player at that stake.


@pytest.mark.clause("N4.5.8")
@pytest.mark.parametrize("phase", [Phase.AUCTION_READING, Phase.THINKING, Phase.CLARIFYING])
def test_a_withdrawn_auction_costs_nothing_and_its_player_chooses(phase: Phase) -> None:
    game = bought()
    game.lead_to(phase)
    game.do(Withdraw(), DeclineSpare())

    assert (game.points, game.chooser) == ((100, 300, 200), 3)
    assert game.state.played[-1].outcome is Outcome.WITHDRAWN


@pytest.mark.clause("N4.5.8")
@pytest.mark.parametrize("right", [True, False])
def test_a_stake_that_was_won_or_lost_is_written_off(right: bool) -> None:  # noqa: FBT001 - of the table
    game = bought()
    game.after_sale(right=right)
    game.do(Withdraw(), DeclineSpare())

    assert (game.points, game.chooser) == ((100, 300, 200), 3)


@pytest.mark.clause("N4.5.8")
def test_without_a_spare_the_cell_stays_empty() -> None:
    game = bought(spare=False)
    game.do(Withdraw())

    assert (game.phase, game.chooser) == (Phase.REVEALED, 3)


@pytest.mark.clause("N4.5.8")
@pytest.mark.parametrize("right", [True, False])
def test_a_spare_is_for_the_same_player_at_the_same_stake(right: bool) -> None:  # noqa: FBT001 - of the table
    game = bought()
    game.after_sale(right=not right)
    game.do(Withdraw(), TakeSpare())
    assert (game.phase, game.state.answerer, game.state.spare) == (Phase.AUCTION_READING, 3, True)
    assert question(game.state, Cell(0, 2), spare=True).text == "Запасной 0"
    assert game.after_sale(right=right) == 3

    assert game.points[2] == (260 if right else 140)


@pytest.mark.clause("N4.5.8")
def test_a_second_withdrawal_leaves_the_cell_empty() -> None:
    game = bought()
    game.do(Withdraw(), TakeSpare(), FinishReading(), Withdraw())

    assert (game.phase, game.points, game.chooser) == (Phase.REVEALED, (100, 300, 200), 3)
    assert game.refused(Withdraw()).code == "already-withdrawn"


@pytest.mark.clause("N4.5.8")
def test_an_auction_that_is_withdrawn_later_leaves_the_choice_with_its_player() -> None:
    game = bought()
    game.after_sale(right=False)
    game.do(WithdrawLater(Cell(0, 2), REASON))

    assert (game.points, game.chooser) == ((100, 300, 200), 3)


@pytest.mark.clause("N4.5.9")
@pytest.mark.parametrize("right", [True, False])
def test_a_ruling_turned_round_turns_the_stake(right: bool) -> None:  # noqa: FBT001 - of the table
    game = bought()
    game.after_sale(right=right)
    game.do(ReverseRuling(0, REASON))

    assert (game.points[2], game.chooser) == (140 if right else 260, 3)
    assert game.state.played[-1].outcome is (Outcome.ALL_WRONG if right else Outcome.RIGHT)
