"""The house's file: read when the screens start, or left alone."""

import sys
from argparse import Namespace
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.exits import ExitCode, Failed
from station.cli.settings.own import own_settings


def write(text: str) -> Path:
    path = folders.settings()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def asked(*, without: bool = False, colours: str | None = None) -> Namespace:
    return Namespace(no_settings=without, colours=colours)


def test_without_a_file_nothing_is_read_and_nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("tomllib", "station.cli.settings.reader"):
        monkeypatch.delitem(sys.modules, name, raising=False)

    assert own_settings(asked()).keys == {}
    assert not {"tomllib", "station.cli.settings.reader"} & sys.modules.keys()


def test_the_file_is_read() -> None:
    write('[keys]\nundo = "z"\n')

    assert own_settings(asked()).keys == {"undo": ("z",)}


def test_a_file_with_faults_ends_the_command_with_all_of_them_and_the_way_out() -> None:
    path = write('[keys]\nundo = "1"\nredo = "1"\n')
    with pytest.raises(Failed) as failed:
        own_settings(asked())

    assert failed.value.code is ExitCode.UNUSABLE
    assert str(path) in failed.value.trouble.happened
    assert failed.value.trouble.happened.count("station.toml:") == 2
    assert "--no-settings" in failed.value.trouble.to_do


def test_the_colours_of_the_command_line_come_before_those_of_the_file() -> None:
    write('[screen]\ncolours = "light"\n')

    assert own_settings(asked()).colours == "light"
    assert own_settings(asked(colours="none")).colours == "none"
    assert own_settings(asked(colours="dark", without=True)).colours == "dark"


def test_the_file_can_be_left_alone() -> None:
    write("nonsense")

    assert own_settings(asked(without=True)).keys == {}


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: path.symlink_to("gone")])
def test_what_cannot_be_read_is_told(make: object) -> None:
    path = folders.settings()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert callable(make)
    make(path)
    with pytest.raises(Failed):
        own_settings(asked())
