"""What came up beside the play, written from what was asked for."""

from collections.abc import Callable
from typing import Any

from station.protocol.notation.checks import SIGNERS, WHYS, why_in
from station.protocol.notation.lexer import folded, quoted
from station.protocol.notation.names import UNKNOWN
from station.protocol.notation.scribe import Scribe
from station.protocol.notation.spelling import (
    spell_cell,
    spell_listed,
    spell_player,
    spell_reserve,
    spell_text,
    spell_theme,
    tidy,
)
from station.protocol.notation.withheld import Known
from station.protocol.notation.words import Word
from station.rules import commands as c
from station.rules.board import hidden_auctions
from station.rules.model import Cell, WhyPaused
from station.rules.state import MatchState


def _warn(scribe: Scribe, state: MatchState, command: c.Warn) -> None:
    scribe.aside(Word.WARNING, spell_player(state, command.seat), spell_text(command.reason))


def _remove(scribe: Scribe, state: MatchState, command: c.Remove) -> None:
    scribe.aside(Word.REMOVAL, spell_player(state, command.seat), spell_text(command.reason))


def _leave(scribe: Scribe, state: MatchState, command: c.Leave) -> None:
    scribe.aside(Word.LEFT, spell_player(state, command.seat))


def _arrive(scribe: Scribe, state: MatchState, command: c.Arrive) -> None:
    scribe.aside(Word.ARRIVED, spell_player(state, command.seat))


def _hint(scribe: Scribe, _state: MatchState, _command: c.NoteHint) -> None:
    scribe.aside(Word.HINT)


def _prompter(scribe: Scribe, _state: MatchState, command: c.CensureHints) -> None:
    who = Word.PARTICIPANT if command.participant else Word.SPECTATOR
    name = tidy(command.name)
    plain = name if not set(name) & set(',;"#') else quoted(name)
    scribe.aside(Word.PROMPTER, plain, scribe.word(who))


def void(scribe: Scribe, state: MatchState, command: c.VoidTheme, may: Known) -> None:
    """A theme that falls, and where the auctions lie in its reserve that were opened in it."""
    reserve = scribe.word(Word.NO_RESERVE)
    if command.reserve is not None:
        reserve = f"{scribe.word(Word.RESERVE)} {spell_reserve(state, command.reserve)}"
    auctions = _hidden_anew(scribe, state, command, may)
    reason = spell_text(command.reason)
    begins_like_auctions = folded(reason.partition(" ")[0]) in Word.AUCTIONS.forms
    reason = quoted(tidy(command.reason)) if begins_like_auctions else reason
    scribe.aside(Word.VOID, spell_theme(state, command.theme), reserve, *auctions, reason)


def _hidden_anew(scribe: Scribe, state: MatchState, command: c.VoidTheme, may: Known) -> list[str]:
    if command.lot is None:
        return []
    here = sum(cell.theme == command.theme for cell in state.auctions)
    rows = command.lot.order[: here - len(hidden_auctions(state, command.theme))]
    new, prices = len(state.themes), state.themes[command.theme].prices
    told = (str(prices[row]) if may.auction(Cell(new, row)) else UNKNOWN for row in rows)
    return [f"{scribe.word(Word.AUCTIONS).lower()} {' '.join(told)}"]


def _reverse(scribe: Scribe, state: MatchState, command: c.ReverseRuling) -> None:
    entry = state.ledger[command.entry]
    reason = spell_text(command.reason)
    scribe.aside(Word.REVERSED, spell_cell(state, entry.cell), spell_player(state, entry.seat), reason)


def _withdraw(scribe: Scribe, state: MatchState, command: c.WithdrawLater) -> None:
    scribe.aside(Word.WITHDRAWN_LATER, spell_cell(state, command.cell), spell_text(command.reason))


def _points(scribe: Scribe, state: MatchState, command: c.SetPoints) -> None:
    points = str(command.points).replace("-", "−")
    scribe.aside(Word.POINTS, f"{spell_player(state, command.seat)} {points}", spell_text(command.reason))


def _lot(scribe: Scribe, _state: MatchState, command: c.VoidLot) -> None:
    scribe.aside(Word.LOT_VOID, spell_text(command.reason))


def _dispute(scribe: Scribe, state: MatchState, command: c.MarkDisputed) -> None:
    scribe.aside(Word.DISPUTED, spell_cell(state, command.cell), spell_text(command.note))


def _settle(scribe: Scribe, _state: MatchState, command: c.SettleDispute) -> None:
    scribe.aside(Word.SETTLED, str(command.number))


def _pause(scribe: Scribe, _state: MatchState, command: c.Pause | c.NotePause) -> None:
    said = next((scribe.word(word) for word, why in WHYS.items() if why is command.why), "")
    text = spell_text(command.text)
    if not said and why_in(text) != (WhyPaused.OTHER, tidy(command.text)):
        text = quoted(tidy(command.text))
    scribe.aside(Word.PAUSED, said, text)


def _check(scribe: Scribe, state: MatchState, command: c.CheckTotals) -> None:
    told = zip(state.seats, command.totals, strict=True)
    totals = (f"{spell_player(state, seat)} {points}".replace(" -", " −") for seat, points in told)
    scribe.aside(Word.CHECKED, *totals)


def _sign(scribe: Scribe, _state: MatchState, command: c.SignResult) -> None:
    names = {word: tidy(getattr(command.by, role)) for word, role in SIGNERS.items()}
    told = (f"{scribe.word(word)} {spell_listed(name)}" for word, name in names.items() if name)
    scribe.aside(Word.SIGNED, "; ".join(told))


def _rename(scribe: Scribe, state: MatchState, command: c.Rename) -> None:
    scribe.aside(Word.NAME, spell_player(state, command.seat), spell_text(command.name))


ASIDES: dict[type, Callable[[Scribe, MatchState, Any], None]] = {
    c.Warn: _warn,
    c.Remove: _remove,
    c.Leave: _leave,
    c.Arrive: _arrive,
    c.NoteHint: _hint,
    c.CensureHints: _prompter,
    c.ReverseRuling: _reverse,
    c.WithdrawLater: _withdraw,
    c.SetPoints: _points,
    c.VoidLot: _lot,
    c.MarkDisputed: _dispute,
    c.SettleDispute: _settle,
    c.Rename: _rename,
    c.Pause: _pause,
    c.NotePause: _pause,
    c.CheckTotals: _check,
    c.SignResult: _sign,
}
