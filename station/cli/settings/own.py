"""The settings of this house. Nothing is loaded for them where there is no file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from screens.services import Settings
from station.cli import folders
from station.cli.exits import ExitCode, Failed

if TYPE_CHECKING:
    from argparse import Namespace

    from station.regulations.faults import RegulationFault


def own_settings(asked: Namespace) -> Settings:
    """The settings in the house's file, unless the command line says otherwise or to leave it alone.

    Raises ``Failed`` with every fault of the file.
    """
    settings = _in_file(asked)
    return settings._replace(colours=asked.colours) if asked.colours else settings


def _in_file(asked: Namespace) -> Settings:
    path = folders.settings()
    if asked.no_settings or not os.path.lexists(path):
        return Settings()
    from station.cli.settings.reader import read_settings  # noqa: PLC0415 - few houses have such a file
    from station.regulations.faults import RegulationFaults  # noqa: PLC0415 - the same
    from station.wording.settings import unusable  # noqa: PLC0415 - the same

    try:
        return read_settings(path)
    except RegulationFaults as wrong:
        faults = tuple(_line(wrong.name, fault) for fault in wrong.faults)
        raise Failed(ExitCode.UNUSABLE, unusable(str(path), faults)) from wrong


def _line(name: str, fault: RegulationFault) -> str:
    """A fault with its place, as editors understand it."""
    from station.wording.settings import fault as told  # noqa: PLC0415 - the same

    place = f"{name}:{fault.line}" if fault.line else name
    value = f"{fault.value}: " if fault.value else ""
    return f"{place}: {value}{told(fault.code, dict(fault.parameters))}"
