"""``svoyak`` alone: the first screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from station.cli.play import play

if TYPE_CHECKING:
    from argparse import Namespace

    from station.cli.exits import ExitCode
    from station.cli.parser import Parser


def add_to(parser: Parser) -> None:
    """Say what runs the station without a command."""
    parser.set_defaults(run=run)


def unasked() -> Namespace:
    """What the parser makes of a command line without a word."""
    return cast("Namespace", SimpleNamespace(run=run, lang=None, no_settings=False, colours=None))


def run(arguments: Namespace) -> ExitCode:
    """Show the first screen."""
    return play(settings=arguments.settings)
