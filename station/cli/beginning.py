"""From options to a match that is open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from packs.normalise import clean_line
from packs.shelf import bundled
from screens.services import SetupMemory
from screens.setup.selection import Book, Remark, Wish, book_of, remarks, select
from station.cli import regulation as regulations
from station.cli.auctions import auction_cells
from station.cli.exits import ExitCode, Failed
from station.cli.house import House
from station.heard import Heard
from station.live.opening import OpenMatch
from station.rules.commands import Begin
from station.rules.model import Lineup, Seat
from station.rules.refusals import Refused
from station.rules.regulation import Regulation, Stage
from station.setup import (
    ChosenThemes,
    SetupFault,
    begin_with,
    lineup_of,
    theme_bounds,
    themes_from,
    usable_themes,
)
from station.wording import beginning as wording
from station.wording.language import spoken
from station.wording.refusals import refusal
from station.wording.setup import setup_fault, too_few_unheard
from station.wording.trouble import Trouble

T = TypeVar("T")

Known = Mapping[int, Remark]
"""The themes of a pack that do not suit the players, by their numbers."""

LONGEST_NAME = 40
"""Characters of a name that are kept."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the options ask for; None leaves it to the regulation, the pack or the shelf.

    ``round_themes``: so few themes in each of several rounds, whatever the regulation says.
    """

    players: tuple[str, ...]
    absent: tuple[str, ...] = ()
    auctions: tuple[str, ...] = ()
    regulation: str = "spbguef-1"
    stage: str | None = None
    themes: int | None = None
    round_themes: int | None = None
    pack: str | None = None
    first_theme: int = 1
    host: str = ""
    assistant: str = ""
    title: str = ""


def begin(plan: Plan, label: str = "") -> OpenMatch:
    """Make the match and its file, with a ``label`` in its name.

    Raises ``Failed`` with what is wrong; nothing is made then.
    """
    house = House()
    regulation = regulations.find(plan.regulation).regulation
    stage = _stage(regulation, plan)
    auctions, lineup = auction_cells(stage, plan.auctions), _lineup(plan)
    absent = _absent(plan, lineup)
    heard = Heard() if label else Heard(house.earlier())  # who plays a demonstration has heard nothing
    people = [player.name for player in lineup.players]
    path, book, known = _pack(house, plan, stage, lambda book: remarks(book, heard, people))
    chosen = _chosen(plan, stage, book, known)
    command = begin_with(regulation, stage, lineup, book.pack, chosen, _name(plan.title))
    command = replace(command, absent=absent, auctions=auctions)
    match = house.begin(command, _memory(plan, command, path, chosen), label)
    if isinstance(match, Refused):
        raise Failed(ExitCode.UNUSABLE, wording.refused(refusal(match)))
    return _sound(match)


def _pack(house: House, plan: Plan, stage: Stage, known: Callable[[Book], Known]) -> tuple[Path, Book, Known]:
    """The pack asked for, else the first bundled one with enough themes that the players do not know."""
    paths = (Path(plan.pack),) if plan.pack else bundled(spoken())
    books = ((path, book_of(_sound(house.read_pack(path)))) for path in paths)
    packs = ((path, book, known(book)) for path, book in books)
    first = next(packs)
    return next((found for found in (first, *packs) if _is_large(stage, *found[1:])), first)


def _is_large(stage: Stage, book: Book, known: Known) -> bool:
    return len({*usable_themes(book.pack, stage)} - known.keys()) >= stage.themes


def _chosen(plan: Plan, stage: Stage, book: Book, known: Known) -> ChosenThemes:
    """The pack's themes in order, without those that a player has heard or written (N2.3)."""
    first, last = plan.first_theme, len(book.pack.themes)
    fault = themes_from(book.pack, stage, first)
    if isinstance(fault, SetupFault):
        sentence = setup_fault(fault.code, dict(fault.parameters))
        raise Failed(ExitCode.UNUSABLE, wording.unsuitable_pack(sentence, stage.themes))
    choice = select(book, Wish(stage, range(first, last + 1)), known)
    if isinstance(choice.chosen, SetupFault):
        sentence = too_few_unheard(choice.at_hand, stage.themes, choice.left_out)
        raise Failed(ExitCode.UNUSABLE, wording.unsuitable_pack(sentence, stage.themes))
    return choice.chosen


def _memory(plan: Plan, begin: Begin, pack: Path, chosen: ChosenThemes) -> SetupMemory:
    return SetupMemory(
        regulation=begin.regulation.code,
        stage=begin.stage.code,
        players=tuple(_name(name) for name in plan.players),
        host=begin.lineup.host,
        assistant=begin.lineup.assistant,
        pack=str(pack.absolute()),
        next_theme=chosen.next_theme,
        themes=begin.stage.themes,
    )


def _lineup(plan: Plan) -> Lineup:
    players = (_name(name) for name in plan.players)
    return lineup_of(players, _name(plan.host), _name(plan.assistant))


def _absent(plan: Plan, lineup: Lineup) -> tuple[Seat, ...]:
    seats = {player.name.casefold(): player.seat for player in lineup.players}
    for name in map(_name, plan.absent):
        if name.casefold() not in seats:
            raise Failed(ExitCode.UNUSABLE, wording.no_absent(name))
    return tuple(dict.fromkeys(seats[_name(name).casefold()] for name in plan.absent))


def _name(text: str) -> str:
    return clean_line(text, LONGEST_NAME)


def _stage(regulation: Regulation, plan: Plan) -> Stage:
    stage = _stage_called(regulation, plan.stage) if plan.stage else regulation.stages[0]
    if plan.round_themes is not None and len(stage.rounds) > 1:
        return _shortened(stage, plan.round_themes)
    if plan.themes is None or plan.themes == stage.themes:
        return stage
    least, most = theme_bounds(stage)
    if not least <= plan.themes <= most:
        raise Failed(ExitCode.UNUSABLE, wording.theme_number(plan.themes, least, most))
    return stage.with_themes(plan.themes)


def _shortened(stage: Stage, number: int) -> Stage:
    rounds = (replace(part, themes=number, themes_least=number, themes_most=number) for part in stage.rounds)
    return replace(stage, rounds=tuple(rounds))


def _stage_called(regulation: Regulation, name: str) -> Stage:
    """The stage with this code, or the only one whose title begins so."""
    wanted = name.strip().casefold()
    for stage in regulation.stages:
        if stage.code.casefold() == wanted:
            return stage
    titled = [
        stage
        for stage in regulation.stages
        if wanted and any(title.casefold().startswith(wanted) for _, title in stage.titles)
    ]
    if len(titled) != 1:
        codes = [stage.code for stage in regulation.stages]
        raise Failed(ExitCode.UNUSABLE, wording.no_stage(clean_line(name, LONGEST_NAME), codes))
    return titled[0]


def _sound(result: T | Trouble) -> T:
    if isinstance(result, Trouble):
        raise Failed(ExitCode.UNUSABLE, result)
    return result
