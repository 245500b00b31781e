"""Simulated players: buttons that press themselves, for a demonstration with nobody at the table.

They know nothing of the match. Who runs the demonstration tells them what a player would notice, in plain
numbers and names of buttons; what a player would say is told by ``says``.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from types import MappingProxyType

from drivers.presses import Press, SourceTraits
from drivers.presslog import LoggedPress
from drivers.scripted import WAKING_LAG, Clock, ScriptedSource, Wait, wait

FASTEST = 250_000_000
"""Nobody reacts faster to what is being read, in nanoseconds."""
THINKING = 3_000_000_000
"""Who has not pressed so long after the end of a question does not press, in nanoseconds."""

# Who reads aloud says some 15 characters a second; a text unknown or very short takes a second.
_READING_OF_A_CHARACTER = 65_000_000
_SHORTEST_READING = 1_000_000_000

_SOURCE = "bots"
_RESOLUTION = 1_000_000


class Character(StrEnum):
    """How a simulated player plays."""

    QUICK = "quick"
    """Presses for nearly everything, before the end of the question, mostly wrong where it is cheap."""
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
    """A question as the bots see it: how many characters are still to be read, and its price."""

    length: int
    price: int

    @property
    def reading(self) -> int:
        """How long it will be read aloud, in nanoseconds."""
        return max(_SHORTEST_READING, self.length * _READING_OF_A_CHARACTER)


@dataclass(frozen=True, slots=True)
class PlannedPress:
    """A bot will press ``button`` ``delay`` nanoseconds from now, and what it then says is right or not."""

    delay: int
    button: str
    right: bool


@dataclass(frozen=True, slots=True)
class _Temper:
    """Chances in percent; the price of a question lowers the eagerness by a point for two of its own.

    ``daring``: by how much each ten points of the price raise the chance to be right, up to ``best``.
    """

    eagerness: int
    right: int
    daring: int
    best: int


_TEMPERS = {
    Character.QUICK: _Temper(eagerness=95, right=10, daring=12, best=70),
    Character.SLOW: _Temper(eagerness=80, right=85, daring=0, best=85),
    Character.SILENT: _Temper(eagerness=0, right=40, daring=0, best=40),
}


def is_right(character: Character, price: int, random: Random) -> bool:
    """Whether a player of this kind knows the answer to a question of this price."""
    temper = _TEMPERS[character]
    return random.randrange(100) < min(temper.best, temper.right + temper.daring * price // 10)


def plan(asked: Asked, characters: Mapping[str, Character], random: Random) -> tuple[PlannedPress, ...]:
    """Who will press for a question, when and how well, the earliest first.

    ``characters``: the button of each bot, with its character. Every delay lies between ``FASTEST`` and
    ``THINKING`` after the end of the reading, most of them about that end.
    """
    presses = (_decide(asked, button, character, random) for button, character in characters.items())
    return tuple(sorted((press for press in presses if press), key=lambda press: press.delay))


def _decide(asked: Asked, button: str, character: Character, random: Random) -> PlannedPress | None:
    end = asked.reading
    if character is Character.QUICK:
        delay = int(random.triangular(FASTEST, end, end))
    else:
        delay = int(random.triangular(max(FASTEST, end // 2), end + THINKING, end))
    presses = random.randrange(100) < _TEMPERS[character].eagerness - asked.price // 2
    right = is_right(character, asked.price, random)
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
        self._planned: tuple[PlannedPress, ...] = ()
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

    def read_out(self) -> None:
        """The question was read to its end, and nobody has pressed yet: who means to, does it now."""
        soon = Asked(0, 0).reading
        again = (
            replace(press, delay=int(self._random.triangular(FASTEST, soon + THINKING, soon)))
            for press in self._planned
        )
        self._play_out(tuple(sorted(again, key=lambda press: press.delay)))

    def answering(self, button: str) -> None:
        """Somebody answers, by this button: the others wait."""
        self._play.stop()
        self._still.pop(button, None)

    def reopened(self, length: int) -> None:
        """The buttons are live again for the others, who hear ``length`` characters more."""
        if self._asked:
            self._plan(replace(self._asked, length=length))

    def question_closed(self) -> None:
        """The question is over: nobody presses any more."""
        self._play.stop()
        self._asked, self._planned = None, ()

    def says(self, button: str) -> bool | None:
        """Whether what the bot with this button says is right; None: it did not mean to press.

        It is told until the buttons are live again.
        """
        return next((press.right for press in self._planned if press.button == button), None)

    def _plan(self, asked: Asked) -> None:
        self._play_out(plan(asked, self._still, self._random))

    def _play_out(self, planned: tuple[PlannedPress, ...]) -> None:
        self._play.stop()
        self._planned = planned
        if self._heard:
            log = tuple(LoggedPress(press.delay, _SOURCE, press.button, _RESOLUTION) for press in planned)
            self._play = ScriptedSource(log, self._clock, self._wait, _SOURCE)
            self._play.start(self._heard)
