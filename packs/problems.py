"""What is wrong with a pack file, as a list of all faults with their places, never the first exception."""

from dataclasses import dataclass, field
from enum import StrEnum


class Severity(StrEnum):
    """Whether the pack can be played all the same."""

    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class PackProblem:
    """A fault: a stable code, where it is (line from 1, 0 for the whole file), and what the sentence needs."""

    code: str
    severity: Severity
    line: int = 0
    parameters: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PackProblems(Exception):  # noqa: N818 - a list of problems, named as such everywhere
    """A file that gives no pack; ``problems`` holds every fault found, at least one an error."""

    problems: tuple[PackProblem, ...] = field(default=())
