"""A station that is killed has lost nothing that it had shown, and judges nobody when it comes back."""

import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from station.journal.codec import decode_snapshot
from station.journal.names import SUFFIX
from station.live.chance import Lots
from station.live.opening import fold_entries, resume_match, verify_match
from station.rules.commands import DrawChooser, StartRound
from station.rules.faults import faults
from station.rules.state import MatchState
from tests.fakes.held_files import GUARD
from tests.live.crash.conftest import KILLS_OF_ONE_MATCH
from tests.live.crash.scripts import SCRIPTS
from tests.live.stations import Station, saved, saved_frames
from tests.live.test_lots import Hat
from tests.live.test_reopen import lasting

ROOT = Path(__file__).parents[3]
WANDERERS = ("wander", "wander, final")
PLACES = [name for name in SCRIPTS if name not in WANDERERS]


class Program:
    """The program that plays; ``acknowledged`` are the states that it has shown so far."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.acknowledged: list[MatchState] = []

    def read_line(self) -> str:
        """The next thing it says; empty when it is dead and everything is read."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            return ""
        word, _, content = line.strip().partition(" ")
        if word == "state":
            snapshot = decode_snapshot(b64decode(content))
            assert snapshot is not None
            self.acknowledged.append(snapshot.state)
        return word

    def kill(self) -> None:
        """Kill it with no warning, and read what it had said until then."""
        self._process.kill()
        while self.read_line():
            pass


@contextmanager
def playing(folder: Path, script: str, seed: str = "") -> Iterator[Program]:
    """Start the program; one that hangs is killed in the end."""
    command = [sys.executable, "-m", "tests.live.crash", str(folder), script, seed]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        guard = Timer(GUARD, process.kill)
        guard.start()
        try:
            yield Program(process)
        finally:
            guard.cancel()
            process.kill()


def match_in(folder: Path) -> Path:
    (path,) = folder.glob(f"*{SUFFIX}")
    return path


def without_idle_presses(state: MatchState) -> MatchState:
    """Presses that decided nothing may be shown before they are saved."""
    return replace(state, observed=(), counted=())


@pytest.mark.parametrize("place", PLACES)
def test_a_match_that_is_killed_in_any_phase_stands_where_it_stood(tmp_path: Path, place: str) -> None:
    with playing(tmp_path, place) as program:
        while (word := program.read_line()) != "done":
            assert word, "it ended early"
        program.kill()
    shown = program.acknowledged[-1]
    entries = saved(match_in(tmp_path))
    assert fold_entries(tuple(entries)).state == shown

    station = Station(resume_match(match_in(tmp_path))).start()
    state = station.state
    assert lasting(state) == lasting(shown)
    assert (state.paused, state.ledger, state.overdue) == (True, shown.ledger, shown.overdue)
    assert (state.deadline is None) == (shown.deadline is None)
    if shown.deadline is not None:
        assert station.left == shown.deadline.due - entries[-1].at > 0
    assert station.match.close()


def test_no_kill_has_a_lot_drawn_again(tmp_path: Path) -> None:
    with playing(tmp_path, "choosing") as program:
        while (word := program.read_line()) != "done":
            assert word, "it ended early"
        program.kill()
    hat = Hat()
    station = Station(resume_match(match_in(tmp_path)), lots=Lots(hat)).start()
    lots = station.state.lots
    station.undo()
    station.undo()
    station.play_asked(StartRound(), DrawChooser())

    assert (station.state.lots, len(lots), hat.draws) == (lots, 2, 0)
    assert station.match.close()


def test_no_kill_loses_what_was_shown(tmp_path: Path, match_number: int) -> None:
    for kill in range(KILLS_OF_ONE_MATCH):
        seed = f"{match_number}, {kill}"
        with playing(tmp_path, WANDERERS[match_number % 2], seed) as program:
            for _ in range(Random(seed).randrange(1, 150)):  # noqa: S311 - any moment will do
                assert program.read_line() == "state", seed
            program.kill()
        check(match_in(tmp_path), program.acknowledged[-1])


def check(path: Path, shown: MatchState) -> None:
    """What was shown is in the file, at most one frame was on its way, and play can go on."""
    match = resume_match(path)
    last_frame = len(saved_frames(path)[-1])
    before = fold_entries(match.entries[:-last_frame] or match.entries).state
    on_its_way_is_lost = match.torn_copy is not None
    ends = [match.history.state] if on_its_way_is_lost else [before, match.history.state]
    assert without_idle_presses(shown) in [without_idle_presses(state) for state in ends]
    assert faults(match.history.state) == ()
    assert verify_match(path).differing == ()

    station = Station(match).start()
    assert lasting(station.state) == lasting(match.history.state)
    assert station.state.paused
    assert station.match.close()
