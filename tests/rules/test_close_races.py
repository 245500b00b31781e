"""Races that are too close for the stamps, settled as the regulation says: stamp, lot or host (N4.5.1)."""

from dataclasses import replace
from itertools import permutations

import pytest

from station.rules.commands import (
    Buzzed,
    Expire,
    FinishReading,
    NameFirst,
    Nobody,
    NotePause,
    Pause,
    Rename,
    Resume,
    ReverseRuling,
    Rule,
    Warn,
    Withdraw,
)
from station.rules.events import ContestDecided
from station.rules.faults import faults
from station.rules.model import MILLISECOND, Lot, Nanoseconds, Outcome, Seat, WhyPaused
from station.rules.moments import WhyIdle
from station.rules.refusals import Refused, wanted
from station.rules.regulation import CloseRace
from station.rules.state import Phase
from tests.rules.games import Game, S, begin, regulation, seats
from tests.rules.test_undo import lasting

pytestmark = pytest.mark.clause("N4.5.1")

MS = MILLISECOND
FINE, ROUGH = 1 * MS, 8 * MS
"""Resolutions of two sources: milliseconds."""

Pressed = tuple[int, int, int]
"""A seat, its stamp from now, and the resolution of its source."""


def club(close: CloseRace) -> Game:
    """The buttons are live in a game of a club that settles close races so."""
    game = Game(replace(begin(players=4), regulation=replace(regulation(S), close_race=close)))
    game.read()
    game.wait(MS)
    return game


def raced(close: CloseRace, *presses: Pressed) -> Game:
    """These have pressed, and all presses are in."""
    game = club(close)
    for seat, stamp, resolution in presses:
        at = Nanoseconds(game.now + stamp)
        game.ask(Buzzed(Seat(seat), at, at, Nanoseconds(resolution)))
    game.now = game.deadline.judged
    return game


def expired(game: Game) -> tuple[int, ...]:
    """The race is over: who may have been first; empty where one was."""
    answer = game.ask(Expire(game.deadline.id))
    if isinstance(answer, Refused):
        needed = wanted(answer)
        assert needed, answer
        return needed[1]
    return game.state.photo_finish


CLOSE: list[tuple[tuple[Pressed, ...], tuple[int, ...]]] = [
    (((1, 0, FINE), (2, FINE - 1, FINE)), (1, 2)),
    (((1, 0, FINE), (2, FINE, FINE)), ()),
    (((1, 0, ROUGH), (2, 5 * MS, FINE)), (1, 2)),
    (((1, 0, FINE), (2, 5 * MS, ROUGH)), (1, 2)),
    (((1, 0, FINE), (2, 5 * MS, FINE), (3, 6 * MS, ROUGH)), (1, 3)),
    (((1, 0, ROUGH), (2, 7 * MS, ROUGH), (3, 14 * MS, ROUGH)), (1, 2)),
    (((1, 0, FINE), (2, 0, ROUGH), (3, 7 * MS, FINE)), (1, 2, 3)),
    (((1, 0, 0), (2, 0, 0), (3, 1, 0)), (1, 2)),
    (((1, 0, FINE), (1, 1, FINE)), ()),
]


@pytest.mark.parametrize("close", [CloseRace.LOT, CloseRace.HOST])
@pytest.mark.parametrize(
    ("presses", "among"),
    CLOSE,
    ids=[
        "nearer than they may be off",
        "just as far",
        "the first one is rough",
        "the second one is rough",
        "a rough one behind a fine one",
        "each is compared with the first, not with the next",
        "equal ones, one of them rough",
        "equal ones alone",
        "one player twice",
    ],
)
def test_who_may_have_been_first(
    close: CloseRace, presses: tuple[Pressed, ...], among: tuple[int, ...]
) -> None:
    for order in permutations(presses):
        assert expired(raced(close, *order)) == among


@pytest.mark.parametrize(("presses", "among"), CLOSE)
def test_without_a_rule_of_the_club_the_smallest_stamp_answers(
    presses: tuple[Pressed, ...], among: tuple[int, ...]
) -> None:
    game = raced(CloseRace.STAMP, *presses)
    equal = tuple(sorted({seat for seat, stamp, _ in presses if stamp == 0}))

    assert expired(game) == (equal if len(equal) > 1 else ())
    assert len(among) >= len(equal) or len(equal) == 1


@pytest.mark.parametrize("first", [1, 2])
def test_a_lot_decides_among_them_and_is_recorded(first: int) -> None:
    game = raced(CloseRace.LOT, (1, 0, ROUGH), (2, 3 * MS, ROUGH), (3, 9 * MS, ROUGH))
    stamps = {press.seat: press.stamp for press in game.state.contest}
    arming = game.state.arming
    assert arming is not None
    refused = game.refused(Expire(game.deadline.id))
    assert dict(refused.parameters) == {"purpose": f"dead-heat:{arming.id}", "among": "1,2"}
    wrong = Lot(f"dead-heat:{arming.id}", (1, 3))
    assert game.refused(Expire(game.deadline.id, wrong)).code == "bad-lot"
    (decided,) = game.run_out(first).events

    answer = game.state.answer
    assert isinstance(decided, ContestDecided)
    assert answer is not None
    assert decided.lot is not None
    assert decided.lot.order[0] == answer.press.seat == first
    assert (answer.dead_heat, answer.by_host) == (decided.lot.order, False)
    assert answer.gap == (3 * MS if first == 1 else -3 * MS)
    assert game.deadline.due == stamps[Seat(first)] + 5000 * MS


