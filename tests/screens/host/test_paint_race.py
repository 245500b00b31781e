"""What the host is told of a race: how clear it was, and whether all of it was heard (N4.5.1)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from screens.host.paint_question import asked
from screens.host.paint_race import race_lines
from screens.looks import Look
from station.rules.commands import Buzzed, Missed, NameFirst, Rule
from station.rules.model import MILLISECOND, Nanoseconds, Seat
from station.rules.regulation import CloseRace
from station.views.host_view import host_view
from station.wording.language import use
from tests.rules.games import Game, S, begin, regulation
from tests.screens.glyphs import text_of

pytestmark = pytest.mark.clause("N4.5.1")

MISSED = "The station missed presses in this race."


@pytest.fixture
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


Pressed = tuple[int, int, int]
"""A seat, its stamp in nanoseconds from now, and the resolution of its source."""


def in_reading(close: CloseRace = CloseRace.STAMP) -> Game:
    """The buttons are live."""
    game = Game(replace(begin(players=4), regulation=replace(regulation(S), close_race=close)))
    game.read()
    game.wait(50 * MILLISECOND)
    return game


def raced(*presses: Pressed, close: CloseRace = CloseRace.STAMP, first: int = 1) -> Game:
    """A race that is over; where a lot or the host decides, for ``first``."""
    game = in_reading(close)
    for seat, stamp, resolution in presses:
        at = Nanoseconds(game.now + stamp)
        game.ask(Buzzed(Seat(seat), at, at, Nanoseconds(resolution)))
    game.run_out(first)
    game.ask(NameFirst(Seat(first)))
    return game


def order(game: Game) -> list[tuple[str, Look]]:
    """What is told of the race."""
    lines = race_lines(host_view(game.history), 100)
    return [(text_of(line).strip(), line[0][1]) for line in lines if line]


def told(game: Game) -> list[str]:
    """The lines with the question that is open."""
    return [text_of(line).strip() for line in asked(host_view(game.history), 80, 20)]


def miss(game: Game) -> None:
    """Presses were missed just before now."""
    game.do(Missed(Nanoseconds(game.now - MILLISECOND), game.now))


def test_that_presses_were_missed_is_told_until_the_race_is_ruled_on() -> None:
    game = in_reading()
    assert MISSED not in told(game)
    miss(game)
    assert MISSED in told(game)
    game.wait(1)
    game.press(1)
    assert MISSED in told(game)
    game.run_out()
    assert told(game)[-2:] == ["", MISSED]
    game.do(Rule(right=False))

    assert MISSED not in told(game)


@pytest.mark.usefixtures("_russian")
def test_that_presses_were_missed_is_told_in_russian() -> None:
    game = in_reading()
    miss(game)

    assert "В этом розыгрыше станция пропустила нажатия." in told(game)


FINE, ROUGH = MILLISECOND, 8 * MILLISECOND


def test_a_clear_race_is_told_quietly() -> None:
    assert order(raced((1, 0, ROUGH), (2, 8 * MILLISECOND, ROUGH))) == [
        ("Second: Борис, 8 ms later (±8 ms)", Look.QUIET)
    ]
    assert order(raced((1, 0, 0), (2, 412_999, 400_001))) == [
        ("Second: Борис, 0.412 ms later (±0.401 ms)", Look.QUIET)
    ]


def test_a_race_that_the_sources_cannot_tell_is_marked() -> None:
    assert order(raced((1, 0, FINE), (2, 400_000, FINE))) == [
        ("Second: Борис, 0.4 ms later (±1 ms): too close to tell", Look.NOTE)
    ]


@pytest.mark.parametrize(("first", "second"), [(FINE, ROUGH), (ROUGH, FINE)])
def test_of_unlike_sources_the_rougher_one_counts(first: int, second: int) -> None:
    assert order(raced((1, 0, first), (2, 7_999_999, second))) == [
        ("Second: Борис, 7.9 ms later (±8 ms): too close to tell", Look.NOTE)
    ]


def test_a_third_from_a_rougher_source_may_have_been_first_too() -> None:
    rivals = (2, 2 * MILLISECOND, FINE), (3, 5 * MILLISECOND, ROUGH), (4, 6 * MILLISECOND, FINE)

    assert order(raced((1, 0, FINE), *rivals)) == [
        ("Second: Борис, 2 ms later (±1 ms)", Look.QUIET),
        ("Close, too: Вера, 5 ms later (±8 ms)", Look.NOTE),
    ]


def test_who_pressed_twice_is_told_once() -> None:
    assert len(order(raced((1, 0, ROUGH), (2, 1, ROUGH), (2, 2, ROUGH)))) == 1


EQUAL = (1, 0, ROUGH), (2, 0, ROUGH)
NEAR = (1, 0, ROUGH), (2, 3, ROUGH)


@pytest.mark.parametrize(
    ("presses", "close", "sentence"),
    [
        (EQUAL, CloseRace.STAMP, "Dead heat, decided by lot: Борис, Анна"),
        (EQUAL, CloseRace.LOT, "Dead heat, decided by lot: Борис, Анна"),
        (EQUAL, CloseRace.HOST, "Dead heat, decided by the host: Анна, Борис"),
        (NEAR, CloseRace.LOT, "Too close to tell, decided by lot: Борис, Анна"),
        (NEAR, CloseRace.HOST, "Too close to tell, decided by the host: Анна, Борис"),
    ],
)
def test_who_has_decided_is_told(presses: tuple[Pressed, ...], close: CloseRace, sentence: str) -> None:
    game = raced(*presses, close=close, first=2)

    assert order(game) == [(sentence, Look.NOTE)]
    assert game.state.answerer == 2


@pytest.mark.usefixtures("_russian")
def test_a_gap_is_told_in_russian() -> None:
    ((told, _),) = order(raced((1, 0, 0), (2, 400_000, FINE)))

    assert told == "Следом: Борис, позже на 0,4 мс (±1 мс): слишком близко"
