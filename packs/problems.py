"""What is wrong with a pack file, as a list of all faults with their places, never the first exception."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """Whether the pack can be played all the same."""

    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class PackProblem:
    """A fault: a stable code, its place (line from 1, 0: the whole file), and what the sentence needs."""

    code: str
    severity: Severity
    line: int = 0
    parameters: tuple[tuple[str, str], ...] = ()


class PackUnreadable(Exception):  # noqa: N818 - says what the file is
    """A file that gives no pack; ``problems`` holds every fault found, at least one of them an error."""

    def __init__(self, problems: tuple[PackProblem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems
