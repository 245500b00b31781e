"""The final round: who plays it, the one reading, the answers, the rulings (N4.10, N4.11, N4.12)."""

import pytest

from station.rules.commands import (
    CollectAnswers,
    EndMatch,
    Expire,
    FinishReading,
    NoteAnswer,
    Rule,
    Seen,
    StartFinal,
    StartReading,
    TellAnswer,
)
from station.rules.model import SECOND, Outcome, Seat, WhyOver
from station.rules.moments import ClockKind, WhyIdle
from station.rules.records import WrittenAnswer
from station.rules.refusals import Refused
from station.rules.state import Phase, question
from tests.rules.endings import Ending, at_stakes, before_final, begin_brief
from tests.rules.games import N


@pytest.mark.clause("N4.10")
@pytest.mark.parametrize(
    ("points", "finalists"),
    [((10, 20, 30), (1, 2, 3)), ((10, 0, 1), (1, 3)), ((-10, 5, 5), (2, 3)), ((1, 1, -50, 9), (1, 2, 4))],
)
def test_a_positive_score_leads_to_the_final_round(
    points: tuple[int, ...], finalists: tuple[int, ...]
) -> None:
    game = at_stakes(*points)

    assert (game.phase, game.final.finalists) == (Phase.STAKES, finalists)
    game.check()


@pytest.mark.clause("N4.10")
def test_zero_is_not_positive() -> None:
    game = before_final(30, 0, 0)

    refused = game.refused(StartFinal())
    assert (refused.code, refused.clause) == ("too-few-finalists", "N4.10")
    assert refused.parameters == (("number", 1),)


@pytest.mark.clause("N4.10")
def test_one_alone_with_a_positive_score_has_won() -> None:
    game = before_final(0, 40, -10)
    game.do(EndMatch())

    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.SOLE_POSITIVE)
    assert game.order == [(2, 1), (1, 2), (3, 3)]
    assert game.state.final is None


@pytest.mark.clause("N4.10")
@pytest.mark.parametrize("points", [(0, 0, 0), (-10, -20, 0), (-10, -10, -10)])
def test_without_a_positive_score_there_is_no_winner(points: tuple[int, ...]) -> None:
    game = before_final(*points)

    assert game.refused(StartFinal()).code == "too-few-finalists"
    game.do(EndMatch())
    assert (game.phase, game.state.why_over, game.open) == (Phase.FINISHED, WhyOver.NO_WINNER, [])
    assert [where.points for where in game.state.places] == sorted(points, reverse=True)


@pytest.mark.clause("N4.10")
def test_the_match_does_not_end_while_two_can_stake() -> None:
    game = before_final(10, 20, 0)

    refused = game.refused(EndMatch())
    assert (refused.code, refused.clause) == ("final-due", "N4.10")


@pytest.mark.clause("N4.10", "N4.9")
def test_the_final_round_waits_for_the_last_question() -> None:
    game = Ending(begin_brief(N, stage="final"))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.rule(2, right=True)

    assert game.refused(StartFinal()).code == "not-now"
    game.skip(3)
    assert game.refused(StartFinal()).code == "not-now"


@pytest.mark.clause("N4.10")
def test_other_stages_have_no_final_round() -> None:
    game = Ending(begin_brief(N))
    game.play_board(10, 20, 30)

    assert game.refused(StartFinal()).code == "no-final"
    game.do(EndMatch())
    assert game.state.why_over is WhyOver.PLAYED


@pytest.mark.clause("N4.11.1")
def test_the_theme_is_told_and_the_question_kept_for_later() -> None:
    game = at_stakes(10, 20, 30)
    theme = game.state.current_theme

    assert theme is not None
    assert (theme.content.name, game.final.theme) == ("Финал 0", game.state.theme)
    assert [left.name for left in game.state.final_themes] == ["Финал 1"]


@pytest.mark.clause("N4.11.1")
def test_without_a_theme_at_hand_the_host_has_one_on_paper() -> None:
    game = at_stakes(10, 20, 30, finals=0)

    assert game.state.cell is not None
    assert question(game.state, game.state.cell, spare=False).text == ""
    game.write({1: 10, 2: 20, 3: 30})
    game.rule_finalists(1)
    assert game.points == (20, 0, 0)


@pytest.mark.clause("N4.11.2")
def test_the_question_is_read_once() -> None:
    game = at_stakes(10, 20, 0)
    game.stake(1, 5)
    game.stake(2, 5)
    game.do(StartReading())

    assert game.phase is Phase.FINAL_READING
    assert game.refused(StartReading()).code == "not-now"
    game.do(FinishReading())
    assert game.refused(StartReading()).code == "not-now"
    assert game.refused(FinishReading()).code == "not-now"


@pytest.mark.clause("N4.11.2")
def test_the_finalists_have_thirty_seconds_to_write() -> None:
    game = _writing()

    assert (game.deadline.kind, game.left) == (ClockKind.WRITING, 30 * SECOND)
    game.wait(29 * SECOND)
    assert game.refused(Expire(game.deadline.id)).code == "clock-not-over"
    game.run_out()
    assert (game.phase, game.state.overdue, game.points) == (Phase.WRITING, True, (10, 20, 30))
    game.do(CollectAnswers())
    assert game.phase is Phase.READ_OUT
    game.check()


