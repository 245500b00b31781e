"""The commands of ``svoyak``.

To add one: a module with ``add_to(parser)``, which describes the command and says by ``set_defaults(run=…)``
what runs it, or adds its actions; and a line here. A module is imported only when its command is chosen.
"""

from typing import NamedTuple

from station.cli.splash import START
from station.wording.language import N_


class Command(NamedTuple):
    """Where a command lives, and what it is for in a few words."""

    module: str
    summary: str


COMMANDS: dict[str, Command] = {
    START: Command("station.cli.start", N_("the first screen")),
    "demo": Command("station.cli.demo", N_("host a game against three simulated players")),
    "new": Command("station.cli.new", N_("begin a match")),
    "resume": Command("station.cli.resume", N_("go on with a match where it stopped")),
    "matches": Command("station.cli.matches", N_("list the saved matches")),
    "sheet": Command("station.cli.sheet", N_("print the score sheet of a match")),
    "notation": Command("station.cli.notation", N_("write a match as plain text")),
    "replay": Command("station.cli.replay", N_("play a match from its notation")),
    "verify": Command("station.cli.verify", N_("check match files")),
    "salvage": Command("station.cli.salvage", N_("make a new match of a damaged file")),
    "pack": Command("station.cli.pack", N_("look into question packs")),
    "regulation": Command("station.cli.regulation", N_("look into regulations")),
    "buttons": Command("station.cli.buttons.command", N_("show what the buttons do")),
    "doctor": Command(
        "station.cli.doctor.command", N_("check the buttons, the terminal, the disk and the clock")
    ),
    "completion": Command("station.cli.completion", N_("print the completion of commands for a shell")),
}
"""By name; ``START`` names the station without a command."""
