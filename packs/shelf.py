"""The packs that come with the station: ``name.si4s`` is in Russian, ``name-en.si4s`` in English."""

from pathlib import Path

_BUNDLED = Path(__file__).parent / "bundled"
_ENGLISH = "-en"
_ORDER = ("first-evening", "grand-final", "club-season")
"""From the smallest: a match for which no pack is asked takes the first that is large enough."""


def bundled(language: str = "ru") -> tuple[Path, ...]:
    """The files of the bundled packs: those in ``language`` first, a first evening's before all."""

    def place(path: Path) -> tuple[bool, int]:
        name = path.stem.removesuffix(_ENGLISH)
        is_english = name != path.stem
        return is_english != (language == "en"), _ORDER.index(name)

    return tuple(sorted(_BUNDLED.glob("*.si4s"), key=place))
