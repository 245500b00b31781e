"""What a button and its device are called, where a log names no more than the source."""

import re

from drivers.devices import Identity
from station.wording import button_names as wording

_SOURCE = re.compile(r"([0-9a-f]{4}):([0-9a-f]{4})@(.+)")


def identity_of(source: str) -> Identity | None:
    """The device that a source is named after; None for a source that is no device."""
    found = _SOURCE.fullmatch(source)
    return Identity(int(found[1], 16), int(found[2], 16), "", "", found[3]) if found else None


def spoken_name(button: str, identity: Identity | None) -> str:
    """What people call the button; as it is, where no device is known."""
    if identity is None:
        return button
    from drivers.button_names import name_of  # noqa: PLC0415 - loads the names of all keys

    name = name_of(button, identity)
    return wording.button_name(name.what, name.number, name.colour or "", name.text, name.node)


def coded_name(button: str, identity: Identity | None) -> str:
    """The same for programs: its codes, alike in every language, as ``PLAIN.md`` lists them."""
    if identity is None:
        return ""
    from drivers.button_names import name_of  # noqa: PLC0415 - the same

    name = name_of(button, identity)
    return " ".join(filter(None, (name.what, str(name.number or ""), name.colour or "", name.text)))
