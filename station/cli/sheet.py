"""``svoyak sheet``: the score sheet of a match, as text."""

from argparse import Namespace

from station.cli.exits import ExitCode, Failed
from station.cli.output import say
from station.cli.parser import Parser
from station.cli.resume import existing
from station.wording.language import tr
from station.wording.matches import unplayable
from station.wording.trouble import unreadable

WIDTH = 80

INCOMPLETE = {"corrupt": "MatchCorrupt", "newer": "MatchNewer"}
"""Files in which more was played than can be read: the sheet is not the whole match's."""


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
    from station.journal.errors import ContentError  # noqa: PLC0415 - needed here alone
    from station.live.opening import verify_match  # noqa: PLC0415 - the same
    from station.protocol.sheet import score_sheet  # noqa: PLC0415 - the same
    from station.protocol.text import sheet_text  # noqa: PLC0415 - the same

    path = existing(arguments.match)
    try:
        found = verify_match(path)
    except ContentError as error:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, type(error).__name__)) from error
    except OSError as error:
        raise Failed(ExitCode.UNUSABLE, unreadable(str(path), error)) from error
    if found.state is None:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, "MatchForeign"))
    say(sheet_text(score_sheet(found.state), WIDTH))
    if found.verdict in INCOMPLETE:
        raise Failed(ExitCode.FAILED, unplayable(path.name, INCOMPLETE[found.verdict]))
    return ExitCode.DONE
