"""What befalls a final round: its question withdrawn, a finalist gone, a late correction (N4.5.8, N4.10)."""

import pytest

from station.rules.commands import (
    CollectAnswers,
    Command,
    DeclineSpare,
    EndMatch,
    FinishReading,
    Leave,
    ReverseRuling,
    Rule,
    StartFinal,
    StartReading,
    TakeSpare,
    TellAnswer,
    Withdraw,
    WithdrawLater,
)
from station.rules.model import Cell, Outcome, Seat, WhyOver
from station.rules.state import Phase, question
from tests.rules.endings import REASON, Ending, at_stakes

LEADS: dict[str, tuple[Command, ...]] = {
    "stakes": (),
    "final-reading": (StartReading(),),
    "writing": (StartReading(), FinishReading()),
    "read-out": (StartReading(), FinishReading(), CollectAnswers()),
    "final-ruling": (StartReading(), FinishReading(), CollectAnswers(), TellAnswer()),
    "after a ruling": (*(StartReading(), FinishReading(), CollectAnswers(), TellAnswer()), Rule(right=True)),
    "round-end": (
        *(StartReading(), FinishReading(), CollectAnswers(), TellAnswer()),
        *(Rule(right=True), Rule(right=False), Rule(right=True)),
    ),
}
"""From all stakes in to each phase of the round: seat 3 has 10, is ruled on first; 2 has 20, 1 has 30."""

each_phase = pytest.mark.parametrize("lead", LEADS.values(), ids=LEADS)


def led(lead: tuple[Command, ...], *, finals: int = 2) -> Ending:
    game = at_stakes(30, 20, 10, finals=finals)
    for seat in (1, 2, 3):
        game.stake(seat, 10)
    game.do(*lead)
    return game


@pytest.mark.clause("N4.5.8")
@each_phase
def test_a_withdrawn_final_question_takes_the_stakes_off(lead: tuple[Command, ...]) -> None:
    game = led(lead)
    game.do(Withdraw())

    assert (game.phase, game.points) == (Phase.SPARE_OFFER, (30, 20, 10))
    assert all(entry.struck for entry in game.state.ledger)
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.5.8", "N4.11.1")
@each_phase
def test_a_reserve_final_theme_has_new_stakes(lead: tuple[Command, ...]) -> None:
    game = led(lead)
    game.do(Withdraw(), TakeSpare())

    theme = game.state.current_theme
    assert theme is not None
    assert (game.phase, theme.content.name) == (Phase.STAKES, "Финал 1")
    assert (game.final.finalists, game.stakes, game.final.order) == ((1, 2, 3), {}, ())
    game.check()
    game.back_and_forth()

    game.write({1: 30, 2: 20, 3: 10})
    game.rule_finalists(3)
    assert (game.points, game.phase) == ((0, 0, 20), Phase.ROUND_END)
    game.check()


@pytest.mark.clause("N4.5.8", "N4.12")
@each_phase
def test_without_a_reserve_the_scores_before_it_decide(lead: tuple[Command, ...]) -> None:
    game = led(lead, finals=1)
    game.do(Withdraw())

    assert (game.phase, game.points) == (Phase.ROUND_END, (30, 20, 10))
    assert game.state.played[-1].outcome is Outcome.WITHDRAWN
    game.check()
    assert game.refused(Withdraw()).code == "already-withdrawn"
    assert game.refused(StartFinal()).code == "no-final"
    game.do(EndMatch())
    assert (game.order, game.state.why_over) == ([(1, 1), (2, 2), (3, 3)], WhyOver.PLAYED)


@pytest.mark.clause("N4.5.8")
@each_phase
def test_a_reserve_may_be_declined(lead: tuple[Command, ...]) -> None:
    game = led(lead)
    game.do(Withdraw(), DeclineSpare())

    assert (game.phase, game.points) == (Phase.ROUND_END, (30, 20, 10))
    game.do(EndMatch())
    assert game.phase is Phase.FINISHED


def test_on_paper_there_is_always_another_final_theme() -> None:
    game = led((), finals=0)
    for _ in range(3):
        game.do(Withdraw(), TakeSpare())
        assert game.phase is Phase.STAKES
        assert game.state.cell is not None
        assert question(game.state, game.state.cell, spare=False).text == ""
    game.check()


