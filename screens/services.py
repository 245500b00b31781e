"""What the screens ask the rest of the house for; the command line, which joins everything, provides it.

The types of the match are imported for the type checker alone: the first screen must not wait for the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from drivers.devices import DeviceReport, Identity
    from packs.model import Pack
    from screens.setup.left_out import LeftOut
    from station.heard import Hearing
    from station.live.opening import OpenMatch
    from station.rules.commands import Begin, BindButtons, NotePause, Pause
    from station.rules.events import Event
    from station.rules.history import History
    from station.rules.model import Seat
    from station.rules.refusals import Refused
    from station.rules.regulation import Regulation
    from station.seats import TableView
    from station.wording.trouble import Trouble


@dataclass(frozen=True, slots=True)
class MatchCard:
    """A saved match in a list: ``what`` and ``where`` are ready lines, ``interrupted``: it can be played on.

    ``trouble`` says what is wrong with its file, empty when nothing is.
    """

    path: Path
    what: str
    where: str
    interrupted: bool
    trouble: str = ""


class SavePlace(NamedTuple):
    """A folder in which a match can be saved; ``is_temp``: a restart empties it.

    ``free``: bytes; None for one that does not answer.
    """

    folder: Path
    free: int | None
    is_temp: bool = False


class PackChoice(NamedTuple):
    """A pack that can be picked, with its title or, before it was read, its file's name."""

    path: Path
    title: str


@dataclass(frozen=True, slots=True)
class SetupMemory:
    """What the last match was set up with, as a proposal for the next.

    ``players``: the names of the seats 1, 2 …, empty ones too. ``pack``: its path. ``next_theme``: the number
    of the pack's first theme that was not yet played. ``themes``: how many were played, where the stage
    leaves it open; 0: as many as usual. ``by_lot``: the themes were drawn by lot.
    """

    regulation: str = ""
    stage: str = ""
    players: tuple[str, ...] = ()
    host: str = ""
    assistant: str = ""
    pack: str = ""
    next_theme: int = 1
    themes: int = 0
    by_lot: bool = False


class Settings(NamedTuple):
    """What the house has set for its screens.

    ``keys``: the keys of actions that have others than usual, by Textual's names, the one to be shown first.
    ``colours``: by their name; empty: those that fit the terminal.
    """

    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    colours: str = ""


class House(Protocol):
    """The composition root as the screens know it. Nothing here raises: trouble is a value."""

    def own_matches(self) -> tuple[MatchCard, ...]:
        """Those of ``matches`` that are in the station's own folder."""
        ...

    def matches(self) -> tuple[MatchCard, ...]:
        """The saved matches, interrupted ones first, then the newest; and folders that do not answer.

        May wait a second or two for a medium that hangs.
        """
        ...

    def resume(self, path: Path) -> OpenMatch | Trouble:
        """Open a saved match to play on."""
        ...

    def save_places(self) -> tuple[SavePlace, ...]:
        """Where a match can be saved, the best place first. May wait for a slow medium."""
        ...

    def remember_place(self, folder: Path) -> None:
        """Look for matches in this folder, too, from now on."""
        ...

    def regulations(self) -> tuple[Regulation, ...]:
        """The regulations that can be played by, those of the club among them."""
        ...

    def packs(self) -> tuple[PackChoice, ...]:
        """The packs at hand, bundled ones among them."""
        ...

    def read_pack(self, path: Path) -> Pack | Trouble:
        """Read a pack."""
        ...

    def left_out(self) -> LeftOut:
        """Which regulations and packs are not offered. May wait for the disk."""
        ...

    def earlier(self) -> tuple[Hearing, ...]:
        """The matches that were played at this station, the newest first. May wait for the disk."""
        ...

    def memory(self) -> SetupMemory:
        """What the last match was set up with."""
        ...

    def seen_tips(self) -> frozenset[str]:
        """What the host has been told of the match screen already."""
        ...

    def keep_tips(self, seen: frozenset[str]) -> None:
        """Remember what the host has been told by now."""
        ...

    def clock_doubt(self) -> str:
        """Why the date must be wrong by which a new match is named; empty when it may be right."""
        ...

    def begin(self, begin: Begin, setup: SetupMemory) -> OpenMatch | Refused | Trouble:
        """Make a match and its file, and remember how it was set up."""
        ...

    def demo(self) -> OpenMatch | Trouble:
        """Make a match against simulated players, on a bundled pack."""
        ...


class PressTaker(Protocol):
    """Who presses are reported to: a match, or the check of the buttons before it; from any thread."""

    def submit(self, command: BindButtons | Pause | NotePause) -> None:
        """Hear what the bound sources can tell, or that one of them is gone and the question must wait."""
        ...

    def press(self, seat: Seat, stamp: int, arrived: int, resolution: int) -> None:
        """A button of a seat went down; moments of CLOCK_MONOTONIC, all in nanoseconds."""
        ...

    def missed(self, since: int, until: int) -> None:
        """A source may have missed presses between two moments of CLOCK_MONOTONIC, in nanoseconds."""
        ...


class ButtonDesk(Protocol):
    """What the host sees and orders of buttons that are devices. Nothing here waits for one."""

    def attend(self, seats: tuple[Seat, ...], changed: Callable[[], None]) -> None:
        """Before anybody sits down: ``seats`` are those that play.

        ``changed`` is called, on any thread, whenever there is something new to show.
        """
        ...

    def signal(self, event: Event) -> None:
        """Hear what was decided, before it is saved; on the match's thread, and returns at once."""
        ...

    def view(self) -> TableView:
        """Whose button is which, and how it stands."""
        ...

    def devices(self) -> tuple[DeviceReport, ...]:
        """All devices with buttons that are plugged in."""
        ...

    def name(self, identity: Identity, button: str) -> str:
        """How people call a button of a device, in the language that is spoken: “red 2”, “B”."""
        ...

    def open(self, *, trial: bool) -> None:
        """The host looks at the buttons: all devices are heard; ``trial``: presses get into no match."""
        ...

    def close(self) -> None:
        """The host looks no more: only the seats' buttons are heard."""
        ...

    def learn(self, seat: Seat | None) -> None:
        """The next press of any button is this seat's from now on; None: nobody is asked any more."""
        ...

    def swap(self, seat: Seat, other: Seat) -> None:
        """Each of the two has the other one's button from now on."""
        ...

    def forget(self, seat: Seat) -> None:
        """The seat has no device's button any more."""
        ...

    def mask(self, seat: Seat, *, off: bool) -> None:
        """Switch a seat's button off, or on again."""
        ...


class Table(Protocol):
    """The buttons of the players at the table. ``desk``: None where they are no devices."""

    @property
    def desk(self) -> ButtonDesk | None:
        """What the host can see and order of the devices."""
        ...

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        ...

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal, by Textual's name, at a moment of CLOCK_MONOTONIC; True: it was a button."""
        ...

    def watch(self, history: History) -> None:
        """See what is going on, as a player would."""
        ...

    def speech(self) -> str:
        """What a simulated player says now, aloud or on paper; empty for people."""
        ...

    def stand_up(self) -> None:
        """Report no more."""
        ...


TableMaker = Callable[[], Table]
"""Lays a table for one match."""
