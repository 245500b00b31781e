"""Who does not come: a loss, the others play; with one alone there is no game; late arrivals (S4.3)."""

from dataclasses import replace

import pytest

from station.rules import history
from station.rules.commands import (
    Arrive,
    Command,
    EndMatch,
    EndTheme,
    OpenBidding,
    ShowBoard,
    StartReading,
    StartTheme,
    VoidTheme,
)
from station.rules.faults import faults
from station.rules.model import Seat, Standing, WhyOver
from station.rules.moments import WhyIdle
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.rules.boards import Board, begin_at
from tests.rules.endings import REASON, Ending, begin_brief
from tests.rules.games import N, S
from tests.rules.tables import begin_table


def places(game: Ending) -> list[tuple[int, int, int | None]]:
    return [(where.seat, where.place, where.points) for where in game.state.places]


def two_themes(*absent: int, code: str = S) -> Ending:
    """A game of two themes, in which these have not come."""
    command = begin_table(code, "qualifying" if code == S else "round-1", themes=2, reserves=1)
    return Ending(replace(command, absent=tuple(map(Seat, absent))))


@pytest.mark.clause("S4.3")
def test_two_of_three_play_for_the_first_two_places() -> None:
    game = Ending(begin_brief(absent=(2,)))
    assert (game.phase, game.state.present) == (Phase.OPENING, (1, 3))
    game.play_board(-10, 0, 20)
    game.do(EndMatch())

    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.PLAYED)
    assert places(game) == [(3, 1, 20), (1, 2, -10), (2, 3, None)]
    game.check()


@pytest.mark.clause("S4.3")
def test_the_button_of_who_is_absent_is_dead() -> None:
    game = Ending(begin_brief(absent=(2,)))
    assert game.idle_press(2) is WhyIdle.OUT
    game.read()
    assert game.state.may_answer == (1, 3)
    assert game.idle_press(2) is WhyIdle.OUT
    game.rule(1, right=False)
    game.rule(3, right=False)

    assert game.phase is Phase.REVEALED


@pytest.mark.clause("S4.3", "S3.5")
def test_who_is_absent_is_in_no_tie() -> None:
    game = Ending(begin_brief(absent=(3,), ties=(1, 2, 3)))
    game.play_board(20, 0, 0)
    game.do(EndMatch())

    assert (game.phase, game.open) == (Phase.FINISHED, [])
    assert places(game) == [(1, 1, 20), (2, 2, 0), (3, 3, None)]


@pytest.mark.clause("S4.3")
@pytest.mark.parametrize(("players", "absent"), [(3, (1, 3)), (2, (2,)), (4, (2, 3, 4))])
def test_with_one_alone_the_game_is_not_played(players: int, absent: tuple[int, ...]) -> None:
    game = Ending(begin_brief(players=players, absent=absent))
    (present,) = game.state.present

    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.NOT_PLAYED)
    assert places(game)[0] == (present, 1, None)
    assert {points for _, _, points in places(game)} == {None}
    assert game.open == []
    assert game.refused(StartTheme()).code == "not-now"
    assert game.refused(Arrive(Seat(absent[0]))).code == "not-now"
    game.check()


@pytest.mark.clause("S4.3")
def test_without_anybody_there_is_no_match() -> None:
    answer = history.begin(begin_brief(absent=(1, 2, 3)))

    assert isinstance(answer, Refused)
    assert answer.code == "nobody-came"


def test_only_who_is_in_the_line_up_can_be_absent() -> None:
    answer = history.begin(begin_brief(absent=(4,)))

    assert isinstance(answer, Refused)
    assert (answer.code, answer.parameters) == ("no-such-seat", (("seat", 4),))


IN_TIME: dict[str, tuple[Command, ...]] = {
    "opening": (),
    "theme told": (StartTheme(),),
    "first question": (StartTheme(), StartReading()),
}


