"""Every phase, reached by real play.

In games in sequence seat 2 has pressed wherever a press could be too early or too late.
"""

from collections.abc import Callable
from copy import copy
from dataclasses import replace

from station.rules.commands import (
    Announce,
    Clarify,
    EndMatch,
    EndTheme,
    FinishReading,
    Nobody,
    Pause,
    Rule,
    StartReading,
    StartTheme,
    Withdraw,
)
from station.rules.regulation import CloseRace
from tests.rules import choice_situations, final_situations
from tests.rules.games import RESOLUTION, TICK, Game, S, begin, regulation, theme


def _opening() -> Game:
    return Game(replace(begin(themes=4), reserves=(theme(9),)))


def _theme_start() -> Game:
    game = _opening()
    game.do(StartTheme())
    game.press(2)
    return game


def _announced() -> Game:
    game = _theme_start()
    game.do(Announce())
    game.press(2)
    return game


def _reading() -> Game:
    game = _announced()
    game.do(StartReading())
    return game


def _window() -> Game:
    game = _reading()
    game.do(FinishReading())
    return game


def _window_over() -> Game:
    game = _window()
    game.press(2, game.deadline.due + 1)
    game.run_out()
    return game


def _contest() -> Game:
    game = _reading()
    game.wait(TICK)
    game.press(1)
    return game


def photo_finish() -> Game:
    """Seats 1 and 2 are too close to tell, in a club where the host says who was first."""
    club = replace(regulation(S), close_race=CloseRace.HOST)
    game = Game(replace(begin(themes=4), regulation=club))
    game.read()
    game.wait(TICK)
    game.press(2)
    game.press(1, game.now + RESOLUTION - 1)
    game.run_out()
    return game


def _reopened_photo_finish() -> Game:
    game = photo_finish()
    game.restart()
    return game


def _answering() -> Game:
    game = _contest()
    game.run_out()
    return game


def _answering_over() -> Game:
    game = _answering()
    game.run_out()
    return game


def _clarifying() -> Game:
    game = _answering()
    game.do(Clarify())
    return game


def _spare_offer() -> Game:
    game = _reading()
    game.do(Withdraw())
    return game


def _revealed() -> Game:
    game = _window_over()
    game.do(Nobody())
    return game


def _revealed_right() -> Game:
    game = _answering()
    game.do(Rule(right=True))
    return game


def _revealed_last() -> Game:
    game = _opening()
    game.skip(5)
    game.wait(TICK)
    game.press(2)
    return game


def _theme_end() -> Game:
    game = _revealed_last()
    game.do(EndTheme())
    return game


def _theme_end_last() -> Game:
    game = _theme_end()
    for _ in range(3):
        game.skip(5)
        game.do(EndTheme())
    return game


def _tied() -> Game:
    game = _theme_end_last()
    game.do(EndMatch())
    return game


def _paused(build: Callable[[], Game]) -> Callable[[], Game]:
    def paused() -> Game:
        game = build()
        game.do(Pause())
        return game

    return paused


def _reopened_contest() -> Game:
    game = _contest()
    game.restart()
    return game


def _undone() -> Game:
    """The first word was taken back, so there is something to bring back."""
    game = _reading()
    game.undo()
    return game


def twin(game: Game) -> Game:
    """Another game that stands where this one does: histories are values."""
    other = copy(game)
    other.entries = [*game.entries]
    return other


_SEQUENCE: dict[str, dict[str, Callable[[], Game]]] = {
    "Around the questions": {
        "opening": _opening,
        "theme-start": _theme_start,
        "theme-end": _theme_end,
        "theme-end, all played": _theme_end_last,
        "tied": _tied,
    },
    "To the last press": {
        "announced": _announced,
        "reading": _reading,
        "window": _window,
        "window, overdue": _window_over,
    },
    "An open race": {
        "contest": _contest,
        "contest, reopened": _reopened_contest,
    },
    "A race too close to tell, in a club where the host settles it": {
        "photo-finish": photo_finish,
        "photo-finish, reopened": _reopened_photo_finish,
    },
    "From the answer on": {
        "answering": _answering,
        "answering, overdue": _answering_over,
        "clarifying": _clarifying,
        "spare-offer": _spare_offer,
        "revealed, nobody": _revealed,
        "revealed, right": _revealed_right,
        "revealed, last row": _revealed_last,
    },
    "Questions while the match is paused": {
        "announced, undone to": _undone,
        "reading": _paused(_reading),
        "window": _paused(_window),
        "window, overdue": _paused(_window_over),
        "answering": _paused(_answering),
    },
}

GROUPS = {**_SEQUENCE, **choice_situations.GROUPS, **final_situations.GROUPS}
"""The situations of the page, table by table."""
