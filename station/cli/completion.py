"""``svoyak completion``: completion of commands, options and file names in a shell."""

from argparse import Namespace

from station.cli.commands import COMMANDS
from station.cli.exits import ExitCode
from station.cli.output import say
from station.cli.parser import Parser, build_whole
from station.wording.language import tr


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr("Print the completion of commands for a shell."),
        "svoyak completion bash > ~/.local/share/bash-completion/completions/svoyak",
        'svoyak completion zsh > "${fpath[1]}/_svoyak"',
    )
    parser.add_argument(
        "shell", choices=("bash", "zsh"), metavar=tr("shell"), help=tr("the shell: bash or zsh")
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Print it."""
    import shtab  # noqa: PLC0415 - no other command needs it

    say(shtab.complete(build_whole(COMMANDS), arguments.shell))
    return ExitCode.DONE
