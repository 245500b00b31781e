"""The parser of the command line: for ``svoyak``, for each command, for each action of a command."""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from screens.console import Colours
from station import __version__
from station.cli.argparse_words import teach
from station.cli.commands import Command
from station.cli.exits import ExitCode, Failed
from station.cli.output import say
from station.cli.splash import COLOURS, NO_SETTINGS, START
from station.wording.language import LANGUAGES, tr
from station.wording.trouble import Trouble

LANG = "--lang"
"""Is taken before the command and behind it."""

EXAMPLE = "  "
"""Before an example, which is never wrapped."""

FILE = {"bash": "_shtab_compgen_files", "zsh": "_files"}
"""How shtab completes the name of a file; written out because importing shtab takes time."""


class HelpFormatter(argparse.HelpFormatter):
    """Help whose examples can be copied, and whose commands stand without a heading of their own."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        return "\n".join(
            line if line.startswith(EXAMPLE) else fill(line, width, indent) for line in text.split("\n")
        )

    def _format_action(self, action: argparse.Action) -> str:
        lines = super()._format_action(action)
        return lines.partition("\n")[2] if action.nargs == argparse.PARSER else lines


class Parser(argparse.ArgumentParser):
    """A parser that knows its actions and raises ``Failed`` where argparse would print and exit."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 - argparse's own settings, passed on
        super().__init__(allow_abbrev=False, formatter_class=HelpFormatter, **settings)
        self.actions: dict[str, Parser] = {}
        self._adder: Callable[..., Parser] | None = None

    def describe(self, description: str, *examples: str) -> None:
        """Say what the command does, with command lines to copy."""
        self.description = description
        self.epilog = "\n".join((tr("examples:"), *(EXAMPLE + example for example in examples)))

    def add_file(self, name: str, summary: str, number: str | None = None) -> None:
        """Add an argument that is a file's path; ``number``: argparse's "?" or "+", None for just one."""
        argument = self.add_argument(name, type=Path, nargs=number, metavar=tr("file"), help=summary)
        vars(argument)["complete"] = FILE

    def add_action(self, name: str, summary: str, *, required: bool = True) -> "Parser":
        """Add a command or an action below this one; ``required``: without one there is nothing to do."""
        if not self._adder:
            title, metavar = tr("commands"), tr("command")
            self._adder = self.add_subparsers(title=title, metavar=metavar, required=required).add_parser
        action = self.actions[name] = self._adder(name, help=summary)
        action.add_argument(LANG, choices=LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        return action

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002 - argparse's signature
        """Print help or the version; argparse would swallow an error of the output."""
        say(message.removesuffix("\n"))

    def error(self, message: str) -> NoReturn:
        """End the command: the command line cannot be used."""
        raise Failed(
            ExitCode.UNUSABLE,
            Trouble(
                tr("The command line is wrong: {message}.", message=message),
                tr("Nothing was done."),
                tr("See “{command} --help”.", command=self.prog),
            ),
        )


def build(commands: Mapping[str, Command], chosen: str | None = None) -> Parser:
    """The parser with the chosen command complete and the others by name; None: with no command complete."""
    teach()
    parser = Parser(
        prog="svoyak", description=tr("The station for «Своя игра»: the host runs the whole match.")
    )
    parser.add_argument(LANG, choices=LANGUAGES, help=tr("the language: ru or en"))
    parser.add_argument(
        NO_SETTINGS, action="store_true", help=tr("do not read the settings of the house: station.toml")
    )
    parser.add_argument(
        COLOURS,
        choices=tuple(map(str, Colours)),
        help=tr("the colours of the screens; NO_COLOR and the terminal come before them"),
    )
    parser.add_argument(
        "--version", action="version", version=f"svoyak {__version__}", help=tr("show the version and exit")
    )
    for name, command in commands.items():
        if name == START:
            target = parser
        else:
            target = parser.add_action(name, tr(command.summary), required=START not in commands)
        if name == chosen:
            import_module(command.module).add_to(target)
    return parser


def build_whole(commands: Mapping[str, Command]) -> Parser:
    """The parser with every command complete."""
    parser = build(commands)
    for name, command in commands.items():
        import_module(command.module).add_to(parser if name == START else parser.actions[name])
    return parser
