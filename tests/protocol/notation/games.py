"""The games of ``tests/protocol/games``, each with what was reckoned by hand in its comments.

``# = Анна 20, Борис −40``: the scores at this line; ``# places:``, ``# extra:`` (the sums of each extra
theme), ``# chooses:``, ``# over:`` (by which clause) likewise.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from station.protocol.notation.names import find_player
from station.protocol.notation.replay import replay
from station.regulations.shelf import bundled, find_regulation
from station.rules.board import chooser
from station.rules.regulation import Regulation
from station.rules.state import MatchState, scores

FOLDER = Path(__file__).parents[1] / "games"
GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))

_CLAIM = re.compile(r"# (=|places:|extra:|chooses:|over:) (.*)")
_MINUS = str.maketrans("−", "-")


@cache
def find(text: str) -> Regulation | None:
    """A bundled regulation by its code or title."""
    regulations = [find_regulation(code, Path()) for code in bundled()]
    wanted = text.casefold()
    return next(
        (one for one in regulations if wanted in {one.code, *(t.casefold() for _, t in one.titles)}), None
    )


def text_of(game: str) -> str:
    """A game's text."""
    return (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Claim:
    """What a comment says; ``before``: the text down to it."""

    line: int
    what: str
    said: str
    before: str

    def state(self) -> MatchState:
        """The match at this line; at the end of the text with all that follows by itself."""
        return replay(self.before, find).state


def claims(game: str) -> Iterator[Claim]:
    """The comments of a game that say what has come of it."""
    lines = text_of(game).split("\n")
    for number, line in enumerate(lines, start=1):
        found = _CLAIM.match(line)
        if found:
            yield Claim(number, found[1].rstrip(":"), found[2], "\n".join(lines[:number]))


def expected(claim: Claim, state: MatchState) -> object:
    """What a comment says, as it is compared."""
    if claim.what == "over":
        return claim.said
    parts = re.split(r"\s*[,;]\s*", claim.said.translate(_MINUS))
    people = state.lineup.players
    named = [re.fullmatch(r"(.+?)((?: -?\d+(?:-\d+)?)*)", part) for part in parts]
    told = {find_player(people, part[1]): part[2].split() for part in named if part}
    return next(iter(told)) if claim.what == "chooses" else told


def found(claim: Claim, state: MatchState) -> object:
    """The same of the match."""
    match claim.what:
        case "=":
            return {seat: [str(points)] for seat, points in scores(state).items()}
        case "places":
            shared = [place.place for place in state.places]
            return {place.seat: [_span(place.place, shared.count(place.place))] for place in state.places}
        case "extra":
            return {place.seat: list(map(str, place.extra)) for place in state.places if place.extra}
        case "chooses":
            return chooser(state)
        case _:
            return state.why_over


def _span(place: int, sharing: int) -> str:
    return str(place) if sharing == 1 else f"{place}-{place + sharing - 1}"
