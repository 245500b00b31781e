"""From the command to a screen that can be read, beside the least that Textual can do."""

from collections.abc import Iterator

from station.wording.language import tr, use
from tests.bench.figures import Figure, milliseconds, ratio
from tests.bench.folders import Folders
from tests.bench.terminal import MINIMAL, SVOYAK, Terminal

SCREEN_LIMIT = 1.0
SIGN_LIMIT = 0.15

_RUNS = 21


def measure(folders: Folders) -> Iterator[Figure]:
    """The first screen with its saved matches, and the first sign of life."""
    folders.save_matches()
    use("ru")
    round_of(folders)  # compiles
    minimal, sign, screen = zip(*(round_of(folders) for _ in range(_RUNS)), strict=True)
    yield milliseconds("minimal app, first paint", minimal)
    yield milliseconds("first screen, first paint", screen)
    yield ratio("first screen, first paint / minimal app's", screen, minimal, SCREEN_LIMIT)
    yield ratio("first line / minimal app's first paint", sign, minimal, SIGN_LIMIT)


def round_of(folders: Folders) -> tuple[float, float, float]:
    """Seconds to the minimal app's text, to the first line, to the last line of the first screen."""
    return (
        seconds_to(folders, MINIMAL, "ready"),
        seconds_to(folders, SVOYAK, "svoyak ..."),
        seconds_to(folders, SVOYAK, tr("quit")),
    )


def seconds_to(folders: Folders, command: tuple[str, ...], text: str) -> float:
    """Run a program until it shows a text."""
    with Terminal(command, folders.environment) as terminal:
        return terminal.seconds_to(text)
