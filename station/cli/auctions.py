"""Auctions that are set by hand on the command line, as ``red:3/40`` (N4.7)."""

import re

from packs.normalise import clean_line
from station.cli.exits import ExitCode, Failed
from station.rules.model import Cell, Points
from station.rules.regulation import Round, Stage
from station.wording import beginning as wording
from station.wording.language import pick, tr
from station.wording.trouble import Trouble

_PLACE = re.compile(r"([^:]+?)\s*:\s*([0-9]{1,3})\s*/\s*([0-9]{1,6})")

LONGEST_PLACE = 60
"""Characters of a place that are shown when it is none."""


def auction_cells(stage: Stage, places: tuple[str, ...]) -> tuple[Cell, ...]:
    """The questions at these places: a round's code or title, the number of a theme in it, a price.

    Raises ``Failed`` when a place is none or is named twice, and when a round gets some but not all.
    """
    cells: list[Cell] = []
    for place in places:
        cell = _cell(stage, place)
        if cell in cells:
            raise _failed(wording.no_auction(_shown(place), tr("it is named twice"), _example(stage)))
        cells.append(cell)
    _check_numbers(stage, cells)
    return tuple(cells)


def _cell(stage: Stage, place: str) -> Cell:
    """The question at a place."""
    example = _example(stage)
    found = _PLACE.fullmatch(place.strip())
    if not found or not example:
        raise _failed(wording.no_auction(_shown(place), "", example))
    number = _round(stage, found[1])
    if number is None:
        codes = ", ".join(part.code for part in stage.rounds)
        why = tr("there is no round “{name}”, only {codes}", name=_shown(found[1]), codes=codes)
        raise _failed(wording.no_auction(_shown(place), why, example))
    why = _why_not(stage.rounds[number], int(found[2]), int(found[3]))
    if why:
        raise _failed(wording.no_auction(_shown(place), why, example))
    theme = stage.slots().index((number, int(found[2]) - 1))
    return Cell(theme, stage.rounds[number].prices.index(Points(int(found[3]))))


def _why_not(part: Round, theme: int, price: int) -> str:
    """Why the round has no auction there; empty when it has."""
    if not part.auctions:
        return tr("the round “{name}” has no auctions", name=_name(part))
    if not 1 <= theme <= part.themes:
        return tr("the round “{name}” has themes 1 to {most}", name=_name(part), most=part.themes)
    if price not in part.prices:
        prices = " ".join(map(str, part.prices))
        return tr("the prices of the round “{name}” are {prices}", name=_name(part), prices=prices)
    return ""


def _check_numbers(stage: Stage, cells: list[Cell]) -> None:
    """A round has all its auctions set by hand, or none."""
    rounds = [stage.slots()[cell.theme][0] for cell in cells]
    for number in sorted(set(rounds)):
        part = stage.rounds[number]
        if rounds.count(number) != part.auctions:
            told = wording.auction_number(_name(part), rounds.count(number), part.auctions)
            raise _failed(told)


def _round(stage: Stage, text: str) -> int | None:
    """The round with this code, or the only one whose title begins so."""
    wanted = text.casefold()
    for number, part in enumerate(stage.rounds):
        if part.code.casefold() == wanted:
            return number
    titles = [(n, title.casefold()) for n, part in enumerate(stage.rounds) for _, title in part.titles]
    found = {number for number, title in titles if title.startswith(wanted)}
    return found.pop() if len(found) == 1 else None


def _name(part: Round) -> str:
    return pick(part.titles) or part.code


def _example(stage: Stage) -> str:
    """A place where an auction can be; empty when there is none."""
    sold = next((part for part in stage.rounds if part.auctions), None)
    return f"{sold.code}:1/{sold.prices[0]}" if sold else ""


def _shown(text: str) -> str:
    return clean_line(text, LONGEST_PLACE)


def _failed(trouble: Trouble) -> Failed:
    return Failed(ExitCode.UNUSABLE, trouble)
