"""The commands of ``svoyak``.

To add one: a module with ``add_to(parser)``, which describes the command and says by ``set_defaults(run=…)``
what runs it, or adds its actions; and a line here. A module is imported only when its command is chosen.
"""

from typing import NamedTuple

from station.wording.language import N_


class Command(NamedTuple):
    """Where a command lives, and what it is for in a few words."""

    module: str
    summary: str


COMMANDS: dict[str, Command] = {
    "completion": Command("station.cli.completion", N_("print the completion of commands for a shell")),
}
"""By name; ``splash.START`` names the station without a command."""
