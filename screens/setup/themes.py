"""Which themes of the pack a match will have, in words."""

from collections.abc import Iterator, Mapping

from packs.model import Pack
from screens.setup.selection import Remark
from station.rules.regulation import Round, Stage
from station.setup import ChosenThemes
from station.wording.language import pick, tr
from station.wording.setup import theme_remark


def told_themes(
    pack: Pack, stage: Stage, chosen: ChosenThemes, remarks: Mapping[int, Remark]
) -> tuple[str, ...]:
    """A theme each; where there are more rounds than one, a round each, and what stands behind them.

    A theme that was picked although a player knows it is told with the ``remarks`` of it.
    """

    def named(number: int) -> str:
        found = remarks.get(number, Remark())
        known = theme_remark(found.heard, found.own)
        name = f"{number}. {pack.themes[number - 1].name}"
        return f"{name} (! {known})" if known else name

    names = [named(number) for number in chosen.played]
    if len(stage.rounds) == 1 and not stage.final_round:
        return tuple(names)
    final = named(chosen.finals[0]) if chosen.finals else ""
    return (*_rounds(stage, names), *_behind(stage, final, len(chosen.reserves)))


def _rounds(stage: Stage, names: list[str]) -> Iterator[str]:
    first = 0
    for part in stage.rounds:
        themes = " · ".join(names[first : first + part.themes])
        yield f"{_round(part)}: {themes}" if part.titles else themes
        first += part.themes


def _round(part: Round) -> str:
    """A round's name, and how many auctions it hides (N4.7)."""
    name = pick(part.titles)
    return (
        tr("{round} (secret auctions: {number})", round=name, number=part.auctions) if part.auctions else name
    )


def _behind(stage: Stage, final: str, reserves: int) -> Iterator[str]:
    if stage.final_round:
        yield tr("Final round: {theme}", theme=final or tr("none in the pack, read one of your own"))
    yield tr("In reserve: {number}", number=reserves)
