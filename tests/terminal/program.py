"""The real program in folders of its own: nothing that a test does is seen by the person who runs it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.project.sources import ROOT

_LAUNCHER = """#!{python}
import sys
from station.cli.main import main
{before}sys.exit(main())
"""
_SLOW_DISK = """
import time
from station.journal.files import Files
write = Files.write
def slowly(files, fd, data, offset):
    half = len(data) // 2
    write(files, fd, data[:half], offset)
    time.sleep(0.03)
    write(files, fd, data[half:], offset + half)
Files.write = slowly
"""


class Program:
    """``svoyak`` as it is installed, with a home, a language and a ``PATH`` for one test."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        programs = folder / "bin"
        for made in (self.home, programs):
            made.mkdir()
        self._launcher = programs / "svoyak"
        self._launch()
        self._launcher.chmod(0o700)
        self.environment = {
            "HOME": str(self.home),
            "TMPDIR": str(self.home / "tmp"),
            "LANG": "C.UTF-8",
            "PATH": os.pathsep.join((str(programs), os.environ["PATH"])),
            "PS1": "$ ",
            "PYTHONPATH": str(ROOT),
            **{f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("DATA", "CONFIG", "STATE")},
        }

    def _launch(self, before: str = "") -> None:
        text = _LAUNCHER.format(python=sys.executable, before=before)
        self._launcher.write_text(text, encoding="utf-8")

    def slow_down_disk(self) -> None:
        """From now on a write takes its time, and is half done meanwhile."""
        self._launch(_SLOW_DISK)

    def prepare(self, before: str) -> None:
        """Let the program begin with these lines of Python."""
        self._launcher.write_text(_LAUNCHER.format(python=sys.executable, before=before), encoding="utf-8")
        self._launcher.chmod(0o700)

    @property
    def matches(self) -> list[Path]:
        """The match files."""
        return sorted((self.home / "data" / "svoyak" / "matches").glob("*.svoyak"))

    @property
    def crashes(self) -> list[Path]:
        """The reports of faults of the program."""
        return sorted((self.home / "state" / "svoyak" / "crash").glob("*"))

    def run(self, *words: str) -> str:
        """Run a command without a terminal; what it printed. It must end with 0."""
        ended = subprocess.run(
            ["svoyak", "--lang", "en", *words],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            text=True,
        )
        assert ended.returncode == 0, (words, ended)
        return ended.stdout

    def verified(self) -> Path:
        """The only match file, found to be sound."""
        (path,) = self.matches
        assert "sound" in self.run("verify", path.name)
        return path

    def replayed(self) -> tuple[str, str]:
        """The score sheet of the only match, and the one that its notation is played to."""
        path = self.verified()
        text = self.home / "game.txt"
        self.run("notation", path.name, "-o", str(text))
        return self.run("sheet", path.name), self.run("replay", str(text))
