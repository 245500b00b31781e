"""What befalls an extra theme: a contestant gone, a correction that changes who is equal (N4.13, N4.5.9)."""

import pytest

from station.rules.commands import (
    EndMatch,
    EndTheme,
    FinishReading,
    Leave,
    Nobody,
    ReverseRuling,
    SetPoints,
    StartExtra,
    StartReading,
)
from station.rules.model import Points, Seat
from station.rules.state import Phase
from tests.rules.endings import REASON, ended


@pytest.mark.clause("N4.13", "N4.5.9")
def test_a_ruling_in_it_that_is_turned_round_ranks_anew() -> None:
    game = ended(30, 30, 0)
    game.play_extra(1, 1)
    number = len(game.state.ledger) - 1
    game.do(ReverseRuling(number, REASON))

    assert game.extras == [(2, 1, (0,)), (1, 2, (-10,)), (3, 3, ())]
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.13", "N4.5.9")
def test_a_third_among_the_equals_makes_the_tie_open_anew() -> None:
    game = ended(30, 30, 0)
    game.play_extra(1, 2)
    game.set_points(30, 30, 30)

    assert (game.phase, game.order, game.open) == (Phase.TIED, [(1, 1), (2, 1), (3, 1)], [1, 2, 3])
    game.check()
    game.play_extra(1, 3, 1)
    assert game.order == [(1, 1), (3, 2), (2, 3)]


@pytest.mark.clause("N4.13", "N4.5.9")
def test_equals_that_a_correction_leaves_keep_what_they_have_played() -> None:
    game = ended(30, 30, 30, ties=(1, 2))
    game.play_extra(1, 3, 2)
    assert game.order == [(2, 1), (3, 2), (1, 3)]
    game.set_points(50, 30, 30)

    assert (game.phase, game.order) == (Phase.FINISHED, [(1, 1), (2, 2), (3, 3)])
    game.check()


@pytest.mark.clause("N4.13", "S4.18")
def test_two_of_three_go_on_when_one_is_gone() -> None:
    game = ended(30, 30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.remove(1)
    assert (game.phase, game.state.contestants) == (Phase.READING, (2, 3))
    game.check()
    game.rule(3, right=True)
    game.skip(3)
    game.do(EndTheme(), EndMatch())

    assert game.order == [(3, 1), (2, 2), (4, 3), (1, 4)]
    game.check()


@pytest.mark.clause("N4.13", "S4.18", "S2.3")
@pytest.mark.parametrize("removed", [True, False])
@pytest.mark.parametrize(
    "lead", [(), (StartReading(),), (StartReading(), FinishReading()), (StartReading(), Nobody())]
)
def test_one_of_two_gone_settles_it(lead: tuple[StartReading, ...], *, removed: bool) -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1), *lead)
    if removed:
        game.remove(2)
    else:
        game.do(Leave(Seat(2)))

    assert (game.phase, game.order) == (Phase.FINISHED, [(1, 1), (3, 2), (2, 3)])
    game.check()
    game.back_and_forth()


def test_an_outsider_gone_changes_nothing_in_it() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.remove(3)

    assert (game.phase, game.state.contestants) == (Phase.READING, (1, 2))
    game.check()


@pytest.mark.clause("N4.13", "N4.5.9")
def test_a_correction_that_leaves_no_equals_ends_it() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.answers(1)
    game.do(SetPoints(Seat(2), Points(20), REASON))

    assert (game.phase, game.order) == (Phase.FINISHED, [(1, 1), (2, 2), (3, 3)])
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.13", "N4.5.9")
def test_a_correction_that_brings_a_third_among_them_ends_it_for_another_with_all() -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.do(SetPoints(Seat(3), Points(30), REASON))

    assert (game.phase, game.open) == (Phase.TIED, [1, 2, 3])
    game.check()
    game.play_extra(1, 1, 2)
    assert game.order == [(2, 1), (1, 2), (3, 3)]


def test_a_correction_that_leaves_two_of_three_equal_lets_it_go_on() -> None:
    game = ended(30, 30, 30)
    game.do(StartExtra(1))
    game.read()
    game.do(SetPoints(Seat(3), Points(20), REASON))
    assert game.phase is Phase.READING

    game.rule(2, right=True)
    game.skip(4)
    game.do(EndTheme(), EndMatch())
    assert game.order == [(2, 1), (1, 2), (3, 3)]
    game.check()


@pytest.mark.clause("N4.13", "S2.3", "S4.18")
@pytest.mark.parametrize(("removed", "extra"), [(True, ()), (False, (10,))])
def test_what_a_player_had_in_it_stands_or_falls_with_the_result(
    extra: tuple[int, ...], *, removed: bool
) -> None:
    game = ended(30, 30, 0)
    game.do(StartExtra(1))
    game.read()
    game.rule(2, right=True)
    game.skip(4)
    game.do(EndTheme())
    if removed:
        game.do(EndMatch())
        game.remove(2)
    else:
        game.do(Leave(Seat(2)))

    assert game.extras == [(1, 1, (0,)), (3, 2, ()), (2, 3, extra)]
