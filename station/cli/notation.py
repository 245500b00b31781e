"""``svoyak notation``: a match as plain text."""

from argparse import Namespace
from pathlib import Path

from station.cli.exits import ExitCode, Failed
from station.cli.output import say
from station.cli.parser import FILE, Parser
from station.wording import notation as wording
from station.wording.language import tr


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Write a match as plain text that people read and “svoyak replay” plays. Of a match that is not "
            "over it keeps back where auctions lie, stakes, and the names of themes that were not played."
        ),
        "svoyak notation 2026-12-05-final-7f3a.svoyak",
        "svoyak notation 2026-12-05-final-7f3a.svoyak -o game.txt",
    )
    parser.add_file("match", tr("the match file: a path, or a name from “svoyak matches”"))
    into = parser.add_argument("-o", "--output", type=Path, metavar=tr("file"), help=tr("write to this file"))
    vars(into)["complete"] = FILE
    parser.add_argument(
        "--reveal", action="store_true", help=tr("keep nothing back of a match that is not over")
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Fold the match and write its text."""
    from station.cli.match_file import whole_match  # noqa: PLC0415 - needed here alone
    from station.protocol.notation.writer import notation  # noqa: PLC0415 - the same

    history, lacking = whole_match(arguments.match)
    _deliver(notation(history, reveal=arguments.reveal), arguments.output)
    if lacking:
        raise Failed(ExitCode.FAILED, lacking)
    return ExitCode.DONE


def _deliver(text: str, path: Path | None) -> None:
    """Print the text, or write it to a file that is not there yet."""
    if path is None:
        say(text.removesuffix("\n"))
        return
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Failed(ExitCode.FAILED, wording.unwritable_text(str(path), error)) from error
