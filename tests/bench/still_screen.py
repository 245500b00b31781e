"""A screen that looks like a match and is none: the key P shows one of two sets of lines.

``python -m tests.bench.still_screen FILE`` shows the match in the file, paused or going on.
"""

import gc
import sys
from pathlib import Path

from textual.app import App, ComposeResult
from textual.events import Key

from screens.app import StationApp
from screens.host.paint import paint
from screens.host.scene import Scene
from screens.looks import Line
from screens.widgets.canvas import Canvas
from station.live.opening import resume_match
from station.rules import history as rules
from station.rules.commands import Reopen, Resume
from station.rules.history import History
from station.rules.refusals import Refused
from station.views.host_view import host_view
from station.wording.language import use
from tests.bench.terminal import SIZE


class StillScreen(App[None], inherit_bindings=False):
    """Lines, and the lines that they change to."""

    ENABLE_COMMAND_PALETTE = False
    CSS = StationApp.CSS

    def __init__(self, lines: list[Line], others: list[Line]) -> None:
        super().__init__(ansi_color=True)
        self._lines, self._others = lines, others
        self._canvas = Canvas()

    def compose(self) -> ComposeResult:
        """One canvas, as the match has."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show the first lines."""
        self._canvas.show(self._lines)

    def on_key(self, event: Key) -> None:
        """Show the others."""
        event.stop()
        self._lines, self._others = self._others, self._lines
        self._canvas.show(self._lines)


def lines(history: History) -> list[Line]:
    """What the host sees of a match."""
    return paint(Scene(host_view(history), *SIZE))


def both_lines(path: Path) -> tuple[list[Line], list[Line]]:
    """A match as it opens, and as it goes on."""
    match = resume_match(path)
    at = match.history.acts[-1].at
    opened = rules.submit(match.history, Reopen(), at)
    assert not isinstance(opened, Refused), opened
    going_on = rules.submit(opened[0], Resume(), at)
    assert not isinstance(going_on, Refused), going_on
    return lines(opened[0]), lines(going_on[0])


if __name__ == "__main__":
    gc.disable()
    use("ru")
    StillScreen(*both_lines(Path(sys.argv[1]))).run(mouse=False)
