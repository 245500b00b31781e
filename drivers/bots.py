"""Simulated players: buttons that press themselves, for a demonstration with nobody at the table.

They know nothing of the match. Who runs the demonstration tells them what a player would notice, in plain
numbers and names of buttons; what a player would say is told by ``says``.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from types import MappingProxyType

from drivers.presses import Press, SourceTraits
from drivers.presslog import LoggedPress
from drivers.scripted import WAKING_LAG, Clock, ScriptedSource, Wait, wait

FASTEST = 250_000_000
"""Nobody reacts faster to what is being read, in nanoseconds."""
SLOWEST = 3_000_000_000
"""Who has not pressed by then does not press, in nanoseconds."""

# How long a question takes to read silently; a text unknown or very short takes a second.
_READING_OF_A_CHARACTER = 40_000_000
_SHORTEST_READING = 1_000_000_000

_SOURCE = "bots"
_RESOLUTION = 1_000_000


class Character(StrEnum):
    """How a simulated player plays."""

    QUICK = "quick"
    """Presses for nearly everything, before the end of the question, and is mostly wrong."""
    SLOW = "slow"
    """Presses for most questions, about or after their end, and is mostly right."""
    SILENT = "silent"
    """Never presses."""


TRIO: Mapping[str, Character] = MappingProxyType(
    {"1": Character.QUICK, "2": Character.SLOW, "3": Character.SILENT}
)
"""Three buttons, three characters."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as the bots see it: the length of its text in characters (0: unknown), and its price."""

    length: int
    price: int


@dataclass(frozen=True, slots=True)
class PlannedPress:
    """A bot will press ``button`` ``delay`` nanoseconds from now, and what it then says is right or not."""

    delay: int
    button: str
    right: bool


@dataclass(frozen=True, slots=True)
class _Temper:
    """Chances in percent; the price of a question lowers the eagerness by a point for two of its own."""

    eagerness: int
    right: int


_TEMPERS = {
    Character.QUICK: _Temper(eagerness=95, right=25),
    Character.SLOW: _Temper(eagerness=80, right=85),
    Character.SILENT: _Temper(eagerness=0, right=0),
}


def plan(asked: Asked, characters: Mapping[str, Character], random: Random) -> tuple[PlannedPress, ...]:
    """Who will press for a question, when and how well, the earliest first.

    ``characters``: the button of each bot, with its character. Every delay lies between ``FASTEST`` and
    ``SLOWEST``, most of them near the end of the reading.
    """
    presses = (_decide(asked, button, character, random) for button, character in characters.items())
    return tuple(sorted((press for press in presses if press), key=lambda press: press.delay))


def _decide(asked: Asked, button: str, character: Character, random: Random) -> PlannedPress | None:
    temper = _TEMPERS[character]
    end = min(SLOWEST, max(_SHORTEST_READING, asked.length * _READING_OF_A_CHARACTER))
    latest = end if character is Character.QUICK else SLOWEST
    delay = int(random.triangular(FASTEST, latest, end))
    presses = random.randrange(100) < temper.eagerness - asked.price // 2
    right = random.randrange(100) < temper.right
    return PlannedPress(delay, button, right) if presses else None


class BotSource:
    """The buttons of simulated players. All its methods are called from one thread.

    A press is planned when a question is asked, dropped while somebody answers, and planned anew when the
    buttons are live again; who has answered does not press again for the question.
    """

    def __init__(
        self,
        characters: Mapping[str, Character],
        random: Random,
        clock: Clock = time.monotonic_ns,
        wait: Wait = wait,
    ) -> None:
        self._characters = characters
        self._random = random
        self._clock = clock
        self._wait = wait
        self._heard: Callable[[Press], None] | None = None
        self._asked: Asked | None = None
        self._still: dict[str, Character] = {}
        self._right: dict[str, bool] = {}
        self._play = ScriptedSource(())

    @property
    def traits(self) -> SourceTraits:
        """Exact stamps, told by a thread that wakes when it can."""
        return SourceTraits(_SOURCE, lag=WAKING_LAG, resolution=_RESOLUTION)

    def start(self, heard: Callable[[Press], None]) -> None:
        """Press from the next question on."""
        self._heard = heard

    def stop(self) -> None:
        """Press no more."""
        self._heard = None
        self.question_closed()

    def question_opened(self, length: int, price: int) -> None:
        """A question is being read; ``length``: of its text in characters, 0 where it is unknown."""
        self._asked = Asked(length, price)
        self._still = dict(self._characters)
        self._plan(self._asked)

    def answering(self, button: str) -> None:
        """Somebody answers, by this button: the others wait."""
        self._play.stop()
        self._still.pop(button, None)

    def reopened(self) -> None:
        """The answer was wrong, and the buttons are live again."""
        if self._asked:
            self._plan(self._asked)

    def question_closed(self) -> None:
        """The question is over: nobody presses any more."""
        self._play.stop()
        self._asked = None

    def says(self, button: str) -> bool | None:
        """Whether what the bot with this button says is right; None: it did not mean to press.

        It is told until the buttons are live again.
        """
        return self._right.get(button)

    def _plan(self, asked: Asked) -> None:
        self._play.stop()
        planned = plan(asked, self._still, self._random)
        self._right = {press.button: press.right for press in planned}
        if self._heard:
            log = tuple(LoggedPress(press.delay, _SOURCE, press.button, _RESOLUTION) for press in planned)
            self._play = ScriptedSource(log, self._clock, self._wait, _SOURCE)
            self._play.start(self._heard)
