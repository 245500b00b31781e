"""``svoyak doctor``: what of this machine could spoil an evening, and what to do about it."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib import import_module

from screens.console import showable
from station.cli import folders
from station.cli.buttons.terminal import size
from station.cli.doctor.devices import check_devices, plugged
from station.cli.doctor.disk import check_disk
from station.cli.doctor.findings import Finding, Level, Patient, warning
from station.cli.doctor.power import check_power
from station.cli.doctor.programs import check_programs
from station.cli.doctor.screen import check_language, check_terminal
from station.cli.doctor.system import check_clock, check_python, check_sleep
from station.cli.doctor.udev import NAME, rules
from station.cli.exits import ExitCode
from station.cli.output import say, say_sentences, wrapped
from station.cli.parser import Parser
from station.wording import doctor as wording
from station.wording.cells import padded
from station.wording.language import tr

CHECKS: tuple[Callable[[Patient], Iterator[Finding]], ...] = (
    check_devices,
    check_power,
    check_programs,
    check_python,
    check_language,
    check_terminal,
    check_disk,
    check_clock,
    check_sleep,
)

_WIDTH = 12


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Check the buttons, the terminal, the disk and the clock: each line says ok, warning or FAULT, "
            "what it means and what to do. Nothing is changed. It ends with 1 when there is a fault."
        ),
        "svoyak doctor",
        f"svoyak doctor --udev | sudo tee /etc/udev/rules.d/{NAME}",
    )
    parser.add_argument(
        "--udev",
        action="store_true",
        help=tr("print the rule that lets the buttons be opened, and check nothing"),
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace, make: Callable[[], Patient] | None = None) -> ExitCode:
    """Examine this machine, or print its rule."""
    patient = (make or this_machine)()
    if arguments.udev:
        say(rules(plugged(patient.roots)))
        return ExitCode.DONE
    findings = []
    for check in CHECKS:
        for finding in _examined(check, patient):
            findings.append(finding)
            _tell(finding, patient.size)
    faults = sum(finding.level is Level.FAULT for finding in findings)
    warnings = sum(finding.level is Level.WARNING for finding in findings)
    say_sentences(wording.summary(faults, warnings))
    return ExitCode.FAILED if faults else ExitCode.DONE


def this_machine() -> Patient:
    """What the station runs on."""
    from shutil import which  # noqa: PLC0415 - needed here alone

    return Patient(
        matches=folders.matches(),
        environ=os.environ,
        encoding=sys.stderr.encoding,
        size=size() if sys.stdout.isatty() else None,
        colours=showable()[0],
        date_doubt=_date_doubt,
        program=which,
        load=import_module,
        clock=time.monotonic_ns,
    )


def _date_doubt() -> str:
    from station.cli.house import House  # noqa: PLC0415 - needed here alone

    return House().clock_doubt()


def _examined(check: Callable[[Patient], Iterator[Finding]], patient: Patient) -> Iterator[Finding]:
    """What a check finds; one that the system does not let look never stops the others."""
    try:
        yield from check(patient)
    except OSError as error:
        yield warning(wording.unchecked(check.__name__.removeprefix("check_"), error))


def _tell(finding: Finding, terminal: tuple[int, int] | None) -> None:
    """The finding behind its level, what it means and what to do below it."""
    indent = " " * _WIDTH
    told = "\n".join(filter(None, finding.told))
    lines = (wrapped(told, terminal[0] - _WIDTH) if terminal else told).split("\n")
    say(padded(wording.level(finding.level.value), _WIDTH) + f"\n{indent}".join(lines))
