"""A race is over: who was first, and who says so where the stamps cannot (N4.5.1).

A stamp may be off by its resolution. Two presses that are nearer to each other than the larger one of their
resolutions are in an order that nobody knows; what is done then is the regulation's ``close_race``.
"""

from collections.abc import Callable
from typing import Any

from station.rules.commands import Expire, NameFirst
from station.rules.decide.draft import Draft
from station.rules.decide.lots import checked_lot
from station.rules.events import ContestDecided, PhotoFinish, PlayEvent
from station.rules.model import Lot, Nanoseconds, Seat
from station.rules.moments import ClockKind, Press
from station.rules.refusals import Refused, refuse
from station.rules.regulation import CloseRace
from station.rules.state import MatchState


def decide_race(state: MatchState, command: Expire) -> tuple[PlayEvent, ...] | Refused:
    """All presses are in: the smallest stamp answers, or one of several by lot, or the host is asked."""
    firsts = _firsts(state)
    among = _among(state, firsts)
    draft = Draft(state)
    if len(among) == 1:
        return (_decided(draft, firsts[among[0]], firsts[among[0]].stamp),)
    if state.setup.regulation.close_race is CloseRace.HOST:
        return (PhotoFinish(among, draft.number()),)
    lot = checked_lot(state, command.lot, f"dead-heat:{state.arming.id if state.arming else 0}", among)
    if isinstance(lot, Refused):
        return lot
    winner = firsts[Seat(lot.order[0])]
    return (_decided(draft, winner, winner.stamp, lot),)


def _firsts(state: MatchState) -> dict[Seat, Press]:
    """Each seat's first press of the race."""
    firsts: dict[Seat, Press] = {}
    for press in state.contest:
        firsts.setdefault(press.seat, press)
    return firsts


def _among(state: MatchState, firsts: dict[Seat, Press]) -> tuple[Seat, ...]:
    """Who may have been first."""
    best = min(press.stamp for press in firsts.values())
    rough = max(press.resolution for press in firsts.values() if press.stamp == best)
    by_stamp = state.setup.regulation.close_race is CloseRace.STAMP

    def may_be_first(press: Press) -> bool:
        gap = press.stamp - best
        return gap == 0 or (not by_stamp and gap < max(rough, press.resolution))

    return tuple(sorted(press.seat for press in firsts.values() if may_be_first(press)))


def _decided(
    draft: Draft, winner: Press, since: Nanoseconds, lot: Lot | None = None, among: tuple[Seat, ...] = ()
) -> ContestDecided:
    rivals = tuple(press for press in draft.state.contest if press.seat != winner.seat)
    gap = min((press.stamp - winner.stamp for press in rivals), default=None)
    length = draft.state.setup.regulation.times.answer
    return ContestDecided(
        winner=winner,
        rivals=rivals,
        gap=None if gap is None else Nanoseconds(gap),
        lot=lot,
        deadline=draft.deadline(ClockKind.ANSWER, since, length),
        entered=draft.number(),
        among=among,
    )


def by_stamp(state: MatchState) -> tuple[Seat, ...]:
    """Among whom the host says who was first, in the order of their stamps."""
    return tuple(seat for seat in _firsts(state) if seat in state.photo_finish)


def _name_first(draft: Draft, command: NameFirst, at: Nanoseconds) -> Refused | None:
    """The host has seen who was first; the time to answer runs from his word."""
    state = draft.state
    if command.seat not in state.photo_finish:
        return refuse("not-among-first", state.setup.regulation.clause("close_race"), seat=command.seat)
    draft.add(_decided(draft, _firsts(state)[command.seat], at, among=state.photo_finish))
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {NameFirst: _name_first}
