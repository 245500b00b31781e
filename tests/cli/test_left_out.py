"""What lies in the club's folders and is not offered is told with the command that tells why."""

import shlex
from pathlib import Path

import pytest

from screens.setup.left_out import LeftOut
from station.cli import folders
from station.cli.house import House
from station.cli.run import run


def put(folder: Path, name: str, text: str = "x") -> Path:
    path = folders.made(folder) / name
    path.write_text(text, encoding="utf-8")
    return path


def test_without_files_of_the_club_nothing_is_left_out() -> None:
    assert House().left_out() == LeftOut()


def test_a_faulty_regulation_is_told_with_a_command_that_tells_its_faults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = put(folders.regulations(), "our club.toml", "players = ?")

    (tell,) = House().left_out().regulations
    told = tell()
    assert "“our club.toml”" in told
    command = told[told.index("svoyak") :]
    assert shlex.split(command) == ["svoyak", "regulation", "check", str(path)]
    assert run(shlex.split(command)[1:]) == 1
    assert "our club.toml" in capsys.readouterr().out


def test_a_file_that_is_called_like_no_pack_is_told_too() -> None:
    put(folders.packs(), "tour.si4s")
    put(folders.packs(), "tour.txt")
    put(folders.packs(), ".tour.swp")
    path = put(folders.packs(), "Кубок.siq")

    (tell,) = House().left_out().packs
    told = tell()
    assert "“Кубок.siq”" in told
    assert told.endswith(f"svoyak pack check {shlex.quote(str(path))}")


def test_a_folder_of_packs_that_cannot_be_read_is_told() -> None:
    folders.made(folders.packs().parent)
    folders.packs().write_text("no folder", encoding="utf-8")

    (tell,) = House().left_out().packs
    told = tell()
    assert "packs" in told


def test_the_usual_regulation_comes_first_and_a_faulty_one_not_at_all() -> None:
    put(folders.regulations(), "club.toml", "players = ?")

    assert [found.code for found in House().regulations()] == ["spbguef-1", "nesprosta-xv"]
