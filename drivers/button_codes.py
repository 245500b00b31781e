"""How a button of an event node is named in presses and bindings; ``EVDEV.md`` describes it."""

import re
from typing import NamedTuple

_BUTTON = re.compile(r"(?P<node>[0-9]{1,4}):(?:(?P<key>[0-9]{1,5})|abs(?P<axis>[0-9]{1,5})(?P<end>[-+]))")


class ButtonCode(NamedTuple):
    """A key of a node, or an end of an axis: ``end`` is -1 or 1 for the lower or upper one, 0 for a key."""

    node: int
    code: int
    end: int = 0

    @property
    def button(self) -> str:
        """Its name, which ``read_button`` reads again."""
        if self.end == 0:
            return f"{self.node}:{self.code}"
        return f"{self.node}:abs{self.code}{'-' if self.end < 0 else '+'}"


def read_button(button: str) -> ButtonCode | None:
    """What is named so, None when it is no name of a button of an event node."""
    found = _BUTTON.fullmatch(button)
    if found is None:
        return None
    node, key, axis, end = found.group("node", "key", "axis", "end")
    if key is not None:
        return ButtonCode(int(node), int(key))
    return ButtonCode(int(node), int(axis), -1 if end == "-" else 1)
