"""Chance: drawn here, recorded under its purpose, and binding.

The law of this file: what was drawn once for a purpose stays drawn, also when its act was undone.
"""

import random
from collections.abc import Callable, Iterable

from station.rules.entries import Entry
from station.rules.events import ContestDecided
from station.rules.model import Lot, Seat

Shuffle = Callable[[list[Seat]], None]
"""Puts seats into a random order in place, every order equally likely."""


class Lots:
    """The lots of a match."""

    def __init__(self, shuffle: Shuffle | None = None) -> None:
        self._shuffle = shuffle or random.SystemRandom().shuffle
        self._drawn: dict[str, Lot] = {}

    def remember(self, entries: Iterable[Entry]) -> None:
        """Keep the lots of entries, of undone ones too."""
        for entry in entries:
            for event in entry.events:
                if isinstance(event, ContestDecided) and event.lot:
                    self._drawn[event.lot.purpose] = event.lot

    def draw(self, purpose: str, seats: tuple[Seat, ...]) -> Lot:
        """The lot for a purpose: the one that was drawn before among the same seats, else a new one."""
        known = self._drawn.get(purpose)
        if known is None or sorted(known.order) != sorted(seats):
            order = list(seats)
            self._shuffle(order)
            known = Lot(purpose, tuple(order))
            self._drawn[purpose] = known
        return known
