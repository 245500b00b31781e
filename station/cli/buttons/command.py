"""``svoyak buttons``: what each button does, with nobody playing."""

from __future__ import annotations

import signal
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from drivers.devices import Wanted
from drivers.presses import Press
from drivers.scripted import Clock
from station.cli.buttons import terminal
from station.cli.buttons.displays import Display, Lines, Screen
from station.cli.buttons.happenings import Devices, Ear, Tale
from station.cli.buttons.plain import field
from station.cli.buttons.record import Recorder, Replayed, logged
from station.cli.exits import ExitCode
from station.cli.parser import FILE, Parser
from station.wording import watching as wording
from station.wording.language import tr

if TYPE_CHECKING:
    from types import FrameType

_IDLE = 1.0
"""Seconds until the display is looked after where nothing happens; what is plugged in is found by then."""

_PAUSE = 0.04
"""Seconds without an event after which the picture is drawn."""

_ENDINGS = {signal.SIGTERM: ExitCode.TERMINATED, signal.SIGHUP: ExitCode.HUNG_UP}


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Show every device with buttons and every press, with its time and the gap to the one before, "
            "until Ctrl+C. Keyboards are devices with buttons, too: while this runs, type nothing that "
            "nobody should read. Nothing is kept from other programs."
        ),
        "svoyak buttons",
        "svoyak buttons --record evening.presses",
        "svoyak buttons --plain | grep press",
    )
    parser.add_argument(
        "--plain", action="store_true", help=tr("one line an event, for other programs; so in a pipe, too")
    )
    logs = parser.add_mutually_exclusive_group()
    for option, summary in (
        ("--record", tr("keep the presses in this new file, too")),
        ("--replay", tr("show the presses of such a file instead of those of devices")),
    ):
        taken = logs.add_argument(option, type=Path, metavar=tr("file"), help=summary)
        vars(taken)["complete"] = FILE
    parser.set_defaults(run=run)


def supervisor() -> Devices:
    """The devices that are plugged in."""
    from drivers.supervisor import Supervisor  # noqa: PLC0415 - the help does not need it

    return Supervisor()


def run(
    arguments: Namespace, make: Callable[[], Devices] = supervisor, clock: Clock = time.monotonic_ns
) -> ExitCode:
    """Show what happens until the user, the system, or the end of the log ends it."""
    log = None if arguments.replay is None else logged(arguments.replay)
    begun = clock()
    devices = make() if log is None else Replayed(log, begun, clock)
    with closing(Recorder(arguments.record, begun)) if arguments.record else nullcontext() as recorder:
        keep = recorder.keep if recorder else _ignore
        ear = Ear(None if log is None else len(log))
        with (
            terminal.quiet_keys() as swallow,
            _listening(devices, ear),
            closing(_display(arguments, begun, clock, ear)) as display,
        ):
            return _follow(ear, Tale(devices), display, keep, swallow)


def _display(arguments: Namespace, begun: int, clock: Clock, ear: Ear) -> Display:
    is_log = arguments.replay is not None
    if arguments.plain or not terminal.can_be_painted():
        return Lines(begun, clock, lambda: ear.is_asked_to_end, is_log=is_log)
    return Screen(begun, clock, _title(arguments), is_log=is_log)


def _title(arguments: Namespace) -> str:
    if arguments.replay is not None:
        return wording.replay_title(field(arguments.replay.name))
    return wording.record_title(field(arguments.record.name)) if arguments.record else wording.title()


def _ignore(press: Press) -> None:
    """Nothing is recorded."""


@contextmanager
def _listening(devices: Devices, ear: Ear) -> Iterator[None]:
    """Hear the devices, and the signals that end the command; let go of both at the end.

    What ``nohup`` has it ignore stays so: whoever records an evening may log out.
    """
    heeded = {number: code for number, code in _ENDINGS.items() if signal.getsignal(number) != signal.SIG_IGN}
    before = {number: signal.signal(number, _ender(ear, code)) for number, code in heeded.items()}
    try:
        devices.want(Wanted(everything=True))
        devices.start(ear)
        yield
    finally:
        devices.stop()
        for number, handler in before.items():
            signal.signal(number, handler)


def _ender(ear: Ear, code: ExitCode) -> Callable[[int, FrameType | None], None]:
    return lambda _number, _frame: ear.end(code)


def _follow(
    ear: Ear, tale: Tale, display: Display, keep: Callable[[Press], None], swallow: Callable[[], None]
) -> ExitCode:
    """Show and keep all that is heard, to the end."""
    patience = _IDLE
    while not isinstance(heard := ear.next(patience), ExitCode):
        swallow()
        patience = _IDLE if heard is None else _PAUSE
        if heard is None:
            display.rest(tale.reports)
            continue
        if isinstance(heard, Exception):
            raise heard
        if isinstance(heard, Press):
            keep(heard)
        for told in tale.of(heard):
            display.show(told, tale.reports)
    return heard
