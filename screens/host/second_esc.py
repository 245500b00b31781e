"""What was typed is given up by a second Esc only, wherever the host types in a match."""

from screens.key_names import written
from station.wording.language import tr


class SecondEsc:
    """Remembers whether the last key was an Esc that would have lost something."""

    def __init__(self) -> None:
        self._is_asked = False

    def asks(self, key: str, *, typed: bool) -> str:
        """What the host is told instead of leaving; empty: this key does what it does.

        ``typed``: there is something to be lost. Any other key in between begins anew.
        """
        self._is_asked = key == "escape" and typed and not self._is_asked
        if not self._is_asked:
            return ""
        return tr("{key} once more: back. What was typed here is lost.", key=written(key))
