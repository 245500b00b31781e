"""Ties at the end: which places must be settled, what may wait, what a correction does (N4.13, S4.16)."""

import pytest

from station.rules.commands import (
    EndMatch,
    LeaveOpen,
    ReverseRuling,
    StartExtra,
    StartTheme,
    WithdrawLater,
)
from station.rules.model import Cell, WhyOver
from station.rules.state import Phase
from tests.rules.endings import REASON, Ending, before_final, begin_brief, ended
from tests.rules.games import N, S

TIES = [
    # points, places that matter, who is open
    ((30, 30, 0), (1,), [1, 2]),
    ((30, 30, 0), (), []),
    ((30, 30, 0), (2,), [1, 2]),
    ((30, 30, 0), (3,), []),
    ((30, 0, 0), (1,), []),
    ((30, 0, 0), (1, 2), [2, 3]),
    ((30, 0, 0), (2,), [2, 3]),
    ((30, 0, 0), (3,), [2, 3]),
    ((30, 30, 30), (1,), [1, 2, 3]),
    ((30, 30, 30), (), []),
    ((30, 30, 30, 30), (1, 2), [1, 2, 3, 4]),
    ((30, 30, 0, 0), (1, 2), [1, 2]),
    ((30, 30, 0, 0), (1, 3), [1, 2, 3, 4]),
    ((50, 0, 0, 0), (2,), [2, 3, 4]),
    ((50, 30, 0, 0), (1, 2), []),
    ((5, -5), (1, 2), []),
]


@pytest.mark.clause("N4.13", "S3.5", "S4.16")
@pytest.mark.parametrize(("points", "ties", "undecided"), TIES)
def test_a_tie_is_open_where_it_holds_a_place_that_matters(
    points: tuple[int, ...], ties: tuple[int, ...], undecided: list[int]
) -> None:
    game = ended(*points, ties=ties)

    assert game.open == undecided
    assert game.phase is (Phase.TIED if undecided else Phase.FINISHED)
    assert game.state.why_over is WhyOver.PLAYED
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.13")
def test_in_a_game_of_the_first_club_the_winner_must_be_found() -> None:
    assert ended(30, 30, 0, code=N).open == [1, 2]
    assert ended(30, 0, 0, code=N).open == []


@pytest.mark.clause("S3.5")
def test_in_a_qualifying_game_of_the_second_the_seconds_must_be_found_too() -> None:
    assert ended(30, 0, 0, code=S).open == [2, 3]


@pytest.mark.clause("S4.16")
def test_equals_share_the_better_place_and_the_next_is_behind_them_all() -> None:
    assert ended(30, 30, 0, ties=()).order == [(1, 1), (2, 1), (3, 3)]
    assert ended(0, 30, 0, 0, ties=()).order == [(2, 1), (1, 2), (3, 2), (4, 2)]


@pytest.mark.clause("N4.10")
def test_a_sole_winner_leaves_the_other_places_to_the_usual_laws() -> None:
    game = before_final(30, 0, 0)
    game.do(EndMatch())

    assert (game.state.why_over, game.order) == (WhyOver.SOLE_POSITIVE, [(1, 1), (2, 2), (3, 2)])
    assert [where.open for where in game.state.places] == [False, *[2 in game.state.setup.stage.ties] * 2]


@pytest.mark.clause("N4.13")
def test_a_tie_can_be_left_open() -> None:
    game = ended(30, 30, 0)
    places = game.state.places
    game.do(LeaveOpen())

    assert (game.phase, game.state.places, game.state.why_over) == (
        Phase.LEFT_OPEN,
        places,
        WhyOver.PLAYED,
    )
    game.check()
    game.back_and_forth()
    assert game.refused(LeaveOpen()).code == "not-now"
    assert game.refused(EndMatch()).code == "not-now"


