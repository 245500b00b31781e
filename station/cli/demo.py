"""``svoyak demo``: host a game at once, against simulated players, on a bundled pack."""

from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from station.cli import folders
from station.cli.exits import ExitCode
from station.cli.parser import Parser
from station.cli.play import DEMO, play
from station.journal.names import SUFFIX
from station.wording.demo import NAMES
from station.wording.language import tr

if TYPE_CHECKING:
    from pathlib import Path

    from station.live.opening import OpenMatch

_LARGE = "nesprosta-xv"
"""The regulation whose stages have two rounds, auctions and a final round."""
_ROUND_THEMES = 2


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Host a game of four themes on a bundled pack. Three simulated players press, answer, bid and "
            "stake like people; you read, judge and lead. Nothing is needed but this terminal. Only the "
            "last two demonstrations are kept."
        ),
        "svoyak demo",
        "svoyak demo --stage final",
    )
    parser.add_argument(
        "--stage",
        metavar=tr("code"),
        help=tr(
            "a stage of {regulation}, as final: two themes in each of its two rounds, with auctions and the "
            "final round",
            regulation=_LARGE,
        ),
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Begin the game and play it."""
    return play(new_demo(arguments.stage), settings=arguments.settings)


def new_demo(stage: str | None = None) -> "OpenMatch":
    """The game, in place of those before the last one; ``stage``: one of the larger regulation's, shortened.

    Raises ``Failed`` as ``begin`` does.
    """
    from station.cli.beginning import Plan, begin  # noqa: PLC0415 - after the first sign of life

    plan = Plan(tuple(tr(name) for name in NAMES), title=tr("Demonstration"))
    if stage is not None:
        plan = replace(plan, regulation=_LARGE, stage=stage, round_themes=_ROUND_THEMES)
    earlier = sorted(_demonstrations(), key=_made_at)
    match = begin(plan, DEMO)
    _discard(earlier[:-1])
    return match


def _demonstrations() -> "list[Path]":
    """The files of demonstrations, those that were put aside when they were torn among them."""
    return list(folders.matches().glob(f"*-{DEMO}-*{SUFFIX}*"))


def _made_at(path: "Path") -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0


def _discard(paths: "list[Path]") -> None:
    """Demonstrations are toys and must not fill the list of matches; the last one may still be wanted.

    One that cannot be deleted stays.
    """
    from station.live.opening import discard_match  # noqa: PLC0415 - after the first sign of life

    for path in paths:
        with suppress(OSError):
            discard_match(path)