def finish(*more: Pressed) -> Game:
    """Seats 1 and 2 are too close, in a club where the host says who was first."""
    game = raced(CloseRace.HOST, (2, 0, ROUGH), (1, 3 * MS, ROUGH), *more)
    expired(game)
    assert game.phase is Phase.PHOTO_FINISH
    return game


@pytest.mark.parametrize("first", [1, 2])
def test_the_host_names_one_of_them(first: int) -> None:
    game = finish((3, 9 * MS, ROUGH))
    game.do(NameFirst(Seat(first)))

    answer = game.state.answer
    assert answer is not None
    assert (game.phase, answer.press.seat, answer.by_host) == (Phase.ANSWERING, first, True)
    assert (answer.dead_heat, {rival.seat for rival in answer.rivals}) == (seats(1, 2), {1, 2, 3} - {first})
    assert game.left == 5000 * MS  # from the host's word on
    assert game.refold() == game.history
    game.do(Rule(right=True))
    assert game.points[first - 1] == 10


@pytest.mark.parametrize("seat", [3, 4, 5])
def test_nobody_else_can_be_named(seat: int) -> None:
    game = finish((3, 9 * MS, ROUGH))

    assert game.refused(NameFirst(Seat(seat))).code == "not-among-first"


@pytest.mark.parametrize("command", [Rule(right=True), FinishReading(), Nobody(), Warn(Seat(1), "спор")])
def test_who_was_first_comes_before_all_else(command: Rule | FinishReading | Nobody | Warn) -> None:
    assert finish().refused(command).code == "first-needed"


def test_no_clock_runs_while_the_host_thinks() -> None:
    game = finish()

    assert (game.state.deadline, game.state.overdue) == (None, False)
    assert game.refused(Expire(0)).code == "stale-clock"


def test_a_race_without_a_close_one_is_decided_by_its_stamps_as_everywhere() -> None:
    game = raced(CloseRace.HOST, (2, 0, FINE), (1, 3 * MS, FINE))
    game.run_out()

    assert game.state.answer is not None
    assert (game.state.answer.press.seat, game.state.answer.by_host) == (2, False)
    assert game.refused(NameFirst(Seat(1))).code == "not-now"


def test_a_press_that_comes_meanwhile_is_only_seen() -> None:
    game = finish()
    first = min(press.stamp for press in game.state.contest)

    assert game.idle_press(3, first - 1, arrived=game.now) is WhyIdle.OVERTAKEN
    assert game.idle_press(4, game.now) is WhyIdle.ANSWERING
    assert game.state.photo_finish == (1, 2)


def test_the_match_can_be_paused_and_goes_on_with_the_hosts_word() -> None:
    game = finish()
    game.do(Pause(), NotePause(WhyPaused.BUTTONS), NameFirst(Seat(1)))

    assert (game.phase, game.state.paused) == (Phase.ANSWERING, False)


def test_the_question_can_be_withdrawn_instead() -> None:
    game = finish()
    game.do(Withdraw())

    assert (game.phase, game.state.contest, game.state.photo_finish) == (Phase.SPARE_OFFER, (), ())
    assert faults(game.state) == ()


def test_a_slip_of_the_hosts_is_undone_to_the_choice_and_then_the_race() -> None:
    game = finish()
    chosen_from = game.state
    game.do(NameFirst(Seat(1)))
    game.undo()
    assert lasting(game.state) == lasting(chosen_from)
    game.redo()
    assert game.phase is Phase.ANSWERING
    game.undo()
    game.do(NameFirst(Seat(2)))
    assert game.state.answerer == 2
    game.undo()
    game.undo()

    assert (game.phase, game.state.contest) == (Phase.READING, ())
    assert faults(game.state) == ()
    assert game.refold() == game.history


def test_going_on_in_a_photo_finish_is_a_command_like_others() -> None:
    """It ends redo, and is no part of the race."""
    game = finish()
    game.do(NameFirst(Seat(1)))
    game.undo()
    acts = len(game.history.acts)
    game.do(Resume())

    assert (game.history.undone, len(game.history.acts)) == ((), acts + 1)
    assert game.phase is Phase.PHOTO_FINISH


def test_a_match_opened_in_the_middle_asks_the_same() -> None:
    game = finish()
    before = game.state
    game.restart()

    assert lasting(game.state) == lasting(before)
    game.do(NameFirst(Seat(2)))
    assert (game.state.answerer, game.state.paused) == (2, False)


def test_a_corrected_ruling_of_a_close_race_is_like_any_other() -> None:
    game = finish()
    game.do(NameFirst(Seat(1)), Rule(right=False))
    game.rule(2, right=True)
    game.do(ReverseRuling(0, "апелляция"), Rename(Seat(2), "Богдан"))

    assert game.points[:2] == (10, 0)
    assert game.state.played[-1].outcome is Outcome.RIGHT
