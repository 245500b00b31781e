"""Which themes of a pack a match will have: those that were picked, behind them others that suit the players.

A theme that a player has heard, or has written, is played only when the host picks it (N2.3).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from packs.model import Pack
from station.heard import Heard, ThemeKey, authors_among, theme_key
from station.rules.regulation import Stage
from station.setup import (
    ChosenThemes,
    SetupFault,
    author_of,
    final_themes,
    first_question,
    keep,
    themes_of,
    usable_themes,
)


@dataclass(frozen=True, slots=True)
class Book:
    """A pack that was read; of each theme what it is known again by, and who wrote it."""

    pack: Pack
    keys: tuple[ThemeKey, ...]
    authors: tuple[str, ...]


def book_of(pack: Pack) -> Book:
    """The pack with what is looked for in its themes."""
    return Book(
        pack,
        tuple(theme_key(theme.name, first_question(theme)) for theme in pack.themes),
        tuple(author_of(theme) for theme in pack.themes),
    )


@dataclass(frozen=True, slots=True)
class Remark:
    """Why a theme does not suit these players: who has heard it, whose own it is."""

    heard: tuple[str, ...] = ()
    own: tuple[str, ...] = ()


def remarks(book: Book, heard: Heard, people: Sequence[str]) -> Mapping[int, Remark]:
    """By the numbers of those themes of which there is something to say."""
    found = {
        number: Remark(heard.by(key, people), authors_among(author, people))
        for number, (key, author) in enumerate(zip(book.keys, book.authors, strict=True), 1)
    }
    return {number: remark for number, remark in found.items() if remark != Remark()}


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked of a pack. ``order``: of its themes; ``picked``: those that come first in any case."""

    stage: Stage
    order: Sequence[int]
    picked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ThemeChoice:
    """The themes of a match, or why there are none.

    ``at_hand``: how many there were to take; ``left_out``: how many were not taken because of ``remarks``,
    which are those of the whole pack.
    """

    chosen: ChosenThemes | SetupFault
    at_hand: int
    left_out: int
    remarks: Mapping[int, Remark]


def select(book: Book, wish: Wish, remarks: Mapping[int, Remark]) -> ThemeChoice:
    """The themes that were picked, then as many more as there are, in order."""
    order = [number for number in wish.order if number not in wish.picked]
    numbers = (*wish.picked, *(number for number in order if number not in remarks))
    usable = usable_themes(book.pack, wish.stage)
    return ThemeChoice(
        themes_of(book.pack, wish.stage, numbers),
        len(keep(numbers, usable)),
        len(keep(order, remarks.keys() & {*usable, *final_themes(book.pack, wish.stage)})),
        remarks,
    )
