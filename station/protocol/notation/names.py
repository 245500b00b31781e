"""Who and what is meant: players, themes, questions, reserves, rounds, by as little as tells them apart."""

from collections.abc import Iterable, Sequence

from station.protocol.notation.faults import Misread
from station.protocol.notation.lexer import Kind, Token, folded, literal, tokens
from station.protocol.notation.words import INNER, Word, alike
from station.rules.board import board_of
from station.rules.model import Cell, Player, Points, Seat, Theme, ThemeKind
from station.rules.regulation import Round, Stage
from station.rules.state import MatchState
from station.wording.language import pick

_LATIN, _RUSSIAN = "ABCEHKMOPTXYaceopxy", "АВСЕНКМОРТХУасеорху"
_TO_RUSSIAN = str.maketrans(_LATIN, _RUSSIAN)
_TO_LATIN = str.maketrans(_RUSSIAN, _LATIN)

UNKNOWN = "?"
"""A name, a place or a number that nobody knows."""


def find_player(players: Iterable[Player], text: str, *, exact: bool = False) -> Seat:
    """The player that is meant; ``exact``: the text was in quotation marks."""
    people = tuple(players)
    wanted = folded(text)
    same = [who.seat for who in people if who.name == text]
    whole = same or [who.seat for who in people if folded(who.name) == wanted]
    numbered = [who.seat for who in people if str(who.seat) == text]
    begun = [who.seat for who in people if _begins(who.name, wanted.rstrip("."))]
    found = whole or ([] if exact else numbered or begun)
    if len(found) == 1:
        return found[0]
    raise Misread("unclear-player", text=text) if found else _nobody(people, text)


def _nobody(people: tuple[Player, ...], text: str) -> Misread:
    """The text names nobody: it may have letters of another alphabet, or be a word with a slip."""
    names = [who.name for who in people]
    twins = {folded(text.translate(table)) for table in (_TO_RUSSIAN, _TO_LATIN)} - {folded(text)}
    if any(_begins(name, twin) for twin in twins for name in names):
        return Misread("other-alphabet", text=text)
    word = alike(text, INNER)
    if word:
        return Misread("no-player-but-word", text=text, word=word)
    return Misread("unknown-player", text=text, names=", ".join(names))


def _begins(name: str, wanted: str) -> bool:
    words = folded(name).split()
    return bool(wanted) and any(" ".join(words[start:]).startswith(wanted) for start in range(len(words)))


def player_in(players: Iterable[Player], text: str) -> Seat:
    """The player that a part of a line names."""
    text = text.strip()
    return find_player(players, literal(text), exact=text.startswith('"'))


def points_in(players: Iterable[Player], text: str) -> tuple[Seat, Points]:
    """The player that a part of a line names, and the points behind the name, which may be below nought."""
    said = list(tokens(text))
    is_minus = len(said) > 1 and said[-2].kind is Kind.MINUS
    name = said[: -2 if is_minus else -1]
    if not name or said[-1].kind is not Kind.NUMBER:
        raise Misread("unknown-number", text=text)
    number = -said[-1].number if is_minus else said[-1].number
    return player_in(players, text[: name[-1].end]), Points(number)


def theme_of(state: MatchState, said: Sequence[Token], number: int) -> int:
    """The number at the table of the theme that is meant; plain numbers count on the board of a round."""
    if not said:
        if state.theme < 0:
            raise Misread("unknown-theme", text="")
        return state.theme
    text = " ".join(token.text for token in said)
    if len(said) == 1 and said[0].kind is Kind.NUMBERED:
        return _within(range(len(state.themes)), said[0].number - 1, text)
    if len(said) == 1 and said[0].kind is Kind.NUMBER:
        slots = {state.themes[index].slot: index for index in board_of(state, number)}
        if said[0].number - 1 in slots:
            return slots[said[0].number - 1]
    return _named(state, said, text, number)


def _within(numbers: range, number: int, text: str) -> int:
    if number not in numbers:
        raise Misread("unknown-theme", text=text)
    return number


