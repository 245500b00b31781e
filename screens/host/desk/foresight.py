"""What a command would lead to, told before it is given. Nothing is asked of the match."""

from collections.abc import Mapping
from dataclasses import replace

from screens.host.desk.naming import name_of
from screens.host.desk.page import Paragraph
from screens.looks import Look
from station.rules.apply import fold
from station.rules.board import chooser
from station.rules.commands import LotCommand, PlayCommand
from station.rules.decide import decide
from station.rules.model import NO_TIME, Lot, Points, Seat, ThemeKind
from station.rules.refusals import Refused, wanted
from station.rules.results import theme_points
from station.rules.state import MatchState, Phase, scores
from station.wording.language import tr
from station.wording.phases import phase_name
from station.wording.points import signed
from station.wording.refusals import refusal
from station.wording.sheets import place_name

_NOT_YET = frozenset({"no-text", "no-change", "host-must-sign", "already-signed"})
"""Refusals of a form that has only been opened, which say nothing new."""


def foreseen(state: MatchState, command: PlayCommand) -> MatchState | Refused:
    """The state that a command leads to, but for clocks and what chance will draw; or why it is refused."""
    events = decide(state, command, NO_TIME)
    if not isinstance(events, Refused):
        return fold(state, events)
    needed = wanted(events)
    if needed and isinstance(command, LotCommand):
        # any lot will do: what is told must not hang on it
        return foreseen(state, replace(command, lot=Lot(*needed)))
    return events


def consequences(state: MatchState, command: PlayCommand) -> list[Paragraph]:
    """What a command changes in the scores and in the course of play; or why it is refused."""
    after = foreseen(state, command)
    if isinstance(after, Refused):
        return [] if after.code in _NOT_YET else [(refusal(after, state.lineup.names), Look.WRONG)]
    told = (*_points(state, after), *_course(state, after), *_places(state, after))
    return [(line, Look.STRONG) for line in told]


def _points(before: MatchState, after: MatchState) -> list[str]:
    changed = _changed(before, scores(before), scores(after))
    told = [tr("Scores: {changed}", changed=changed)] if changed else []
    for number, theme in enumerate(before.themes):
        if theme.kind is ThemeKind.EXTRA:
            changed = _changed(before, theme_points(before, number), theme_points(after, number))
            told += [tr("In the extra theme: {changed}", changed=changed)] if changed else []
    return told


def _changed(state: MatchState, was: Mapping[Seat, Points], now: Mapping[Seat, Points]) -> str:
    return " · ".join(
        f"{name_of(state, seat)} {signed(was[seat])} → {signed(now[seat])}"
        for seat in was
        if seat in now and was[seat] != now[seat]
    )


def _course(before: MatchState, after: MatchState) -> list[str]:
    """What the match does next, where that is another thing now."""
    if before.phase is not after.phase:
        return [tr("The game: {now} → {then}", now=phase_name(before.phase), then=phase_name(after.phase))]
    if before.auction and before.auction.order and after.auction and not after.auction.order:
        return [tr("All bids fall, the bidding begins again.")]
    if before.phase is Phase.CHOOSING and chooser(before) != chooser(after):
        return [tr("The choice: {now} → {then}", now=_chooses(before), then=_chooses(after))]
    return _final(before, after)


def _final(before: MatchState, after: MatchState) -> list[str]:
    """Who is in the final round, and whose stake falls, where that is another thing now."""
    if before.final is None or after.final is None:
        return []
    told = []
    if before.final.finalists != after.final.finalists:
        names = ", ".join(name_of(after, seat) for seat in after.final.finalists)
        told.append(tr("In the final round: {names}", names=names))
    standing = {stake.seat for stake in after.final.stakes}
    fallen = [stake.seat for stake in before.final.stakes if stake.seat not in standing]
    if fallen:
        names = ", ".join(name_of(before, seat) for seat in fallen)
        told.append(tr("A stake falls, and is made anew by who still plays: {names}", names=names))
    return told


def _chooses(state: MatchState) -> str:
    seat = chooser(state)
    return "?" if seat is None else name_of(state, seat)


def _places(before: MatchState, after: MatchState) -> list[str]:
    if before.places == after.places or not after.places:
        return []
    numbers = [place.place for place in after.places]
    told = (f"{place_name(p, numbers.count(p.place))} {name_of(after, p.seat)}" for p in after.places)
    return [tr("Places: {places}", places=" · ".join(told))]
