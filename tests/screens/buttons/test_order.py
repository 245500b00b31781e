"""The last presses of the seats, in the order in which they were made."""

from drivers.presses import Press
from screens.buttons.order import LastPress, last_presses
from station.rules.model import MILLISECOND, SECOND, Seat
from station.seats import TableView
from tests.screens.desks import pressed, ready


def test_each_press_is_told_with_the_gap_to_the_one_before() -> None:
    table = TableView((pressed(ready(1), 100), pressed(ready(2), 96), ready(3)))

    exact = 8 * MILLISECOND
    assert last_presses(table) == {
        Seat(2): LastPress(None, exact, is_newest=False),
        Seat(1): LastPress(4 * MILLISECOND, exact, is_newest=True),
    }


def test_a_press_long_after_the_one_before_stands_alone() -> None:
    hour = 3600 * SECOND // MILLISECOND
    table = TableView((pressed(ready(1), 100), pressed(ready(2), 100 + hour)))

    assert last_presses(table)[Seat(2)].gap is None


def test_two_presses_are_as_exact_as_the_less_exact_of_them() -> None:
    coarse = Press("s", "b", 100, 100, 10 * MILLISECOND)
    table = TableView((ready(1, last=coarse), pressed(ready(2), 1)))

    assert last_presses(table)[Seat(2)].resolution == 10 * MILLISECOND


def test_nobody_has_pressed_yet() -> None:
    assert last_presses(TableView((ready(1),))) == {}
