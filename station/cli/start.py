"""``svoyak`` alone: the first screen."""

from argparse import Namespace

from station.cli.exits import ExitCode
from station.cli.parser import Parser
from station.cli.play import play


def add_to(parser: Parser) -> None:
    """Say what runs the station without a command."""
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Show the first screen."""
    return play(settings=arguments.settings)
