"""The steps of a match that gave or took points, each with the scores after it (JSON.md)."""

from collections.abc import Iterator

from station.rules.apply import apply
from station.rules.events import (
    PlayedWithdrawn,
    PlayEvent,
    PointsSet,
    QuestionWithdrawn,
    Redone,
    Ruled,
    RulingReversed,
    ThemeVoided,
    Undone,
)
from station.rules.history import History
from station.rules.model import Cell
from station.rules.state import MatchState, price

Object = dict[str, object]


def steps(history: History) -> list[Object]:
    """The steps in order; what was undone is none."""
    found: list[Object] = []
    first, *events = _events(history)
    state = apply(None, first)
    for event in events:
        before, state = state, apply(state, event)
        told = _step(before, event)
        if told:
            change = [new - old for new, old in zip(state.totals, before.totals, strict=True)]
            found.append({**_NOTHING, **told, "change": change, "scores": list(state.totals)})
    return found


_NOTHING: Object = {"what": None, "theme": None, "price": None, "seat": None, "points": None}


def _events(history: History) -> Iterator[PlayEvent]:
    for act in history.acts:
        yield from (event for event in act.events if not isinstance(event, Undone | Redone))


def _step(state: MatchState, event: PlayEvent) -> Object | None:
    match event:
        case Ruled():
            what = "right" if event.right else "wrong"
            return {"what": what, **_at(state, event.cell), "seat": event.seat, "points": event.points}
        case RulingReversed():
            entry = state.ledger[event.entry]
            return {"what": "reversed", **_at(state, entry.cell), "seat": entry.seat, "points": event.points}
        case QuestionWithdrawn() | PlayedWithdrawn():
            what = "withdrawn" if isinstance(event, QuestionWithdrawn) else "withdrawn-later"
            return {"what": what, **_at(state, event.cell)}
        case ThemeVoided():
            return {"what": "theme-void", "theme": event.theme + 1}
        case PointsSet():
            return {"what": "points", "seat": event.seat, "points": event.change}
    return None


def _at(state: MatchState, cell: Cell) -> Object:
    return {"theme": cell.theme + 1, "price": price(state, cell) or None}
