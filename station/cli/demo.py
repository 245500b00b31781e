"""``svoyak demo``: host a game at once, against simulated players, on a bundled pack."""

from argparse import Namespace
from contextlib import suppress
from typing import TYPE_CHECKING

from station.cli import folders
from station.cli.exits import ExitCode
from station.cli.parser import Parser
from station.cli.play import DEMO, play
from station.journal.names import SUFFIX
from station.wording.demo import NAMES
from station.wording.language import tr

if TYPE_CHECKING:
    from station.live.opening import OpenMatch


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Host a game of four themes on a bundled pack. Three simulated players press and answer like "
            "people; you read, judge and lead. Nothing is needed but this terminal. Only the last "
            "demonstration is kept."
        ),
        "svoyak demo",
    )
    parser.set_defaults(run=run)


def run(_arguments: Namespace) -> ExitCode:
    """Begin the game and play it."""
    return play(new_demo())


def new_demo() -> "OpenMatch":
    """The game, in place of an earlier one; raises ``Failed`` as ``begin`` does."""
    from station.cli.beginning import Plan, begin  # noqa: PLC0415 - after the first sign of life

    _discard_earlier()
    players = tuple(tr(name) for name in NAMES)
    return begin(Plan(players, title=tr("Demonstration")), DEMO)


def _discard_earlier() -> None:
    """A demonstration is a toy: it must not fill the list of matches. One that cannot be deleted stays."""
    from station.live.opening import discard_match  # noqa: PLC0415 - after the first sign of life

    for path in folders.matches().glob(f"*-{DEMO}-*{SUFFIX}*"):  # with copies of torn ones
        with suppress(OSError):
            discard_match(path)
