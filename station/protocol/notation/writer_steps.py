"""What led the match on, written from what happened."""

from collections.abc import Callable
from typing import Any

from station.protocol.notation.moment import Moment
from station.protocol.notation.names import UNKNOWN
from station.protocol.notation.scribe import GOES_ON, Scribe
from station.protocol.notation.spelling import (
    spell_listed,
    spell_place,
    spell_player,
    spell_reserve,
    spell_round,
    spell_text,
)
from station.protocol.notation.withheld import Known
from station.protocol.notation.words import Word
from station.rules.commands import EndMatch, EndRound, LeaveOpen, ShowBoard, StartExtra, StartTheme, TakeSpare
from station.rules.events import (
    AnswerNoted,
    BoardShown,
    ChooserNamed,
    ExtraStarted,
    FinalAnswerTold,
    FinalReadingStarted,
    FinalStarted,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    StakeMade,
    ThemeEnded,
    ThemeStarted,
)
from station.rules.model import HowNamed
from station.rules.state import Phase


def _theme_started(scribe: Scribe, event: ThemeStarted, moment: Moment, _may: Known) -> None:
    if isinstance(moment.command, StartTheme):
        scribe.step(Word.THEME, spell_listed(moment.after.themes[event.theme].content.name))


def _theme_ended(scribe: Scribe, _event: ThemeEnded, _moment: Moment, _may: Known) -> None:
    scribe.unsaid(Word.SCORES)


def _round_started(scribe: Scribe, event: RoundStarted, moment: Moment, may: Known) -> None:
    """Places that were set stand in the heading, unless they are withheld."""
    state = moment.after
    here = [cell for cell in state.auctions if state.themes[cell.theme].round == event.round]
    places = here if event.lot or not may.is_all else []
    told = [spell_place(state, cell) for cell in places if may.auction(cell)]
    told += [UNKNOWN] * (len(places) - len(told))
    auctions = f"{scribe.word(Word.AUCTIONS).lower()} {', '.join(told)}" if places else ""
    scribe.step(Word.ROUND, spell_round(state, event.round, scribe.language), auctions)


def _round_ended(scribe: Scribe, _event: RoundEnded, moment: Moment, _may: Known) -> None:
    if isinstance(moment.command, EndRound):
        scribe.unsaid(Word.SCORES)


def _chooser_named(scribe: Scribe, event: ChooserNamed, moment: Moment, _may: Known) -> None:
    hows = {HowNamed.LOT: Word.LOT, HowNamed.HAND_LOT: Word.HAND_LOT}
    how = scribe.word(hows[event.how]) if event.how in hows else ""
    scribe.step(Word.CHOOSES, spell_player(moment.after, event.seat), how)


def _board_shown(scribe: Scribe, _event: BoardShown, moment: Moment, _may: Known) -> None:
    if isinstance(moment.command, ShowBoard):
        scribe.unsaid(Word.BOARD)


def _match_ended(scribe: Scribe, _event: MatchEnded, moment: Moment, _may: Known) -> None:
    if isinstance(moment.command, LeaveOpen):
        scribe.step(Word.OPEN)
    elif isinstance(moment.command, EndMatch):
        scribe.unsaid(Word.END)


def _extra_started(scribe: Scribe, event: ExtraStarted, moment: Moment, _may: Known) -> None:
    place = str(moment.command.place) if isinstance(moment.command, StartExtra) else ""
    reserve = ""
    if event.reserve is not None:
        reserve = f"{scribe.word(Word.RESERVE)} {spell_reserve(moment.before, event.reserve)}"
    scribe.step(Word.EXTRA, place, reserve)


def _final_started(scribe: Scribe, event: FinalStarted, moment: Moment, _may: Known) -> None:
    if isinstance(moment.command, TakeSpare):
        scribe.item(scribe.word(Word.SPARE))
        scribe.is_over = True
    else:
        scribe.step(Word.FINAL, spell_text(event.theme.content.name))
        scribe.take_up()


def _stake_made(scribe: Scribe, event: StakeMade, moment: Moment, may: Known) -> None:
    name, stake = spell_player(moment.after, event.stake.seat), event.stake
    is_known = may.stake(moment.after.theme, stake.seat)
    scribe.listed(Word.STAKES, stake.seat, f"{name} {stake.amount if is_known else UNKNOWN}")


def _final_read(scribe: Scribe, _event: FinalReadingStarted, _moment: Moment, _may: Known) -> None:
    scribe.unsaid(Word.ANSWERS, GOES_ON)


def _answer_noted(scribe: Scribe, event: AnswerNoted, moment: Moment, _may: Known) -> None:
    part = (
        f"{spell_player(moment.after, event.seat)}: {spell_listed(event.text) if event.text else ''}".strip()
    )
    if moment.after.phase is Phase.FINAL_RULING:
        scribe.aside(Word.ANSWERS, part)
    else:
        scribe.listed(Word.ANSWERS, event.seat, part)


def _answer_told(scribe: Scribe, _event: FinalAnswerTold, _moment: Moment, _may: Known) -> None:
    scribe.unsaid(Word.RULINGS, GOES_ON)


STEPS: dict[type, Callable[[Scribe, Any, Moment, Known], None]] = {
    ThemeStarted: _theme_started,
    ThemeEnded: _theme_ended,
    RoundStarted: _round_started,
    RoundEnded: _round_ended,
    ChooserNamed: _chooser_named,
    BoardShown: _board_shown,
    MatchEnded: _match_ended,
    ExtraStarted: _extra_started,
    FinalStarted: _final_started,
    StakeMade: _stake_made,
    FinalReadingStarted: _final_read,
    AnswerNoted: _answer_noted,
    FinalAnswerTold: _answer_told,
}
