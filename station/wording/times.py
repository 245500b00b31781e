"""Lengths of time as people say them."""

from station.rules.model import MILLISECOND, SECOND
from station.wording.language import spoken, tr

_MINUTE = 60 * SECOND


def minutes(time: int) -> str:
    """Nanoseconds in hours and minutes, to the nearest minute; at least one, for nothing takes no time."""
    whole = max(1, round(time / _MINUTE))
    hours, rest = divmod(whole, 60)
    if hours:
        return tr("{h} h {min:02} min", h=hours, min=rest)
    return tr("{min} min", min=whole)


def milliseconds(time: int, *, up: bool = False) -> str:
    """Nanoseconds as a number of milliseconds: to the microsecond below one, to a tenth below ten.

    What is cut off is dropped, or with ``up`` counted as a whole: a gap is never told as longer than it is,
    and how far it may be off never as less.
    """
    digits = 3 if time < MILLISECOND else 1 if time < 10 * MILLISECOND else 0
    step = 10 ** (6 - digits)
    whole = -(-time // step) if up else time // step
    if time and not whole:
        return f"<{_point('0.001')}"
    told = f"{whole / 10**digits:.{digits}f}"
    return _point(told.rstrip("0").rstrip(".") if digits else told)


def _point(number: str) -> str:
    return number.replace(".", ",") if spoken() == "ru" else number
