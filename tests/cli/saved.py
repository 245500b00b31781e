"""Match files of games that texts tell."""

from pathlib import Path

from station.cli import folders
from station.journal.codec import encode_entries
from station.journal.create import create_match
from station.journal.names import SUFFIX
from station.live.summary import summarise
from station.rules.history import History


def saved(history: History, name: str = "game") -> Path:
    """A match file in the station's folder with all that the history holds."""
    entries = tuple(entry for act in history.acts for entry in act.entries)
    path = folders.made(folders.matches()) / f"{name}{SUFFIX}"
    match_id = bytes.fromhex(history.state.setup.match_id)
    create_match(path, match_id, encode_entries(entries, summarise(history.state))).close()
    return path
