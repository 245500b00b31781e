"""What a screen may ask of its app, so that screens need not import the app that imports them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from screens.services import House
    from screens.table import TableMaker
    from station.live.opening import OpenMatch


class Station(Protocol):
    """The app as its screens know it."""

    house: House
    make_table: TableMaker
    current: OpenMatch | None
    greeting: str

    def show_home(self) -> None:
        """Go to the first screen."""
        ...

    def show_setup(self) -> None:
        """Go to the form of a new match."""
        ...

    def play(self, match: OpenMatch) -> None:
        """Play a match that is open."""
        ...

    def match_left(self) -> None:
        """The host has left the match; it is saved as far as can be."""
        ...

    def bell(self) -> None:
        """Sound the terminal's bell."""
        ...


def station_of(screen: Screen[None]) -> Station:
    """The app that a screen belongs to."""
    return cast("Station", screen.app)
