"""The final round from the text: theme, stakes, written answers, rulings (N4.10, N4.11)."""

from station.protocol.notation.course import settle
from station.protocol.notation.faults import Misread
from station.protocol.notation.items import Answer, read_body
from station.protocol.notation.lexer import Kind, listed, literal, tokens
from station.protocol.notation.lines import Line
from station.protocol.notation.names import UNKNOWN, matching, player_in
from station.protocol.notation.table import Table
from station.protocol.notation.words import Word
from station.rules.commands import (
    CollectAnswers,
    FinishReading,
    MakeStake,
    NoteAnswer,
    Rule,
    StartFinal,
    StartReading,
    TellAnswer,
)
from station.rules.model import Points, Seat
from station.rules.state import BETWEEN, Phase

_LEAST = Points(1)
"""It stands for a stake that nobody may know until it is ruled on."""


def _final(table: Table, line: Line) -> None:
    settle(table)
    if table.phase is not Phase.STAKES:
        table.ask(StartFinal())
    name = table.state.themes[table.state.theme].content.name
    if line.text and line.text != UNKNOWN and not matching([name], literal(line.text)):
        raise Misread("other-theme", text=literal(line.text), next=name)


def _stakes(table: Table, line: Line) -> None:
    settle(table)
    if table.phase in BETWEEN:
        table.ask(StartFinal())
    parts = list(listed(line.text, ",;"))
    if not parts:
        raise Misread("unknown-number", text="")
    made: set[Seat] = set()
    for part in parts:
        seat, amount = _stake(table, part)
        _once(table, seat, made)
        table.ask(MakeStake(seat, _LEAST if amount is None else amount))
        stake = table.state.theme, seat
        (table.hidden_stakes.add if amount is None else table.hidden_stakes.discard)(stake)


def _once(table: Table, seat: Seat, told: set[Seat]) -> None:
    """A line tells one thing of a player."""
    if seat in told:
        raise Misread("said-twice", name=table.name(seat))
    told.add(seat)


def _stake(table: Table, part: str) -> tuple[Seat, Points | None]:
    """A player's stake; None for one that nobody may know."""
    said = list(tokens(part))
    last = said[-1]
    name = part[: said[-2].end] if len(said) > 1 else ""
    if last.text == UNKNOWN and name:
        return player_in(table.state.lineup.players, name), None
    if last.kind is not Kind.NUMBER or not name:
        raise Misread("unknown-number", text=part)
    return player_in(table.state.lineup.players, name), Points(last.number)


def _read_out(table: Table) -> None:
    """The question is read, written answers are handed in and read out."""
    if table.phase is Phase.STAKES:
        table.ask(StartReading())
    if table.phase is Phase.FINAL_READING:
        table.ask(FinishReading())
    if table.phase is Phase.WRITING:
        table.ask(CollectAnswers())


def _answers(table: Table, line: Line) -> None:
    _read_out(table)
    first = next(tokens(line.text), None)
    if first is not None and first.kind is Kind.ELLIPSIS:
        return
    noted: set[Seat] = set()
    for part in listed(line.text, ";"):
        colon = next((token.end for token in tokens(part) if token.kind is Kind.COLON), None)
        if colon is None:
            raise Misread("unknown-words", text=part)
        seat = player_in(table.state.lineup.players, part[: colon - 1])
        _once(table, seat, noted)
        table.ask(NoteAnswer(seat, literal(part[colon:])))


def _rulings(table: Table, line: Line) -> None:
    """Rulings in any order; the rules say whose turn it is."""
    _read_out(table)
    if table.phase is not Phase.FINAL_RULING:
        table.ask(TellAnswer())
    given = _given(table, line.text)
    while table.phase is Phase.FINAL_RULING and table.state.answerer in given:
        table.ask(Rule(given.pop(table.state.answerer)))
    if given:
        name = table.name(next(iter(given)))
        if table.phase is not Phase.FINAL_RULING:
            raise Misread("nobody-asked", name=name)
        raise Misread("other-answerer", name=name, next=table.name(table.state.answerer))


def _given(table: Table, text: str) -> dict[Seat, bool]:
    """Who was right, as a line tells."""
    given: dict[Seat, bool] = {}
    told: set[Seat] = set()
    for item in read_body(text, table.state.lineup.players).items:
        if not isinstance(item, Answer) or len(item.seats) != 1 or item.right is None or item.marks:
            raise Misread("unknown-words", text=text)
        (seat,) = item.seats
        _once(table, seat, told)
        if (table.state.theme, seat) in table.hidden_stakes:
            raise Misread("stake-hidden", name=table.name(seat))
        given[seat] = item.right
    return given


STEPS = {
    Word.FINAL: _final,
    Word.STAKES: _stakes,
    Word.ANSWERS: _answers,
    Word.RULINGS: _rulings,
}
