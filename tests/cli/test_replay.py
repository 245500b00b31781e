"""``svoyak replay`` plays a text, or says which line stops it; never with a traceback."""

import json
import os
from pathlib import Path

import pytest

from station.cli.run import run
from station.protocol.document import document
from station.protocol.notation.replay import replay
from station.protocol.sheet import score_sheet
from station.protocol.text import sheet_text
from tests.project.sources import ROOT
from tests.protocol.notation.games import FOLDER, GAMES, find, text_of
from tests.protocol.notation.texts import SEQUENCE

Out = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.mark.parametrize("game", GAMES)
def test_it_prints_the_score_sheet(game: str, capsys: Out) -> None:
    assert run(["replay", str(FOLDER / f"{game}.txt")]) == 0
    assert capsys.readouterr().out == sheet_text(score_sheet(replay(text_of(game), find).state), 80) + "\n"


def test_it_prints_the_match_as_json(capsys: Out) -> None:
    assert run(["replay", "--json", str(FOLDER / "n-final.txt")]) == 0
    assert json.loads(capsys.readouterr().out) == document(replay(text_of("n-final"), find))


def test_an_illegal_step_is_told_with_line_clause_and_sentence(path: Path, capsys: Out) -> None:
    path.write_text(SEQUENCE + "10: А-\n… А+\n", encoding="utf-8")
    assert run(["replay", str(path)]) == 2
    told = capsys.readouterr()

    assert told.out == ""
    assert told.err.startswith("svoyak: game.txt:6:")

    path.write_text(SEQUENCE + "10: А-, А+\n", encoding="utf-8")
    assert run(["--lang", "ru", "replay", str(path)]) == 2
    assert "game.txt:5: S4.13: Анна: ответ уже был" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Ерунда: полная", "нет темы «Ерунда»"),
        ("10: Глеб +", "нет игрока «Глеб»"),
        ("10: Анна", "отвечает Анна, а решения нет"),
        ("20: А+", "следующий вопрос за 10, а не за 20"),
        ("! 10: А+", "должен быть отказ"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(
    path: Path, capsys: Out, line: str, told: str
) -> None:
    path.write_text(f"{SEQUENCE}\n{line}\n", encoding="utf-8")

    assert run(["--lang", "ru", "replay", str(path)]) == 2
    assert "game.txt:6: " in (err := capsys.readouterr().err)
    assert told in err


def test_the_line_that_stops_it_is_quoted(path: Path, capsys: Out) -> None:
    path.write_text(f"{SEQUENCE}\n20:  А+  # так\n", encoding="utf-8")

    assert run(["replay", str(path)]) == 2
    assert capsys.readouterr().err.splitlines()[1] == "    20: А+ # так"


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "utf-16"])
def test_an_older_encoding_is_found_out(path: Path, capsys: Out, encoding: str) -> None:
    path.write_bytes((SEQUENCE + "10: Анна +\n").encode(encoding))

    assert run(["replay", str(path)]) == 0
    assert "Анна" in capsys.readouterr().out


def test_a_match_file_is_sent_to_the_command_for_it(tmp_path: Path, capsys: Out) -> None:
    assert run(["replay", str(tmp_path / "final.svoyak")]) == 2
    assert "svoyak sheet final.svoyak" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "page"), [("en", "GRAMMAR.md"), ("ru", "GRAMMAR.ru.md")])
def test_the_help_names_the_page_of_the_notation(language: str, page: str, capsys: Out) -> None:
    assert run(["--lang", language, "replay", "--help"]) == 0

    told = "".join(capsys.readouterr().out.split())
    assert f"station/protocol/notation/{page}" in told
    assert (ROOT / "station" / "protocol" / "notation" / page).is_file()


def test_a_mark_of_utf8_at_the_beginning_is_no_matter(path: Path) -> None:
    path.write_text(SEQUENCE, encoding="utf-8-sig")

    assert run(["replay", str(path)]) == 0


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xd0\x00\xff", "its encoding is not known"),
        (b"#" * 1_048_577, "it is too large"),
        (b"", "there is no match in this text"),
        (b"\0\0\0", "there is no match in this text"),
    ],
)
def test_what_is_no_text_of_a_match_is_refused(path: Path, capsys: Out, data: bytes, told: str) -> None:
    path.write_bytes(data)

    assert run(["replay", str(path)]) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: Out) -> None:
    assert run(["replay", str(tmp_path / "none.txt")]) == 2
    assert run(["replay", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_hostile_text_is_shown_without_what_steers_a_terminal(path: Path, capsys: Out) -> None:
    path.write_text(SEQUENCE + "10: \x1b[2J[red]Глеб\u202e\x9b +\n", encoding="utf-8")
    assert run(["replay", str(path)]) == 2
    err = capsys.readouterr().err

    assert "“[2J[red]Глеб”" in err
    assert not set(err) & {"\x1b", "\u202e", "\x9b"}


def test_a_regulation_of_the_club_is_played_by(path: Path, home: Path, capsys: Out) -> None:
    folder = home / ".config" / "svoyak" / "regulations"
    folder.mkdir(parents=True)
    bundled = ROOT / "station" / "regulations" / "spbguef-1.toml"
    club = bundled.read_text(encoding="utf-8").replace('"spbguef-1"', '"club"').replace("СПбГУЭФ", "двора")
    (folder / "club.toml").write_text(club, encoding="utf-8")
    path.write_text(SEQUENCE.replace("spbguef-1", "I чемпионат двора"), encoding="utf-8")
    assert run(["replay", str(path)]) == 0

    (folder / "club.toml").write_text(club.replace("usual = 3", "usual = 9"), encoding="utf-8")
    path.write_text(SEQUENCE.replace("spbguef-1", "club"), encoding="utf-8")
    assert run(["replay", str(path)]) == 2
    assert "club.toml" in capsys.readouterr().err


def test_a_pipe_is_not_waited_for(path: Path, capsys: Out) -> None:
    os.mkfifo(path)

    assert run(["replay", str(path)]) == 2
    assert "it is a pipe or a device" in capsys.readouterr().err
