"""The language, the encoding and the terminal."""

from collections.abc import Iterator

from station.cli.doctor.findings import Finding, Patient, fault, ok, warning
from station.wording import doctor as wording
from station.wording.language import choose

_LEAST = (80, 24)


def check_language(patient: Patient) -> Iterator[Finding]:
    """What the screens need of the locale."""
    if patient.encoding.lower() not in {"utf-8", "utf8"}:
        yield fault(wording.not_utf8(patient.encoding))
    else:
        yield ok(wording.language(choose(None, patient.environ)))


def check_terminal(patient: Patient) -> Iterator[Finding]:
    """Whether the screens can be drawn, and read."""
    name = patient.environ.get("TERM", "")
    if patient.size is None:
        yield ok(wording.no_terminal())
        return
    columns, lines = patient.size
    if name in {"", "dumb", "unknown"}:
        yield fault(wording.no_drawing(name))
    elif columns < _LEAST[0] or lines < _LEAST[1]:
        yield warning(wording.too_small(columns, lines))
    else:
        yield ok(wording.terminal(name, columns, lines, patient.colours))
    is_console = name.startswith("linux")
    yield ok(wording.signs(), wording.console_font() if is_console else wording.other_font())
