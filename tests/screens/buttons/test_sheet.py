"""The list of the buttons: what its keys order of the desk, what it shows in little room."""

from dataclasses import replace

import pytest

from drivers.devices import DeviceReport
from screens.buttons.sheet import Sheet
from screens.looks import Line, Look
from station.rules.model import Seat
from station.seats import Bound, Deaf, SeatButton, TableView
from tests.screens.desks import BOX, BUZZ, DEVICES, WELL, WORST, FakeDesk, plugged, pressed, ready
from tests.screens.glyphs import looks_are_known, text_of, widest

NAMES = {Seat(1): "Анна", Seat(2): "Борис", Seat(3): "Вера", Seat(4): "Глеб"}
LONG = dict.fromkeys(NAMES, "Константин Константинопольский-Задунайский")

KEYS = TableView((SeatButton(Seat(1), Bound.UNBOUND),))


class Hands:
    """A list over a desk."""

    def __init__(self, table: TableView = WELL, learn_key: str = "enter") -> None:
        self.desk = FakeDesk(table)
        self.sheet = Sheet(self.desk, NAMES, learn_key)

    def keys(self, *names: str, may_bind: bool = True) -> str | None:
        return [self.sheet.take(name, may_bind=may_bind) for name in names][-1]

    def lines(self, width: int = 80, room: int = 20) -> list[Line]:
        return self.sheet.body(width, room)

    def shown(self, width: int = 80, room: int = 20) -> list[str]:
        return [text_of(line).rstrip() for line in self.lines(width, room)]

    def row(self, name: str, width: int = 80) -> str:
        return next(line for line in self.shown(width) if name in line)


@pytest.mark.parametrize(
    ("keys", "orders"),
    [
        (("enter",), ["learn 1"]),
        (("down", "l"), ["learn 2"]),
        (("down", "д"), ["learn 2"]),
        (("x", "down", "x"), ["swap 1 2"]),
        (("x", "end", "up", "up", "up", "enter"), ["swap 1 3"]),
        (("x", "x"), []),
        (("x", "escape", "down", "x"), []),
        (("f",), ["forget 1"]),
        (("o",), ["mask 1 off"]),
        (("O", "щ"), ["mask 1 off", "mask 1 on"]),
        (("l", "escape"), ["learn 1", "learn None"]),
    ],
)
def test_a_key_orders_of_the_desk(keys: tuple[str, ...], orders: list[str]) -> None:
    hands = Hands()
    hands.keys(*keys)

    assert hands.desk.orders == orders


def test_a_key_that_is_none_of_the_list_is_left_to_others() -> None:
    hands = Hands()

    assert hands.keys("q") is None
    assert hands.keys("1") is None
    assert hands.keys("escape") is None
    assert Hands(learn_key="").keys("enter") is None


def test_while_a_question_is_open_a_button_can_only_be_switched_off() -> None:
    hands = Hands()

    for key in ("enter", "x", "f"):
        assert "pause first" in (hands.keys(key, may_bind=False) or "")
    assert hands.keys("o", may_bind=False) == ""
    assert hands.desk.orders == ["mask 1 off"]


def test_a_device_alone_cannot_be_given_a_thing() -> None:
    hands = Hands()

    assert "player first" in (hands.keys("end", "enter") or "")
    assert hands.desk.orders == []


def test_whose_press_is_waited_for_is_told_and_nothing_else_can_be_done() -> None:
    hands = Hands()
    hands.keys("down", "enter")

    assert "→ PRESS NOW" in hands.row("Борис")
    assert any("Борис: press the button now" in line for line in hands.shown())
    assert hands.sheet.hints() == (("Esc", "never mind"),)
    assert hands.sheet.is_asking


