"""Where the events are shown: line by line for a pipe, or as a screen that is drawn anew."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from drivers.devices import DeviceReport
from drivers.scripted import Clock
from station.cli import output
from station.cli.buttons import plain, terminal
from station.cli.buttons.happenings import Pressed, Told
from station.cli.buttons.names import identity_of
from station.cli.buttons.picture import Picture
from station.cli.exits import Failed
from station.wording import watching as wording


class Display(Protocol):
    """Shows what is told."""

    def show(self, told: Told, reports: dict[str, DeviceReport]) -> None:
        """Show an event; ``reports``: of the devices that are there, by their sources."""
        ...

    def rest(self, reports: dict[str, DeviceReport]) -> None:
        """Nothing more is to be told for the moment."""
        ...

    def close(self) -> None:
        """All is over."""
        ...


class Lines:
    """One line an event, written at once; ``is_log``: it comes from a log, and no device is expected.

    ``gives_up``: a line for which whoever reads has no room is not waited with.
    """

    def __init__(self, begun: int, clock: Clock, gives_up: Callable[[], bool], *, is_log: bool) -> None:
        self._begun = begun
        self._clock = clock
        self._gives_up = gives_up
        self._has_spoken = is_log

    def show(self, told: Told, reports: dict[str, DeviceReport]) -> None:
        """Print the line."""
        if not terminal.await_room(self._gives_up):
            return
        source = told.press.source if isinstance(told, Pressed) else ""
        identity = reports[source].identity if source in reports else identity_of(source)
        output.say(plain.line(told, self._clock(), self._begun, identity))
        output.flush()

    def rest(self, reports: dict[str, DeviceReport]) -> None:
        """See that somebody still reads; say once that there is nothing to be told."""
        terminal.demand_reader()
        if not reports and not self._has_spoken:
            output.tell(wording.nothing_to_show())
            self._has_spoken = True

    def close(self) -> None:
        """Every line is out already."""


class Screen:
    """The picture below a ``title``, drawn on the terminal whenever there is time for it."""

    def __init__(self, begun: int, clock: Clock, title: str, *, is_log: bool) -> None:
        self._title = title
        self._picture = Picture(begun, is_log=is_log)
        self._clock = clock
        terminal.clear()
        terminal.paint([title])

    def show(self, told: Told, reports: dict[str, DeviceReport]) -> None:
        """Have it in the next picture."""
        self._picture.know(reports)
        self._picture.take(told, self._clock())

    def rest(self, reports: dict[str, DeviceReport]) -> None:
        """Draw."""
        self._picture.know(reports)
        self._draw()

    def close(self) -> None:
        """Leave the last picture on the terminal, unless that is what has gone."""
        with suppress(Failed):
            self._draw()
            terminal.leave()

    def _draw(self) -> None:
        width, height = terminal.size()
        terminal.paint((self._title, "", *self._picture.lines(width, height - 3)))