@pytest.mark.clause("S4.3")
@pytest.mark.parametrize("lead", IN_TIME.values(), ids=IN_TIME)
def test_before_the_second_theme_the_late_one_sits_down(lead: tuple[Command, ...]) -> None:
    game = two_themes(3)
    game.do(*lead, Arrive(Seat(3)))

    assert game.state.standings == (Standing.PRESENT,) * 3
    game.check()
    game.back_and_forth()
    if game.phase is not Phase.READING:
        game.read()
    game.rule(3, right=True)
    assert game.points == (0, 0, 10)


@pytest.mark.clause("S4.3")
def test_also_after_the_last_question_of_the_first() -> None:
    game = two_themes(3)
    game.skip(5)
    game.do(EndTheme(), Arrive(Seat(3)), StartTheme())

    assert game.state.present == (1, 2, 3)


@pytest.mark.clause("S4.3")
@pytest.mark.parametrize(("code", "clause"), [(S, "S4.3"), (N, "")])
def test_once_the_second_theme_has_begun_it_is_too_late(code: str, clause: str) -> None:
    game = two_themes(3, code=code)
    game.skip(5)
    game.do(EndTheme(), StartTheme())

    refused = game.refused(Arrive(Seat(3)))
    assert (refused.code, refused.clause, refused.parameters) == ("too-late", clause, (("seat", 3),))
    game.undo()
    game.do(Arrive(Seat(3)))


@pytest.mark.clause("S4.3", "S4.19")
def test_a_reserve_for_the_void_first_theme_is_not_the_second() -> None:
    game = two_themes(3)
    game.skip(2)
    game.do(VoidTheme(0, 0, REASON), StartReading(), Arrive(Seat(3)))

    assert game.state.present == (1, 2, 3)
    game.check()


@pytest.mark.clause("S4.3")
@pytest.mark.parametrize(("seat", "code"), [(1, "not-absent"), (4, "no-such-seat")])
def test_who_is_not_absent_does_not_arrive(seat: int, code: str) -> None:
    refused = two_themes(3).refused(Arrive(Seat(seat)))

    assert (refused.code, refused.parameters) == (code, (("seat", seat),))


def test_who_was_removed_does_not_come_back_as_late() -> None:
    game = two_themes()
    game.remove(3)

    assert game.refused(Arrive(Seat(3))).code == "not-absent"


@pytest.mark.clause("S4.3")
def test_who_comes_during_an_answer_answers_next() -> None:
    game = two_themes(3)
    game.read()
    game.answers(1)
    game.do(Arrive(Seat(3)))

    assert (game.phase, game.state.answerer) == (Phase.ANSWERING, 1)
    assert game.state.may_answer == (1, 2, 3)
    game.check()


@pytest.mark.clause("S4.3", "S4.18")
def test_of_the_two_who_came_one_is_removed() -> None:
    game = two_themes(3)
    game.remove(1)

    assert (game.phase, game.state.why_over) == (Phase.FINISHED, WhyOver.LAST_ONE)
    assert places(game) == [(2, 1, 0), (1, 2, None), (3, 2, None)]
    game.check()


@pytest.mark.clause("S4.3", "N4.3")
def test_by_choice_the_second_theme_begins_with_its_first_question() -> None:
    game = Board(replace(begin_at("final", (0, 4)), absent=(Seat(3),)))
    game.start()
    game.name(1)
    game.ask_cell(1, 0)
    game.do(ShowBoard(), Arrive(Seat(3)))
    assert game.state.present == (1, 2, 3)
    game.undo()
    game.choose(0, 0)

    assert game.refused(Arrive(Seat(3))).code == "too-late"


@pytest.mark.clause("S4.3", "N4.8")
def test_who_comes_while_bids_are_made_bids_too() -> None:
    game = Board(replace(begin_at("final", (0, 4)), absent=(Seat(3),)))
    game.start()
    game.name(1)
    game.set_points(100, 80, 0)
    game.choose(0, 4)
    game.bid(1, 60)
    game.do(Arrive(Seat(3)))

    assert (game.phase, game.auction.order) == (Phase.BIDDING, ())
    assert faults(game.state) == ()
    game.do(OpenBidding())
    assert game.auction.order == (3, 2, 1)
