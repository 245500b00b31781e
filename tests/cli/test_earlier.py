"""What was heard at this station: from every match file that can be read, the newest first."""

import os
from pathlib import Path

import pytest

from station.cli import earlier, folders
from station.cli.earlier import earlier_matches
from station.cli.play import DEMO
from station.heard import theme_key
from station.journal.codec import Snapshot, encode_entries, encode_snapshot
from station.journal.create import create_match
from station.journal.frames import FrameKind
from station.journal.names import SUFFIX
from station.live.summary import summarise
from station.rules.state import MatchState
from tests.cli.saved import saved
from tests.rules.games import Game, begin


def game() -> Game:
    """A game that stands in its first question."""
    made = Game(begin())
    made.read()
    return made


def left(name: str, played: Game, shown: MatchState, *, snapshot_first: bool = False) -> Path:
    """A match file with this snapshot at its end, or with another entry behind it."""
    entries = tuple(played.entries)
    path = folders.made(folders.matches()) / f"{name}{SUFFIX}"
    match_id = bytes.fromhex(played.state.setup.match_id)
    cut = len(entries) - (1 if snapshot_first else 0)
    appender = create_match(path, match_id, encode_entries(entries[:cut], summarise(played.state)))
    appender.append(FrameKind.SNAPSHOT, encode_snapshot(Snapshot(cut, shown)))
    if snapshot_first:
        appender.append(FrameKind.ENTRIES, encode_entries(entries[cut:], summarise(played.state)))
    appender.close()
    return path


def heard(state: MatchState, *numbers: int) -> set[tuple[str, str]]:
    themes = [state.themes[number].content for number in numbers]
    return {theme_key(theme.name, theme.questions[0].text) for theme in themes}


def test_a_match_that_broke_off_was_heard_as_far_as_it_goes() -> None:
    played = game()
    saved(played.history)

    (hearing,) = earlier_matches()
    assert hearing.players == ("Анна", "Борис", "Вера")
    assert hearing.themes == heard(played.state, 0)


def test_of_a_match_that_was_left_its_last_state_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game()
    left("left", played, played.state)
    monkeypatch.delattr(earlier, "read_history")

    assert [hearing.themes for hearing in earlier_matches()] == [heard(played.state, 0)]


def test_what_follows_the_last_snapshot_was_heard_too() -> None:
    played = game()
    left("crashed", played, Game(begin()).state, snapshot_first=True)

    assert [hearing.themes for hearing in earlier_matches()] == [heard(played.state, 0)]


def test_the_newest_match_comes_first_and_demonstrations_do_not_count() -> None:
    first, second, toy = game(), Game(begin(players=2)), game()
    for number, (played, name) in enumerate(((first, "a"), (second, "b"), (toy, f"2026-{DEMO}-1"))):
        path = saved(played.history, name)
        os.utime(path, ns=(number, number))

    assert [len(hearing.players) for hearing in earlier_matches()] == [2, 3]


def test_a_file_that_cannot_be_read_stops_no_other() -> None:
    saved(game().history)
    (folders.matches() / f"junk{SUFFIX}").write_bytes(b"junk")
    (folders.matches() / f"gone{SUFFIX}").symlink_to("nowhere")

    assert len(earlier_matches()) == 1


def test_not_more_files_are_looked_at_than_can_be_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "LOOKED_AT", 2)
    for name in "abc":
        saved(game().history, name)

    assert len(earlier_matches()) == 2


def test_before_the_first_match_nothing_was_heard() -> None:
    assert earlier_matches() == ()
