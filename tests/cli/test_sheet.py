"""A sheet that is not the whole match's says so."""

from pathlib import Path

import pytest

from station.cli.run import run
from station.journal.frames import BLOCK
from tests.cli.test_demo import played


def test_the_sheet_of_a_sound_match_is_all_there_is_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sheet", str(played("final"))]) == 0
    assert capsys.readouterr().err == ""


def test_a_sheet_up_to_the_damage_is_printed_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = played("final").read_bytes()
    path = tmp_path / "damaged.svoyak"
    path.write_bytes(whole + b"?" * BLOCK + whole)

    assert run(["sheet", str(path)]) == 1
    told = capsys.readouterr()
    assert "Анна" in told.out
    assert "damaged before its end" in told.err
