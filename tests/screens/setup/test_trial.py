"""The trial of the buttons: whose button was heard, whose not yet, and no match hears of it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from screens.looks import Look
from screens.setup.trial import Trial
from station.rules.commands import Begin
from station.rules.model import Seat
from station.setup import lineup_of
from station.wording.language import use
from tests.fakes.house import example
from tests.screens.glyphs import foreign, looks_are_known, text_of, widest
from tests.screens.stage import SIZES, Buttons


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


BEGIN = replace(example(), lineup=lineup_of(("Анна", "Борис", "", "Глеб")))


class Page:
    """The page with a table of its own; what the table reports is told to it at once."""

    def __init__(self, begin: Begin = BEGIN) -> None:
        self.table = Buttons()
        self.trial = Trial(begin, self.table, self._heard)

    def _heard(self, seat: Seat | None) -> None:
        self.trial.press(seat)

    def keys(self, *names: str) -> str:
        return [self.trial.take(name) for name in names][-1]

    def shown(self, width: int = 80, height: int = 24) -> list[str]:
        self.lines = self.trial.lines(width, height)
        return [text_of(line).strip() for line in self.lines]

    def lit(self) -> list[str]:
        self.shown()
        return [text_of(line).split()[1] for line in self.lines if any(look is Look.LIVE for _, look in line)]


def test_everybody_is_waited_for() -> None:
    assert Page().shown()[4:9:2] == [
        "1  Анна                      ждём нажатия",
        "2  Борис                     ждём нажатия",
        "4  Глеб                      ждём нажатия",
    ]


def test_a_press_lights_its_seat_up_and_who_is_missing_is_named() -> None:
    page = Page()
    assert page.keys("4", "1", "1") == ""

    assert page.lit() == ["Анна", "Глеб"]
    assert page.shown()[-2] == "Ещё не слышно: Борис"


def test_the_last_press_is_told_by_its_mark() -> None:
    page = Page()
    page.keys("1", "2", "1")

    assert [line[29:30] for line in page.shown()[4:7:2]] == ["●", "•"]


def test_when_all_were_heard_that_is_told() -> None:
    page = Page()
    page.keys("1", "2", "4")

    assert page.shown()[-2] == "Все кнопки работают."


@pytest.mark.clause("S4.3")
def test_who_has_not_come_is_not_waited_for() -> None:
    page = Page(replace(BEGIN, absent=(Seat(2),)))
    page.keys("1", "4")

    assert page.shown()[6].endswith("неявка")
    assert page.shown()[-2] == "Все кнопки работают."


def test_the_button_of_an_empty_seat_is_told() -> None:
    page = Page()
    page.keys("3")

    assert page.lit() == []
    assert page.shown()[-2] == "Это кнопка места 3, там никто не сидит."


@pytest.mark.parametrize(
    ("key", "action"), [("enter", "check_begin"), ("f2", "check_begin"), ("escape", "check_back"), ("x", "")]
)
def test_the_hosts_keys_end_it(key: str, action: str) -> None:
    assert Page().keys(key) == action


def test_when_it_is_over_the_buttons_are_let_go_of() -> None:
    page = Page()
    assert page.table.listener is not None

    page.trial.stop()
    assert page.table.listener is None


@pytest.mark.parametrize(("width", "height"), [*SIZES, (40, 10), (24, 5)])
def test_it_fills_the_screen_and_no_more(width: int, height: int) -> None:
    page = Page(replace(BEGIN, lineup=lineup_of(("Константин Константинопольский-Задунайский",) * 4)))
    page.keys("1", "2")

    assert len(page.shown(width, height)) == height
    assert widest(page.lines) <= width
    assert foreign(page.lines) == set()
    assert looks_are_known(page.lines)


@pytest.mark.clause("S4.3")
def test_who_would_begin_with_one_player_is_told_that_there_is_no_game() -> None:
    alone = Page(replace(BEGIN, absent=(Seat(1), Seat(2))))

    assert "игра сразу окончена" in alone.shown()[-2]
    assert "игра сразу окончена" not in Page().shown()[-2]
