"""Match files of bodies that a test has written, each frame with the right CRCs."""

from pathlib import Path

from station.journal.frames import FrameKind, Tip, seal
from tests.journal.chains import MATCH

Frames = list[tuple[FrameKind, bytes]]


def write(path: Path, frames: Frames) -> Path:
    """Make the file of these frames."""
    tip, content = Tip(MATCH), b""
    for kind, body in frames:
        frame, tip = seal(tip, kind, body)
        content += frame
    path.write_bytes(content)
    return path
