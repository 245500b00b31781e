"""Extra themes: equals play five questions, which rank them and nobody else (N4.13, S3.5)."""

from dataclasses import replace

import pytest

from station.rules.board import next_cell
from station.rules.commands import (
    AcceptEarly,
    AddReserve,
    EndMatch,
    EndTheme,
    LeaveOpen,
    Rule,
    StartExtra,
    StartReading,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Cell, Outcome, Seat, ThemeKind
from station.rules.moments import WhyIdle
from station.rules.state import Phase, price, question
from tests.rules.endings import Ending, before_final, begin_brief, ended
from tests.rules.games import N, theme


@pytest.mark.clause("N4.13")
def test_equals_play_one_theme_in_sequence_to_its_last_question() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    assert (game.phase, game.state.places) == (Phase.THEME_START, ())
    assert game.state.contestants == (1, 2)

    prices = []
    for row in range(5):
        assert game.refused(EndTheme()).code in {"not-now", "questions-left"}
        game.read()
        assert game.state.cell == Cell(1, row)
        prices.append(int(price(game.state, Cell(1, row))))
        game.rule(1, right=True)
        game.check()
    assert (prices, next_cell(game.state)) == ([10, 20, 30, 40, 50], None)
    assert game.refused(StartReading()).code == "theme-over"
    game.do(EndTheme())
    assert game.phase is Phase.THEME_END
    game.do(EndMatch())
    assert game.extras == [(1, 1, (150,)), (2, 2, (0,)), (3, 3, ())]


@pytest.mark.clause("N4.13")
def test_only_the_equals_have_live_buttons() -> None:
    game = ended(0, 20, 20)
    game.do(StartExtra(1))
    assert game.idle_press(1) is WhyIdle.OUT
    assert game.idle_press(2) is WhyIdle.EARLY
    assert game.refused(AcceptEarly(Seat(1))).code == "no-such-press"
    game.read()

    assert game.idle_press(1) is WhyIdle.OUT
    assert game.state.may_answer == (2, 3)
    game.rule(2, right=False)
    assert game.idle_press(1) is WhyIdle.OUT
    assert game.phase is Phase.READING
    game.rule(3, right=False)
    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.ALL_WRONG)
    assert game.idle_press(1) is WhyIdle.OUT
    game.check()


@pytest.mark.clause("N4.13")
def test_its_points_stand_apart_from_the_games() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    game.skip(4)
    assert game.points == (30, 30, 0)
    game.do(EndTheme(), EndMatch())

    assert [where.points for where in game.state.places] == [30, 30, 0]
    assert game.extras == [(2, 1, (10,)), (1, 2, (-10,)), (3, 3, ())]
    game.check()


@pytest.mark.clause("N4.13")
@pytest.mark.parametrize(
    ("winners", "order"),
    [
        ((3, 2), [(2, 1), (3, 2), (1, 3), (4, 3)]),
        ((1, 1, 2), [(1, 1), (2, 1), (3, 3), (4, 3)]),
        ((4, 3, 2), [(2, 1), (3, 2), (4, 3), (1, 4)]),
        ((1,), [(1, 1), (2, 2), (3, 2), (4, 2)]),
        ((), [(1, 1), (2, 1), (3, 1), (4, 1)]),
    ],
)
def test_four_equals_are_ranked_by_its_points(winners: tuple[int, ...], order: list[tuple[int, int]]) -> None:
    game = ended(10, 10, 10, 10, ties=(1,))
    game.play_extra(1, *winners)

    assert game.order == order
    assert game.phase is (Phase.FINISHED if order[1][1] > 1 else Phase.TIED)
    game.check()


@pytest.mark.clause("N4.13")
def test_those_still_equal_play_another() -> None:
    game = ended(10, 10, 10)
    game.play_extra(1, 1, 1, 2)
    assert (game.phase, game.order, game.open) == (Phase.TIED, [(1, 1), (2, 1), (3, 3)], [1, 2])

    game.do(StartExtra(1))
    assert game.state.contestants == (1, 2)
    assert game.idle_press(3) is WhyIdle.OUT
    game.undo()
    game.play_extra(1, 2)
    assert (game.phase, game.open) == (Phase.FINISHED, [])
    assert game.extras == [(2, 1, (30, 10)), (1, 2, (30, 0)), (3, 3, (0,))]
    game.check()


