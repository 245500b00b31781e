"""A player leaves in mid-game: the button is dead, the points stand, the place is the last (S2.3)."""

from random import Random

import pytest

from station.rules.commands import EndMatch, Leave, StartExtra
from station.rules.faults import faults
from station.rules.model import Seat, Standing, WhyOver
from station.rules.moments import WhyIdle
from station.rules.state import OVER, Phase
from tests.rules.endings import Ending, begin_brief, ended
from tests.rules.leading import play_out
from tests.rules.tables import at, moments
from tests.rules.test_undo import lasting

MOMENTS = tuple(moment for moment in moments() if at(moment).phase is not Phase.CONTEST)


@pytest.mark.clause("S2.3")
@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_player_may_leave_at_any_moment_before_the_end(moment: str, seat: int) -> None:
    game = at(moment)
    before = lasting(game.state)
    if game.phase is Phase.FINISHED:
        assert game.refused(Leave(Seat(seat))).code == "not-now"
        return
    game.do(Leave(Seat(seat)))
    after = game.state
    assert (faults(after), seat in after.present) == ((), False)

    game.undo()
    assert (faults(game.state), lasting(game.state)) == ((), before)
    game.redo()
    assert (faults(game.state), lasting(game.state)) == ((), lasting(after))
    play_out(game, Random(moment).choice)  # noqa: S311 - a way through the game, the same every time
    assert (game.phase in OVER, faults(game.state)) == (True, ())
    where = game.state.places[-1]
    assert (where.seat, where.place) == (seat, 3)
    assert where.points is not None
    assert game.refold() == game.history


@pytest.mark.clause("S2.3")
def test_the_button_is_dead_and_the_points_stand() -> None:
    game = Ending()
    game.read()
    game.rule(1, right=True)
    game.read()
    game.do(Leave(Seat(1)))

    assert (game.phase, game.state.may_answer) == (Phase.READING, (2, 3))
    assert game.idle_press(1) is WhyIdle.OUT
    assert (game.phase, game.points) == (Phase.READING, (10, 0, 0))
    assert game.state.standings == (Standing.LEFT, Standing.PRESENT, Standing.PRESENT)


@pytest.mark.clause("S2.3")
def test_who_left_is_behind_those_with_less() -> None:
    game = Ending(begin_brief(players=4))
    game.do(Leave(Seat(1)))
    game.play_board(50, -10, -20, -30)
    game.do(EndMatch())

    assert [(where.seat, where.place, where.points) for where in game.state.places] == [
        (2, 1, -10),
        (3, 2, -20),
        (4, 3, -30),
        (1, 4, 50),
    ]
    game.check()


@pytest.mark.clause("S2.3", "S4.18")
def test_who_left_is_before_those_who_were_removed_or_did_not_come() -> None:
    game = Ending(begin_brief(players=4, absent=(4,)))
    game.do(Leave(Seat(2)))
    game.remove(1)

    assert [(where.seat, where.place, where.points) for where in game.state.places] == [
        (3, 1, 0),
        (2, 2, 0),
        (1, 3, None),
        (4, 3, None),
    ]


@pytest.mark.clause("S2.3")
def test_two_who_left_are_ranked_by_points_and_play_no_tie() -> None:
    game = ended(30, 20, 10, 10, ties=(1, 2, 3, 4))
    game.do(Leave(Seat(1)), Leave(Seat(2)))
    assert game.order == [(3, 1), (4, 1), (1, 3), (2, 4)]

    game.set_points(20, 20, 10, 10)
    assert (game.order, game.open) == ([(3, 1), (4, 1), (1, 3), (2, 3)], [3, 4])
    assert game.refused(StartExtra(3)).code == "no-tie"


@pytest.mark.clause("S2.3", "S4.18")
def test_one_who_stays_alone_has_won() -> None:
    game = Ending()
    game.do(Leave(Seat(1)))
    game.read()
    game.do(Leave(Seat(3)))

    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.LAST_ONE)
    assert game.order == [(2, 1), (1, 2), (3, 2)]
    assert game.open == []
    game.check()


@pytest.mark.parametrize(("seat", "code"), [(1, "not-in-game"), (3, "not-in-game"), (5, "no-such-seat")])
def test_who_is_not_there_does_not_leave(seat: int, code: str) -> None:
    game = Ending(begin_brief(players=4, absent=(3,)))
    game.do(Leave(Seat(1)))

    assert game.refused(Leave(Seat(seat))).code == code


@pytest.mark.clause("S2.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_does_not_stay_for_the_extra_theme_leaves_the_tie(seat: int) -> None:
    game = ended(30, 30, 0, ties=(1,))
    game.do(Leave(Seat(seat)))

    assert (game.phase, game.order[0]) == (Phase.FINISHED, (3 - seat, 1))
    game.check()
    game.back_and_forth()
