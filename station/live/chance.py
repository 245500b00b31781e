"""Chance: drawn here, recorded under its purpose, and binding.

The law of this file: what was drawn once for a purpose stays drawn, also when its act was undone.
"""

import random
from collections.abc import Callable, Iterable

from station.rules.entries import Entry
from station.rules.model import Lot

Shuffle = Callable[[list[int]], None]
"""Puts numbers into a random order in place, every order equally likely."""


class Lots:
    """The lots of a match."""

    def __init__(self, shuffle: Shuffle | None = None) -> None:
        self._shuffle = shuffle or random.SystemRandom().shuffle
        self._drawn: dict[tuple[str, tuple[int, ...]], Lot] = {}

    def remember(self, entries: Iterable[Entry]) -> None:
        """Keep the lots of entries, of undone ones too."""
        for entry in entries:
            for event in entry.events:
                lot = getattr(event, "lot", None)
                if lot is not None:
                    self._drawn[_key(lot.purpose, lot.order)] = lot

    def draw(self, purpose: str, among: tuple[int, ...]) -> Lot:
        """The lot for a purpose: the one that was drawn before among the same numbers, else a new one."""
        key = _key(purpose, among)
        if key not in self._drawn:
            order = list(among)
            self._shuffle(order)
            self._drawn[key] = Lot(purpose, tuple(order))
        return self._drawn[key]


def _key(purpose: str, among: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    return purpose, tuple(sorted(among))