@pytest.mark.clause("N4.13", "S3.5")
def test_ties_at_two_places_are_played_one_at_a_time() -> None:
    game = ended(30, 30, 0, 0, ties=(1, 3))
    assert game.open == [1, 2, 3, 4]
    game.play_extra(3, 4)
    assert (game.phase, game.order) == (Phase.TIED, [(1, 1), (2, 1), (4, 3), (3, 4)])
    game.play_extra(1, 2)

    assert (game.phase, game.order) == (Phase.FINISHED, [(2, 1), (1, 2), (4, 3), (3, 4)])
    game.check()


@pytest.mark.clause("N4.13", "S4.16")
def test_the_host_may_call_one_for_a_medal() -> None:
    game = ended(30, 0, 0, code=N)
    assert game.phase is Phase.FINISHED
    game.play_extra(2, 3)

    assert (game.phase, game.order) == (Phase.FINISHED, [(1, 1), (3, 2), (2, 3)])
    game.check()


@pytest.mark.clause("N4.10", "N4.13")
def test_also_in_a_game_without_a_winner() -> None:
    game = before_final(0, 0, -10)
    game.do(EndMatch())
    assert game.phase is Phase.FINISHED
    game.play_extra(1, 2)

    assert (game.phase, game.order) == (Phase.FINISHED, [(2, 1), (1, 2), (3, 3)])
    assert game.state.why_over == "no-winner"


def test_a_reserve_is_used_up() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1, reserve=0))

    current = game.state.current_theme
    assert current is not None
    assert (current.kind, current.content.name, current.seats) == (ThemeKind.EXTRA, "Тема 1", (1, 2))
    assert game.state.reserves == ()
    game.back_and_forth()
    game.read()
    assert question(game.state, Cell(1, 0), spare=False).text == "Вопрос 1.0"


@pytest.mark.parametrize("reserve", [1, -1])
def test_a_reserve_that_is_not_there(reserve: int) -> None:
    assert ended(30, 30, 0).refused(StartExtra(1, reserve)).code == "no-such-reserve"


def test_from_paper_it_has_no_text_and_leaves_the_reserves() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()

    assert question(game.state, Cell(1, 0), spare=False).text == ""
    assert len(game.state.reserves) == 1


def test_a_short_reserve_will_not_do() -> None:
    game = ended(30, 30, 0)
    game.do(AddReserve(theme(7, questions=4)), AddReserve(replace(theme(8), questions=())))

    refused = game.refused(StartExtra(1, reserve=1))
    assert refused.code == "theme-short"
    assert refused.parameters == (("theme", "Тема 7"), ("number", 4), ("needed", 5))
    game.do(StartExtra(1, reserve=2))


def test_a_question_of_it_can_be_withdrawn() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1, reserve=0))
    game.read()
    game.rule(1, right=True)
    game.do(Withdraw(), TakeSpare(), StartReading())
    game.rule(2, right=True)
    game.skip(4)
    game.do(EndTheme(), EndMatch())

    assert game.extras == [(2, 1, (10,)), (1, 2, (0,)), (3, 3, ())]
    game.check()


def test_each_step_can_be_taken_back() -> None:
    game = ended(30, 30, 0)
    game.do(LeaveOpen())
    game.back_and_forth()
    game.do(StartExtra(1, reserve=0))
    game.back_and_forth()
    game.read()
    game.answers(1)
    game.do(Rule(right=True))
    game.back_and_forth()
    game.skip(4)
    game.do(EndTheme())
    game.back_and_forth()
    game.do(EndMatch())
    game.back_and_forth()

    assert game.phase is Phase.FINISHED


def test_a_tie_of_two_players_alone() -> None:
    game = Ending(begin_brief(N, players=2))
    game.play_board(20, 20)
    game.do(EndMatch())
    game.play_extra(1, 2)

    assert game.order == [(2, 1), (1, 2)]
