"""What a source of presses is, and what it reports."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Press:
    """A button went down.

    ``at``: the source's stamp; ``arrived``: when the station heard of it; ``resolution``: how far the stamp
    may be from the truth. All in nanoseconds, the first two of CLOCK_MONOTONIC.
    """

    source: str
    button: str
    at: int
    arrived: int
    resolution: int


@dataclass(frozen=True, slots=True)
class SourceTraits:
    """What a source can do: ``lag``: how late a press may arrive after its stamp, in nanoseconds."""

    name: str
    lag: int
    resolution: int


class Source(Protocol):
    """Something with buttons. It calls ``heard`` for every press, from whatever thread it likes."""

    @property
    def traits(self) -> SourceTraits:
        """What the source can do."""
        ...

    def start(self, heard: Callable[[Press], None]) -> None:
        """Begin to report."""
        ...

    def stop(self) -> None:
        """End, and let go of everything; no press is reported after this has returned."""
        ...
