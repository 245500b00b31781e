"""What is told of a button at a glance: a sign and words, without colours, and nothing while all is well."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from screens.buttons.marks import (
    buttons_of,
    has_news,
    is_well,
    lacking,
    mark,
    needs_host,
    unready,
)
from screens.looks import Look
from station.rules.model import Seat
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from station.wording.language import LANGUAGES, Language, use
from tests.screens.desks import WELL, ready

WRONG = {
    "masked": ready(1, masked=True),
    "lost": ready(1, bound=Bound.LOST),
    "asked": ready(1, bound=Bound.ASKED),
    "proposed": ready(1, bound=Bound.PROPOSED),
    "stuck": ready(1, held=True, doubts=frozenset({Doubt.STUCK})),
    "held": ready(1, held=True),
    "asleep": ready(1, doubts=frozenset({Doubt.ASLEEP})),
}
KEYS = TableView((SeatButton(Seat(1), Bound.UNBOUND), SeatButton(Seat(2), Bound.UNBOUND)))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_state_has_a_sign_and_words_of_its_own(language: Language) -> None:
    use(language)
    found = {name: mark(button) for name, button in WRONG.items()}
    told = {name: one.told for name, one in found.items() if one}

    assert set(told) == set(WRONG)
    assert len(set(told.values())) == len(WRONG)
    assert all(cell_len(words) <= 15 for words in told.values())


def test_nothing_is_told_of_a_button_that_is_well_or_of_a_key() -> None:
    assert mark(ready(1)) is None
    assert mark(SeatButton(Seat(1), Bound.UNBOUND)) is None
    assert not needs_host(WELL)


def test_what_is_lost_or_stuck_is_an_alarm() -> None:
    alarms = {name for name, button in WRONG.items() if (found := mark(button)) and found.look is Look.ALARM}

    assert alarms == {"lost", "stuck"}


def test_who_switched_a_button_off_is_told_that_first() -> None:
    assert mark(replace(WRONG["lost"], masked=True)) == mark(WRONG["masked"])


def test_a_real_button_is_well_also_while_a_finger_is_on_it() -> None:
    well = {name for name, button in WRONG.items() if is_well(button)}

    assert well == {"held"}
    assert is_well(ready(1))
    assert not is_well(SeatButton(Seat(1), Bound.UNBOUND))


def test_a_finger_on_a_button_asks_nothing_of_the_host() -> None:
    waiting = {name for name, button in WRONG.items() if needs_host(TableView((button,)))}

    assert waiting == set(WRONG) - {"held"}
    assert dict(unready(TableView(tuple(WRONG.values())))).keys() == {Seat(1)}
    assert unready(TableView((WRONG["held"], ready(2)))) == ()


def test_where_no_seat_has_a_device_all_is_as_without_any() -> None:
    assert buttons_of(None) == {}
    assert buttons_of(KEYS) == {}
    assert set(buttons_of(replace(KEYS, seats=(*KEYS.seats, ready(3))))) == {1, 2, 3}


def test_a_finger_that_comes_down_is_news_only_while_no_press_is_expected() -> None:
    held = TableView((WRONG["held"], ready(2)))
    up = TableView((ready(1), ready(2)))

    assert has_news(up, held, live=False)
    assert not has_news(up, held, live=True)
    assert has_news(held, up, live=True)
    assert not has_news(up, up, live=False)


def test_whatever_else_happens_to_a_button_is_news() -> None:
    well, lost = TableView((ready(1),)), TableView((WRONG["lost"],))

    assert has_news(well, lost, live=True)
    assert has_news(None, well, live=True)
    assert has_news(WELL, well, live=True)
    assert not has_news(None, None, live=True)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("doubt", [Doubt.CLOSED, Doubt.TAKEN])
def test_that_a_lost_device_is_there_and_not_let_in_to_is_news(doubt: Doubt, *, live: bool) -> None:
    """The host was told to plug it in, and is to be told what else is to be done."""
    pulled = TableView((WRONG["lost"],))
    shut = TableView((replace(WRONG["lost"], doubts=frozenset({doubt})),))

    assert has_news(pulled, shut, live=live)
    assert has_news(shut, pulled, live=live)
    assert not has_news(shut, shut, live=live)


def test_which_device_is_lost_is_news_where_it_was_unknown() -> None:
    unknown = TableView((replace(WRONG["lost"], binding=None),))

    assert has_news(unknown, TableView((WRONG["lost"],)), live=False)


def test_that_no_device_is_heard_is_news_and_waits_for_the_host() -> None:
    deaf = replace(WELL, deaf=Deaf.BROKEN)

    assert needs_host(deaf)
    for live in (True, False):
        assert has_news(WELL, deaf, live=live)
        assert has_news(deaf, WELL, live=live)
        assert not has_news(deaf, deaf, live=live)


def test_who_lacks_a_button_has_lost_it_or_is_asked_and_has_it_not_switched_off() -> None:
    table = TableView((WRONG["lost"], ready(2, bound=Bound.ASKED), ready(3, bound=Bound.LOST, masked=True)))

    assert [button.seat for button in lacking(table, [Seat(1), Seat(2), Seat(3)])] == [1, 2]
    assert [button.seat for button in lacking(table, [Seat(2)])] == [2]
