"""The events as the lines of a pipe, which ``PLAIN.md`` describes.

The law of this file: no field of a line holds a character that could end the field or steer a terminal.
"""

from drivers.devices import Identity
from station.cli.buttons.happenings import Counted, Left, Missed, Pressed, Slept, Stands, Told
from station.cli.buttons.names import coded_name

NOTHING = "-"


def line(told: Told, now: int, begun: int, identity: Identity | None) -> str:
    """One event as a line without its end; ``now``, ``begun``: of CLOCK_MONOTONIC, in nanoseconds.

    ``identity``: of the device that tells it, where it is known.
    """
    at = told.press.at if isinstance(told, Pressed) else now
    kind, source, more = _fields(told, begun, identity)
    return "\t".join((milliseconds(at - begun), kind, *(field(text) for text in (source, *more))))


def milliseconds(nanoseconds: int | None) -> str:
    """A time with three decimals."""
    return NOTHING if nanoseconds is None else f"{nanoseconds / 1_000_000:.3f}"


def field(text: str) -> str:
    """A text as a field: what cannot be printed is a blank, and nothing is a dash."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip() or NOTHING


def _fields(told: Told, begun: int, identity: Identity | None) -> tuple[str, str, tuple[str, ...]]:
    """The kind, the source, and what else there is to say."""
    match told:
        case Pressed(press, gap, resolution):
            named = press.button, coded_name(press.button, identity)
            return "press", press.source, (*named, milliseconds(gap), milliseconds(resolution))
        case Stands(report):
            state, interval = str(report.state), milliseconds(report.interval)
            known = report.identity
            return "device", known.source, (state, interval, known.name, *report.nodes)
        case Left(source):
            return "gone", source, ()
        case Counted(source, kind, number):
            return kind, source, (str(number),)
        case Missed(source, since, until):
            return "missed", source, (milliseconds(since - begun), milliseconds(until - begun))
        case Slept():
            return "slept", "", ()
