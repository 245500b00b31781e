"""A question after a player is gone: the press lapses, the others go on (S4.18, S2.3)."""

import pytest

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Clarify,
    Command,
    FinishReading,
    Leave,
    Nobody,
    Pause,
    Remove,
    Resume,
    Rule,
    StartReading,
    StartTheme,
    Warn,
    Withdraw,
)
from station.rules.model import SECOND, Outcome, Seat
from station.rules.moments import ClockKind, WhyIdle
from station.rules.state import Phase
from tests.rules.endings import REASON, Ending, begin_brief
from tests.rules.games import seconds

each_way = pytest.mark.parametrize(
    "gone",
    [(Warn(Seat(1), REASON), Remove(Seat(1), REASON)), (Leave(Seat(1)),)],
    ids=["removed", "left"],
)


def answering() -> Ending:
    """Seat 1 has stopped the reading."""
    game = Ending()
    game.read()
    game.answers(1)
    return game


@pytest.mark.clause("S4.18", "S2.3")
@each_way
@pytest.mark.parametrize("lead", [(), (Clarify(),)], ids=["answering", "clarifying"])
def test_the_reading_goes_on_for_the_others(gone: tuple[Command, ...], lead: tuple[Command, ...]) -> None:
    game = answering()
    game.do(*lead, *gone)

    assert (game.phase, game.state.may_answer, game.points) == (Phase.READING, (2, 3), (0, 0, 0))
    assert game.state.answer is None
    game.check()
    game.back_and_forth()
    game.do(FinishReading())
    assert game.idle_press(1) is WhyIdle.OUT
    game.rule(2, right=True)
    assert game.points == (0, 10, 0)


@pytest.mark.clause("S4.18", "S4.10")
@each_way
def test_after_the_reading_the_others_have_a_fresh_window(gone: tuple[Command, ...]) -> None:
    game = Ending()
    game.open_window()
    game.wait(3 * SECOND)
    game.answers(1)
    game.wait(4 * SECOND)
    game.do(*gone)

    assert (game.phase, game.deadline.kind, game.left) == (Phase.WINDOW, ClockKind.WINDOW, seconds(5))
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.18")
@each_way
def test_a_press_from_before_does_not_win_the_window_that_follows(gone: tuple[Command, ...]) -> None:
    game = answering()
    assert game.idle_press(2) is WhyIdle.ANSWERING
    stamp = game.now
    game.do(*gone)

    assert game.idle_press(2, stamp) is WhyIdle.EARLY
    assert game.phase is Phase.READING


@pytest.mark.clause("S4.18", "N4.5.6")
@each_way
def test_nobody_is_left_to_answer(gone: tuple[Command, ...]) -> None:
    game = Ending()
    game.read()
    game.rule(2, right=False)
    game.rule(3, right=False)
    game.answers(1)
    game.do(*gone)

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.ALL_WRONG)
    assert game.points == (0, -10, -10)
    game.check()
    game.back_and_forth()


@pytest.mark.clause("S4.18")
@each_way
@pytest.mark.parametrize("lead", [(), (FinishReading(),)], ids=["reading", "window"])
def test_the_last_who_could_press_is_gone(gone: tuple[Command, ...], lead: tuple[Command, ...]) -> None:
    game = Ending()
    game.read()
    game.rule(2, right=False)
    game.rule(3, right=False)
    game.do(*lead, *gone)

    assert (game.phase, game.state.played[-1].outcome) == (Phase.REVEALED, Outcome.ALL_WRONG)
    game.check()
    game.back_and_forth()


@each_way
def test_another_who_answers_is_not_disturbed(gone: tuple[Command, ...]) -> None:
    game = Ending()
    game.read()
    game.answers(2)
    left = game.left
    game.do(*gone)

    assert (game.phase, game.state.answerer) == (Phase.ANSWERING, 2)
    assert game.left < left
    game.do(Rule(right=False))
    assert game.state.may_answer == (3,)
    game.check()


@each_way
def test_a_race_is_decided_first(gone: tuple[Command, ...]) -> None:
    game = Ending()
    game.do(Warn(Seat(1), REASON))
    game.read()
    game.press(1, game.now + 1)

    assert game.refused(gone[-1]).code == "race-open"
    game.run_out()
    game.do(gone[-1])
    assert (game.phase, game.state.may_answer) == (Phase.READING, (2, 3))


@each_way
def test_while_the_match_is_paused_it_stays_so(gone: tuple[Command, ...]) -> None:
    game = answering()
    game.do(Pause(), *gone)

    assert (game.phase, game.state.paused) == (Phase.READING, True)
    assert game.idle_press(2) is WhyIdle.PAUSED
    game.do(Resume())
    game.rule(2, right=True)
    assert game.points == (0, 10, 0)
    game.check()


@pytest.mark.clause("S4.18", "S4.10")
@each_way
def test_a_press_before_the_first_word_lapses_too(gone: tuple[Command, ...]) -> None:
    game = Ending()
    game.do(StartTheme())
    assert game.idle_press(1) is WhyIdle.EARLY
    game.do(StartReading())
    game.do(*gone)

    assert game.refused(AcceptEarly(Seat(1))).code == "no-such-press"


@pytest.mark.clause("S4.18", "S4.10")
@each_way
@pytest.mark.parametrize("lead", [(), (Nobody(),)], ids=["window over", "given up"])
def test_a_press_after_the_window_lapses_too(gone: tuple[Command, ...], lead: tuple[Command, ...]) -> None:
    game = Ending()
    game.open_window()
    assert game.idle_press(1, game.deadline.due + 1) is WhyIdle.LATE
    game.run_out()
    game.do(*lead, *gone)

    assert game.refused(AcceptLate(Seat(1))).code == "no-such-press"


@pytest.mark.clause("S4.18", "N4.5.8")
@each_way
def test_a_withdrawn_question_stays_offered_to_the_others(gone: tuple[Command, ...]) -> None:
    game = answering()
    game.do(Withdraw(), *gone)

    assert game.phase is Phase.SPARE_OFFER
    game.check()


@pytest.mark.clause("S4.18")
@each_way
def test_of_two_players_the_one_who_stays_has_won(gone: tuple[Command, ...]) -> None:
    game = Ending(begin_brief(players=2))
    game.read()
    game.rule(2, right=False)
    game.answers(1)
    game.do(*gone)

    assert (game.phase, game.order) == (Phase.FINISHED, [(2, 1), (1, 2)])
    game.check()
    game.back_and_forth()
