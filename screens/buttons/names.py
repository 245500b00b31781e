"""Devices by name.

The law of this file: what a device calls itself is foreign text, shown literally without control characters.
"""

from drivers.devices import Identity


def device_name(identity: Identity) -> str:
    """The device as it calls itself; by its numbers where it does not."""
    name = "".join(sign for sign in identity.name if sign.isprintable()).strip()
    return name or f"{identity.vendor:04x}:{identity.product:04x}"
