"""The packs at hand, as the desk looks at them.

The law of this file: no file is looked at while a key is dealt with; a pack may lie on a slow stick.
"""

from collections.abc import Callable
from pathlib import Path

from packs.model import Pack
from screens.services import House, PackChoice
from station.heard import Heard
from station.wording.trouble import Trouble

Aside = Callable[[Callable[[], None]], None]
"""Does something on a thread of its own, and paints the desk anew when it is done."""


class Shelf:
    """The packs at hand, looked at on a thread of their own."""

    def __init__(self, house: House, aside: Aside) -> None:
        self._house = house
        self._aside = aside

    def list(self, found: Callable[[tuple[PackChoice, ...]], None]) -> None:
        """Find the packs at hand."""
        self._aside(lambda: found(self._house.packs()))

    def read(self, path: Path, found: Callable[[Pack | Trouble], None]) -> None:
        """Read a pack."""
        self._aside(lambda: found(self._house.read_pack(path)))

    def hear(self, found: Callable[[Heard], None]) -> None:
        """Look through the earlier matches."""
        self._aside(lambda: found(Heard(self._house.earlier())))
