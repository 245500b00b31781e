"""The answer: its time, its ruling, making it more exact (N4.5.2, N4.5.3, N4.5.7, S4.11, S4.17)."""

import pytest

from station.rules.commands import Clarify, Expire, Rule, Speaking
from station.rules.events import ContestDecided
from station.rules.moments import ClockKind
from station.rules.regulation import WhenOver
from station.rules.state import Phase
from tests.rules.games import Game, N, S, begin, regulation, seconds

both = pytest.mark.parametrize("code", [S, N])


@pytest.mark.clause("N4.5.3", "N4.5.7", "S4.17")
@both
def test_the_ruling_is_the_hosts_alone(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(1)
    game.run_out()
    game.do(Rule(right=True))

    assert (game.phase, game.points) == (Phase.REVEALED, (10, 0, 0))


@pytest.mark.clause("S4.11", "N4.5.1")
@both
def test_the_player_has_five_seconds_from_the_press(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.wait(seconds(1))
    pressed = game.now
    game.press(1)
    decided = game.run_out()

    assert isinstance(decided.events[0], ContestDecided)
    assert (game.deadline.kind, game.deadline.due) == (ClockKind.ANSWER, pressed + seconds(5))


@pytest.mark.clause("S4.11")
@both
def test_five_silent_seconds_rule_nothing_by_themselves(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(1)
    game.run_out()

    assert (game.phase, game.state.overdue, game.points) == (Phase.ANSWERING, True, (0, 0, 0))
    game.do(Rule(right=False))
    assert game.points == (-10, 0, 0)


@pytest.mark.clause("S4.11", "S4.17")
def test_what_is_offered_when_time_is_over_is_the_regulations_say() -> None:
    s, n = regulation(S), regulation(N)

    assert (s.answer_over, s.clarification_over) == (WhenOver.WRONG, WhenOver.WRONG)
    assert (n.answer_over, n.clarification_over) == (WhenOver.HOST, WhenOver.HOST)


@pytest.mark.clause("S4.11")
@both
@pytest.mark.parametrize("late", [False, True])
def test_a_player_who_speaks_stops_the_clock(code: str, *, late: bool) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(1)
    deadline = game.deadline.id
    if late:
        game.run_out()
    game.do(Speaking())

    assert (game.state.deadline, game.state.overdue, game.phase) == (None, False, Phase.ANSWERING)
    game.wait(seconds(60))
    assert game.refused(Expire(deadline)).code == "stale-clock"


@pytest.mark.clause("N4.5.2", "S4.17")
@both
@pytest.mark.parametrize("right", [True, False])
def test_an_inexact_answer_gets_five_seconds_more(code: str, *, right: bool) -> None:
    game = Game(begin(code))
    game.read()
    game.answers(1)
    game.do(Speaking(), Clarify())

    assert (game.phase, game.left) == (Phase.CLARIFYING, seconds(5))
    game.run_out()
    assert (game.phase, game.state.overdue, game.points) == (Phase.CLARIFYING, True, (0, 0, 0))
    game.do(Rule(right=right))
    assert game.points == (10 if right else -10, 0, 0)


@pytest.mark.clause("N4.5.2", "S4.17")
def test_whether_the_hall_may_see_it_is_the_regulations_say() -> None:
    assert (regulation(N).clarification_aloud, regulation(S).clarification_aloud) == (False, True)


@pytest.mark.clause("N4.5.2")
@both
def test_an_answer_is_made_exact_once(code: str) -> None:
    game = Game(begin(code))
    game.read()
    assert game.refused(Clarify()).code == "not-now"
    game.answers(1)
    game.do(Clarify())

    assert game.refused(Clarify()).code == "not-now"
