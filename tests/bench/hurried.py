"""The station with players who press in the instant in which the buttons go live: a match takes seconds.

``python -m tests.bench.hurried`` shows the first screen, as ``svoyak`` does.
"""

import gc
import os
import time
from random import Random

from station.cli.play import SETTINGS

os.environ.update(SETTINGS)  # before Textual is imported
gc.disable()

from screens import looks  # noqa: E402 - see above
from screens.app import StationApp  # noqa: E402 - see above
from screens.services import SetupMemory  # noqa: E402 - see above
from screens.table import PressTaker  # noqa: E402 - see above
from station.cli import memory  # noqa: E402 - see above
from station.cli.house import House  # noqa: E402 - see above
from station.rules.history import History  # noqa: E402 - see above
from station.rules.model import MILLISECOND  # noqa: E402 - see above
from station.rules.state import LIVE  # noqa: E402 - see above
from station.wording.language import use  # noqa: E402 - see above
from tests.bench.folders import PLAYERS  # noqa: E402 - see above

_EAGERNESS = 0.8


class HurriedTable:
    """Somebody presses for most questions, and the host need not wait for it."""

    def __init__(self) -> None:
        self._random = Random(1)  # noqa: S311 - nothing to be guessed
        self._match: PressTaker | None = None
        self._entered = -1

    @property
    def desk(self) -> None:
        """No device."""

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        self._match = match

    def key(self, name: str, at: int) -> bool:  # noqa: ARG002 - as every table
        """Nobody plays by keys."""
        return False

    def watch(self, history: History) -> None:
        """Press, when the buttons have just gone live."""
        state = history.state
        is_news = state.entered != self._entered
        self._entered = state.entered
        if self._match and is_news and state.phase in LIVE and self._random.random() < _EAGERNESS:
            now = time.monotonic_ns()
            self._match.press(self._random.choice(state.seats), now, now, MILLISECOND)

    def speech(self) -> str:
        """Nobody says anything."""
        return ""

    def stand_up(self) -> None:
        """Report no more."""
        self._match = None


if __name__ == "__main__":
    use("ru")
    memory.keep(SetupMemory(players=PLAYERS))
    looks.use()
    station = StationApp(House(), HurriedTable)
    station.run(mouse=False)
    station.put_away()
