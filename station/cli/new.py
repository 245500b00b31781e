"""``svoyak new``: begin a match, by options or in a form."""

from argparse import Namespace

from station.cli.exits import ExitCode, Failed
from station.cli.parser import FILE, Parser
from station.cli.play import play
from station.wording import beginning as wording
from station.wording.language import tr

OPTIONS = (
    *("player", "absent", "regulation", "stage", "themes", "pack", "first_theme", "auction"),
    *("host", "assistant", "title"),
)
"""The form knows none of them: with one of them there is no form."""


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Begin a match. Without options a form asks for everything; with players named, the match "
            "begins at once, and what is not given is taken from the regulation and the pack."
        ),
        "svoyak new",
        "svoyak new --pack tour.txt --player Anna --player Boris --player Vera --themes 6",
        "svoyak new --regulation nesprosta-xv --stage final --player Anna --player Boris --player Vera",
    )
    option = parser.add_argument
    option("--player", metavar=tr("name"), action="append", help=tr("a player; once for each seat"))
    option("--absent", metavar=tr("name"), action="append", help=tr("one of the players who has not come"))
    option("--regulation", metavar=tr("code"), help=tr("code, or the path of a .toml file"))
    option("--stage", metavar=tr("code"), help=tr("stage of the regulation; the first unless told"))
    option(
        "--themes",
        metavar=tr("number"),
        type=int,
        help=tr("number of themes, where the stage leaves it open"),
    )
    pack = option("--pack", metavar=tr("file"), help=tr("question pack; a bundled one unless told"))
    vars(pack)["complete"] = FILE
    option("--first-theme", metavar=tr("number"), type=int, help=tr("the pack's theme to begin with"))
    option(
        "--auction",
        metavar=tr("place"),
        action="append",
        help=tr(
            "set an auction by hand: round, number of the theme in it, price, as in red:3/40; once for each "
            "auction of the round. Rounds without one get theirs by secret lot"
        ),
    )
    option("--host", metavar=tr("name"), help=tr("the host"))
    option("--assistant", metavar=tr("name"), help=tr("the assistant"))
    option("--title", metavar=tr("title"), help=tr("what the game is called"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Begin the match and play it, or show the form."""
    told = {name: value for name in OPTIONS if (value := vars(arguments)[name]) is not None}
    if not told:
        return play(first="setup", settings=arguments.settings)
    if not arguments.player:
        raise Failed(ExitCode.UNUSABLE, wording.no_players())
    from station.cli.beginning import Plan, begin  # noqa: PLC0415 - after the first sign of life

    named = {name: tuple(told.pop(name, ())) for name in ("player", "absent", "auction")}
    match = begin(Plan(named["player"], named["absent"], named["auction"], **told))
    return play(match, settings=arguments.settings)
