"""Makes that clubs have for buttons, by their numbers: of Linux, drivers/hid/hid-ids.h, or told by owners.

Some pretend to be keyboards; by these numbers they are known for what they are.
"""

from collections.abc import Mapping
from types import MappingProxyType

MAKES: Mapping[tuple[int, int], str] = MappingProxyType(
    {
        (0x054C, 0x0002): "PlayStation Buzz!",
        (0x054C, 0x1000): "PlayStation Buzz!, wireless",
        (0x0079, 0x0006): "DragonRise, zero delay",
        (0x0079, 0x0011): "DragonRise, pad",
        (0x16C0, 0x05E1): "Xin-Mo, two players",
        (0x0810, 0xE001): "Twin USB pad",
        (0x3553, 0xB001): "PCsensor, button or foot switch",
        (0x0C45, 0x7403): "RDing, button or foot switch",
        (0x05F3, 0x00FF): "VEC, foot switch",
    }
)
