"""The first screen as lines. Pure: the same scene gives the same lines."""

from enum import StrEnum
from typing import NamedTuple

from rich.cells import cell_len

from screens.hints import hint_line
from screens.home_keys import NEW_KEY, OPEN_KEY, QUIT_KEY
from screens.keys import HELP_KEY
from screens.looks import Line, Look
from screens.services import MatchCard
from screens.text import across, cut, padded, wrap
from screens.trouble import note_lines, trouble_lines
from screens.window import window
from station.wording.language import N_, tr
from station.wording.trouble import Trouble


class Offer(StrEnum):
    """What can be chosen beside the matches."""

    NEW = "new"
    DEMO = "demo"
    QUIT = "quit"


Item = MatchCard | Offer
Row = tuple[int | None, Line]
"""A line with the place of the item that it belongs to."""

_WORDS = {
    Offer.NEW: N_("New match"),
    Offer.DEMO: N_("Demonstration: three simulated players"),
    Offer.QUIT: N_("Quit"),
}


class HomeScene(NamedTuple):
    """Everything that is on the first screen; ``chosen``: the place among ``items_of`` the cards."""

    cards: tuple[MatchCard, ...]
    chosen: int
    width: int
    height: int
    note: str = ""
    trouble: Trouble | None = None


def items_of(cards: tuple[MatchCard, ...]) -> tuple[Item, ...]:
    """What can be chosen, from top to bottom: interrupted matches, what is new, finished ones."""
    interrupted = [card for card in cards if card.interrupted]
    return *interrupted, *Offer, *(card for card in cards if not card.interrupted)


def home_lines(scene: HomeScene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    width = scene.width
    head: Line = ((" " + padded(tr("«Svoya Igra» station"), width - 1), Look.HEAD),)
    told = trouble_lines(scene.trouble, width) if scene.trouble else note_lines(scene.note, width)
    foot = [*told[: max(1, scene.height - 3)], hint_line(_hints(), width)]
    body = _visible(_rows(scene), scene.chosen, max(1, scene.height - 1 - len(foot)))
    return [head, *body, *foot][: scene.height]


def _hints() -> tuple[tuple[str, str], ...]:
    keys = ((key.label, tr(key.use)) for key in (NEW_KEY, OPEN_KEY, HELP_KEY, QUIT_KEY))
    return next(keys), ("↑↓", tr("choose")), *keys


def _rows(scene: HomeScene) -> list[Row]:
    rows: list[Row] = []
    above: str | None = None
    for place, item in enumerate(items_of(scene.cards)):
        title = _title(item)
        if title != above:
            rows.append((None, ()))
            rows += [(None, ((" " + cut(title, scene.width - 1), Look.QUIET),))] if title else []
            above = title
        rows += [(place, line) for line in _item(item, scene.width, chosen=place == scene.chosen)]
    return rows if scene.cards else [*rows, (None, ()), *_welcome(scene.width)]


def _welcome(width: int) -> list[Row]:
    """What somebody does who was never here."""
    told = tr(
        "The first time? Take the demonstration: the players are simulated, you read and judge. "
        "For a match of your own, the names of the players are enough."
    )
    game = tr(
        "The game: themes of five questions, each dearer than the one before. You read; who presses first "
        "answers: right adds the question's price, wrong takes it away, and the others may press."
    )
    lines = [*wrap(told, width - 4), "", *wrap(game, width - 4)]
    return [(None, ((f"   {line}", Look.QUIET),)) for line in lines]


def _title(item: Item) -> str:
    """What stands over a group of items."""
    if isinstance(item, Offer):
        return ""
    return tr("Interrupted matches: play on") if item.interrupted else tr("Finished matches")


def _item(item: Item, width: int, *, chosen: bool) -> list[Line]:
    """One line, or two where the second part has no room in the first."""
    mark = " → " if chosen else "   "
    if isinstance(item, Offer):
        words = padded(tr(_WORDS[item]), width - len(mark))
        return [((mark + words, Look.CHOSEN if chosen else Look.STRONG),)]
    where = f"! {item.trouble}" if item.trouble else item.where
    look = Look.CHOSEN if chosen else Look.WRONG if item.trouble else Look.PLAIN
    room = across(width) - len(mark) - cell_len(where) - 1
    if cell_len(item.what) + 2 <= room:
        rest = " " * (width - across(width) + 1)
        return [((f"{mark}{padded(item.what, room)}{where}{rest}", look),)]
    return [
        ((mark + padded(item.what, width - len(mark)), look),),
        (("     " + padded(where, width - 5), look),),
    ]


def _visible(rows: list[Row], chosen: int, room: int) -> list[Line]:
    """So many lines, those of the chosen item among them."""
    at = next((at for at, (place, _) in enumerate(rows) if place == chosen), 0)
    lines = window([line for _, line in rows], at, room)
    return lines + [()] * (room - len(lines))