def test_a_press_that_the_desk_waits_for_on_its_own_leaves_the_host_free() -> None:
    back = replace(WELL, seats=(ready(1, bound=Bound.ASKED), *WELL.seats[1:]), asked=Seat(1))
    hands = Hands(back)

    assert "→ PRESS NOW" in hands.row("Анна")
    assert any("Анна: which device is it?" in line for line in hands.shown())
    assert hands.keys("escape") is None
    assert not hands.sheet.is_asking


def test_who_is_to_swap_is_told_until_the_other_is_chosen() -> None:
    hands = Hands()
    hands.keys("x")
    assert any("Анна: swap buttons" in line for line in hands.shown())

    hands.keys("down", "x")
    assert not any("swaps" in line for line in hands.shown())
    assert not hands.sheet.is_asking


def test_the_keys_are_named_as_they_are_given() -> None:
    assert Hands().sheet.hints()[0] == ("Enter", "give a button")
    assert Hands(learn_key="").sheet.hints()[0] == ("L", "give a button")


def test_of_a_seat_without_a_device_the_key_is_told_and_of_one_that_misses_it_what_it_had() -> None:
    without = Hands(TableView((SeatButton(Seat(1), Bound.UNBOUND), ready(2))))
    missed = Hands(TableView((SeatButton(Seat(1), Bound.LOST), ready(2))))

    assert any("the key 1 of the keyboard is this seat's button" in line for line in without.shown())
    assert missed.row("Анна").split() == ["→", "1", "Анна", "!", "button", "gone"]
    told = " ".join(" ".join(missed.shown()).split())
    assert "unknown here. F takes it away; there is the key 1, too." in told
    assert "No device" not in told


def test_a_row_tells_player_state_last_press_and_button() -> None:
    table = TableView((pressed(ready(1), 100), pressed(ready(2), 104), SeatButton(Seat(3), Bound.UNBOUND)))
    hands = Hands(table)

    assert hands.row("Анна").split() == ["→", "1", "Анна", "ready", "•", "pressed", "R", "1"]
    assert hands.row("Борис").split() == ["2", "Борис", "ready", "●", "+4", "ms", "±8", "R", "2"]
    assert hands.row("Вера").split() == ["3", "Вера", "key", "3"]
    assert "Logitech Buzz" in hands.row("Анна", width=128)


def test_the_newest_press_is_lit_up() -> None:
    table = TableView((pressed(ready(1), 100), pressed(ready(2), 104)))
    lit = [text for line in Hands(table).lines() for text, look in line if look is Look.LIVE]

    assert len(lit) == 1
    assert lit[0].startswith("● +4 ms")


def test_whose_button_was_heard_works() -> None:
    hands = Hands()
    hands.sheet.tried = frozenset({Seat(2)})

    assert "works" in hands.row("Борис")
    assert "works" not in hands.row("Анна")


def test_devices_that_are_nobodys_stand_below_with_what_is_wrong() -> None:
    shown = Hands().shown()
    rows = [line.strip() for line in shown[-3:]]

    assert [row.split()[0] for row in rows] == ["DragonRise", "AT", "PCsensor"]
    assert "! no permission" in rows[0]
    assert "nobody's" in rows[1]
    assert "a keyboard" in rows[1]


def test_a_press_of_a_device_that_is_nobodys_is_shown() -> None:
    hands = Hands()
    press = pressed(ready(1, BOX, "0:288"), 5).last
    hands.desk.plugged = (plugged(BUZZ), plugged(BOX, last=press))

    assert "• T 1" in hands.row("DragonRise")


def test_the_details_are_those_of_what_is_under_the_cursor() -> None:
    hands = Hands(WORST)
    hands.keys("home")
    assert any("usb-0000:00:14.0-1" in line for line in hands.shown())

    hands.keys("down")
    assert any("was at port usb-0000:00:14.0-2.1" in line for line in hands.shown())
    hands.keys("end")
    assert any("isa0060" in line for line in hands.shown())
    hands.desk.put(SeatButton(Seat(1), Bound.UNBOUND))
    hands.keys("home")
    assert any("the key 1 of the keyboard" in line for line in hands.shown())


