"""Warnings, removal, leaving, late arrival, hints (S2.3, S4.3, S4.18, S4.19)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from station.rules.commands import Announce, EndTheme, StartTheme, Warn
from station.rules.model import Seat, Standing
from station.rules.records import HintGiver, Warned
from station.rules.state import Phase
from station.wording.language import use
from tests.rules.games import Game
from tests.screens.desk.games import beginning, in_theme
from tests.screens.desk.hands import Hands


@pytest.fixture
def hands() -> Hands:
    """At the list of sanctions."""
    hands = Hands(in_theme())
    hands.keys("w")
    return hands


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.usefixtures("_english_again")
def test_that_a_player_was_warned_is_told_anew_in_another_language(hands: Hands) -> None:
    hands.keys("w")
    hands.type("спорит")
    hands.keys("enter", "w")
    assert "Warned before: the committee" in hands.shown()

    use("ru")

    assert "Предупреждение уже есть" in hands.shown()


def test_a_warning_with_its_reason(hands: Hands) -> None:
    hands.keys("down", "w")
    hands.type("спорит")
    hands.keys("enter")

    assert hands.state.warnings == (Warned(Seat(2), "спорит"),)
    assert "1 warning" in hands.row()


def test_removal_is_offered_after_a_warning_only(hands: Hands) -> None:
    assert "R remove" not in hands.hints()

    hands.game.do(Warn(Seat(1), "шум"))

    assert "R remove" in hands.hints()
    hands.keys("down")
    assert "R remove" not in hands.hints()


def test_removal_says_what_follows_and_needs_a_second_key(hands: Hands) -> None:
    hands.game.do(Warn(Seat(1), "шум"))
    hands.keys("r")

    assert "last place" in hands.shown()
    assert hands.state.standings.count(Standing.REMOVED) == 0

    hands.keys("enter")

    assert hands.state.standings.index(Standing.REMOVED) == 0
    assert "removed" in hands.row()


def test_a_removal_that_ends_the_game_is_foretold() -> None:
    game = in_theme()
    hands = Hands(game)
    for seat in (1, 2):
        game.do(Warn(Seat(seat), "шум"))
    hands.keys("w", "r", "enter", "down", "r")

    assert "The game: the question is over → finished" in hands.shown()


def test_leaving_keeps_the_points(hands: Hands) -> None:
    hands.keys("l")
    assert "the points stand" in hands.shown()

    hands.keys("enter")

    assert hands.state.standings[0] is Standing.LEFT
    assert hands.game.points[0] == -10
    assert "L leaves" not in hands.hints()


def test_who_was_absent_is_seated_before_the_second_theme() -> None:
    hands = Hands(Game(replace(beginning(), absent=(Seat(3),))))
    hands.game.do(StartTheme())
    hands.keys("w", "end")
    assert "has not come" in hands.row()

    hands.keys("a", "enter")

    assert hands.state.standings[2] is Standing.PRESENT


def test_hints_are_counted_and_two_are_enough_for_another_theme(hands: Hands) -> None:
    hands.keys("h")
    assert "Hints in “Тема 0”: 1" in hands.shown()
    assert "may be replaced" not in hands.shown()

    hands.keys("h")

    assert "Hints in “Тема 0”: 2" in hands.shown()
    assert "may be replaced" in hands.shown()


@pytest.mark.clause("S4.3")
def test_who_comes_in_the_second_theme_is_not_offered_a_seat_and_enter_says_why() -> None:
    game = Game(replace(beginning(), absent=(Seat(3),)))
    game.do(StartTheme(), Announce())
    game.skip(5)
    hands = Hands(game)
    assert "late arrival" in hands.shown()
    hands.keys("w", "down", "down")
    assert "A has come" in hands.hints()

    game.do(EndTheme(), StartTheme())
    assert "A has come" not in hands.hints()

    hands.keys("a", "enter")
    assert "S4.3" in hands.told


def test_enter_opens_the_first_that_is_offered(hands: Hands) -> None:
    hands.keys("enter")

    assert "Warn a player" in hands.shown()


def test_a_hint_before_the_first_theme_is_refused() -> None:
    hands = Hands(Game(beginning()))
    hands.keys("w", "h")

    assert hands.told == "No theme is being played now"


@pytest.mark.parametrize(
    ("keys", "giver", "told"),
    [
        ((), HintGiver("Петров", participant=True), "A warning; the next time: out of the next game"),
        (("right",), HintGiver("Петров", participant=False), "Is sent out of the hall"),
    ],
)
def test_who_prompts_again_and_again_is_censured(
    hands: Hands, keys: tuple[str, ...], giver: HintGiver, told: str
) -> None:
    hands.keys("c")
    hands.type("Петров")
    hands.keys("enter", *keys)
    assert told in hands.shown()

    hands.keys("enter")

    assert hands.state.hint_givers == (giver,)
    assert "Censured in the hall: Петров" in hands.shown()


def test_a_participant_who_is_censured_again_misses_the_next_game(hands: Hands) -> None:
    for _ in range(2):
        hands.keys("c")
        hands.type("Петров")
        hands.keys("enter", "enter")
    hands.keys("c")
    hands.type("петров")

    assert "does not play the next game" in hands.shown()


@pytest.mark.clause("S4.19")
def test_a_stranger_of_the_same_name_was_no_warning_to_a_participant(hands: Hands) -> None:
    hands.keys("c")
    hands.type("Петров")
    hands.keys("enter", "right", "enter")
    hands.keys("c")
    hands.type("Петров")

    assert "A warning; the next time" in hands.shown()


def test_a_name_is_needed(hands: Hands) -> None:
    hands.keys("c", "enter", "enter")

    assert hands.told == "A few words are missing: type them"
    assert hands.state.phase is Phase.REVEALED
