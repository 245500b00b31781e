"""A button that is gone holds an open question, and nothing else; the lamp shows who answers."""

from functools import partial

import pytest

from station.cli.winner_lamp import WinnerLamp
from station.rules.commands import Clarify, FinishReading, Pause, Resume, Rule
from station.rules.events import ContestDecided, Event
from station.rules.model import WhyPaused
from station.seats import Binding, Bound
from tests.cli.tables import BUZZ, ONE, RED, SECOND_RED, TWO, Sitting, with_buzz
from tests.rules.games import TICK, Game

HELD = [Pause(WhyPaused.BUTTONS)]
BOX = BUZZ.__class__(0x0079, 0x0006, "Box", "", "usb-2")


class Playing:
    """A game at a table where seats 1 and 2 have handsets of one set, and seat 3 has no device."""

    def __init__(self) -> None:
        self.game = Game()
        self.sitting = with_buzz()
        self.sitting.book.commands.clear()
        self.show()

    def show(self) -> None:
        """The match is published, and does what the table has asked for."""
        self.sitting.table.watch(self.game.history)
        for entry in self.game.entries:
            for event in entry.events:
                self.sitting.table.signal(event)
        self.game.entries.clear()

    @property
    def asked(self) -> list[object]:
        """Whatever the table has asked of the match, other than to bind sources."""
        return [command for command in self.sitting.book.commands if isinstance(command, Pause)]

    @property
    def lit(self) -> dict[str, frozenset[str]]:
        """The lamps that are alight."""
        return self.sitting.devices.lit

    def pull(self) -> None:
        """Somebody stumbles over the cable."""
        self.sitting.devices.pull(BUZZ)

    def plug(self) -> None:
        """And puts it in again."""
        self.sitting.devices.plug(BUZZ)


@pytest.fixture
def playing() -> Playing:
    return Playing()


def read(playing: Playing) -> None:
    playing.game.read()
    playing.show()


@pytest.mark.parametrize("is_read_out", [False, True])
def test_a_loss_while_buttons_are_live_pauses_once_and_says_why(
    playing: Playing, *, is_read_out: bool
) -> None:
    read(playing)
    if is_read_out:
        playing.game.do(FinishReading())
        playing.show()

    playing.pull()
    playing.show()

    assert playing.asked == HELD
    assert playing.sitting.stand == (Bound.LOST, Bound.LOST, Bound.UNBOUND)


def test_presses_of_the_others_are_kept(playing: Playing) -> None:
    playing.sitting.devices.plug(BOX)
    playing.sitting.learn(TWO, BOX, "0:288")
    read(playing)
    playing.pull()

    press = playing.sitting.devices.press(BOX, "0:288")

    assert playing.asked == HELD
    assert playing.sitting.book.presses == [(2, press.at, press.arrived, press.resolution)]


def test_between_questions_nothing_is_paused(playing: Playing) -> None:
    playing.pull()
    read(playing)
    playing.show()

    assert playing.asked == []


def test_a_question_of_the_match_before_holds_nothing(playing: Playing) -> None:
    read(playing)
    playing.sitting.table.stand_up()
    playing.sitting.sit_down()
    playing.pull()

    assert playing.asked == []


def test_a_match_that_is_paused_is_not_paused_again(playing: Playing) -> None:
    read(playing)
    playing.game.do(Pause())
    playing.show()
    playing.pull()
    playing.game.do(Resume())
    playing.show()

    assert playing.asked == []


def test_while_somebody_answers_the_pause_waits_for_the_ruling(playing: Playing) -> None:
    read(playing)
    playing.game.answers(3)
    playing.show()
    playing.pull()
    assert playing.asked == []

    playing.game.do(Rule(right=False))
    playing.show()

    assert playing.asked == HELD


def test_a_device_that_is_back_before_the_ruling_needs_no_pause(playing: Playing) -> None:
    read(playing)
    playing.game.answers(3)
    playing.show()
    playing.pull()
    playing.plug()
    playing.game.do(Rule(right=False))
    playing.show()

    assert playing.asked == []


def test_a_right_answer_ends_the_matter(playing: Playing) -> None:
    read(playing)
    playing.game.answers(3)
    playing.show()
    playing.pull()
    playing.game.do(Rule(right=True))
    playing.show()
    read(playing)

    assert playing.asked == []


