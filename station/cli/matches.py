"""``svoyak matches``: the saved matches."""

from argparse import Namespace

from station.cli import folders
from station.cli.exits import ExitCode
from station.cli.output import one_line, say, say_sentences
from station.cli.parser import Parser
from station.wording.language import tr


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "List the saved matches: interrupted ones first, then the newest. Of several copies of a match "
            "the longest is shown, on a stick, in your home or the temp folder, too."
        ),
        "svoyak matches",
    )
    parser.set_defaults(run=run)


def run(_arguments: Namespace) -> ExitCode:
    """Print a line or two for each match."""
    from station.cli.house import House  # noqa: PLC0415 - needed here alone

    cards = House().matches()
    if not cards:
        say_sentences(tr("There are no matches yet in {folder}.", folder=folders.matches()))
    for card in cards:
        sign = "!" if card.trouble else ">" if card.interrupted else " "
        say(f"{sign} {one_line(folders.name_of(card.path))}")
        for line in (card.what if card.where else "", card.where, card.trouble):
            if line:
                say_sentences(f"    {line}")
    return ExitCode.DONE