@pytest.mark.clause("N4.10")
def test_the_finalists_of_a_reserve_theme_are_those_who_can_stake_now() -> None:
    game = led(LEADS["read-out"])
    game.do(Withdraw())
    game.set_points(30, 20, 0)
    game.do(TakeSpare())
    assert game.final.finalists == (1, 2)

    game = led(LEADS["read-out"])
    game.do(Withdraw())
    game.set_points(30, 0, 0)
    refused = game.refused(TakeSpare())
    assert (refused.code, refused.clause) == ("too-few-finalists", "N4.10")
    game.do(DeclineSpare(), EndMatch())
    assert game.order[0] == (1, 1)
    game.check()


@pytest.mark.clause("N4.10", "S4.18")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_player_gone_while_another_theme_is_offered_has_no_stake_in_it(seat: int) -> None:
    game = led(LEADS["read-out"])
    game.do(Withdraw())
    game.remove(seat)
    game.check()
    game.do(TakeSpare())

    assert game.final.finalists == tuple(other for other in (1, 2, 3) if other != seat)
    game.check()


def test_where_no_final_round_was_played_there_is_no_question_to_withdraw() -> None:
    game = led(())
    game.set_points(30, 0, 0)

    assert game.phase is Phase.ROUND_END
    assert game.refused(Withdraw()).code == "not-now"


def test_after_the_end_the_question_is_withdrawn_by_a_correction() -> None:
    game = led(LEADS["round-end"])
    game.do(EndMatch())
    assert game.state.places[0].points == 40
    game.do(WithdrawLater(Cell(game.final.theme, 0), REASON))

    assert [where.points for where in game.state.places] == [30, 20, 10]
    game.check()
    game.back_and_forth()


def test_a_ruling_of_the_final_round_turned_round_leaves_the_others_alone() -> None:
    game = led(LEADS["round-end"])
    game.do(EndMatch())
    assert (game.points, game.order[0]) == ((40, 10, 20), (1, 1))
    game.do(ReverseRuling(2, REASON))

    assert (game.points, game.order) == ((20, 10, 20), [(1, 1), (3, 1), (2, 3)])
    assert game.phase is Phase.TIED
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.18", "S2.3")
@pytest.mark.parametrize("removed", [True, False])
@pytest.mark.parametrize("seat", [1, 2, 3])
@each_phase
def test_the_others_play_the_round_to_its_end(lead: tuple[Command, ...], seat: int, *, removed: bool) -> None:
    game = led(lead)
    if removed:
        game.remove(seat)
    else:
        game.do(Leave(Seat(seat)))
    game.check()
    game.back_and_forth()

    others = tuple(Seat(other) for other in (1, 2, 3) if other != seat)
    for command in (StartReading(), FinishReading(), CollectAnswers(), TellAnswer()):
        game.ask(command)
    while game.phase is Phase.FINAL_RULING:
        assert game.state.answerer in others
        game.do(Rule(right=True))
    game.do(EndMatch())
    assert (game.order[-1], game.phase) == ((seat, 3), Phase.FINISHED)
    game.check()


@pytest.mark.clause("S4.18")
def test_the_one_whose_turn_it_is_passes_it_to_the_next() -> None:
    game = led(LEADS["final-ruling"])
    game.remove(3)

    assert (game.phase, game.state.answerer) == (Phase.FINAL_RULING, 2)


@pytest.mark.clause("S4.18")
def test_the_round_ends_when_the_last_to_be_ruled_on_is_gone() -> None:
    game = led((*LEADS["after a ruling"], Rule(right=False)))
    assert game.state.answerer == 1
    game.remove(1)

    assert game.phase is Phase.ROUND_END
    assert game.state.played[-1].outcome is Outcome.RIGHT
    assert game.points[1:] == (10, 20)
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.18")
def test_the_last_two_finalists_gone_the_scores_of_the_others_stand() -> None:
    game = at_stakes(30, 20, 0, -10)
    game.write({1: 5, 2: 5})
    game.remove(1)
    game.remove(2)

    assert (game.phase, game.state.played[-1].outcome) == (Phase.ROUND_END, Outcome.NOBODY)
    game.check()
    game.back_and_forth()
    game.do(EndMatch())
    assert (game.order, game.phase) == ([(3, 1), (4, 2), (1, 3), (2, 3)], Phase.FINISHED)


@pytest.mark.clause("N4.10", "S4.18")
def test_while_stakes_are_made_one_alone_has_won() -> None:
    game = at_stakes(30, 20, 0)
    game.remove(2)

    assert (game.phase, game.state.final) == (Phase.ROUND_END, None)
    game.do(EndMatch())
    assert (game.state.why_over, game.order) == (WhyOver.SOLE_POSITIVE, [(1, 1), (3, 2), (2, 3)])
