"""The match clock: monotonic time that stands still while the match is paused or off.

The law of this file: whatever the order in which moments become known, match time never runs backwards.
"""

from dataclasses import dataclass

from station.rules.model import Nanoseconds

_STRETCHES = 64
"""So many past stretches are kept to place late stamps; older stamps fall to the oldest one's beginning."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The clock from one start or stop to the next: ``base`` is match time at the monotonic ``since``."""

    since: int
    base: Nanoseconds
    running: bool

    def at(self, monotonic: int) -> Nanoseconds:
        """Match time at a monotonic moment of this stretch."""
        return Nanoseconds(self.base + max(0, monotonic - self.since)) if self.running else self.base


class MatchClock:
    """Converts monotonic nanoseconds to match time and back. Begins stopped."""

    def __init__(self, base: Nanoseconds, monotonic: int) -> None:
        self._stretches = [Stretch(monotonic, base, running=False)]

    @property
    def current(self) -> Stretch:
        """The stretch that runs or stands now: an immutable value that screens may keep."""
        return self._stretches[-1]

    def at(self, monotonic: int) -> Nanoseconds:
        """Match time at a monotonic moment, past ones too: a stamp in a pause gives the pause's time."""
        for stretch in reversed(self._stretches):
            if monotonic >= stretch.since:
                return stretch.at(monotonic)
        return self._stretches[0].base

    def turn(self, monotonic: int, match_time: Nanoseconds, *, running: bool) -> None:
        """From a moment on, at which it shows ``match_time``, the clock runs or stands.

        ``match_time`` is not before anything that the clock was asked to show so far. A moment that became
        known late, before the last turn, is taken as that turn's.
        """
        if running == self.current.running:
            return
        self._stretches.append(Stretch(max(monotonic, self.current.since), match_time, running))
        del self._stretches[:-_STRETCHES]

    def monotonic_of(self, match_time: Nanoseconds) -> int | None:
        """When the clock shows a match time, None while it stands."""
        if not self.current.running:
            return None
        return self.current.since + match_time - self.current.base
