"""A machine for the doctor, in a folder of a test: healthy unless told otherwise."""

from pathlib import Path

from station.cli.doctor.findings import Finding, Level, Patient
from station.journal.files import Files
from tests.drivers.fake_sysfs import FakeSysfs, put

MS = 1_000_000


class Ticks:
    """A clock that a step of so many nanoseconds passes on whenever it is looked at."""

    def __init__(self, step: int = MS) -> None:
        self.now, self.step = 0, step

    def __call__(self) -> int:
        self.now += self.step
        return self.now


class Ward:
    """Where a machine is made ill."""

    def __init__(self, folder: Path) -> None:
        self.sysfs = FakeSysfs(folder)
        self.proc = folder / "proc"
        self.matches = folder / "data" / "matches"
        self.matches.mkdir(parents=True)
        self._programs = 100
        self.runs("systemd")

    def runs(self, name: str, *opened: Path) -> None:
        """A program that has these files open."""
        self._programs += 1
        folder = self.proc / str(self._programs)
        put(folder / "comm", name)
        (folder / "fd").mkdir()
        for number, path in enumerate(opened):
            (folder / "fd" / str(number)).symlink_to(path)

    def mounts(self, *lines: str) -> None:
        put(self.proc / "self" / "mounts", "\n".join(lines))

    def node(self, event: str) -> Path:
        return self.sysfs.roots.dev / event

    def patient(self, **other: object) -> Patient:
        healthy: dict[str, object] = {
            "matches": self.matches,
            "environ": {"LANG": "ru_RU.UTF-8", "TERM": "xterm-256color"},
            "encoding": "utf-8",
            "size": (80, 24),
            "colours": "dark",
            "date_doubt": str,
            "program": lambda name: f"/usr/bin/{name}",
            "load": lambda _: None,
            "clock": Ticks(),
            "roots": self.sysfs.roots,
            "proc": self.proc,
            "files": Files(),
        }
        return Patient(**{**healthy, **other})  # type: ignore[arg-type]


def levels(findings: list[Finding]) -> list[str]:
    return [finding.level.value for finding in findings]


def only(findings: list[Finding], level: Level) -> Finding:
    """The one finding of a level."""
    (found,) = (finding for finding in findings if finding.level is level)
    return found
