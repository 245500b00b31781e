"""What lies ready for a new match and cannot be offered, each with the command that tells why."""

import shlex
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from screens.setup.left_out import LeftOut
from station.cli import folders
from station.cli.house import PACK_ENDINGS
from station.regulations.shelf import list_regulations
from station.wording import setup as wording


def left_out() -> LeftOut:
    """The club's regulations with faults, and files among the packs that are none. Waits for the disk."""
    faulty = [listed.path for listed in list_regulations(folders.regulations()) if listed.faults]
    return LeftOut(
        regulations=tuple(
            partial(wording.faulty_regulation, path.name, _command("regulation", path)) for path in faulty
        ),
        packs=tuple(
            partial(wording.foreign_file, path.name, _command("pack", path)) for path in _foreign_files()
        ),
    )


def _foreign_files() -> Iterator[Path]:
    """Files that are called like no pack, hidden ones aside; the folder itself where it cannot be read."""
    folder = folders.packs()
    try:
        paths = sorted(folder.iterdir())
    except FileNotFoundError:
        return
    except OSError:
        yield folder
        return
    yield from (path for path in paths if path.suffix not in PACK_ENDINGS and not path.name.startswith("."))


def _command(kind: str, path: Path) -> str:
    return f"svoyak {kind} check {shlex.quote(str(path))}"
