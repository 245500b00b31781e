"""A flood of presses that decide nothing is only counted, and the count rides in the next frame."""

from station.rules.entries import Entry
from station.rules.events import Event, PressesCounted
from station.rules.model import Nanoseconds, Seat
from station.rules.refusals import Refused


class Tally:
    """Counts by seat and arming since the last entry that was kept."""

    def __init__(self) -> None:
        self._counts: dict[tuple[Seat, int], int] = {}

    def takes(self, answer: tuple[Event, ...] | Refused) -> bool:
        """Count what the rules say of a press if it is only to be counted; False leaves it to the history."""
        match answer:
            case (PressesCounted(seat, arming, number),):
                key = seat, arming
                self._counts[key] = self._counts.get(key, 0) + number
                return True
        return False

    def empty(self, at: Nanoseconds) -> Entry | None:
        """The counts as an entry, None when there are none; the tally begins anew."""
        if not self._counts:
            return None
        counts = sorted(self._counts.items())
        self._counts.clear()
        return Entry(0, at, None, tuple(PressesCounted(seat, arming, n) for (seat, arming), n in counts))
