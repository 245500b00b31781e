"""The project's own list of the clauses that play rests on, from ``clauses.toml`` beside this file."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from station.regulations.reading import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause in the project's words.

    ``regulation``: the code of the one it belongs to. ``carried``: the station does it now; ``lacks``: what
    of it is not done yet, may be empty. ``breakable``: someone can ask for what it forbids.
    """

    code: str
    regulation: str
    part: str
    summary: Texts
    carried: bool
    lacks: str
    breakable: bool


def load_clauses() -> tuple[Clause, ...]:
    """All clauses, part by part, in the order of the file."""
    data = tomllib.loads((Path(__file__).parent / "clauses.toml").read_text("utf-8"))
    regulations = data.pop("regulations")
    return tuple(
        Clause(
            code=code,
            regulation=regulations[code[0]],
            part=part,
            summary=tuple((language, told[language]) for language in LANGUAGES),
            carried=told["carried"],
            lacks=told.get("lacks", ""),
            breakable=told["breakable"],
        )
        for part, clauses in data.items()
        for code, told in clauses.items()
    )
