"""The machine: how fast it is now, and what a process takes of it."""

import statistics
import time
from pathlib import Path

# CPU seconds of ``_loop`` on the machine that the absolute limits were set for.
_REFERENCE = 0.0068
_MEBIBYTE = 1024


def slowness() -> float:
    """How many times longer than the reference machine this one takes now; absolute limits grow by it."""
    return statistics.median(_loop() for _ in range(21)) / _REFERENCE


def _loop() -> float:
    begun, total = time.process_time(), 0
    for number in range(150_000):
        total = (total * 31 + number) & 0xFFFF
    return time.process_time() - begun


def memory(pid: int) -> float:
    """What a process has in memory, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    (resident,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(resident) / _MEBIBYTE


def is_busy(pid: int) -> bool:
    """Whether a thread of a process runs, would run, or waits for a disk."""
    return any(_state(thread) in {"R", "D"} for thread in Path(f"/proc/{pid}/task").iterdir())


def _state(thread: Path) -> str:
    try:
        return (thread / "stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return ""


def ran(pid: int) -> float:
    """How long the threads of a process have run so far, in seconds."""
    return sum(_scheduled(thread)[0] for thread in Path(f"/proc/{pid}/task").iterdir())


def waited(pid: int) -> float:
    """How long a process's main thread has been ready to run while others had the cores, in seconds."""
    return _scheduled(Path(f"/proc/{pid}"))[1]


def _scheduled(thread: Path) -> tuple[float, float]:
    ran, waited, _ = (thread / "schedstat").read_text(encoding="ascii").split()
    return int(ran) / 1e9, int(waited) / 1e9
