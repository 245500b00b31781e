"""Match files of earlier releases open and are played on, with the state that they had then.

``expected.json`` was written by hand, by adding up what ``make.py`` plays.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from station.journal.frames import Verdict
from station.journal.glance import glance
from station.journal.names import SUFFIX
from station.live.opening import resume_match, verify_match
from station.rules.commands import Rename
from station.rules.model import Points, Seat, Signatures, WhyPaused
from station.rules.ranking import places
from station.rules.records import Agreed, PauseReason
from station.rules.regulation import CloseRace
from station.rules.state import MatchState, scores
from tests.live.stations import Station

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
FILES = pytest.mark.parametrize("name", EXPECTED)


def told_by(state: MatchState) -> dict[str, Any]:
    """What the page of expectations says of a state."""
    return {
        "phase": state.phase,
        "paused": state.paused,
        "rulings": len(state.ledger),
        "played": len(state.played),
        "players": [player.name for player in state.lineup.players],
        "scores": list(scores(state).values()),
        "places": [place.place for place in sorted(places(state), key=lambda place: place.seat)],
        "outcomes": [played.outcome for played in state.played],
    }


@pytest.fixture
def copy(tmp_path: Path, name: str) -> Path:
    """The file in a folder of its own: opening repairs it."""
    return Path(shutil.copy(HERE / f"{name}{SUFFIX}", tmp_path))


def test_every_file_is_expected() -> None:
    assert {path.stem for path in HERE.glob(f"*{SUFFIX}")} == set(EXPECTED)


@FILES
def test_a_check_finds_what_was_written(name: str) -> None:
    expected = EXPECTED[name]
    found = verify_match(HERE / f"{name}{SUFFIX}")

    assert found.state is not None
    told = told_by(found.state) | {
        "verdict": found.verdict,
        "frames": found.frames,
        "entries": found.entries,
    }
    assert told == {key: expected[key] for key in told}
    assert found.differing == ()
    assert found.snapshots in (expected["snapshots"], 0)  # those of an older schema are passed over


@FILES
def test_a_list_of_matches_shows_it(name: str) -> None:
    expected = EXPECTED[name]
    seen = glance(HERE / f"{name}{SUFFIX}")

    assert seen.summary is not None
    assert seen.verdict == expected["verdict"]
    assert list(seen.summary.scores) == expected["scores"]
    assert (seen.summary.phase, seen.summary.themes_played) == (expected["phase"], expected["themes_played"])


@FILES
def test_it_opens_and_is_played_on(name: str, copy: Path) -> None:
    expected = EXPECTED[name]
    match = resume_match(copy)
    assert len(match.entries) == expected["entries"]
    assert len(match.history.acts) == expected["acts"]
    assert (match.torn_copy is not None) == (expected["verdict"] == Verdict.TORN)
    station = Station(match).start()
    station.do(Rename(Seat(1), "Алла"))
    assert station.match.close()
    again = verify_match(copy)

    assert again.state == station.state
    assert (again.verdict, again.entries) == (Verdict.CLEAN, expected["entries"] + 2)
    told = told_by(station.state)
    assert [told[key] for key in ("scores", "phase")] == [expected[key] for key in ("scores", "phase")]
    assert told["players"] == ["Алла", *expected["players"][1:]]


def test_pauses_checks_and_signatures_are_read() -> None:
    state = verify_match(HERE / f"signed{SUFFIX}").state
    assert state is not None

    assert state.setup.date == "2026-12-05"
    assert state.pauses == (PauseReason(WhyPaused.TECHNICAL, "кабель"),)
    assert state.agreed == Agreed((Points(10), Points(-20), Points(0)), 2, 0)
    assert (state.signed, state.lifted) == (Signatures("Дина", "Егор", "Фаина"), None)


def test_close_races_and_missed_presses_are_read() -> None:
    state = verify_match(HERE / f"races{SUFFIX}").state
    assert state is not None
    assert state.answer is not None

    assert state.setup.regulation.close_race is CloseRace.HOST
    assert (state.answer.press.seat, state.answer.dead_heat, state.answer.by_host) == (2, (1, 2), True)
    assert state.pauses == (PauseReason(WhyPaused.BUTTONS, "красная"),)
    assert state.missed == ()  # they were missed in an earlier question


def test_who_has_a_device_and_a_pause_with_its_reason_are_read() -> None:
    state = verify_match(HERE / f"devices{SUFFIX}").state
    assert state is not None

    assert state.equipped == (1, 2)
    assert state.pauses == (PauseReason(WhyPaused.BUTTONS, ""),)


def test_what_older_files_do_not_tell_is_empty() -> None:
    state = verify_match(HERE / f"final{SUFFIX}").state
    assert state is not None

    assert (state.setup.date, state.pauses, state.agreed) == ("", (), None)
    assert (state.signed, state.lifted, state.equipped) == (None, None, ())