def test_the_cursor_begins_at_who_waits_for_the_host() -> None:
    assert "→ 2" in Hands(WORST).row("Борис")
    assert "→ 1" in Hands().row("Анна")


def test_no_key_is_named_that_does_nothing_while_a_question_is_open() -> None:
    lost = Hands(TableView((ready(1), ready(2, BOX, "0:288", bound=Bound.LOST))))
    told = " ".join(text_of(line) for line in lost.sheet.body(80, 20, may_bind=False))

    assert "Enter" not in told
    assert "pause and give another button" in told


def test_who_has_lost_a_button_to_another_is_told_until_the_next_key() -> None:
    hands = Hands()
    hands.keys("down", "l")
    hands.desk.table = replace(hands.desk.table, asked=None)
    hands.desk.put(SeatButton(Seat(1), Bound.UNBOUND))
    hands.desk.put(replace(ready(1), seat=Seat(2)))
    assert any("This button was Анна's, who has the key 1 now." in line for line in hands.shown())

    hands.keys("up")
    assert not any("This button was" in line for line in hands.shown())


def test_who_is_given_a_button_of_nobody_takes_none_away() -> None:
    hands = Hands()
    hands.keys("l")
    hands.desk.table = replace(hands.desk.table, asked=None)
    hands.desk.put(ready(1, BOX, "0:288"))

    assert not any("This button was" in line for line in hands.shown())


def test_a_cursor_on_a_device_that_is_pulled_out_stays_in_the_list() -> None:
    hands = Hands()
    hands.keys("end")
    hands.desk.plugged = ()

    assert hands.row("Вера").startswith(" → ")
    hands.keys("up")
    assert hands.row("Борис").startswith(" → ")


@pytest.mark.parametrize(("width", "room"), [(80, 11), (128, 20), (40, 7), (40, 1), (24, 3), (200, 40)])
@pytest.mark.parametrize("steps", range(7))
def test_it_fits_and_the_chosen_row_is_seen(width: int, room: int, steps: int) -> None:
    hands = Hands(WORST)
    hands.sheet.names = LONG
    hands.desk.plugged = (*DEVICES, plugged(replace(BOX, name="X" * 300, port="usb-9")))
    for _ in range(steps):
        hands.keys("down")
    lines = hands.lines(width, room)

    assert len(lines) <= room
    assert widest(lines) <= width
    assert looks_are_known(lines)
    assert any(text_of(line).startswith(" → ") for line in lines)


def test_of_many_devices_none_vanishes_without_a_word() -> None:
    hands = Hands(WORST)
    boxes = tuple(plugged(replace(BOX, name=f"Box {n}", port=f"usb-9.{n}")) for n in range(8))
    hands.desk.plugged = (*DEVICES, *boxes)
    assert hands.shown(80, 11)[-1].strip() == "↓ …"

    met = set()
    for _ in range(4 + len(hands.sheet.scene.others)):
        shown = hands.shown(80, 11)
        met |= {name for name in NAMES.values() if any(name in line for line in shown)}
        met |= {box.identity.name for box in boxes if any(box.identity.name in line for line in shown)}
        hands.keys("down")
    assert met == {*NAMES.values(), *(box.identity.name for box in boxes)}
    assert hands.shown(80, 11)[0].strip() == "↑ …"


@pytest.mark.parametrize(
    ("table", "devices", "needed"),
    [
        (KEYS, DEVICES, True),
        (KEYS, (), False),
        (WELL, (), True),
        (replace(KEYS, deaf=Deaf.REFUSED), (), True),
    ],
)
def test_without_a_device_there_is_nothing_to_list(
    table: TableView, devices: tuple[DeviceReport, ...], *, needed: bool
) -> None:
    hands = Hands(table)
    hands.desk.plugged = devices

    assert hands.sheet.is_needed is needed
