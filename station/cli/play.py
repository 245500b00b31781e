"""Running the screens: what the terminal and Textual need before, and what is left to do behind them."""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache
from typing import TYPE_CHECKING

from station.cli import folders
from station.cli.exits import ExitCode, Failed
from station.cli.output import say, tell
from station.cli.without import later, without
from station.wording.language import tr
from station.wording.matches import unsaved_match
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from screens.app import StationApp
    from screens.services import Settings
    from screens.table import Table
    from station.cli.reopening import Mended
    from station.live.opening import OpenMatch
    from station.live.published import Published

DEMO = "DEMO"
"""Stands in the file's name of a demonstration: its players are simulated, also when it is resumed.

In capitals because a stage's code, which stands there for any other match, has none.
"""

SETTINGS = {
    "TEXTUAL_DISABLE_KITTY_KEY": "1",
    "TEXTUAL_ANIMATIONS": "none",
    "TEXTUAL_SMOOTH_SCROLL": "0",
    "ESCDELAY": "25",
}
"""Read by Textual while it is imported: no half-known key protocol, nothing that moves by itself."""

_CLEAR = b"\x1b[0m\x1b[2J\x1b[H"


def play(
    match: OpenMatch | None = None, *, first: str = "home", settings: Settings | None = None
) -> ExitCode:
    """Show the screens until the host leaves; ``match``: the one to play, else the ``first`` screen."""
    os.environ.update(SETTINGS)
    with without("ssl"):
        import asyncio  # noqa: F401, PLC0415 - loaded here, and used by the screens
    with later("textual.command"):  # the command palette of Textual, which the screens do not have
        from screens.app import StationApp  # noqa: PLC0415 - after the settings, and only for screens
    from screens import looks  # noqa: PLC0415 - the same
    from screens.console import is_bare_console  # noqa: PLC0415 - the same
    from station.cli.house import House  # noqa: PLC0415 - the same

    def lay_table() -> Table:
        if app.is_at_match and app.current is not None and f"-{DEMO}-" in app.current.path.name:
            from station.cli.demo_table import DemoTable  # noqa: PLC0415 - not before a match is played

            return DemoTable()
        return _device_table()

    looks.use(settings.colours if settings else "")
    house = House()
    app = StationApp(house, lay_table, match, first, settings)
    code, unsaved = app.run(mouse=False), _put_away(app)
    from station.cli.reopening import Reopening  # noqa: PLC0415 - not before the screens are gone

    reopening = Reopening(house)
    while (again := reopening.after(app, unsaved)) is not None:
        is_for_one_match = app.is_for_one_match
        app = StationApp(house, lay_table, again, first, settings)
        app.is_for_one_match, app.greeting = is_for_one_match, reopening.mended[-1].greeting
        code, unsaved = app.run(mouse=False), [*unsaved, *_put_away(app)]
    if not os.isatty(1):
        _fall_silent()
    elif is_bare_console():
        os.write(1, _CLEAR)
    return _end(app, code, unsaved, reopening.mended)


@cache
def _device_table() -> Table:
    """One for the whole run: whose a button is outlasts a match."""
    from station.cli.device_table import DeviceTable  # noqa: PLC0415 - not before a match is played

    return DeviceTable()


def _put_away(app: StationApp) -> list[Published]:
    """Let go of the match; a fault in that is told as any other, behind the one that may have led to it."""
    try:
        return app.put_away()
    except Exception as error:  # noqa: BLE001 - raised when the way to resume was told
        app.fault = app.fault or error
        return []


def _end(app: StationApp, code: int | None, unsaved: list[Published], mended: list[Mended]) -> ExitCode:
    """Tell how to go on, what is lost, and what has gone wrong."""
    if app.current is not None and not any(
        left.is_gone and left.path == app.current.path for left in unsaved
    ):
        say(farewell(app.current.path, is_finished=app.is_finished))
    lost = _print_lost(unsaved)
    for fault in mended:
        tell(fault.trouble)
    if app.fault is not None:
        if lost is not None:
            tell(lost)
        raise app.fault
    if lost is not None:
        raise Failed(ExitCode.FAILED, lost)
    return ExitCode.DONE if code is None else ExitCode(code)


def farewell(path: Path, *, is_finished: bool) -> str:
    """What to do with a match that was left: go on with it; when it is over, see its sheet; look for it."""
    import shlex  # noqa: PLC0415 - not before the screens are gone

    program = sys.argv[0] if "/" in sys.argv[0] and not shutil.which("svoyak") else "svoyak"
    if not _is_at_hand(path):
        return tr(
            "“{path}” is not there any more.\n"
            "It was renamed, or its medium is gone. What is at hand: {program} matches",
            path=path,
            program=program,
        )
    name = shlex.quote(folders.name_of(path))
    if is_finished:
        return tr("The game is over. Its score sheet: {program} sheet {name}", program=program, name=name)
    return tr("Resume with: {program} resume {name}", program=program, name=name)


def _is_at_hand(path: Path) -> bool:
    """Whether the file is under its name; a disk that does not answer may have it."""
    from station.cli.asking import ask  # noqa: PLC0415 - not before the screens are gone

    try:
        return ask(path.parent, path.exists)
    except OSError:
        return True


def _print_lost(unsaved: list[Published]) -> Trouble | None:
    """Print the sheets of matches that could not be saved whole: nothing else keeps their points."""
    if not unsaved:
        return None
    from station.protocol.sheet import score_sheet  # noqa: PLC0415 - hopefully never needed
    from station.protocol.text import sheet_text  # noqa: PLC0415 - the same

    for left in unsaved:
        say(sheet_text(score_sheet(left.history.state), shutil.get_terminal_size().columns))
    return unsaved_match(left.path.name, is_gone=left.is_gone)


def _fall_silent() -> None:
    """The terminal is gone: what is printed from now on, or is still to be printed, goes nowhere."""
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - a device, not a path
        for stream in (1, 2):
            os.dup2(nowhere.fileno(), stream)


def missing_match(name: str) -> Failed:
    """There is no such match."""
    return Failed(
        ExitCode.UNUSABLE,
        Trouble(
            tr("There is no match “{name}”.", name=name),
            tr("Nothing was opened."),
            tr("See the list with: svoyak matches"),
        ),
    )