def test_a_tie_below_a_sole_winner_is_left_open_with_its_reason() -> None:
    game = Ending(begin_brief(N, stage="final", ties=(1, 2)))
    game.play_board(30, 0, 0)
    game.do(EndMatch(), LeaveOpen())

    assert (game.open, game.state.why_over) == ([2, 3], WhyOver.SOLE_POSITIVE)


def test_without_a_tie_nothing_is_left_open() -> None:
    assert ended(30, 20, 0).refused(LeaveOpen()).code == "not-now"


@pytest.mark.clause("N4.13")
@pytest.mark.parametrize("restart", [False, True])
def test_what_was_left_open_can_be_played_later(*, restart: bool) -> None:
    game = ended(30, 30, 0)
    game.do(LeaveOpen())
    if restart:
        game.restart()
        assert (game.phase, game.open) == (Phase.LEFT_OPEN, [1, 2])
    game.play_extra(1, 2)

    assert (game.phase, game.order) == (Phase.FINISHED, [(2, 1), (1, 2), (3, 3)])
    game.check()


def test_no_theme_follows_an_end() -> None:
    game = ended(30, 30, 0)

    assert game.refused(StartTheme()).code == "not-now"
    game.do(LeaveOpen())
    assert game.refused(StartTheme()).code == "not-now"


@pytest.mark.clause("N4.13", "N4.5.9")
def test_a_correction_after_the_end_makes_a_tie() -> None:
    game = ended(30, 20, 0)
    game.set_points(20, 20, 0)

    assert (game.phase, game.order, game.open) == (Phase.TIED, [(1, 1), (2, 1), (3, 3)], [1, 2])
    game.check()
    game.back_and_forth()


@pytest.mark.clause("N4.13", "N4.5.9")
@pytest.mark.parametrize("left_open", [False, True])
def test_a_correction_after_the_end_dissolves_a_tie(*, left_open: bool) -> None:
    game = ended(20, 20, 0)
    if left_open:
        game.do(LeaveOpen())
    game.set_points(20, 30, 0)

    assert (game.phase, game.order, game.open) == (Phase.FINISHED, [(2, 1), (1, 2), (3, 3)], [])
    game.check()
    game.back_and_forth()


def test_a_tie_that_waits_goes_on_waiting_after_a_correction() -> None:
    game = ended(20, 20, 0)
    game.do(LeaveOpen())
    game.set_points(20, 20, 10)

    assert (game.phase, game.open) == (Phase.LEFT_OPEN, [1, 2])
    assert game.state.places[2].points == 10


def test_places_follow_every_kind_of_correction() -> None:
    game = Ending(begin_brief(ties=(1,)))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.rule(2, right=True)
    game.finish_board()
    game.do(EndMatch())
    assert game.order == [(2, 1), (1, 2), (3, 3)]

    game.do(ReverseRuling(1, REASON))
    assert game.order == [(1, 1), (3, 2), (2, 3)]
    game.do(WithdrawLater(Cell(0, 1), REASON))
    assert (game.order, game.phase) == ([(1, 1), (2, 2), (3, 2)], Phase.FINISHED)
    game.do(WithdrawLater(Cell(0, 0), REASON))
    assert (game.order, game.phase) == ([(1, 1), (2, 1), (3, 1)], Phase.TIED)
    game.check()
    game.undo()
    assert (game.order, game.phase) == ([(1, 1), (2, 2), (3, 2)], Phase.FINISHED)


@pytest.mark.clause("N4.13")
@pytest.mark.parametrize("place", [1, 3, 4, 0, -1])
def test_no_extra_theme_where_nobody_shares_the_place(place: int) -> None:
    refused = ended(30, 0, 0, code=N).refused(StartExtra(place))

    assert (refused.code, refused.clause) == ("no-tie", "N4.13")
    assert refused.parameters == (("place", place),)


@pytest.mark.clause("S3.5")
def test_the_other_club_names_its_own_clause() -> None:
    refused = ended(30, 20, 0).refused(StartExtra(1))

    assert (refused.code, refused.clause) == ("no-tie", "S3.5")
