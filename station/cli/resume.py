"""``svoyak resume``: go on with a match where it stopped."""

from argparse import Namespace
from functools import partial
from pathlib import Path

from station.cli.exits import ExitCode, Failed
from station.cli.parser import Parser
from station.cli.places import known_folders, look
from station.cli.play import missing_match, play
from station.wording.language import tr
from station.wording.matches import unplayable
from station.wording.trouble import Trouble, unreadable


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Go on with a match where it stopped, paused in the same question. Without a name: the "
            "interrupted match that was played last, or all to choose from when the clock was set back. "
            "Where another copy of it goes further, that one is named, and nothing is opened."
        ),
        "svoyak resume",
        "svoyak resume 2026-12-05-final-7f3a.svoyak",
    )
    parser.add_file("match", tr("the match file: a path, or a name from “svoyak matches”"), "?")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Open the match and play."""
    from station.cli.house import House  # noqa: PLC0415 - after the first sign of life

    house = House()
    if arguments.match is not None:
        path = existing(arguments.match)
    else:
        interrupted = [card.path for card in house.matches() if card.interrupted]
        if len(interrupted) > 1 and house.clock_doubt():
            return play(settings=arguments.settings)  # by its files' times nobody knows which was the last
        path = interrupted[0] if interrupted else _nothing()
    match = house.resume(path)
    if isinstance(match, Trouble):
        raise Failed(ExitCode.UNUSABLE, match)
    return play(match, settings=arguments.settings)


def existing(path: Path) -> Path:
    """The file of a match that was named by its path, or by its name in one of the known folders.

    Raises ``Failed`` when there is none, but perhaps a folder or a pipe, or no looking whether there is one.
    """
    refused, is_other = None, False
    for found in (path, *(folder / path for folder in known_folders())):
        try:
            is_file, is_there = look(found.parent, partial(_kind, found))
            if is_file:
                return found
            is_other |= is_there
        except OSError as error:
            refused = error
    if refused is not None:
        raise Failed(ExitCode.UNUSABLE, unreadable(str(path), refused))
    if is_other:
        raise Failed(ExitCode.UNUSABLE, unplayable(str(path), "MatchForeign"))
    raise missing_match(str(path))


def _kind(path: Path) -> tuple[bool, bool]:
    """Whether it is a file, and whether anything is there."""
    return path.is_file(), path.exists()


def _nothing() -> Path:
    raise Failed(
        ExitCode.FAILED,
        Trouble(
            tr("There is no interrupted match."),
            tr("Nothing was opened."),
            tr("Begin one with “svoyak new”, or see the list with “svoyak matches”."),
        ),
    )
