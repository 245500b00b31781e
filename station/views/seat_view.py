"""The players as the host and the hall see them: points, and what may be expected of each now."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from station.rules.bidding import asked
from station.rules.board import chooser
from station.rules.model import Outcome, Player, Points, Seat, Standing, ThemeKind
from station.rules.results import theme_points
from station.rules.state import BETWEEN, FINAL_ROUND, LIVE, OVER, SOLD, SPEAKING, MatchState, Phase

_WITH_ANSWERER = SPEAKING | SOLD
_WITH_BUTTONS = LIVE | {Phase.CONTEST}
_WITHOUT_QUESTION = BETWEEN | OVER


class SeatMark(StrEnum):
    """What a seat is doing at the open question. ``OUT``: the question is not this player's."""

    MAY = "may"
    CHOOSES = "chooses"
    ASKED = "asked"
    ANSWERS = "answers"
    RIGHT = "right"
    LOCKED = "locked"
    OUT = "out"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player with points and what may be expected of them now; ``warnings``: how many (S4.18).

    ``extra``: the points in the extra theme that is being played, which stand apart (N4.13).
    """

    seat: Seat
    name: str
    points: Points
    mark: SeatMark
    standing: Standing = Standing.PRESENT
    warnings: int = 0
    extra: Points | None = None


def seat_views(state: MatchState) -> tuple[SeatView, ...]:
    """All players in the order of the seats."""
    theme = state.current_theme
    equals = theme.seats if theme and theme.kind is ThemeKind.EXTRA else ()
    extra = theme_points(state, state.theme) if equals else {}
    return tuple(
        _seat(state, who, points, standing, extra[who.seat] if who.seat in equals else None)
        for who, points, standing in zip(state.lineup.players, state.totals, state.standings, strict=True)
    )


def _seat(
    state: MatchState, who: Player, points: Points, standing: Standing, extra: Points | None
) -> SeatView:
    warnings = sum(warned.seat == who.seat for warned in state.warnings)
    return SeatView(who.seat, who.name, points, _mark(state, who.seat), standing, warnings, extra)


def outcome_of(state: MatchState) -> Outcome | None:
    """How the question ended that was just played."""
    return state.played[-1].outcome if state.phase is Phase.REVEALED else None


def _mark(state: MatchState, seat: Seat) -> SeatMark:
    if seat not in state.present or state.phase in _WITHOUT_QUESTION:
        return SeatMark.WAITS
    if state.phase in FINAL_ROUND:
        return _final_mark(state, seat)
    return _own(state, seat) or _of_others(state, seat)


def _own(state: MatchState, seat: Seat) -> SeatMark | None:
    """Who chooses, bids or answers, or has answered rightly."""
    if state.phase is Phase.CHOOSING:
        return SeatMark.CHOOSES if chooser(state) == seat else SeatMark.WAITS
    if state.phase is Phase.BIDDING and state.auction and state.auction.order:
        return SeatMark.ASKED if asked(state.auction) == seat else SeatMark.WAITS
    if state.phase in _WITH_ANSWERER and state.answerer == seat:
        return SeatMark.ANSWERS
    return SeatMark.RIGHT if outcome_of(state) is Outcome.RIGHT and _is_right(state, seat) else None


def _is_right(state: MatchState, seat: Seat) -> bool:
    """Whether it is this player's answer that counts, whoever was judged first."""
    here = takewhile(lambda entry: entry.cell == state.cell, reversed(state.ledger))
    return any(entry.seat == seat and entry.right and not entry.struck for entry in here)


def _of_others(state: MatchState, seat: Seat) -> SeatMark:
    if seat in state.locked:
        return SeatMark.LOCKED
    if seat not in state.contestants or (state.auction and state.auction.winner not in {None, seat}):
        return SeatMark.OUT
    live = state.phase in _WITH_BUTTONS and not state.overdue
    return SeatMark.MAY if live else SeatMark.WAITS


def _final_mark(state: MatchState, seat: Seat) -> SeatMark:
    if state.final is None or seat not in state.final.finalists:
        return SeatMark.OUT
    is_next = state.phase is Phase.FINAL_RULING and state.answerer == seat
    return SeatMark.ANSWERS if is_next else SeatMark.WAITS
