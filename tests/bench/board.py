"""The board of a final painted anew, beside the same cells in one static widget of Textual.

Whole screens are painted: another one each time, so that no line and no piece of work is left from before.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from screens.app import StationApp
from screens.host.board_entry import BoardEntry
from screens.host.paint import middle_of, paint
from screens.host.scene import Scene
from screens.looks import STYLES, Line
from screens.widgets.canvas import Canvas
from station.rules.history import History
from station.views.host_view import host_view
from station.wording.language import use
from tests.bench.figures import Figure, milliseconds, ratio
from tests.bench.folders import Folders
from tests.bench.terminal import SIZE
from tests.rules.boards import Board, begin_at

LIMIT = 1.5
_RUNS = 300
_WHOLE = Region(0, 0, *SIZE)


class TwoWidgets(App[None], inherit_bindings=False):
    """A canvas and a static widget, each as large as the screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = StationApp.CSS + "Static { width: 100%; height: 100%; }"

    def __init__(self) -> None:
        super().__init__(ansi_color=True)
        self.canvas = Canvas()
        self.static = Static(markup=False)

    def compose(self) -> ComposeResult:
        """Both, the static one below the visible part: each is asked for its lines as the screen would."""
        yield self.canvas
        yield self.static


def measure(_folders: Folders) -> Iterator[Figure]:
    """Processor's time of one whole screen with a board of six themes."""
    use("ru")
    subject, baseline = asyncio.run(_times())
    yield milliseconds("board of a final in one static widget", baseline)
    yield milliseconds("board of a final, painted anew", subject)
    yield ratio("board of a final, painted anew / one static widget", subject, baseline, LIMIT)


async def _times() -> tuple[list[float], list[float]]:
    app, history = TwoWidgets(), _at_the_board()
    async with app.run_test(size=SIZE):
        pairs = [(_canvas_time(app.canvas, history), _static_time(app.static, history)) for _ in range(_RUNS)]
    subject, baseline = zip(*pairs, strict=True)
    return list(subject), list(baseline)


def _canvas_time(canvas: Canvas, history: History) -> float:
    """From the host's view to the lines that the screen sends, all of them new."""
    view = host_view(history)
    canvas.show(())
    begun = time.process_time()
    canvas.show(_lines(Scene(view, *SIZE), history))
    canvas.render_lines(_WHOLE)
    return time.process_time() - begun


def _static_time(static: Static, history: History) -> float:
    """From a text that is ready to the same."""
    lines = _lines(Scene(host_view(history), *SIZE), history)
    text = Text("\n").join(Text.assemble(*((part, STYLES[look]) for part, look in line)) for line in lines)
    static.update("", layout=False)
    begun = time.process_time()
    static.update(text, layout=False)
    static.render_lines(_WHOLE)
    return time.process_time() - begun


def _lines(scene: Scene, history: History) -> list[Line]:
    entry = BoardEntry(scene.view)
    scene = replace(scene, hints=entry.hints(scene.view, history.state))
    return paint(scene, entry.lines(middle_of(scene), history.state))


def _at_the_board() -> History:
    """The first round of a final of six themes, at its first choice."""
    game = Board(begin_at("final", themes=6))
    game.start()
    game.name(1)
    return game.history