def _named(state: MatchState, said: Sequence[Token], text: str, number: int) -> int:
    kind = _KINDS.get(folded(text)) if said[0].kind is not Kind.QUOTED else None
    if kind is not None:
        of_kind = [index for index, theme in enumerate(state.themes) if theme.kind is kind]
        if of_kind:
            return of_kind[-1]
    standing = [index for index, theme in enumerate(state.themes) if not theme.void]
    names = [state.themes[index].content.name for index in standing]
    found = [standing[place] for place in matching(names, text)]
    here = [index for index in found if index in board_of(state, number)]
    if not found and any(not state.themes[index].content.name for index in board_of(state, number)):
        raise Misread("nameless-themes", text=text, round=_round_title(state, number))
    return _only(here if len(here) == 1 else found, "theme", text)


def _round_title(state: MatchState, number: int) -> str:
    part = state.setup.stage.rounds[number]
    return pick(part.titles) or str(number + 1)


_KINDS = {
    **dict.fromkeys(Word.FINAL.forms, ThemeKind.FINAL),
    **dict.fromkeys(Word.EXTRA_CELL.forms, ThemeKind.EXTRA),
}


def matching(names: Sequence[str], text: str) -> list[int]:
    """Which of these names are meant: those that are the same, else those that begin so."""
    wanted = folded(text)
    whole = [place for place, name in enumerate(names) if folded(name) == wanted]
    return whole or [place for place, name in enumerate(names) if wanted and folded(name).startswith(wanted)]


def _only(found: Sequence[int], what: str, text: str) -> int:
    if len(found) == 1:
        return found[0]
    raise Misread(f"unclear-{what}" if found else f"unknown-{what}", text=text)


def cell_in(state: MatchState, text: str, number: int | None = None) -> Cell:
    """The question that a part of a line names; ``number``: the round whose board is meant."""
    said = list(tokens(text))
    if not said:
        raise Misread("unknown-theme", text=text)
    has_price = said[-1].kind is Kind.NUMBER
    theme = theme_of(state, said[:-1] if has_price else said, state.round if number is None else number)
    prices = state.themes[theme].prices
    if not prices:
        return Cell(theme, 0)
    if not has_price:
        raise Misread("unknown-number", text=text)
    if said[-1].number not in prices:
        raise Misread("unknown-price", price=said[-1].number)
    return Cell(theme, prices.index(said[-1].number))


def theme_in(state: MatchState, text: str) -> int:
    """The theme that a part of a line names."""
    return theme_of(state, list(tokens(text)), state.round)


def reserve_in(reserves: Sequence[Theme], text: str) -> int:
    """The reserve that is meant, by its place among those that are left or by its name."""
    said = literal(text)
    numbered = _numbered(said, len(reserves))
    if numbered is not None and not text.startswith('"'):
        return numbered
    return _only(matching([theme.name for theme in reserves], said), "reserve", said)


def round_in(stage: Stage, text: str) -> int:
    """The number of the round that is meant: by its number, its code or its title."""
    return _titled(stage.rounds, text, "round")


def stage_in(stages: Sequence[Stage], text: str) -> Stage:
    """The stage that is meant, by its code or its title."""
    return stages[_titled(stages, text, "stage")]


def _titled(things: Sequence[Round | Stage], text: str, what: str) -> int:
    text = literal(text)
    numbered = _numbered(text, len(things))
    if numbered is not None:
        return numbered
    coded = [number for number, thing in enumerate(things) if folded(thing.code) == folded(text)]
    if coded:
        return coded[0]
    known = [(number, title) for number, thing in enumerate(things) for _, title in thing.titles]
    found = sorted({known[place][0] for place in matching([title for _, title in known], text)})
    return _only(found, what, text)


def _numbered(text: str, most: int) -> int | None:
    """The place, from 0, that a text names by its number."""
    return next((number for number in range(most) if text == str(number + 1)), None)
