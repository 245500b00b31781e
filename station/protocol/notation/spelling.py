"""How the writer names things: the plain name where the reader takes it for just that, else a sure one.

The law of this file: what it spells, the reader reads back to the same; each name is tried on the reader.
"""

import re

from station.protocol.notation.faults import Misread
from station.protocol.notation.items import Answer, Turn, read_body
from station.protocol.notation.lexer import clean, quoted
from station.protocol.notation.lines import read_lines
from station.protocol.notation.names import UNKNOWN, cell_in, player_in, reserve_in, round_in, theme_in
from station.rules.model import Cell, Player, Seat, ThemeKind
from station.rules.state import MatchState, player, price
from station.wording.language import Language, pick

_SEVERING = frozenset('"#')
"""A comment or a quotation would begin in the middle of a line."""
_PLAIN_NAME = re.compile(r'[^\W\d][^,;:/"#]*')


def tidy(text: str) -> str:
    """A text on one line, without what the reader drops."""
    return " ".join(clean(text).split())


def spell_text(text: str) -> str:
    """A free text at a line's end."""
    text = tidy(text)
    return quoted(text) if _SEVERING & set(text) or text == UNKNOWN else text


def spell_listed(text: str) -> str:
    """A name in a list of themes; unknown where it is empty."""
    text = tidy(text)
    if not text:
        return UNKNOWN
    return quoted(text) if ";" in text else spell_text(text)


def spell_new_player(who: Player) -> str:
    """A player's name in the line-up."""
    name = tidy(who.name)
    return name if _PLAIN_NAME.fullmatch(name) else quoted(name)


def spell_player(state: MatchState, seat: Seat) -> str:
    """A player who is known at the table."""
    name = tidy(player(state, seat).name)
    is_plain = not _SEVERING & set(name) and _is_read_as(state, name, seat)
    return name if is_plain else quoted(name)


def _is_read_as(state: MatchState, name: str, seat: Seat) -> bool:
    people = state.lineup.players
    try:
        pressed = read_body(f"{name} +", people).items
        bid = read_body(f"{name} 50", people).items
        is_one = player_in(people, name) == seat
    except Misread:
        return False
    return (
        is_one and pressed == (Answer((seat,), right=True, marks=frozenset()),) and bid == (Turn(seat, 50),)
    )


def spell_theme(state: MatchState, number: int) -> str:
    """A theme at the table, by its name where that is plain, else by its number among all."""
    name = tidy(state.themes[number].content.name)
    if name and not (_SEVERING | set(",;")) & set(name):
        try:
            if theme_in(state, name) == number:
                return name
        except Misread:
            pass
    return f"№{number + 1}"


def spell_cell(state: MatchState, cell: Cell) -> str:
    """A question of any theme at the table."""
    if state.themes[cell.theme].kind is ThemeKind.FINAL:
        return f"№{cell.theme + 1}"
    said = f"{spell_theme(state, cell.theme)} {price(state, cell)}"
    return said if _is_cell(state, said, cell, state.round) else f"№{cell.theme + 1} {price(state, cell)}"


def _is_cell(state: MatchState, said: str, cell: Cell, number: int) -> bool:
    try:
        return cell_in(state, said, number) == cell
    except Misread:
        return False


def spell_head(state: MatchState, cell: Cell) -> str:
    """A question that was chosen, at a line's beginning."""
    theme = state.themes[cell.theme]
    said = f"{tidy(theme.content.name)} {price(state, cell)}"
    lines = list(read_lines(f"{said}: +"))
    is_head = not _SEVERING & set(said) and [(line.word, line.head, line.refused) for line in lines] == [
        (None, said, False)
    ]
    if is_head and _is_cell(state, said, cell, theme.round):
        return said
    return f"{theme.slot + 1} {price(state, cell)}"


def spell_place(state: MatchState, cell: Cell) -> str:
    """A question's place on the board of its round."""
    return f"{state.themes[cell.theme].slot + 1} {price(state, cell)}"


def spell_reserve(state: MatchState, number: int) -> str:
    """A theme in reserve."""
    name = spell_text(state.reserves[number].name)
    try:
        is_one = not (_SEVERING | set(",;")) & set(name) and reserve_in(state.reserves, name) == number
    except Misread:
        is_one = False
    return name if is_one else str(number + 1)


def spell_round(state: MatchState, number: int, language: Language) -> str:
    """A round, by its title where that is plain."""
    stage = state.setup.stage
    titles = dict(stage.rounds[number].titles)
    title = tidy(titles.get(language) or pick(stage.rounds[number].titles))
    try:
        is_one = not re.search(r'[,;:"#]', title) and round_in(stage, title) == number
    except Misread:
        is_one = False
    return title if is_one else stage.rounds[number].code
