"""Where the station keeps its files, and who may read them."""

import os
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.exits import ExitCode, Failed


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_without_variables_everything_is_below_the_home(home: Path) -> None:
    assert folders.matches() == home / ".local/share/svoyak/matches"
    assert folders.regulations() == home / ".config/svoyak/regulations"
    assert folders.crashes() == home / ".local/state/svoyak/crash"


def test_the_xdg_variables_move_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))

    assert folders.matches() == tmp_path / "DATA/svoyak/matches"
    assert folders.regulations() == tmp_path / "CONFIG/svoyak/regulations"
    assert folders.crashes() == tmp_path / "STATE/svoyak/crash"


def test_naming_a_folder_does_not_make_it(home: Path) -> None:
    folders.matches()

    assert list(home.iterdir()) == []


def test_a_made_folder_is_its_owners_alone(home: Path) -> None:
    made = folders.made(folders.matches())

    assert made.is_dir()
    assert [mode(path) for path in (made, made.parent, home / ".local")] == [0o700] * 3


def test_a_folder_that_is_there_stays_as_it_is(home: Path) -> None:
    place = home / "club"
    place.mkdir(0o755)
    place.chmod(0o755)

    assert folders.made(place) == place
    assert mode(place) == 0o755


def test_a_file_in_the_way_is_told(home: Path) -> None:
    (home / ".local").write_text("")

    with pytest.raises(Failed) as failed:
        folders.made(folders.matches())
    assert failed.value.code == ExitCode.FAILED
    assert ".local" in failed.value.trouble.happened
    assert "XDG_DATA_HOME" in failed.value.trouble.to_do


def test_a_home_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/proc")

    with pytest.raises(Failed, match="matches"):
        folders.made(folders.matches())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_home_without_rights_is_told(home: Path) -> None:
    home.chmod(0o500)

    with pytest.raises(Failed) as failed:
        folders.made(folders.matches())
    assert "no permission" in failed.value.trouble.happened


def test_where_nobody_says_where_the_home_is_that_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.setenv("HOME", home.name)
    monkeypatch.setattr("pwd.getpwuid", nobody)

    for folder in (folders.matches, folders.packs, folders.regulations, folders.state, folders.crashes):
        with pytest.raises(Failed) as failed:
            folder()
        assert failed.value.code == ExitCode.FAILED
        assert "XDG_DATA_HOME" in failed.value.trouble.to_do


def test_a_name_that_looks_like_an_option_stands_with_its_folder(home: Path) -> None:
    assert folders.name_of(folders.matches() / "a.svoyak") == "a.svoyak"
    assert folders.name_of(folders.matches() / "-a.svoyak") == str(
        home / ".local/share/svoyak/matches/-a.svoyak"
    )
