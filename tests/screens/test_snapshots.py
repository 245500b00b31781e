"""The main screens look as they did; a change that is meant is taken over by one command and can be read."""

import difflib

import pytest

from tests.snapshots import FOLDER, SNAPSHOTS, name_of, snapshots

NOW = dict(snapshots())


@pytest.mark.parametrize("name", NOW)
def test_a_screen_looks_as_its_snapshot(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")

    changes = difflib.unified_diff(
        kept.splitlines(), NOW[name].splitlines(), "snapshot", "screen", n=0, lineterm=""
    )
    told = "\n".join(("if this is meant: python -m tests.snapshots", *changes))
    assert kept == NOW[name], told


def test_there_are_no_snapshots_of_nothing() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {name_of(*of) for of in SNAPSHOTS}
    assert len(SNAPSHOTS) <= 17
