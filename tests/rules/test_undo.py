"""Undo says "that did not happen" of one act, at any depth, over themes and restarts; redo brings it back."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from station.rules import history
from station.rules.commands import (
    AcceptEarly,
    Announce,
    BindButtons,
    Clarify,
    Command,
    EndTheme,
    FinishReading,
    Nobody,
    Pause,
    Redo,
    Rename,
    Reopen,
    Resume,
    Rule,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Undo,
    Withdraw,
)
from station.rules.entries import Entry
from station.rules.events import Undone
from station.rules.faults import faults
from station.rules.model import NO_TIME, Nanoseconds, Seat
from station.rules.state import MatchState, Phase
from tests.rules.games import Game, begin, seconds


def lasting(state: MatchState) -> MatchState:
    """The state but for what undo and redo renew: the pause, numbers of clocks and armings, their moments."""
    deadline = state.deadline and replace(state.deadline, id=0, due=NO_TIME)
    window = state.window and replace(state.window, id=0, due=NO_TIME)
    return replace(state, paused=False, last_id=0, deadline=deadline, window=window, arming=None)


def played(game: Game) -> Iterator[MatchState]:
    """More than fifty acts over two themes; the state after each."""
    yield from _done(game, StartTheme(), Announce(), StartReading())
    yield from _answered(game, 1, Rule(right=False))
    yield from _answered(game, 2, Speaking(), Clarify(), Rule(right=True))
    yield from _done(game, StartReading(), FinishReading())
    game.run_out()
    yield game.state
    yield from _done(game, Nobody(), StartReading())
    yield from _answered(game, 3, Rule(right=False, last_word=True), Pause(), Resume())
    yield from _answered(game, 1, Rule(right=True), Rename(Seat(2), "Богдан"), Withdraw())
    game.do(TakeSpare())
    game.press(2)
    yield game.state
    yield from _done(game, AcceptEarly(Seat(2)), Rule(right=True))
    yield from _done(game, StartReading(), Nobody(), StartReading())
    yield from _answered(game, 2, Rule(right=False), Nobody(), EndTheme(), StartTheme())
    for seat in (1, 2, 3, 1, 2):
        yield from _done(game, Announce(), StartReading())
        yield from _answered(game, seat, Rule(right=True))


def _done(game: Game, *commands: Command) -> Iterator[MatchState]:
    for command in commands:
        game.do(command)
        yield game.state


def _answered(game: Game, seat: int, *commands: Command) -> Iterator[MatchState]:
    game.answers(seat)
    yield game.state
    yield from _done(game, *commands)


@pytest.mark.parametrize("restart_at", [0, 7, 20, 33])
def test_forty_acts_are_undone_and_redone(restart_at: int) -> None:
    game = Game(begin(players=3))
    states = list(played(game))
    assert len(states) > 50
    assert {state.theme for state in states[-40:]} == {0, 1}

    for step in range(40):
        game.undo()
        if step == restart_at:
            game.restart()
        assert lasting(game.state) == lasting(states[-2 - step])
        assert (faults(game.state), game.state.paused) == ((), True)
    for step in range(40):
        game.redo()
        if step == restart_at:
            game.restart()
        assert lasting(game.state) == lasting(states[step - 40])
        assert (faults(game.state), game.state.paused) == ((), True)
    assert game.refold() == game.history


def test_the_whole_match_can_be_undone_and_redone() -> None:
    game = Game(begin(players=3))
    states = list(played(game))
    for _ in states:
        game.undo()
    assert (game.phase, game.points, game.state.played) == (Phase.OPENING, (0, 0, 0), ())
    assert game.refused(Undo(game.history.acts[-1].number)).code == "nothing-to-undo"

    for _ in states:
        game.redo()
    assert lasting(game.state) == lasting(states[-1])
    assert game.refused(Redo(game.history.acts[-1].number)).code == "nothing-to-redo"


def test_after_an_undo_the_match_goes_another_way() -> None:
    game = Game()
    game.read()
    game.rule(1, right=False)
    game.undo()
    assert (game.phase, game.points, game.state.may_answer) == (Phase.ANSWERING, (0, 0, 0), (1, 2, 3))
    game.do(Rule(right=True))

    assert (game.phase, game.points, game.state.paused) == (Phase.REVEALED, (10, 0, 0), False)


def test_undo_falls_on_the_act_that_it_names_or_on_none() -> None:
    game = Game()
    game.read()
    seen = game.history.acts[-1].number
    game.answers(1)
    race = game.history.acts[-1].number
    for number in (seen, race + 1, 0):
        refused = game.refused(Undo(number))
        assert (refused.code, refused.parameters) == ("undo-moved-on", (("act", race),))
    game.do(Undo(race))

    assert game.phase is Phase.READING
    assert game.refused(Undo(race)).code == "undo-moved-on"


def test_redo_brings_back_the_act_that_it_names_or_none() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    ruling = game.history.acts[-1].number
    game.undo()
    race = game.history.acts[-1].number
    game.undo()
    for number in (ruling, race + 5, 0):
        refused = game.refused(Redo(number))
        assert (refused.code, refused.parameters) == ("redo-moved-on", (("act", race),))
    game.do(Redo(race))

    assert game.phase is Phase.ANSWERING
    assert game.refused(Redo(race)).parameters == (("act", ruling),)


def test_the_numbers_of_undone_acts_are_not_given_again() -> None:
    game = Game()
    game.read()
    game.answers(1)
    undone = game.history.acts[-1].number
    game.undo()
    game.do(Resume())

    assert game.history.acts[-1].number == undone + 1


@pytest.mark.parametrize("command", [Rule(right=False), Resume(), Rename(Seat(1), "Алла"), Speaking()])
def test_a_new_command_ends_redo(command: Command) -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    undone = game.undo().events[0]
    game.do(command)

    assert isinstance(undone, Undone)
    assert game.refused(Redo(undone.act)).code == "nothing-to-redo"


def test_what_is_no_act_ends_no_redo_and_is_not_undone() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    right = game.state
    game.undo()
    lag = Nanoseconds(7)
    game.do(BindButtons(lag, (Seat(3), Seat(1))), Reopen())
    game.press(2)
    seen = game.state.observed
    game.redo()

    assert (game.state.phase, game.points) == (Phase.REVEALED, (10, 0, 0))
    assert (game.state.lag, game.state.observed, len(seen)) == (lag, seen, 1)
    assert game.state.equipped == (1, 3)
    assert game.state.played == right.played


def test_a_refused_command_ends_no_redo() -> None:
    game = Game()
    game.read()
    game.rule(1, right=True)
    game.undo()
    game.refused(StartTheme())
    game.redo()

    assert game.points == (10, 0, 0)


def test_undo_takes_back_no_observation_of_the_same_question() -> None:
    game = Game()
    game.read()
    game.answers(1)
    for _ in range(20):
        game.wait(1)
        game.press(2)
    game.undo()

    assert game.phase is Phase.READING
    assert [seen.press.seat for seen in game.state.observed] == [2] * 16
    assert [(counted.seat, counted.number) for counted in game.state.counted] == [(2, 4)]


def test_buttons_that_an_undo_brought_to_life_are_live_from_now() -> None:
    game = Game()
    game.open_window()
    armed = game.state.arming
    game.answers(1)
    game.undo()

    assert armed is not None
    assert game.state.arming is not None
    assert (game.state.arming.since, game.state.arming.id > armed.id) == (game.now, True)


def test_undo_into_another_question_brings_its_own_observations() -> None:
    game = Game()
    game.read()
    game.do(Nobody())
    for _ in range(18):
        game.wait(1)
        game.press(2)
    game.do(Announce())
    game.press(3)
    game.undo()

    assert {seen.press.seat for seen in game.state.observed} == {2}
    assert [counted.number for counted in game.state.counted] == [2]
    game.redo()
    assert game.state.counted == ()
    assert [seen.press.seat for seen in game.state.observed] == [3]


def test_the_state_is_the_fold_of_the_acts_that_stand() -> None:
    game = Game()
    for _ in played(game):
        pass
    for _ in range(12):
        game.undo()
    game.redo()
    events = [event for act in game.history.acts for event in act.events]

    assert history.opened(Entry(1, NO_TIME, None, tuple(events))).state == game.state


def test_an_undo_of_a_pause_leaves_the_match_paused() -> None:
    game = Game()
    game.open_window()
    game.wait(seconds(1))
    game.do(Pause())
    game.undo()

    assert (game.phase, game.state.paused) == (Phase.WINDOW, True)
