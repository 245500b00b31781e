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
        self._drawn: dict[str, Lot] = {}

    def remember(self, entries: Iterable[Entry]) -> None:
        """Keep the lots of entries, of undone ones too."""
        for entry in entries:
            for event in entry.events:
                lot = getattr(event, "lot", None)
                if lot is not None:
                    self._drawn[lot.purpose] = lot

    def draw(self, purpose: str, among: tuple[int, ...]) -> Lot:
        """The lot for a purpose: the one that was drawn before among the same numbers, else a new one."""
        known = self._drawn.get(purpose)
        if known is None or sorted(known.order) != sorted(among):
            order = list(among)
            self._shuffle(order)
            known = Lot(purpose, tuple(order))
            self._drawn[purpose] = known
        return known
