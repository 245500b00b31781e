"""A file whose sums are right may tell what cannot be: it has its verdict, never a fault of ours."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.errors import ContentError
from station.live.opening import histories
from station.rules.commands import Pause
from station.rules.entries import Entry
from station.rules.events import Event, PointsSet
from station.rules.history import History
from station.rules.model import NO_TIME, Points, Seat
from tests.rules.tables import at, moments
from tests.strategies import values


@cache
def histories_of_moments() -> tuple[History, ...]:
    return tuple(at(moment).history for moment in moments())


def tell(history: History, event: Event) -> None:
    """An entry with this event follows."""
    number = history.acts[-1].number + 1
    list(histories((Entry(number, NO_TIME, Pause(), (event,)),), history))


@given(st.data(), values(Event))
def test_any_event_at_any_moment_is_told_or_refused(data: st.DataObject, event: Event) -> None:
    history = data.draw(st.sampled_from(histories_of_moments()))

    with suppress(ContentError):
        tell(history, event)


def test_points_of_a_seat_where_nobody_sits_are_refused() -> None:
    with pytest.raises(ContentError):
        tell(histories_of_moments()[0], PointsSet(Seat(0), Points(130), "так решил ведущий"))
