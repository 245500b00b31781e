"""The entry point of ``svoyak``: a sign of life first, everything that takes time afterwards."""

import sys

from station.cli.splash import greet


def main() -> int:
    """Run the command that the arguments ask for and return its exit code."""
    arguments = sys.argv[1:]
    greet(arguments)
    from station.cli.run import run  # noqa: PLC0415 - on a netbook this import takes its time: greet first

    return run(arguments)
