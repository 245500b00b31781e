"""The trial of devices: what is not ready is named before play begins, and all is let go in the end."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from screens.looks import Look
from screens.setup.trial import Pressed, Trial
from station.rules.commands import Begin
from station.rules.model import Seat
from station.seats import Bound, Doubt, SeatButton, TableView
from station.setup import lineup_of
from station.wording.language import LANGUAGES, Language, use
from tests.fakes.house import FakeHouse, example
from tests.screens.desks import BOX, DEVICES, WELL, WORST, FakeDesk, plugged, pressed, ready
from tests.screens.glyphs import looks_are_known, text_of, widest
from tests.screens.stage import SIZES, Buttons, Stage

BEGIN = replace(example(), lineup=lineup_of(("Анна", "Борис", "Вера")))
KEYS = TableView(tuple(SeatButton(Seat(seat), Bound.UNBOUND) for seat in (1, 2, 3)))
PROPOSED = TableView((ready(1), ready(2, bound=Bound.PROPOSED), ready(3)))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


class Page:
    """The page with a desk; what the table reports is told to it at once."""

    def __init__(self, table: TableView = WELL, begin: Begin = BEGIN) -> None:
        self.desk = FakeDesk(table)
        self.table = Buttons(self.desk)
        self.stirred = 0
        self.trial = Trial(begin, self.table, self._heard)

    def _heard(self, seat: Seat | None) -> None:
        self.stirred += seat is None
        if hasattr(self, "trial"):
            self.trial.press(seat)

    def keys(self, *names: str) -> str:
        return [self.trial.take(name) for name in names][-1]

    def shown(self, width: int = 80, height: int = 24) -> list[str]:
        self.lines = self.trial.lines(width, height)
        return [text_of(line).strip() for line in self.lines]

    def row(self, name: str) -> str:
        return next(line for line in self.shown() if f" {name} " in line)

    @property
    def told(self) -> str:
        return self.shown()[-3]


def test_the_desk_is_told_who_plays_and_that_the_host_looks_before_anybody_sits_down() -> None:
    page = Page(begin=replace(BEGIN, absent=(Seat(2),)))

    assert page.desk.orders == ["attend 1 3", "open show"]
    assert page.table.listener is not None


def test_when_it_is_over_nothing_is_asked_for_and_the_buttons_are_let_go_of() -> None:
    page = Page()
    page.keys("l")
    page.trial.stop()

    assert page.desk.orders[-3:] == ["learn 1", "learn None", "close"]
    assert page.table.listener is None


def test_a_press_of_a_device_lights_its_seat_up() -> None:
    page = Page()
    assert page.table.listener is not None
    page.table.listener.press(Seat(2), 5, 5, 0)
    page.desk.put(pressed(page.desk.of(2), 5))

    assert "• works" in page.row("Борис")
    assert "● pressed" in page.row("Борис")
    assert "ready" in page.row("Анна")
    assert page.told == "Not heard yet: Анна, Вера"


def test_the_press_by_which_a_seat_got_its_button_was_heard() -> None:
    page = Page(TableView((pressed(ready(1), 5), SeatButton(Seat(2), Bound.UNBOUND), ready(3))))
    page.desk.put(pressed(ready(2), 9))

    assert "• works" in page.row("Борис")
    assert page.told == "Not heard yet: Анна, Вера"


def test_a_key_of_the_keyboard_still_serves_a_seat_without_a_device() -> None:
    page = Page(replace(WELL, seats=(*WELL.seats[:2], SeatButton(Seat(3), Bound.UNBOUND))))
    assert "key 3" in page.row("Вера")

    page.keys("3")
    assert "• works" in page.row("Вера")


def test_without_any_device_the_page_is_that_of_the_keys() -> None:
    page = Page(KEYS)
    page.desk.plugged = ()
    plain = Trial(BEGIN, Buttons(), lambda _seat: None)
    assert page.shown() == [text_of(line).strip() for line in plain.lines(80, 24)]

    assert page.keys("l") == ""
    assert page.keys("enter") == "check_begin"
    assert "learn 1" not in page.desk.orders


def test_a_device_that_is_plugged_in_then_shows_up() -> None:
    page = Page(KEYS)
    page.desk.plugged = ()
    assert "Logitech" not in "".join(page.shown(128, 37))

    page.desk.plugged = DEVICES
    page.desk.changed()
    assert page.stirred
    assert "Logitech" in "".join(page.shown(128, 37))


def test_l_gives_the_chosen_seat_a_button_and_enter_still_begins() -> None:
    page = Page()
    page.keys("down", "l")
    assert "PRESS NOW" in page.row("Борис")
    assert page.keys("escape") == ""

    assert page.desk.orders[-2:] == ["learn 2", "learn None"]
    assert page.keys("enter") == "check_begin"


def test_escape_leads_back_to_the_form_when_nothing_was_begun() -> None:
    assert Page().keys("escape") == "check_back"


UNREADY = {
    "not tried yet": ready(2, bound=Bound.PROPOSED),
    "button gone": ready(2, BOX, "0:288", bound=Bound.LOST),
    "which is it?": ready(2, bound=Bound.ASKED),
    "held too long": ready(2, held=True, doubts=frozenset({Doubt.STUCK})),
    "switched off": ready(2, masked=True),
    "press to wake": ready(2, doubts=frozenset({Doubt.ASLEEP})),
}


@pytest.mark.parametrize("why", UNREADY)
def test_who_is_not_ready_is_named_before_play_begins_and_the_host_can_go_on(why: str) -> None:
    page = Page(TableView((ready(1), UNREADY[why], ready(3))))

    assert page.keys("enter") == ""
    assert page.told == f"Not ready: Борис ({why}). Enter once more: begin so."
    assert any(look is Look.ALARM and "Not ready" in text for line in page.lines for text, look in line)
    assert page.keys("enter") == "check_begin"


def test_another_key_takes_the_wish_to_begin_back() -> None:
    page = Page(PROPOSED)
    page.keys("f2", "down")
    assert "Not ready" not in page.told

    assert page.keys("f2") == ""
    assert page.keys("f2") == "check_begin"


def test_a_press_that_confirms_lets_play_begin_at_once() -> None:
    page = Page(PROPOSED)
    page.desk.put(ready(2))

    assert page.keys("enter") == "check_begin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_four_long_names_who_is_not_ready_the_key_stays_in_sight(language: Language) -> None:
    use(language)
    long = replace(BEGIN, lineup=lineup_of(("Константин Константинопольский-Задунайский",) * 4))
    lost = TableView(tuple(ready(seat, bound=Bound.LOST) for seat in (1, 2, 3, 4)))
    page = Page(lost, long)
    page.keys("enter")

    assert "Enter" in page.told


@pytest.mark.parametrize(("width", "height"), [*SIZES, (40, 10), (24, 5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fills_the_screen_and_no_more(language: Language, width: int, height: int) -> None:
    use(language)
    page = Page(WORST, replace(BEGIN, lineup=lineup_of(("Константин Константинопольский-Задунайский",) * 4)))
    page.desk.plugged = (*DEVICES, plugged(replace(BOX, name="Я" * 300, port="usb-7")))
    page.keys("1", "2", "x", "enter")

    assert len(page.shown(width, height)) == height
    assert widest(page.lines) <= width
    assert looks_are_known(page.lines)


def test_the_help_names_the_keys_of_the_list_where_there_is_one() -> None:
    assert len(Page().trial.help()) == 2
    assert len(Trial(BEGIN, Buttons(), lambda _seat: None).help()) == 1


def test_a_flood_of_changes_is_looked_at_once_and_no_press_is_lost() -> None:
    change, press = Pressed(None), Pressed(Seat(1))

    assert Pressed(None).can_replace(change)
    assert not press.can_replace(change)
    assert not change.can_replace(press)
    assert not press.can_replace(Pressed(Seat(2)))


async def test_the_form_shows_what_the_desk_tells_and_lets_go_at_the_end(house: FakeHouse) -> None:
    house.remembered = replace(house.remembered, players=("Анна", "Борис", "Вера"))
    app = Stage(house, "setup")
    app.table = Buttons(desk := FakeDesk(PROPOSED))
    async with app.run_test(size=(80, 24)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.press("f2")
        await pilot.pause()
        assert "? not tried yet" in app.line(" Борис ")
        desk.put(ready(2))
        await pilot.pause()
        assert "ready" in app.line(" Борис ")

    assert desk.orders[-1] == "close"
    assert app.table.listener is None
