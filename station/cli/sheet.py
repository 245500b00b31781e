"""``svoyak sheet``: the score sheet of a match, as text."""

from argparse import Namespace

from station.cli.exits import ExitCode, Failed
from station.cli.output import say
from station.cli.parser import Parser
from station.wording.language import tr

WIDTH = 80


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr("Print the score sheet of a match, as far as it was played. Nothing is changed."),
        "svoyak sheet 2026-12-05-final-7f3a.svoyak > sheet.txt",
    )
    parser.add_file("match", tr("the match file: a path, or a name from “svoyak matches”"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Fold the match and print its sheet."""
    from station.cli.match_file import whole_match  # noqa: PLC0415 - needed here alone
    from station.protocol.sheet import score_sheet  # noqa: PLC0415 - the same
    from station.protocol.text import sheet_text  # noqa: PLC0415 - the same

    history, lacking = whole_match(arguments.match)
    say(sheet_text(score_sheet(history.state), WIDTH))
    if lacking:
        raise Failed(ExitCode.FAILED, lacking)
    return ExitCode.DONE
