"""The heading of a match, written from its beginning."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from station.protocol.notation.names import UNKNOWN
from station.protocol.notation.scribe import Scribe
from station.protocol.notation.spelling import (
    spell_listed,
    spell_new_player,
    spell_place,
    spell_player,
    spell_round,
    spell_text,
)
from station.protocol.notation.withheld import Known
from station.protocol.notation.words import Word
from station.rules.apply import apply
from station.rules.events import Begun
from station.rules.model import Seat, Theme
from station.rules.state import MatchState


def heading(begun: Begun, scribe: Scribe, may: Known) -> Iterator[str]:
    """The lines of the heading."""
    state = apply(None, begun)
    for word, text in (
        (Word.TITLE, begun.title),
        (Word.DATE, begun.date),
        (Word.REGULATION, begun.regulation.code),
        (Word.STAGE, begun.stage.code),
        (Word.HOST, begun.lineup.host),
        (Word.ASSISTANT, begun.lineup.assistant),
        (Word.PACK, begun.pack_title),
    ):
        if text.strip():
            yield scribe.said(word, spell_text(text))
    yield scribe.said(Word.PLAYERS, *_players(begun))
    if begun.absent:
        yield scribe.said(Word.ABSENT, *(spell_player(state, seat) for seat in begun.absent))
    yield from _themes(begun, state, scribe, may)
    yield from _names(scribe, Word.FINAL_THEMES, begun.final_themes, may.final)
    yield from _names(scribe, Word.RESERVES, begun.reserves, may.reserve)
    if may.is_all:
        yield from _auctions(begun, state, scribe)


def _players(begun: Begun) -> Iterator[str]:
    """The line-up; seats are told where they do not follow from the order."""
    in_turn = begun.lineup.seats == tuple(map(Seat, range(1, len(begun.lineup.seats) + 1)))
    for who in begun.lineup.players:
        yield spell_new_player(who) if in_turn else f"{who.seat} {spell_new_player(who)}"


def _themes(begun: Begun, state: MatchState, scribe: Scribe, may: Known) -> Iterator[str]:
    names = [
        spell_listed(theme.content.name) if may.theme(number) else UNKNOWN
        for number, theme in enumerate(begun.themes)
    ]
    if len(begun.stage.rounds) == 1:
        yield _list(scribe.word(Word.THEMES), names)
        return
    for number in range(len(begun.stage.rounds)):
        here = [name for name, theme in zip(names, begun.themes, strict=True) if theme.round == number]
        yield _list(_of_round(scribe, Word.THEMES, state, number), here)


def _of_round(scribe: Scribe, word: Word, state: MatchState, number: int) -> str:
    return f"{scribe.word(word)} {spell_round(state, number, scribe.language)}"


def _list(head: str, names: Iterable[str]) -> str:
    return f"{head}: {'; '.join(names)}"


def _names(
    scribe: Scribe, word: Word, themes: Sequence[Theme], may_tell: Callable[[int], bool]
) -> Iterator[str]:
    """A list of themes, if there are any."""
    if themes:
        told = (spell_listed(theme.name) if may_tell(n) else UNKNOWN for n, theme in enumerate(themes))
        yield _list(scribe.word(word), told)


def _auctions(begun: Begun, state: MatchState, scribe: Scribe) -> Iterator[str]:
    for number in range(len(begun.stage.rounds)):
        here = [cell for cell in begun.auctions if begun.themes[cell.theme].round == number]
        if here:
            places = ", ".join(spell_place(state, cell) for cell in here)
            yield f"{_of_round(scribe, Word.AUCTIONS, state, number)}: {places}"
