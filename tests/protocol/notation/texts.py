"""Short texts for the tests of the notation: a heading, and steps below it."""

from collections.abc import Callable

from station.protocol.notation.replay import replay
from station.rules.history import History
from station.rules.regulation import Regulation
from station.rules.state import MatchState, scores
from tests.protocol.notation.games import find

SEQUENCE = """Регламент: spbguef-1
Этап: qualifying
Игроки: Анна, Борис, Вера
Темы: Реки; Горы; Поэты; Цари
"""
"""Its steps begin in line 5."""

CHOICE = """Регламент: nesprosta-xv
Этап: final
Игроки: Анна, Борис, Вера
Темы синий: Реки; Горы; Поэты; Цари; Спорт; Числа
Темы красный: Птицы; Звери; Рыбы; Травы; Камни; Цвета
Аукционы синий: Горы 40
Выбирает: Анна
"""
"""A final that waits for its first choice; its steps begin in line 8."""


def played(heading: str, *steps: str, find: Callable[[str], Regulation | None] = find) -> History:
    """The match that a text tells."""
    return replay(heading + "\n".join(steps), find)


def state(heading: str, *steps: str) -> MatchState:
    """Where it stands at the end of the text."""
    return played(heading, *steps).state


def points(heading: str, *steps: str) -> tuple[int, ...]:
    """The scores at the end of the text, in the order of the seats."""
    return tuple(scores(state(heading, *steps)).values())
