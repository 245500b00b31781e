"""Simulated players: what they plan, and that they hold still when a player would."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.bots import FASTEST, THINKING, TRIO, Asked, BotSource, Character, PlannedPress, is_right, plan
from drivers.presses import Press
from tests.drivers.fake_time import Ear, FakeTime, play_out, players

seeds = st.integers(0, 2**32)
questions = st.builds(Asked, length=st.integers(0, 2_000), price=st.integers(10, 100))
LENGTH = 60
SAMPLE = 2_000


def plans_for(character: Character, price: int = 10) -> list[PlannedPress]:
    """What one bot plans in many equal questions."""
    random = Random(1)  # noqa: S311 - a game's bot, no secret
    asked = Asked(LENGTH, price)
    return [press for _ in range(SAMPLE) for press in plan(asked, {"1": character}, random)]


@given(seeds, questions)
def test_the_same_seed_gives_the_same_plan(seed: int, asked: Asked) -> None:
    one, other = Random(seed), Random(seed)  # noqa: S311 - a game's bot, no secret

    assert plan(asked, TRIO, one) == plan(asked, TRIO, other)


@given(seeds, questions)
def test_a_plan_is_within_human_reaction_and_in_order(seed: int, asked: Asked) -> None:
    planned = plan(asked, TRIO, Random(seed))  # noqa: S311 - a game's bot, no secret

    assert all(FASTEST <= press.delay <= asked.reading + THINKING for press in planned)
    assert [press.delay for press in planned] == sorted(press.delay for press in planned)
    assert max(Counter(press.button for press in planned).values(), default=0) <= 1


def test_the_silent_one_never_presses() -> None:
    assert plans_for(Character.SILENT) == []


def test_the_quick_one_presses_for_more_and_earlier_and_is_mostly_wrong() -> None:
    quick, slow = plans_for(Character.QUICK), plans_for(Character.SLOW)

    assert len(quick) > len(slow) > SAMPLE // 2
    assert sum(press.delay for press in quick) / len(quick) < sum(press.delay for press in slow) / len(slow)
    assert sum(press.right for press in quick) < len(quick) / 2
    assert sum(press.right for press in slow) > len(slow) / 2


@pytest.mark.parametrize("character", [Character.QUICK, Character.SLOW])
def test_a_dear_question_is_pressed_for_less_often(character: Character) -> None:
    assert len(plans_for(character, price=100)) < len(plans_for(character, price=10))


def test_presses_gather_about_the_end_of_a_long_question() -> None:
    random, asked = Random(1), Asked(150, 10)  # noqa: S311 - a game's bot, no secret
    planned = [press for _ in range(SAMPLE) for press in plan(asked, TRIO, random)]

    near = [press for press in planned if abs(press.delay - asked.reading) < asked.reading / 2]
    assert len(near) > len(planned) / 2
    assert asked.reading > 5_000_000_000, "nobody reads 150 characters aloud in less"


def test_the_quick_one_knows_more_of_what_is_dear() -> None:
    random = Random(1)  # noqa: S311 - a game's bot, no secret
    cheap, dear = (
        sum(is_right(Character.QUICK, price, random) for _ in range(SAMPLE)) / SAMPLE for price in (10, 50)
    )

    assert cheap < 1 / 3
    assert dear > 1 / 2


class Table:
    """Three eager bots, and who listens to them; time is held until it is let go."""

    def __init__(self) -> None:
        self.time = FakeTime(held=True)
        self.bots = BotSource(
            {"1": Character.QUICK, "2": Character.QUICK, "3": Character.QUICK},
            Random(5),  # noqa: S311 - a game's bot, no secret
            self.time.clock,
            self.time.wait,
        )
        self.ear = Ear()
        self.bots.start(self.ear)

    def let_go(self) -> list[Press]:
        """Ask for the buttons anew, and let everybody press."""
        self.time.held = False
        self.bots.reopened(0)
        play_out("bots")
        return self.ear.rest()


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.bots.stop()


def test_a_question_is_pressed_for_as_planned() -> None:
    time = FakeTime(1_000)
    ear = Ear()
    bots = BotSource(TRIO, Random(3), time.clock, time.wait)  # noqa: S311 - a game's bot, no secret
    expected = plan(Asked(LENGTH, 10), TRIO, Random(3))  # noqa: S311 - a game's bot, no secret
    bots.start(ear)

    bots.question_opened(LENGTH, 10)
    play_out("bots")

    presses = ear.rest()
    assert expected
    assert [(press.at - 1_000, press.button) for press in presses] == [
        (press.delay, press.button) for press in expected
    ]
    assert {press.source for press in presses} == {bots.traits.name}
    assert {press.button: bots.says(press.button) for press in presses} == {
        press.button: press.right for press in expected
    }


def test_who_meant_to_press_does_it_soon_when_the_question_was_read_out_sooner() -> None:
    time = FakeTime(held=True)
    ear = Ear()
    bots = BotSource(TRIO, Random(3), time.clock, time.wait)  # noqa: S311 - a game's bot, no secret
    bots.start(ear)
    bots.question_opened(1_000, 10)
    planned = {button: bots.says(button) for button in TRIO}
    time.held = False
    begun = time.clock()

    bots.read_out()
    play_out("bots")

    presses = ear.rest()
    assert {press.button for press in presses} == {
        button for button, right in planned.items() if right is not None
    }
    assert all(press.at - begun <= Asked(0, 0).reading + THINKING for press in presses)
    assert {button: bots.says(button) for button in TRIO} == planned


def test_who_means_not_to_press_says_nothing() -> None:
    bots = BotSource(TRIO, Random(3))  # noqa: S311 - a game's bot, no secret
    bots.question_opened(LENGTH, 10)

    assert bots.says("3") is None
    assert bots.says("nobody's") is None


def test_nobody_presses_while_somebody_answers(table: Table) -> None:
    table.bots.question_opened(LENGTH, 10)

    table.bots.answering("a human's")

    assert players("bots") == []
    assert table.ear.rest() == []


def test_who_has_answered_does_not_press_again_for_the_question(table: Table) -> None:
    table.bots.question_opened(LENGTH, 10)
    table.bots.answering("1")

    buttons = {press.button for press in table.let_go()}

    assert buttons
    assert buttons <= {"2", "3"}


def test_what_the_answerer_says_is_known_while_it_answers(table: Table) -> None:
    table.bots.question_opened(LENGTH, 10)
    said = {button: table.bots.says(button) for button in ("1", "2", "3")}
    answerer = next(button for button, right in said.items() if right is not None)

    table.bots.answering(answerer)

    assert table.bots.says(answerer) is said[answerer]


def test_the_next_question_is_for_all_again(table: Table) -> None:
    table.bots.question_opened(LENGTH, 0)
    table.bots.answering("1")
    table.time.held = False

    heard = set()
    for _ in range(10):
        table.bots.question_opened(LENGTH, 0)
        play_out("bots")
        heard |= {press.button for press in table.ear.rest()}

    assert heard == {"1", "2", "3"}


def test_after_the_question_nobody_presses_even_if_told_that_it_goes_on(table: Table) -> None:
    table.bots.question_opened(LENGTH, 10)

    table.bots.question_closed()

    assert players("bots") == []
    assert table.let_go() == []


def test_a_stopped_source_stays_silent(table: Table) -> None:
    table.bots.question_opened(LENGTH, 10)

    table.bots.stop()

    assert players("bots") == []
    assert table.let_go() == []
    table.bots.question_opened(LENGTH, 10)
    play_out("bots")
    assert table.ear.rest() == []


def test_a_new_question_drops_what_was_planned_for_the_last(table: Table) -> None:
    table.bots.question_opened(LENGTH, 0)
    table.bots.question_opened(LENGTH, 0)

    assert len(players("bots")) == 1
