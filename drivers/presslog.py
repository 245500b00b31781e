"""The press log, a text format that ``PRESSLOG.md`` describes: text to presses and back, pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

# 18 digits are 31 years of nanoseconds; int() of a text of any length would be slow, or fail.
_MOST_DIGITS = 18


@dataclass(frozen=True, slots=True)
class LoggedPress:
    """One line of a log: ``at`` in nanoseconds from its start, ``resolution`` in nanoseconds."""

    at: int
    source: str
    button: str
    resolution: int


@dataclass(frozen=True, slots=True)
class PressLogFault:
    """What is wrong: the line, from 1, and a code of ``PRESSLOG.md``."""

    line: int
    code: str


class PressLogUnreadable(Exception):  # noqa: N818 - says what the text is
    """A text that is no press log; ``faults`` holds all that is wrong with it, at least one."""

    def __init__(self, faults: tuple[PressLogFault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


def read_log(text: str) -> tuple[LoggedPress, ...]:
    """The presses of a log, in the order of its lines.

    Raises:
        PressLogUnreadable: with all the faults of the text.
    """
    lines = tuple(_lines(text))
    faults = tuple(PressLogFault(number, code) for number, fields in lines for code in _faults(fields))
    if faults:
        raise PressLogUnreadable(faults)
    return tuple(_press(fields) for _, fields in lines)


def write_log(presses: Iterable[LoggedPress]) -> str:
    """The log that ``read_log`` reads as these presses.

    Raises:
        ValueError: a press that no log can hold; its argument is the fault's code.
    """
    return "".join(_line(press) for press in presses)


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        content = line.removesuffix("\r")
        if content.strip(" \t") and not content.startswith("#"):
            yield number, content.split("\t")


def _faults(fields: Sequence[str]) -> Iterator[str]:
    if len(fields) != 4:  # noqa: PLR2004 - the four fields of the format
        yield "fields"
        return
    at, source, button, resolution = fields
    if not _is_number(at):
        yield "time"
    if not _is_name(source):
        yield "source"
    if not _is_name(button):
        yield "button"
    if not _is_number(resolution):
        yield "resolution"


def _is_number(field: str) -> bool:
    return field.isascii() and field.isdecimal() and len(field) <= _MOST_DIGITS


def _is_name(field: str) -> bool:
    return bool(field) and field.isprintable()


def _press(fields: Sequence[str]) -> LoggedPress:
    at, source, button, resolution = fields
    return LoggedPress(int(at), source, button, int(resolution))


def _line(press: LoggedPress) -> str:
    fields = (str(press.at), press.source, press.button, str(press.resolution))
    for code in _faults(fields):
        raise ValueError(code)
    return "\t".join(fields) + "\n"
