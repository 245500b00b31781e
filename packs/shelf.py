"""The packs that come with the station."""

from pathlib import Path

_BUNDLED = Path(__file__).parent / "bundled"


def bundled() -> tuple[Path, ...]:
    """The files of the bundled packs, the one for a first evening first."""
    return tuple(sorted(_BUNDLED.glob("*.si4s")))
