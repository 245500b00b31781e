"""Runs one command, and sees to it that it ends with words and an exit code, never with a traceback."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from station.cli import output
from station.cli.commands import COMMANDS
from station.cli.exits import ExitCode, Failed
from station.cli.settings.own import own_settings
from station.cli.splash import START, first_look, is_interactive
from station.wording.language import choose, tr, use
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from station.cli.commands import Command


def run(arguments: list[str], commands: Mapping[str, Command] = COMMANDS) -> ExitCode:
    """Run what the arguments ask for; every error is told here."""
    output.prepare()
    try:
        return finish(arguments, commands)
    except Failed as failed:
        output.tell(failed.trouble)
        return failed.code
    except BrokenPipeError:
        output.abandon(sys.stdout)
        return ExitCode.UNHEARD
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the last place that can tell people about a fault of ours
        from station.cli.crash import report  # noqa: PLC0415 - imported when needed, which is hopefully never

        output.tell(report(error))
        return ExitCode.CRASHED


def finish(arguments: list[str], commands: Mapping[str, Command]) -> ExitCode:
    """Run the command to its last printed character."""
    speak(arguments)
    code = carry_out(arguments, commands)
    output.flush()
    return code


def speak(arguments: list[str]) -> None:
    """Speak the language of the arguments or of the environment, or say in English why not."""
    language = choose(first_look(arguments)[0], os.environ)
    if language == "ru" and not output.can_print("ж"):
        why, to_do = f"There are no Russian letters in {sys.stdout.encoding}", "Take a UTF-8 locale"
    elif not use(language):
        why, to_do = "The Russian catalogue is missing or damaged", "Install the station anew with pip"
    else:
        return
    output.tell(Trouble(f"{why}.", "The station speaks English.", f"{to_do}."))


def carry_out(arguments: list[str], commands: Mapping[str, Command]) -> ExitCode:
    """Parse and run."""
    asked = parsed(arguments, commands)
    if asked is None:
        return ExitCode.DONE
    if is_interactive(arguments):
        demand_terminal()
        asked.settings = own_settings(asked)
    code: ExitCode = asked.run(asked)
    return code


def parsed(arguments: list[str], commands: Mapping[str, Command]) -> Namespace | None:
    """What is asked for; None when it was no more than the help or the version, which is shown by now.

    ``svoyak`` alone is not parsed: argparse takes time, and there is nothing to find out.
    """
    if not arguments and START in commands:
        from station.cli.start import unasked  # noqa: PLC0415 - only when nothing else is run

        return unasked()
    from station.cli.parser import build  # noqa: PLC0415 - the language of its help is set by now

    try:
        return build(commands, first_look(arguments)[1]).parse_args(arguments)
    except SystemExit:
        return None


def demand_terminal() -> None:
    """End the command unless it can draw on a terminal and read its keys; screens draw on standard error."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        why = tr("This command needs a terminal, and its input or output is not one.")
        to_do = tr("Run it in a terminal window or on the console, without “|”, “<” and “>”.")
    elif sys.stderr.encoding.lower() not in {"utf-8", "utf8"}:
        why = tr("The screens need UTF-8, and the locale says {encoding}.", encoding=sys.stderr.encoding)
        to_do = tr("In a terminal set to UTF-8: {command}", command="LC_ALL=C.UTF-8 svoyak --lang ru")
    else:
        return
    raise Failed(ExitCode.UNUSABLE, Trouble(why, tr("Nothing was done."), to_do))
