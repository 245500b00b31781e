"""What leads the match from its beginning through its themes to the end."""

from dataclasses import dataclass

from station.rules.events.question import PressesCounted, PressesMissed, PressObserved
from station.rules.model import Cell, Lineup, Nanoseconds, Place, Seat, TableTheme, Theme, WhyOver
from station.rules.moments import Arming, Deadline
from station.rules.regulation import Regulation, Stage


@dataclass(frozen=True, slots=True)
class Begun:
    """The match exists; the first event of every match. ``date``: of the game, empty where unknown."""

    match_id: str
    regulation: Regulation
    stage: Stage
    lineup: Lineup
    themes: tuple[TableTheme, ...]
    reserves: tuple[Theme, ...]
    pack_title: str
    pack_digest: str
    title: str
    final_themes: tuple[Theme, ...]
    auctions: tuple[Cell, ...]
    absent: tuple[Seat, ...]
    entered: int
    date: str = ""


@dataclass(frozen=True, slots=True)
class ThemeStarted:
    """The theme's name is told; ``theme``: its number at the table, ``round``: the round it belongs to."""

    theme: int
    round: int
    entered: int


@dataclass(frozen=True, slots=True)
class ThemeEnded:
    """The scores are announced."""

    theme: int
    entered: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Places are given; some may be open. ``left_open``: they wait for the other games of the stage."""

    places: tuple[Place, ...]
    why: WhyOver
    left_open: bool
    entered: int


@dataclass(frozen=True, slots=True)
class ExtraStarted:
    """Equals play an extra theme (N4.13, S3.5); ``reserve``: the number of the reserve that it was."""

    theme: TableTheme
    reserve: int | None
    entered: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The match clock stands."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match clock goes; where buttons are live they are live anew from here."""

    arming: Arming | None


@dataclass(frozen=True, slots=True)
class ButtonsBound:
    """How late the slowest bound source may report, in nanoseconds. No act: not undone.

    ``equipped``: whose button is a device's, be the device gone; in the order of the seats.
    """

    lag: Nanoseconds
    equipped: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Rebased:
    """The state that stays after an undo, a redo or a reopening, set to now: paused, clocks with time left.

    Facts that no undo takes back (the highest number used, the sources' lag, who has a device's button, the
    presses seen at this question) are carried over.
    """

    last_id: int
    deadline: Deadline | None
    window: Deadline | None
    arming: Arming | None
    lag: Nanoseconds
    observed: tuple[PressObserved, ...]
    counted: tuple[PressesCounted, ...]
    missed: tuple[PressesMissed, ...] = ()
    equipped: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Undone:
    """An act no longer stands; ``history`` knows what stays."""

    act: int


@dataclass(frozen=True, slots=True)
class Redone:
    """An undone act stands again."""

    act: int
