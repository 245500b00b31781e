"""A button that is gone is told on one line: whose, which device, what to do."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from screens.host.paint import note_line
from screens.host.scene import Scene
from screens.looks import Look
from station.rules.commands import NotePause, Pause
from station.rules.model import Seat, Standing, WhyPaused
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from station.views.host_view import HostView, host_view
from station.wording.language import LANGUAGES, Language, use
from tests.rules import final_situations
from tests.screens import showcase
from tests.screens.desks import BOX, WELL, ready
from tests.screens.glyphs import text_of, widest

GONE = TableView((ready(1), ready(2, BOX, "0:288", bound=Bound.LOST), ready(3)))
UNKNOWN = TableView((ready(1), SeatButton(Seat(2), Bound.LOST), ready(3)))
ASKED = TableView((ready(1, bound=Bound.ASKED), ready(2, bound=Bound.ASKED), ready(3)))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


def view(*, paused: bool = True) -> HostView:
    """A question is being read."""
    game = showcase.reading()
    if paused:
        showcase.lead(game, Pause())
    return host_view(game.history)


def line(table: TableView, seen: HostView, width: int = 80, **more: object) -> str:
    scene = Scene(seen, width, 24, table=table)
    return text_of(note_line(replace(scene, **more))).strip()  # type: ignore[arg-type] # of whatever field


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_player_device_and_what_to_do(language: Language) -> None:
    use(language)
    told = line(GONE, view())

    assert told.startswith("Борис (DragonRise")
    assert "F6" in told
    assert told.endswith({"en": "Space: without.", "ru": "Пробел: без неё."}[language])


@pytest.mark.parametrize(
    ("doubt", "to_do"),
    [
        (Doubt.CLOSED, {"en": "svoyak doctor", "ru": "svoyak doctor"}),
        (Doubt.TAKEN, {"en": "End that program", "ru": "Закройте её"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_device_that_is_plugged_in_and_not_let_in_to_is_not_to_be_plugged_in(
    language: Language, doubt: Doubt, to_do: dict[Language, str]
) -> None:
    use(language)
    shut = ready(2, BOX, "0:288", bound=Bound.LOST, doubts=frozenset({doubt}))
    told = line(TableView((ready(1), shut, ready(3))), view())

    assert told.startswith("Борис (DragonRise")
    assert to_do[language] in told
    assert "Plug it in" not in told
    assert "Подключите" not in told


def test_it_is_an_alarm() -> None:
    ((_, look),) = note_line(Scene(view(), 80, 24, table=GONE))

    assert look is Look.ALARM


def test_while_the_match_runs_there_is_nothing_to_go_on_with() -> None:
    told = line(GONE, view(paused=False))

    assert "button gone" in told
    assert "without" not in told


def test_who_goes_on_by_another_key_is_told_that_one() -> None:
    game = showcase.answering()
    showcase.lead(game, Pause())

    assert "P: without" in line(GONE, host_view(game.history))


def test_a_hub_that_drops_all_is_one_line_with_all_names() -> None:
    lost = TableView(tuple(ready(seat, bound=Bound.LOST) for seat in (1, 2, 3)))

    assert line(lost, view(), 128).startswith("Анна, Борис, Вера (Logitech Buzz(tm) Controller V1): button")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_button_that_this_machine_does_not_know_the_player_is_named(language: Language) -> None:
    use(language)
    told = line(UNKNOWN, view())

    assert told.startswith({"en": "Борис: button not known", "ru": "Борис: кнопка здесь неизв"}[language])
    assert "F6" in told
    assert told.endswith({"en": "Space: without.", "ru": "Пробел: без неё."}[language])
    assert "F6" in line(UNKNOWN, view(paused=False))


def test_unknown_buttons_stand_in_one_line_with_those_of_devices_that_are_gone() -> None:
    both = TableView((SeatButton(Seat(1), Bound.LOST), *GONE.seats[1:]))

    assert line(both, view(), 128).startswith(
        "Анна, Борис (DragonRise Inc. Generic USB Joystick): button gone."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 128, 40])
@pytest.mark.parametrize(
    "table", [GONE, ASKED, UNKNOWN, TableView(tuple(ready(n, bound=Bound.LOST) for n in (1, 2, 3)))]
)
def test_what_to_do_is_whole_on_every_screen(table: TableView, width: int, language: Language) -> None:
    use(language)
    scene = Scene(view(), width, 24, table=table)
    told = text_of(note_line(scene))

    assert widest([note_line(scene)]) == width
    assert "F6" in told
    assert told.rstrip().endswith(".") or width < 80
    assert "Бор" in told or "Анн" in told


def test_names_matter_more_than_the_device() -> None:
    seen = view()
    named = {1: "Анна Каренина", 2: "Борис Годунов", 3: "Вера"}
    seats = tuple(replace(who, name=named[who.seat]) for who in seen.seats)
    lost = TableView((ready(1, bound=Bound.LOST), ready(2, bound=Bound.LOST), ready(3)))

    assert line(lost, replace(seen, seats=seats)).startswith("Анна Каренина, Борис Г…: button gone.")


def test_whose_button_is_not_known_is_asked_for_a_press() -> None:
    one = TableView((ready(1), ready(2, bound=Bound.ASKED), ready(3)))

    assert line(one, view()).startswith("Борис: press")


def test_several_are_asked_one_after_another_as_the_first_press_is_taken_for_the_first() -> None:
    assert line(ASKED, view()).startswith("Press one after another: Анна, Борис.")


def test_while_a_question_is_open_a_pause_comes_before_the_press() -> None:
    told = line(ASKED, view(paused=False))

    assert told.startswith("Анна, Борис: which button is it? P")


def test_a_match_that_stands_for_a_button_is_told_when_all_are_back() -> None:
    game = showcase.reading()
    showcase.lead(game, Pause(), NotePause(WhyPaused.BUTTONS))
    stands = host_view(game.history)

    assert line(WELL, stands) == "All buttons are there again. Space goes on."
    assert line(WELL, view()) == ""


@pytest.mark.parametrize("table", [WELL, TableView((ready(1), ready(2, bound=Bound.LOST, masked=True)))])
def test_a_button_that_is_well_or_switched_off_is_no_alarm(table: TableView) -> None:
    assert line(table, view()) == ""


def test_who_has_left_needs_no_button() -> None:
    seen = view()
    seats = tuple(replace(who, standing=Standing.LEFT) if who.seat == 2 else who for who in seen.seats)

    assert line(GONE, replace(seen, seats=seats)) == ""


def test_in_the_final_round_nobody_needs_one() -> None:
    assert line(GONE, host_view(final_situations.writing().history)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [128, 80, 40])
@pytest.mark.parametrize("deaf", Deaf)
@pytest.mark.parametrize("table", [GONE, WELL, TableView()])
def test_that_no_device_is_heard_is_told_whole_with_what_serves_and_what_to_do(
    table: TableView, deaf: Deaf, width: int, language: Language
) -> None:
    use(language)
    told = line(replace(table, deaf=deaf), view(paused=False), width)

    assert "1–4" in told
    assert "F6" in told
    assert told.endswith(".")
    assert "Борис" not in told
    why = {
        Deaf.BROKEN: {"en": "a program fault", "ru": "сбой программы"},
        Deaf.REFUSED: {"en": "the system refuses", "ru": "отказала система"},
    }
    assert width == 40 or why[deaf][language] in told


def test_that_no_device_is_heard_is_an_alarm_while_buttons_are_needed() -> None:
    deaf = TableView(deaf=Deaf.BROKEN)
    ((_, look),) = note_line(Scene(view(), 80, 24, table=deaf))

    assert look is Look.ALARM
    assert line(deaf, host_view(final_situations.writing().history)) == ""


def test_what_a_key_is_answered_comes_first_unless_the_match_waits_for_the_button() -> None:
    assert line(GONE, view(paused=False), note="Judge first.") == "Judge first."
    assert line(GONE, view(), note="Judge first.").startswith("Judge first. · Борис (DragonRise")
    assert line(GONE, view(), note="Choose a seat first.", desk=True) == "Choose a seat first."
    assert line(GONE, view(), alarm="NOT SAVED") == "NOT SAVED"