@pytest.mark.clause("N4.11.2")
def test_all_may_be_ready_before_the_time_is_over() -> None:
    game = _writing()
    game.wait(SECOND)
    game.do(CollectAnswers())

    assert (game.phase, game.state.deadline) == (Phase.READ_OUT, None)


def test_a_pause_stops_the_time_for_writing() -> None:
    game = _writing()
    game.wait(10 * SECOND)
    game.undo()
    assert game.phase is Phase.FINAL_READING
    game.redo()

    assert (game.phase, game.left) == (Phase.WRITING, 30 * SECOND)
    game.restart()
    assert (game.phase, game.left) == (Phase.WRITING, 30 * SECOND)


def test_buttons_are_dead_in_the_final_round() -> None:
    game = at_stakes(10, 20, 30)
    assert game.idle_press(1) is WhyIdle.IDLE
    game = _writing()
    assert game.idle_press(1) is WhyIdle.IDLE


@pytest.mark.clause("N4.11.3")
def test_no_answer_is_told_before_all_are_in() -> None:
    game = _writing()

    assert game.refused(TellAnswer()).code == "not-now"
    assert game.refused(Rule(right=True)).code == "not-now"
    game.do(CollectAnswers())
    assert game.refused(Rule(right=True)).code == "not-now"
    game.do(TellAnswer())
    assert game.phase is Phase.FINAL_RULING


@pytest.mark.clause("N4.11.3")
def test_what_was_written_can_be_noted_and_put_right() -> None:
    game = _writing()
    assert game.refused(NoteAnswer(Seat(1), "рано")).code == "not-now"
    game.do(CollectAnswers(), NoteAnswer(Seat(2), " Нева "), NoteAnswer(Seat(1), "Волга"))
    game.do(TellAnswer(), NoteAnswer(Seat(1), "Ока"))

    assert game.final.answers == (WrittenAnswer(Seat(1), "Ока"), WrittenAnswer(Seat(2), "Нева"))
    game.check()


def test_of_a_long_answer_the_beginning_is_kept() -> None:
    game = _writing()
    game.do(CollectAnswers(), NoteAnswer(Seat(1), "я" * 201))

    assert game.final.answers == (WrittenAnswer(Seat(1), "я" * 200),)


def test_an_outsider_has_written_nothing() -> None:
    game = at_stakes(10, 20, 0)
    game.write({1: 10, 2: 20})

    refused = game.refused(NoteAnswer(Seat(3), "Волга"))
    assert (refused.code, refused.clause) == ("no-finalist", "N4.10")


@pytest.mark.clause("N4.11.3")
@pytest.mark.parametrize(
    ("points", "order"),
    [((30, 10, 20), [2, 3, 1]), ((20, 20, 10), [3, 1, 2]), ((5, -5, 5, 1), [4, 1, 3])],
)
def test_rulings_begin_with_the_lowest_score(points: tuple[int, ...], order: list[int]) -> None:
    game = at_stakes(*points)
    game.write(dict.fromkeys(sorted(order), 1))
    game.do(TellAnswer())

    asked = []
    while game.phase is Phase.FINAL_RULING:
        assert game.state.answerer is not None
        asked.append(int(game.state.answerer))
        game.do(Rule(right=True))
    assert asked == order


@pytest.mark.clause("N4.11.4")
def test_right_adds_the_stake_and_wrong_takes_it() -> None:
    game = at_stakes(30, 10, 20)
    game.write({1: 30, 2: 10, 3: 7})
    game.rule_finalists(2, 3)

    assert (game.phase, game.points) == (Phase.ROUND_END, (0, 20, 27))
    assert game.state.played[-1].outcome is Outcome.RIGHT
    assert game.refused(StartFinal()).code == "no-final"
    game.check()
    game.do(EndMatch())
    assert (game.order, game.state.why_over) == ([(3, 1), (2, 2), (1, 3)], WhyOver.PLAYED)


def test_a_ruling_struck_twice_rules_on_one() -> None:
    game = at_stakes(30, 10, 20)
    game.write({1: 30, 2: 10, 3: 20})
    game.do(TellAnswer())
    seen = Seen(game.state.cell, game.phase, game.state.entered)
    assert not isinstance(game.ask(Rule(right=True), seen), Refused)

    assert game.refused(Rule(right=True), seen).code == "moved-on"
    assert game.points == (30, 20, 20)


def test_how_the_question_ended_is_told_by_its_own_rulings() -> None:
    game = Ending(begin_brief(N, stage="final"))
    for seat in (1, 2):
        game.read()
        game.rule(seat, right=True)
    game.finish_board()
    game.do(StartFinal())
    game.write({1: 10, 2: 20})
    game.rule_finalists()

    assert game.state.played[-1].outcome is Outcome.ALL_WRONG


def test_each_ruling_can_be_taken_back_and_brought_back() -> None:
    game = at_stakes(30, 10, 20)
    game.back_and_forth()
    game.stake(2, 10)
    game.back_and_forth()
    game.write({1: 30, 3: 7})
    game.back_and_forth()
    game.do(TellAnswer())
    for right in (True, False, True):
        game.back_and_forth()
        game.do(Rule(right=right))
    game.back_and_forth()
    game.do(EndMatch())
    game.back_and_forth()

    assert game.points == (60, 20, 13)


def _writing() -> Ending:
    game = at_stakes(10, 20, 30)
    for seat in (1, 2, 3):
        game.stake(seat, 10)
    game.do(StartReading(), FinishReading())
    return game
