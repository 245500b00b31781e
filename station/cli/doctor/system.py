"""The date, sleep, and what Python can load."""

import sys
from collections.abc import Iterator

from station.cli.doctor.findings import Finding, Patient, fault, ok, warning
from station.wording import doctor as wording

_INHIBIT = "systemd-inhibit"
_AWAKE = f"{_INHIBIT} --what=idle:sleep:handle-lid-switch --mode=block svoyak"


def check_python(patient: Patient) -> Iterator[Finding]:
    """What the buttons need beside the station itself."""
    version = ".".join(map(str, sys.version_info[:3]))
    try:
        patient.load("evdev")
    except ImportError as error:
        yield fault(wording.no_module("evdev", str(error)))
    else:
        yield ok(wording.python(version, "evdev"))


def check_clock(patient: Patient) -> Iterator[Finding]:
    """Whether the date may be right: matches are named and ordered by it."""
    doubt = patient.date_doubt()
    yield warning(wording.wrong_date(doubt)) if doubt else ok(wording.date())


def check_sleep(patient: Patient) -> Iterator[Finding]:
    """Whether the machine can be kept awake for a match."""
    if patient.program(_INHIBIT):
        yield ok(wording.can_stay_awake(), wording.keep_awake(_AWAKE))
    else:
        yield warning(wording.may_sleep(_INHIBIT))
