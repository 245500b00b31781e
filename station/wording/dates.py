"""When something was, as people say it: today and yesterday by these words, the year only when it is over."""

from time import struct_time

from station.wording.language import N_, tr

_DAYS = (
    N_("{day} January"),
    N_("{day} February"),
    N_("{day} March"),
    N_("{day} April"),
    N_("{day} May"),
    N_("{day} June"),
    N_("{day} July"),
    N_("{day} August"),
    N_("{day} September"),
    N_("{day} October"),
    N_("{day} November"),
    N_("{day} December"),
)
_DECEMBER, _LAST = 12, 31


def moment(when: struct_time, today: struct_time) -> str:
    """A moment on the wall clock, in at most 20 cells; of an earlier year the day alone."""
    clock = f"{when.tm_hour}:{when.tm_min:02}"
    if when[:3] == today[:3]:
        return tr("today {time}", time=clock)
    if _is_yesterday(when, today):
        return tr("yesterday {time}", time=clock)
    day = tr(_DAYS[when.tm_mon - 1], day=when.tm_mday)
    return f"{day} {clock}" if when.tm_year == today.tm_year else f"{day} {when.tm_year}"


def _is_yesterday(when: struct_time, today: struct_time) -> bool:
    if when.tm_year == today.tm_year:
        return when.tm_yday == today.tm_yday - 1
    is_new_year = (today.tm_yday, when.tm_year) == (1, today.tm_year - 1)
    return is_new_year and (when.tm_mon, when.tm_mday) == (_DECEMBER, _LAST)
