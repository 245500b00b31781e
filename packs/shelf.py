"""The packs that come with the station: ``name.si4s`` is in Russian, ``name-en.si4s`` in English."""

from pathlib import Path

_BUNDLED = Path(__file__).parent / "bundled"
_ENGLISH = "-en"
_FIRST = "first-evening"


def bundled(language: str = "ru") -> tuple[Path, ...]:
    """The files of the bundled packs: those in ``language`` first, a first evening's before all."""

    def place(path: Path) -> tuple[bool, bool, str]:
        is_english = path.stem.endswith(_ENGLISH)
        return is_english != (language == "en"), not path.stem.startswith(_FIRST), path.stem

    return tuple(sorted(_BUNDLED.glob("*.si4s"), key=place))
