"""What a match waits for where a step does not fit, in the words of the game."""

from station.protocol.notation.faults import Illegal, Misread
from station.protocol.notation.lines import Line
from station.protocol.notation.table import Table
from station.protocol.notation.words import Word
from station.rules.board import by_choice, next_cell, unplayed
from station.rules.commands import Choose
from station.rules.state import MatchState, Phase, price
from station.wording.language import pick

_LEADING_ON = {
    *(Word.THEME, Word.ROUND, Word.SCORES, Word.FINAL, Word.STAKES, Word.ANSWERS, Word.RULINGS),
    *(Word.END, Word.EXTRA, Word.OPEN),
}
"""Steps that wait for the questions of a theme, or of a round by choice."""


def explained(table: Table, line: Line, cause: Misread | Illegal) -> Misread | Illegal:
    """The cause, or what must be played first where the rules only say that it does not fit now."""
    if not isinstance(cause, Illegal) or cause.refused.code != "not-now":
        return cause
    if dict(cause.refused.parameters).get("command") == Choose.__name__:
        return _in_sequence(table.state) or cause
    return (_left(table.state) if line.word in _LEADING_ON else None) or cause


def _in_sequence(state: MatchState) -> Misread | None:
    """A question was chosen where they follow each other."""
    if by_choice(state):
        return None
    cell = next_cell(state)
    return Misread("not-chosen", price=price(state, cell) if cell else state.current_round.prices[0])


def _left(state: MatchState) -> Misread | None:
    """The questions that come first."""
    if state.phase is Phase.CHOOSING:
        name = pick(state.current_round.titles) or str(state.round + 1)
        return Misread("round-unplayed", round=name, number=len(unplayed(state, state.round)))
    theme, cell = state.current_theme, next_cell(state)
    if state.phase is not Phase.REVEALED or by_choice(state) or theme is None or cell is None:
        return None
    prices = " ".join(map(str, theme.prices[cell.row :]))
    return Misread("theme-unplayed", theme=theme.content.name, prices=prices)
