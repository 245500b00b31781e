"""A correction after the end that makes two positive calls for the final round (N4.10)."""

import pytest

from station.rules.commands import EndMatch, Leave, StartExtra, StartFinal
from station.rules.model import Points, Seat
from station.rules.state import Phase
from tests.rules.endings import before_final, ended
from tests.rules.games import N


@pytest.mark.clause("N4.10")
@pytest.mark.parametrize("points", [(30, 0, 0), (0, 0, -10)])
def test_a_correction_after_the_end_that_makes_two_positive_calls_for_the_final_round(
    points: tuple[int, ...],
) -> None:
    game = before_final(*points)
    game.do(EndMatch())
    game.set_points(30, 20, -10)

    assert (game.phase, game.state.places, game.state.why_over) == (Phase.ROUND_END, (), None)
    game.check()
    game.back_and_forth()
    assert game.refused(EndMatch()).code == "final-due"
    game.do(StartFinal())
    assert game.final.finalists == (1, 2)


@pytest.mark.clause("N4.10", "N4.13")
@pytest.mark.parametrize("points", [(30, 20, 0), (30, 20, 20)])
def test_an_extra_theme_gives_way_to_a_final_round_that_has_become_due(points: tuple[int, ...]) -> None:
    game = before_final(30, 0, 0)
    game.do(EndMatch(), StartExtra(2))
    game.read()
    game.set_points(*points)

    assert (game.phase, game.state.current_theme) == (Phase.ROUND_END, None)
    game.check()
    game.back_and_forth()
    game.do(StartFinal())
    assert len(game.final.finalists) == sum(number > 0 for number in points)


@pytest.mark.clause("N4.10", "N4.13")
def test_a_player_gone_before_that_final_round_does_not_take_it_away() -> None:
    game = before_final(30, 0, 0)
    game.do(EndMatch())
    game.play_extra(2, 2)
    game.set_points(30, 20, 0)
    game.do(Leave(Seat(3)))

    assert game.phase is Phase.ROUND_END
    game.check()
    game.do(StartFinal())


def test_elsewhere_a_correction_after_the_end_calls_for_nothing() -> None:
    game = ended(30, 0, 0, code=N)
    game.set_points(30, 20, 10)

    assert game.phase is Phase.FINISHED
    assert [where.points for where in game.state.places] == [Points(30), Points(20), Points(10)]