def test_a_race_that_is_open_is_settled_before(playing: Playing) -> None:
    """No command of the host is taken in a race."""
    read(playing)
    playing.game.wait(TICK)
    playing.game.press(3)
    playing.show()
    playing.pull()
    playing.game.run_out()
    playing.game.do(Rule(right=False))
    playing.show()

    assert playing.asked == HELD


def test_who_has_answered_wrongly_needs_no_button_any_more(playing: Playing) -> None:
    playing.sitting.table.forget(TWO)
    read(playing)
    playing.game.rule(1, right=False)
    playing.show()
    playing.pull()

    assert playing.asked == []


def test_a_machine_that_slept_in_a_question_is_paused(playing: Playing) -> None:
    read(playing)

    playing.sitting.devices.hearer.slept()

    assert playing.asked == HELD
    assert playing.sitting.stand[:2] == (Bound.READY, Bound.READY)


def test_a_machine_that_slept_between_questions_just_goes_on(playing: Playing) -> None:
    playing.sitting.devices.hearer.slept()
    read(playing)

    assert playing.asked == []


def test_a_driver_that_breaks_in_a_question_holds_it(playing: Playing) -> None:
    read(playing)
    playing.sitting.devices.reports = ()

    playing.sitting.devices.hearer.broke(ValueError())

    assert playing.asked == HELD


def test_nobody_is_asked_which_is_his_while_a_press_counts(playing: Playing) -> None:
    """Two boxes that are alike were pulled and are back."""
    game, devices, table = playing.game, playing.sitting.devices, playing.sitting.table
    devices.plug(*(boxes := (BOX, BUZZ.__class__(0x0079, 0x0006, "Box", "", "usb-3"))))
    for seat, box in zip((ONE, TWO), boxes, strict=True):
        playing.sitting.learn(seat, box, "0:288")
    devices.pull(*boxes)
    devices.plug(*boxes)
    ruling, pause = partial(game.do, Rule(right=False)), partial(game.do, Pause())
    asked = [table.view().asked]
    for go_on in (game.read, partial(game.press, 3), game.run_out, ruling, pause):
        game.wait(TICK)
        go_on()
        playing.show()
        asked.append(table.view().asked)

    assert asked == [ONE, None, None, ONE, None, ONE]


def test_the_winner_s_lamp_is_lit_until_the_ruling(playing: Playing) -> None:
    read(playing)
    playing.game.answers(2)
    playing.show()
    assert playing.lit == {BUZZ.source: frozenset({SECOND_RED})}

    playing.game.do(Clarify())
    playing.show()
    assert playing.lit
    playing.game.do(Rule(right=False))
    playing.show()

    assert playing.lit == {}


def test_the_next_winner_s_lamp_is_the_only_one(playing: Playing) -> None:
    read(playing)
    playing.game.rule(2, right=False)
    playing.game.answers(1)
    playing.show()

    assert playing.lit == {BUZZ.source: frozenset({RED})}


def test_one_lamp_is_lit_whatever_has_ended_the_answer_before(playing: Playing) -> None:
    box = Binding(ONE, BOX, "0:288")
    lights: dict[str, frozenset[str]] = {}
    lamp = WinnerLamp(lambda source, buttons: lights.update({source: buttons}))
    read(playing)
    playing.game.answers(2)
    (decided,) = [e for entry in playing.game.entries for e in entry.events if isinstance(e, ContestDecided)]

    lamp.follow(decided, {TWO: Binding(TWO, BUZZ, RED)})
    lamp.follow(decided, {TWO: box})

    assert lights == {BUZZ.source: frozenset(), BOX.source: frozenset({"0:288"})}


def test_who_has_no_lamp_lights_none(playing: Playing) -> None:
    read(playing)
    playing.game.answers(3)
    playing.show()

    assert playing.lit == {}


@pytest.mark.parametrize("order", ["undo", "swap", "forget", "stand_up"])
def test_a_lamp_that_means_nothing_any_more_goes_out(playing: Playing, order: str) -> None:
    read(playing)
    playing.game.answers(2)
    playing.show()
    table = playing.sitting.table
    match order:
        case "undo":
            playing.game.undo()
            playing.show()
        case "swap":
            table.swap(ONE, TWO)
        case "forget":
            table.forget(TWO)
        case _:
            table.stand_up()

    assert playing.lit == {}


def test_lamps_are_no_matter_of_a_table_without_devices() -> None:
    game, sitting = Game(), Sitting()
    game.read()
    game.answers(1)
    events: list[Event] = [event for entry in game.entries for event in entry.events]
    for event in events:
        sitting.table.signal(event)

    assert sitting.devices.lights == {}
