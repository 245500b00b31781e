"""Keys of the terminal as buttons: no device to open, but only the moment of arrival is known.

A terminal tells no key-up, so a held key is seen as a train of the same key. The law of this file: the same
key within 700 ms of its last event is autorepeat and no press, however long the train. The figure: the
keyboard waits before it repeats, 250 ms on the Linux console, up to 660 ms under X.
"""

import threading
from collections.abc import Callable, Iterable, Mapping

from drivers.layouts import names_of_keys
from drivers.presses import Press, SourceTraits

AUTOREPEAT = 700_000_000
"""A shorter gap between two events of one key, in nanoseconds, means that it was held."""

# The keyboard, the terminal and a repaint that the event had to wait behind, on a netbook.
_ARRIVAL_ONLY = 40_000_000


class KeySource:
    """The seat keys of a terminal, fed by the app with every key that no text field has taken."""

    def __init__(self, buttons: Mapping[str, str], host_keys: Iterable[str] = (), name: str = "keys") -> None:
        """Bind keys to buttons.

        Args:
            buttons: the name of a key, as Textual tells it, with the name of its button. The key is known
                under every layout and with Caps Lock, see ``drivers.layouts``.
            host_keys: other keys that the app listens to. A name that one of them might send as well
                is no seat key's.
            name: the source's name.
        """
        names = names_of_keys((*buttons, *host_keys))
        self._keys = {sent: key for sent, key in names.items() if key in buttons}
        self._buttons = dict(buttons)
        self._last: dict[str, int] = {}
        self._heard: Callable[[Press], None] | None = None
        self._lock = threading.RLock()
        self._traits = SourceTraits(name, lag=_ARRIVAL_ONLY, resolution=_ARRIVAL_ONLY)

    @property
    def traits(self) -> SourceTraits:
        """A terminal knows arrival times only: a stamp may be about 40 ms late."""
        return self._traits

    def start(self, heard: Callable[[Press], None]) -> None:
        """Take seat keys from now on."""
        with self._lock:
            self._heard = heard

    def stop(self) -> None:
        """Take none any more."""
        with self._lock:
            self._heard = None

    def key(self, name: str, at: int) -> bool:
        """Hear that a key came in at ``at``, in nanoseconds of CLOCK_MONOTONIC.

        True when it was a seat key and is dealt with, as a press or as autorepeat.
        Held keys are watched even while the source is stopped: a key that is down at the start is no press.
        """
        key = self._keys.get(name)
        if key is None:
            return False
        with self._lock:
            last = self._last.get(key)
            self._last[key] = at
            if self._heard is None:
                return False
            if last is None or at - last >= AUTOREPEAT:
                self._heard(Press(self._traits.name, self._buttons[key], at, at, self._traits.resolution))
            return True
