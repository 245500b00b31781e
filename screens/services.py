"""What the screens ask the rest of the house for; the command line, which joins everything, provides it.

The types of the match are imported for the type checker alone: the first screen must not wait for the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from packs.model import Pack
    from screens.setup.left_out import LeftOut
    from station.heard import Hearing
    from station.live.opening import OpenMatch
    from station.rules.commands import Begin
    from station.rules.refusals import Refused
    from station.rules.regulation import Regulation
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
