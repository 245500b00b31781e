"""Unsporting conduct: a warning, on a repeat removal, at any moment of a match (S4.18)."""

from collections.abc import Callable
from random import Random

import pytest

from station.rules.commands import EndMatch, Leave, Remove, Warn
from station.rules.faults import faults
from station.rules.model import Seat, Standing, WhyOver
from station.rules.records import Removed, Warned
from station.rules.state import OVER, Phase
from tests.rules.endings import REASON, Ending, begin_brief, ended
from tests.rules.games import N, S
from tests.rules.leading import play_out
from tests.rules.tables import Table, at, moments
from tests.rules.test_undo import lasting

MOMENTS = tuple(moment for moment in moments() if at(moment).phase is not Phase.CONTEST)
ASKED = {Phase.ANSWERING, Phase.CLARIFYING, Phase.AUCTION_READING, Phase.THINKING, Phase.FINAL_RULING}
each_moment = pytest.mark.parametrize("moment", MOMENTS)
each_seat = pytest.mark.parametrize("seat", [1, 2, 3])


def last(game: Table | Ending) -> tuple[int, int, int | None]:
    """Who is last: seat, place and points."""
    where = game.state.places[-1]
    return where.seat, where.place, where.points


@pytest.mark.clause("S4.18")
@each_moment
def test_a_warning_changes_nothing_but_the_list(moment: str) -> None:
    game = at(moment)
    before = lasting(game.state)
    game.do(Warn(Seat(2), " спор с ведущим "))

    assert game.state.warnings == (Warned(Seat(2), "спор с ведущим"),)
    assert (game.phase, faults(game.state)) == (before.phase, ())
    game.undo()
    assert lasting(game.state) == before


@pytest.mark.clause("S4.18")
@pytest.mark.parametrize(("code", "clause"), [(S, "S4.18"), (N, "")])
def test_removal_comes_after_a_warning(code: str, clause: str) -> None:
    game = Ending(begin_brief(code))
    game.do(Warn(Seat(2), REASON))

    refused = game.refused(Remove(Seat(1), REASON))
    assert (refused.code, refused.clause, refused.parameters) == ("no-warning", clause, (("seat", 1),))
    game.do(Remove(Seat(2), " снова "))
    assert game.state.standings == (Standing.PRESENT, Standing.REMOVED, Standing.PRESENT)
    assert game.state.warnings == (Warned(Seat(2), REASON),)
    assert game.state.removals == (Removed(Seat(2), "снова"),)


@pytest.mark.clause("S4.18")
def test_a_warning_that_was_taken_back_does_not_count() -> None:
    game = Ending()
    game.do(Warn(Seat(1), REASON))
    game.undo()

    assert game.refused(Remove(Seat(1), REASON)).code == "no-warning"


@pytest.mark.parametrize("command", [Warn(Seat(4), REASON), Remove(Seat(4), REASON)])
def test_nobody_sits_there(command: Warn | Remove) -> None:
    assert Ending().refused(command).code == "no-such-seat"


def test_who_is_not_in_the_game_is_neither_warned_nor_removed() -> None:
    game = Ending(begin_brief(absent=(3,), players=4))
    game.remove(2)

    for seat in (2, 3):
        assert game.refused(Warn(Seat(seat), REASON)).code == "not-in-game"
        assert game.refused(Remove(Seat(seat), REASON)).code == "not-in-game"


def test_who_has_left_can_still_be_removed() -> None:
    game = ended(30, 30, 10)
    game.do(Leave(Seat(1)))
    assert last(game) == (1, 3, 30)
    game.remove(1)

    assert last(game) == (1, 3, None)
    game.check()


@pytest.mark.clause("S4.18")
@each_seat
@each_moment
def test_the_others_play_on_when_one_is_removed(moment: str, seat: int) -> None:
    game = at(moment)
    before = lasting(game.state)
    game.do(Warn(Seat(seat), REASON))
    game.do(Remove(Seat(seat), REASON))
    after = game.state
    assert faults(after) == ()
    if after.phase in ASKED:
        assert after.answerer in after.present

    game.undo()
    game.undo()
    assert (faults(game.state), lasting(game.state)) == ((), before)
    game.redo()
    game.redo()
    assert (faults(game.state), lasting(game.state)) == ((), lasting(after))
    play_out(game, Random(moment).choice)  # noqa: S311 - a way through the game, the same every time
    assert (game.phase in OVER, faults(game.state)) == (True, ())
    assert last(game) == (seat, 3, None)
    assert game.refold() == game.history


@pytest.mark.clause("S4.18")
@each_moment
def test_one_left_alone_is_first_and_the_game_ends(moment: str) -> None:
    for gone in ((1, 2), (2, 3), (3, 1)):
        game = at(moment)
        for seat in gone:
            game.remove(seat)

        (left,) = game.state.present
        assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.LAST_ONE)
        assert (game.state.places[0].seat, game.state.places[0].place) == (left, 1)
        assert [where.points for where in game.state.places[1:]] == [None, None]
        assert faults(game.state) == ()
        game.undo()
        assert (faults(game.state), len(game.state.present)) == ((), 2)


@pytest.mark.clause("S4.18")
def test_the_others_move_up_and_their_points_stand() -> None:
    game = ended(30, 20, 10)
    game.remove(1)

    assert [(where.seat, where.place, where.points) for where in game.state.places] == [
        (2, 1, 20),
        (3, 2, 10),
        (1, 3, None),
    ]
    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.PLAYED)
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.18")
def test_who_was_removed_is_behind_those_with_less() -> None:
    game = Ending(begin_brief(players=4))
    game.remove(1)
    game.play_board(50, -10, -20, -30)
    game.do(EndMatch())

    assert game.order == [(2, 1), (3, 2), (4, 3), (1, 4)]
    assert last(game) == (1, 4, None)


@pytest.mark.clause("S4.18")
def test_two_who_were_removed_share_the_end_without_a_tie_to_play() -> None:
    game = ended(30, 30, 20, 10, ties=(1, 3))
    game.remove(3)
    game.remove(4)

    assert (game.order, game.open) == ([(1, 1), (2, 1), (3, 3), (4, 3)], [1, 2])


@pytest.mark.clause("S4.18", "S4.3")
def test_the_last_stand_in_the_order_of_their_seats() -> None:
    game = Ending(begin_brief(players=4, absent=(1,)))
    game.remove(3)
    game.play_board(0, 10, 0, 20)
    game.do(EndMatch())

    assert game.order == [(4, 1), (2, 2), (1, 3), (3, 3)]


@pytest.mark.clause("S4.18", "N4.13")
@pytest.mark.parametrize(
    ("points", "seat", "phase"),
    [((30, 30, 0), 1, Phase.FINISHED), ((30, 30, 30), 1, Phase.TIED), ((30, 20, 20), 1, Phase.TIED)],
)
def test_a_removal_after_the_end_settles_a_tie_or_brings_one(
    points: tuple[int, ...], seat: int, phase: Phase
) -> None:
    game = ended(*points, ties=(1,))
    game.remove(seat)

    assert game.phase is phase
    game.check()
    game.back_and_forth()


def test_a_removal_ends_the_game_once() -> None:
    make: list[Callable[[], Ending]] = [Ending, lambda: ended(30, 20, 10)]
    for build in make:
        game = build()
        game.remove(1)
        game.do(Warn(Seat(2), REASON))
        entry = game.do(Remove(Seat(2), REASON))
        assert [type(event).__name__ for event in entry.events] == ["SeatRemoved", "MatchEnded"]
