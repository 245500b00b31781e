"""Why the match stood still, the assistant's check, the signatures under the result, from the text (S1.3)."""

from station.protocol.notation.course import end
from station.protocol.notation.faults import Misread
from station.protocol.notation.lexer import folded, listed, literal
from station.protocol.notation.lines import Line, fields, reason_in
from station.protocol.notation.names import points_in
from station.protocol.notation.table import Table
from station.protocol.notation.words import INNER, Word
from station.rules.commands import CheckTotals, Pause, Resume, SignResult
from station.rules.model import Points, Seat, Signatures, WhyPaused

WHYS = {
    Word.TECHNICAL: WhyPaused.TECHNICAL,
    Word.COMMITTEE: WhyPaused.COMMITTEE,
    Word.BREAK: WhyPaused.BREAK,
    Word.BUTTONS: WhyPaused.BUTTONS,
}
"""The reasons that have a word; any other text is the host's own."""

SIGNERS = {Word.BY_HOST: "host", Word.BY_ASSISTANT: "assistant", Word.COMMITTEE: "committee"}
"""As what somebody signs."""


def why_in(text: str) -> tuple[WhyPaused, str]:
    """The reason of a pause, and what is said of it."""
    parts = fields(text, 2)
    why = WHYS.get(INNER.get(folded(parts[0]), Word.PAUSED))
    return (WhyPaused.OTHER, literal(text)) if why is None else (why, reason_in(parts, 1))


def _paused(table: Table, line: Line) -> None:
    """A pause that was told with its reason; play goes on behind it."""
    table.ask(Pause(*why_in(line.text)), Resume())


def _checked(table: Table, line: Line) -> None:
    told: dict[Seat, Points] = {}
    for part in listed(line.text, ",;"):
        seat, points = points_in(table.state.lineup.players, part)
        if seat in told:
            raise Misread("said-twice", name=table.name(seat))
        told[seat] = points
    table.ask(CheckTotals(tuple(told[seat] for seat in table.state.seats if seat in told)))


def _signed(table: Table, line: Line) -> None:
    """The game ends by itself before it is signed."""
    if not table.is_trial:
        end(table)
    told: dict[str, str] = {}
    for part in listed(line.text, ";"):
        word, _, name = part.partition(" ")
        role = SIGNERS.get(INNER.get(folded(word), Word.SIGNED))
        if role is None:
            raise Misread("unknown-words", text=part)
        if role in told:
            raise Misread("said-twice", name=word)
        told[role] = literal(name)
    table.ask(SignResult(Signatures(**{"host": "", **told})))


STEPS = {Word.PAUSED: _paused, Word.CHECKED: _checked, Word.SIGNED: _signed}
