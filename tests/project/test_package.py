"""What is installed has everything that the program reads, and nothing that only its build needs."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.project.sources import PACKAGES, ROOT

LEFT_OUT = {"station/wording/compile_catalogs.py"}
MADE = {".pyc"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built as pip builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    return set(ZipFile(wheel).namelist())


def test_every_file_of_the_packages_is_in_it(names: set[str]) -> None:
    files = [path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()]
    wanted = {path.relative_to(ROOT).as_posix() for path in files if path.suffix not in MADE}

    assert wanted - names == LEFT_OUT


@pytest.mark.parametrize("ending", [".toml", ".md", ".si4s", ".po", ".mo"])
def test_every_kind_of_data_is_in_it(names: set[str], ending: str) -> None:
    assert [name for name in names if name.endswith(ending)]


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == set(PACKAGES)


def test_the_command_is_called_svoyak(wheel: Path, names: set[str]) -> None:
    (entry_points,) = (name for name in names if name.endswith("entry_points.txt"))

    assert "svoyak = station.cli.main:main" in ZipFile(wheel).read(entry_points).decode()
