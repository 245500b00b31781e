"""Stakes of the final round: from one to the own score, asked anew as scores change (N4.11.1, N4.12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.commands import (
    CollectAnswers,
    EndMatch,
    FinishReading,
    MakeStake,
    ReverseRuling,
    SetPoints,
    StartFinal,
    StartReading,
    TellAnswer,
)
from station.rules.model import Points, Seat, WhyOver
from station.rules.state import Phase
from tests.rules.endings import REASON, Ending, at_stakes, begin_brief
from tests.rules.games import N


def stake(seat: int, amount: int) -> MakeStake:
    return MakeStake(Seat(seat), Points(amount))


@pytest.mark.clause("N4.11.1")
@pytest.mark.parametrize("amount", [1, 7, 10, 29, 30])
def test_a_stake_is_any_whole_number_up_to_the_own_score(amount: int) -> None:
    game = at_stakes(30, 10, 10)
    game.do(stake(1, amount))

    assert game.stakes == {1: amount}
    game.check()


@pytest.mark.clause("N4.11.1")
@pytest.mark.parametrize("amount", [0, -1, -30, 31, 1000])
def test_a_stake_outside_is_handed_back_at_once(amount: int) -> None:
    game = at_stakes(30, 10, 10)

    refused = game.refused(stake(1, amount))
    assert (refused.code, refused.clause) == ("stake-out-of-range", "N4.11.1")
    assert refused.parameters == (("seat", 1), ("most", 30))
    assert game.stakes == {}


@pytest.mark.clause("N4.11.1")
@given(score=st.integers(1, 3000), amount=st.integers(-10, 3010))
def test_the_limits_are_one_and_the_own_score(score: int, amount: int) -> None:
    game = at_stakes(score, 5, 0)
    game.ask(stake(1, amount))

    assert game.stakes == ({1: amount} if 1 <= amount <= score else {})


def test_a_stake_can_be_changed_until_the_reading() -> None:
    game = at_stakes(30, 10, 0)
    game.do(stake(1, 30), stake(2, 10), stake(1, 4))
    assert game.stakes == {1: 4, 2: 10}

    game.do(StartReading())
    assert game.refused(stake(1, 5)).code == "not-now"


@pytest.mark.clause("N4.10", "N4.11.1")
@pytest.mark.parametrize("seat", [3, 4])
def test_who_is_not_in_the_final_round_stakes_nothing(seat: int) -> None:
    refused = at_stakes(30, 10, 0).refused(stake(seat, 1))

    assert (refused.code, refused.clause) == ("no-finalist", "N4.10")


@pytest.mark.clause("N4.11.1")
def test_the_question_waits_for_every_stake() -> None:
    game = at_stakes(30, 10, 20)

    for seat, missing in ((1, 3), (3, 2), (2, 1)):
        refused = game.refused(StartReading())
        assert (refused.code, refused.clause) == ("stakes-missing", "N4.11.1")
        assert refused.parameters == (("number", missing),)
        game.do(stake(seat, 1))
    game.do(StartReading())
    assert game.phase is Phase.FINAL_READING


def test_a_stake_does_not_touch_the_score_before_its_ruling() -> None:
    game = at_stakes(30, 10, 20)
    game.write({1: 30, 2: 10, 3: 20})
    game.do(TellAnswer())

    assert game.points == (30, 10, 20)


@pytest.mark.clause("N4.12")
def test_who_stayed_out_is_compared_too() -> None:
    game = at_stakes(20, 10, 0, -10)
    game.write({1: 20, 2: 5})
    game.rule_finalists()
    game.do(EndMatch())

    assert game.points == (0, 5, 0, -10)
    assert game.order == [(2, 1), (1, 2), (3, 2), (4, 4)]


@pytest.mark.clause("N4.12", "N4.13")
def test_who_stayed_out_at_zero_can_be_equal_to_finalists_who_lost_all() -> None:
    game = at_stakes(20, 10, 0)
    game.write({1: 20, 2: 10})
    game.rule_finalists()
    game.do(EndMatch())

    assert (game.phase, game.order, game.open) == (Phase.TIED, [(1, 1), (2, 1), (3, 1)], [1, 2, 3])


@pytest.mark.clause("N4.12")
def test_after_a_correction_who_stayed_out_can_even_win() -> None:
    game = at_stakes(20, 10, 0)
    game.write({1: 20, 2: 10})
    game.set_points(10, 5, 0)
    game.rule_finalists()
    game.do(EndMatch())

    assert game.points == (-10, -5, 0)
    assert game.order == [(3, 1), (2, 2), (1, 3)]


@pytest.mark.clause("N4.11.1")
def test_a_stake_above_the_new_limit_is_handed_back() -> None:
    game = at_stakes(30, 20, 10)
    game.do(stake(1, 30), stake(2, 20), stake(3, 10))
    game.set_points(29, 20, 10)
    assert game.stakes == {2: 20, 3: 10}
    game.check()
    game.back_and_forth()

    refused = game.refused(stake(1, 30))
    assert refused.parameters == (("seat", 1), ("most", 29))
    assert game.refused(StartReading()).code == "stakes-missing"
    game.do(stake(1, 29), StartReading())


def test_a_stake_within_the_new_limit_stands() -> None:
    game = at_stakes(30, 20, 10)
    game.do(stake(1, 20))
    game.set_points(20, 20, 10)

    assert game.stakes == {1: 20}


@pytest.mark.clause("N4.10")
def test_who_comes_above_zero_joins_and_who_falls_to_zero_is_out() -> None:
    game = at_stakes(30, 20, 0)
    game.do(stake(1, 3), stake(2, 2))
    game.set_points(30, 20, 5)
    assert (game.final.finalists, game.stakes) == ((1, 2, 3), {1: 3, 2: 2})
    game.set_points(0, 20, 5)
    assert (game.final.finalists, game.stakes) == ((2, 3), {2: 2})
    game.check()
    game.back_and_forth()

    game.do(stake(3, 5), StartReading())
    assert game.phase is Phase.FINAL_READING


@pytest.mark.clause("N4.10")
def test_a_ruling_turned_round_changes_the_finalists() -> None:
    game = Ending(begin_brief(N, stage="final"))
    for seat, right in ((1, True), (2, True), (3, False)):
        game.read()
        game.rule(seat, right=right)
    game.nobody()
    game.finish_board()
    game.do(StartFinal())
    assert game.final.finalists == (1, 2)

    game.do(stake(2, 20), ReverseRuling(2, REASON), ReverseRuling(1, REASON))
    assert (game.points, game.final.finalists, game.stakes) == ((10, -20, 30), (1, 3), {})
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.10")
@pytest.mark.parametrize(
    ("points", "why"),
    [((30, 0, 0), WhyOver.SOLE_POSITIVE), ((-30, 0, 0), WhyOver.NO_WINNER)],
)
def test_with_fewer_than_two_finalists_the_round_is_off(points: tuple[int, ...], why: WhyOver) -> None:
    game = at_stakes(30, 20, 0)
    game.do(stake(1, 30))
    game.set_points(*points)

    assert (game.phase, game.state.final, game.state.current_theme) == (Phase.ROUND_END, None, None)
    game.check()
    game.back_and_forth()
    game.do(EndMatch())
    assert (game.phase, game.state.why_over) == (Phase.FINISHED, why)
    game.check()


@pytest.mark.clause("N4.10")
def test_a_round_that_was_off_comes_again_with_its_theme_when_two_can_stake() -> None:
    game = at_stakes(30, 20, 0)
    game.set_points(30, 0, 0)
    game.set_points(30, 20, 0)

    assert game.refused(EndMatch()).code == "final-due"
    game.do(StartFinal())
    theme = game.state.current_theme
    assert theme is not None
    assert (theme.content.name, game.stakes) == ("Финал 0", {})
    game.check()


@pytest.mark.parametrize("phase", [Phase.FINAL_READING, Phase.WRITING, Phase.READ_OUT, Phase.FINAL_RULING])
def test_once_the_question_is_read_the_finalists_stay_and_points_move(phase: Phase) -> None:
    game = at_stakes(30, 20, 0)
    game.do(stake(1, 30), stake(2, 20))
    for command in (StartReading(), FinishReading(), CollectAnswers(), TellAnswer()):
        if game.phase is not phase:
            game.do(command)
    game.do(SetPoints(Seat(1), Points(-5), REASON), SetPoints(Seat(3), Points(50), REASON))

    assert (game.phase, game.final.finalists, game.stakes) == (phase, (1, 2), {1: 30, 2: 20})
    assert game.points == (-5, 20, 50)
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.11.3")
def test_the_order_of_rulings_follows_the_scores_as_they_are_when_the_answer_is_told() -> None:
    game = at_stakes(30, 20, 10)
    game.write({1: 1, 2: 1, 3: 1})
    game.set_points(5, 20, 10)
    game.do(TellAnswer())
    assert game.final.order == (1, 3, 2)

    game.set_points(50, 20, 10)
    assert (game.final.order, game.state.answerer) == ((1, 3, 2), 1)
