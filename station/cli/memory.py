"""How the last match was set up, kept as a proposal for the next. A memory that fails is no trouble."""

from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from screens.services import SetupMemory
from station.cli import folders
from station.cli.exits import Failed


def _file() -> Path:
    return folders.state() / "setup.json"


def recall() -> SetupMemory:
    """The last set-up, an empty one when there is none that can be read."""
    import json  # noqa: PLC0415 - only when a match is set up

    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
        return SetupMemory(
            regulation=str(kept["regulation"]),
            stage=str(kept["stage"]),
            players=tuple(str(name) for name in kept["players"]),
            host=str(kept["host"]),
            assistant=str(kept["assistant"]),
            pack=str(kept["pack"]),
            next_theme=int(kept["next_theme"]),
            themes=int(kept.get("themes", 0)),
            by_lot=bool(kept.get("by_lot")),
        )
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return SetupMemory()


def keep(setup: SetupMemory) -> None:
    """Remember a set-up."""
    import json  # noqa: PLC0415 - only when a match is set up

    with suppress(OSError, Failed):
        folders.made(_file().parent)
        _file().write_text(json.dumps(asdict(setup)), encoding="utf-8")


def recall_tips() -> frozenset[str]:
    """The moments of a match that were explained; none where it cannot be read."""
    with suppress(OSError, ValueError):
        return frozenset(_tips_file().read_text(encoding="ascii").split())
    return frozenset()


def keep_tips(seen: frozenset[str]) -> None:
    """Remember them."""
    with suppress(OSError, Failed):
        folders.made(folders.state())
        _tips_file().write_text("\n".join(sorted(seen)), encoding="ascii")


def _tips_file() -> Path:
    return folders.state() / "tips.txt"
