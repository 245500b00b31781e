"""No false starts; the host's finger is later than his voice: an early press can count (S4.10)."""

import pytest

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    DeclineSpare,
    FinishReading,
    Nobody,
    Rule,
    StartReading,
    StartTheme,
    Withdraw,
)
from station.rules.events import PressAccepted
from station.rules.model import Cell, Seat
from station.rules.moments import ClockKind, WhyIdle
from station.rules.state import Phase
from tests.rules.games import LAG, Game, seconds

pytestmark = pytest.mark.clause("S4.10")
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def announced() -> Game:
    game = Game()
    game.do(StartTheme(), Announce())
    return game


def test_a_press_with_the_first_word_is_good() -> None:
    game = announced()
    game.do(StartReading())
    game.press(1, game.now + 1)
    game.run_out()

    assert game.phase is Phase.ANSWERING


@pytest.mark.parametrize("phase", [Phase.THEME_START, Phase.ANNOUNCED, Phase.REVEALED])
def test_an_early_press_is_shown_and_can_count(phase: Phase) -> None:
    game = Game()
    game.do(StartTheme())
    if phase is Phase.ANNOUNCED:
        game.do(Announce())
    if phase is Phase.REVEALED:
        game.read()
        game.rule(1, right=True)
    assert (game.phase, game.idle_press(2)) == (phase, WhyIdle.EARLY)
    (*_, accepted) = game.do(AcceptEarly(TWO)).events

    assert isinstance(accepted, PressAccepted)
    assert accepted.why is WhyIdle.EARLY
    assert (game.phase, game.state.answer and game.state.answer.press.seat) == (Phase.ANSWERING, 2)
    assert game.state.cell == Cell(0, 1 if phase is Phase.REVEALED else 0)


def test_a_press_just_before_the_hosts_key_can_count_just_after_it() -> None:
    game = announced()
    assert game.idle_press(2) is WhyIdle.EARLY
    game.do(StartReading(), AcceptEarly(TWO))

    assert (game.phase, game.state.interrupted) == (Phase.ANSWERING, True)


def test_a_press_on_its_way_while_the_host_strikes_the_key_can_count() -> None:
    game = announced()
    stamp = game.now + 1
    game.do(StartReading())
    assert game.idle_press(2, stamp, arrived=stamp + LAG) is WhyIdle.EARLY
    game.do(AcceptEarly(TWO))

    assert game.phase is Phase.ANSWERING


def test_an_accepted_early_press_interrupts_the_reading() -> None:
    game = announced()
    game.press(2)
    game.do(AcceptEarly(TWO))
    assert (game.deadline.kind, game.left) == (ClockKind.ANSWER, seconds(5))
    game.do(Rule(right=False))

    assert (game.phase, game.state.may_answer, game.points) == (Phase.READING, (1, 3), (0, -10, 0))


def test_only_a_press_that_was_seen_can_count() -> None:
    game = announced()
    game.press(2)

    refused = game.refused(AcceptEarly(ONE))
    assert (refused.code, refused.parameters) == ("no-such-press", (("seat", 1),))
    assert game.refused(AcceptLate(TWO)).code == "not-now"


def test_an_early_press_is_not_early_for_the_question_after() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), Nobody())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_a_press_that_was_late_to_be_early_is_not_early_for_the_question_after() -> None:
    game = announced()
    stamp = game.now
    game.do(StartReading())
    game.press(2, stamp, arrived=game.now)
    game.do(Nobody())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_an_early_press_for_a_withdrawn_question_is_not_early_for_the_question_after() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), Withdraw(), DeclineSpare())

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_an_early_press_does_not_count_once_somebody_has_answered() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading())
    game.rule(1, right=False)

    assert game.refused(AcceptEarly(TWO)).code == "no-such-press"


def test_before_the_themes_name_no_press_is_early() -> None:
    game = Game()

    assert game.idle_press(2) is WhyIdle.IDLE
    assert game.refused(AcceptEarly(TWO)).code == "not-now"


def test_after_the_last_question_no_press_is_early() -> None:
    game = Game()
    game.skip(4)
    game.read()
    game.rule(1, right=True)

    assert game.idle_press(2) is WhyIdle.IDLE


def test_reading_that_is_over_is_not_begun_by_an_early_press() -> None:
    game = announced()
    game.press(2)
    game.do(StartReading(), FinishReading())

    assert game.refused(AcceptEarly(TWO)).code == "not-now"
