"""What the tests of the command line share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from station.cli import folders, places
from station.wording.language import use


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home and a temp folder of the test's own, no media, English, and no terminal."""
    place = tmp_path / "home"
    for folder, variable in ((place, "HOME"), (tmp_path / "temp", "TMPDIR")):
        folder.mkdir()
        monkeypatch.setenv(variable, str(folder))
    monkeypatch.setattr(places, "media", list)
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    folders.places.cache_clear()
    yield place
    use("en")
