"""What the program finds when it is measured: folders of its own, with saved matches."""

import os
from datetime import date
from pathlib import Path

from packs.reader import read_pack_file
from packs.shelf import bundled
from station.live.door import LiveMatch
from station.live.opening import OpenMatch, begin_match
from station.live.published import Listeners
from station.regulations.shelf import find_regulation
from station.rules.commands import Announce, Begin, Nobody, StartReading, StartTheme
from station.setup import ChosenThemes, begin_with, lineup_of, themes_from
from tests.project.sources import ROOT

UNHURRIED = ROOT / "tests" / "bench" / "unhurried.toml"
PLAYERS = ("Анна", "Борис", "Вера")
SAVED = 20
"""Saved matches, each stopped within its second question."""

_PLAYED = (StartTheme(), Announce(), StartReading(), Nobody(), StartReading())


class Folders:
    """Folders for programs that are measured; ``matches`` is where they find match files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.matches = folder / "data" / "svoyak" / "matches"
        self.matches.mkdir(parents=True)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of every program that is measured; compiled files are kept aside."""
        return {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "HOME": str(self._folder),
            "XDG_DATA_HOME": str(self._folder / "data"),
            "XDG_CONFIG_HOME": str(self._folder / "config"),
            "XDG_STATE_HOME": str(self._folder / "state"),
            "PYTHONPYCACHEPREFIX": str(self._folder / "compiled"),
        }

    def save_matches(self) -> None:
        """Begin the saved matches, play each for a while, and leave it."""
        for _ in range(SAVED):
            play_a_while(self.matches)


def beginning() -> Begin:
    """A match of the bundled pack under the unhurried regulation."""
    pack, _ = read_pack_file(bundled()[0])
    regulation = find_regulation(str(UNHURRIED), Path())
    (stage,) = regulation.stages
    chosen = themes_from(pack, stage)
    assert isinstance(chosen, ChosenThemes), chosen
    return begin_with(regulation, stage, lineup_of(PLAYERS), pack, chosen)


def play_a_while(folder: Path) -> Path:
    """A new match file, left within a question."""
    match = begin_match(folder, beginning(), date(2026, 11, 30))
    assert isinstance(match, OpenMatch), match
    live = LiveMatch(match, Listeners(lambda _: None))
    live.start()
    for command in _PLAYED:
        live.submit(command)
    assert live.close(), match.path
    return match.path
