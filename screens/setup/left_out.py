"""What is there for a new match and cannot be offered."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LeftOut:
    """For each file a ready sentence that tells how to see why."""

    regulations: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
