"""The native format, line by line: FORMATS.md says what it is."""

from packs.si4s.read import read_si4s
from packs.si4s.write import write_si4s

__all__ = ["read_si4s", "write_si4s"]
