"""Acts: what one undo takes back. A race is one act, from its first press to its outcome."""

from station.rules.commands import BindButtons, Clarify, Expire, Rename, Resume
from station.rules.events import ContestDecided
from station.rules.model import Seat
from station.rules.state import Phase
from tests.rules.games import LAG, Game


def test_a_race_is_one_act_called_by_its_outcome() -> None:
    game = Game()
    game.read()
    before = len(game.history.acts)
    game.wait(1)
    for seat in (1, 2, 3):
        game.press(seat)
    game.run_out()
    (race,) = tuple(game.history.acts)[before:]

    assert isinstance(race.events[-1], ContestDecided)
    assert isinstance(race.command, Expire)
    game.undo()
    assert (game.phase, len(game.history.acts)) == (Phase.READING, before)


def test_an_act_is_called_by_its_command_whatever_rides_along() -> None:
    game = Game()
    game.read()
    game.answers(1)
    game.do(Clarify())
    game.press(2)
    game.do(BindButtons(LAG))
    game.restart()

    assert game.history.acts[-1].command == Clarify()


def test_a_race_is_one_act_over_a_restart_too() -> None:
    game = Game()
    game.read()
    before = len(game.history.acts)
    game.wait(1)
    game.press(1)
    game.restart()
    game.do(Resume())
    game.press(2)
    game.run_out()
    assert (game.phase, len(game.history.acts)) == (Phase.ANSWERING, before + 1)
    game.undo()

    assert (game.phase, game.state.contest, len(game.history.acts)) == (Phase.READING, (), before)


def test_a_match_opened_in_the_middle_of_a_race_keeps_its_presses_and_its_arming() -> None:
    game = Game()
    game.read()
    game.wait(1)
    game.press(2)
    arming, contest = game.state.arming, game.state.contest
    game.restart()
    assert (game.phase, game.state.paused, game.state.contest) == (Phase.CONTEST, True, contest)
    game.do(Resume())

    assert (game.state.arming, game.state.contest) == (arming, contest)
    game.run_out()
    assert game.state.answer is not None
    assert game.state.answer.press == contest[0]


def test_nothing_cuts_a_race_in_two() -> None:
    game = Game()
    game.read()
    game.wait(1)
    game.press(1)

    assert game.refused(Rename(Seat(2), "Богдан")).code == "race-open"
    game.run_out()
    game.do(Rename(Seat(2), "Богдан"))
    assert game.state.lineup.players[1].name == "Богдан"


def test_an_open_race_can_be_undone_and_brought_back() -> None:
    game = Game()
    game.read()
    game.wait(1)
    game.press(1)
    game.undo()
    assert (game.phase, game.state.contest) == (Phase.READING, ())
    game.redo()
    game.do(Resume())
    game.run_out()

    assert game.phase is Phase.ANSWERING
