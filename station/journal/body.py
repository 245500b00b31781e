"""Bodies of frames <-> plain values, and what stands in a body without the game. See FORMAT.md.

Apart from ``codec``, so that a list of matches need not load the rules.
"""

import msgpack  # type: ignore[import-untyped] # it ships no type information

from station.journal.errors import ContentError
from station.journal.plain import decoder
from station.journal.summary import Summary


def pack(content: object) -> bytes:
    """A body of plain values."""
    packed: bytes = msgpack.packb(content, unicode_errors="surrogatepass")
    return packed


def unpack(body: bytes) -> dict[str, object]:
    """The plain values of a body; ContentError when it is no map of MessagePack."""
    try:
        content = msgpack.unpackb(body, unicode_errors="surrogatepass")
    except ValueError as error:
        raise ContentError("body") from error
    if not isinstance(content, dict):
        raise ContentError("body")
    return content


def decode_summary(body: bytes) -> Summary:
    """The summary of a frame of entries; raises as ``decode_entries`` does, but not for the entries' sake."""
    summary: Summary = decoder(Summary)(unpack(body).get("summary"))
    return summary
