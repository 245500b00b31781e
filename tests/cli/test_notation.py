"""``svoyak notation`` writes the text of a match file, and keeps back what nobody may know yet."""

from pathlib import Path

import pytest

from station.cli.run import run
from station.journal.frames import BLOCK
from station.protocol.notation.replay import replay
from station.protocol.notation.writer import notation
from station.protocol.sheet import score_sheet
from tests.cli.saved import saved
from tests.protocol.notation.games import GAMES, find, text_of
from tests.protocol.notation.texts import CHOICE, played

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_of_a_match_file_is_played_to_the_same_sheet(game: str, capsys: Out) -> None:
    history = replay(text_of(game), find)

    assert run(["notation", str(saved(history))]) == 0
    again = replay(capsys.readouterr().out, find)
    assert score_sheet(again.state) == score_sheet(history.state)


def test_a_match_is_named_as_in_the_list_and_written_in_the_users_language(capsys: Out) -> None:
    path = saved(replay(text_of("s-final"), find))

    assert run(["--lang", "ru", "notation", path.name]) == 0
    assert capsys.readouterr().out.startswith("Регламент: spbguef-1\n")
    assert run(["notation", path.name]) == 0
    assert capsys.readouterr().out.startswith("Regulation: spbguef-1\n")


def test_it_is_written_to_a_file_but_never_over_one(tmp_path: Path, capsys: Out) -> None:
    history = replay(text_of("s-final"), find)
    path, into = saved(history), tmp_path / "game.txt"

    assert run(["notation", str(path), "-o", str(into)]) == 0
    assert capsys.readouterr().out == ""
    assert into.read_text(encoding="utf-8") == notation(history, language="en")

    into.write_text("mine")
    assert run(["notation", str(path), "-o", str(into)]) == 1
    assert into.read_text() == "mine"
    assert "it exists already" in capsys.readouterr().err


@pytest.mark.clause("N4.7")
def test_of_a_match_that_is_not_over_it_withholds_unless_it_is_told_to_reveal(capsys: Out) -> None:
    path = str(saved(played(CHOICE, "Реки 10: А+", "…")))

    assert run(["notation", path]) == 0
    assert "Горы 40" not in (told := capsys.readouterr().out)
    assert "Птицы" not in told
    assert run(["notation", "--reveal", path]) == 0
    assert "2 40" in (told := capsys.readouterr().out)
    assert "Птицы" in told


def test_what_is_no_match_file_is_refused(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "x.svoyak").write_bytes(b"?" * BLOCK)
    (tmp_path / "empty.svoyak").write_bytes(b"")

    assert run(["notation", str(tmp_path / "x.svoyak")]) == 2
    assert run(["notation", str(tmp_path / "empty.svoyak")]) == 2
    assert run(["notation", str(tmp_path / "none.svoyak")]) == 2
    assert "is not a match file" in capsys.readouterr().err


def test_a_damaged_file_is_written_as_far_as_it_goes_and_told(capsys: Out) -> None:
    path = saved(replay(text_of("s-final"), find))
    whole = path.read_bytes()
    path.write_bytes(whole + b"?" * BLOCK + whole)

    assert run(["notation", str(path)]) == 1
    told = capsys.readouterr()
    assert "Анна" in told.out
    assert "damaged before its end" in told.err
