"""What is there for a new match and cannot be offered."""

from collections.abc import Callable
from dataclasses import dataclass

Sentence = Callable[[], str]
"""Makes a sentence anew at each painting: the language can be switched meanwhile."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """For each file a sentence that tells how to see why."""

    regulations: tuple[Sentence, ...] = ()
    packs: tuple[Sentence, ...] = ()
