"""Lengths of time as people say them."""

from station.rules.model import SECOND
from station.wording.language import tr

_MINUTE = 60 * SECOND


def minutes(time: int) -> str:
    """Nanoseconds in hours and minutes, to the nearest minute; at least one, for nothing takes no time."""
    whole = max(1, round(time / _MINUTE))
    hours, rest = divmod(whole, 60)
    if hours:
        return tr("{h} h {min:02} min", h=hours, min=rest)
    return tr("{min} min", min=whole)
