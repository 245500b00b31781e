"""Auctions that are set by hand on the command line, as ``red:3/40`` (N4.7)."""

from collections.abc import Iterator

from packs.normalise import clean_line
from station.cli.exits import ExitCode, Failed
from station.rules.model import Cell
from station.rules.regulation import Stage
from station.wording import beginning as wording

LONGEST_PLACE = 60
"""Characters of a place that are shown when it is none."""


def auction_cells(stage: Stage, places: tuple[str, ...]) -> tuple[Cell, ...]:
    """The questions at these places: a round's code, the number of a theme in it, a price.

    Raises ``Failed`` when a place is none or is named twice; how many a round must have the rules say.
    """
    known = dict(_places(stage))
    for number, place in enumerate(places):
        if place not in known or place in places[:number]:
            shown = clean_line(place, LONGEST_PLACE)
            raise Failed(ExitCode.UNUSABLE, wording.no_auction(shown, next(iter(known), "")))
    return tuple(known[place] for place in places)


def _places(stage: Stage) -> Iterator[tuple[str, Cell]]:
    """Every question that can be an auction, by its place."""
    for theme, (number, slot) in enumerate(stage.slots()):
        part = stage.rounds[number]
        if part.auctions:
            for row, price in enumerate(part.prices):
                yield f"{part.code}:{slot + 1}/{price}", Cell(theme, row)
