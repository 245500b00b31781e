"""What the kernel stamps, the drivers report: order, spacing, and one press for one finger.

The devices are the kernel's own (uinput), so that every edge has the moment that the test gave it. The
guest's clock counts instructions: 100 µs are 100 µs, however busy this machine is.
"""

from itertools import pairwise

import pytest

from drivers.presses import Press
from station.live.chance import Lots
from station.rules.commands import Expire
from station.rules.model import Seat
from tests.rig.actors import (
    BUZZ,
    DRAGONRISE,
    EV_KEY,
    EV_KEY_REPEATED,
    ONE_KEY,
    Frame,
    Hands,
    Listener,
    down,
    up,
)
from tests.rig.machine import Machine
from tests.rules.games import Game, begin

US, MS = 1_000, 1_000_000
BUZZ_PORT, DRAGON_PORT, KEY_PORT = (f"usb-0000:00:1d.0-1.{number}" for number in (1, 2, 3))
REDS = (704, 709, 714, 719)
"""The four big buttons of a Buzz! set."""
LAST = 723
"""A button whose press tells that nothing more comes."""
RACES = 400


def hear(listener: Listener, *sources: str) -> None:
    """Have these devices heard, and wait until they are."""
    listener.want(*sources)
    for source in sources:
        listener.await_state(source, "grabbed")


def edges(device: str, code: int, *moments: int) -> list[Frame]:
    """Down, up, down … at these microseconds."""
    return [(at, device, [(EV_KEY, code, (number + 1) % 2)]) for number, at in enumerate(moments)]


def buttons(presses: list[Press]) -> list[str]:
    return [press.button for press in presses]


def test_a_held_key_that_repeats_is_one_press(hands: Hands, listener: Listener) -> None:
    hear(listener, hands.make("key", ONE_KEY, KEY_PORT))
    hands.play(edges("key", 28, 0, 900_000))
    hands.tap("key", 2)

    assert buttons(listener.presses_until("0:2")) == ["0:28"]


def test_repeats_that_a_device_tells_itself_are_no_presses(hands: Hands, listener: Listener) -> None:
    hear(listener, hands.make("set", BUZZ, BUZZ_PORT))
    repeated: list[Frame] = [(40_000 * n, "set", [(EV_KEY, 704, EV_KEY_REPEATED)]) for n in range(1, 9)]
    hands.play([(0, "set", [down(704)]), *repeated, (400_000, "set", [up(704)])])
    hands.tap("set", LAST)

    assert buttons(listener.presses_until(f"0:{LAST}")) == ["0:704"]


def test_a_button_that_is_down_at_first_presses_when_it_was_let_go(hands: Hands, listener: Listener) -> None:
    source = hands.make("set", BUZZ, BUZZ_PORT)
    hands.play([(0, "set", [down(704)])])
    listener.want(source)
    listener.await_held(source, "0:704")
    start = hands.play([(0, "set", [up(704)]), (100_000, "set", [down(704)])])
    hands.tap("set", LAST)

    (press,) = listener.presses_until(f"0:{LAST}")
    assert press.button == "0:704"
    assert 100 * MS <= press.at - start < 101 * MS


def test_a_stuck_button_is_told_as_held_and_the_others_are_heard(hands: Hands, listener: Listener) -> None:
    source = hands.make("set", BUZZ, BUZZ_PORT)
    hear(listener, source)
    hands.play([(0, "set", [down(704)])])
    stuck = listener.press()
    hands.tap("set", *REDS[1:])

    assert buttons([listener.press() for _ in range(3)]) == ["0:709", "0:714", "0:719"]
    listener.await_report(source, lambda report: report["held"] == [["0:704", stuck.at]])


def test_a_contact_that_bounces_gives_one_press_with_the_first_stamp(
    hands: Hands, listener: Listener
) -> None:
    source = hands.make("set", BUZZ, BUZZ_PORT)
    hear(listener, source)
    start = hands.play(edges("set", 704, 0, 1_000, 3_000, 6_000, 8_000, 100_000, 180_000, 230_000))
    hands.tap("set", LAST)
    found = listener.presses_until(f"0:{LAST}")

    assert buttons(found) == ["0:704", "0:704"]
    assert [round((press.at - start) / MS) for press in found] == [0, 180]
    listener.await_report(source, lambda report: report["bounces"] == 2)


@pytest.mark.parametrize("gap", [100, 1_000, 5_000])
def test_presses_on_two_devices_are_told_in_the_order_of_the_fingers(
    hands: Hands, listener: Listener, gap: int
) -> None:
    """``gap`` is in microseconds."""
    sources = (hands.make("set", BUZZ, BUZZ_PORT), hands.make("box", DRAGONRISE, DRAGON_PORT))
    hear(listener, *sources)
    fingers = [("box", 299), ("set", 719), ("box", 288), ("set", 704)]  # against the order of codes and nodes
    for _ in range(20):
        frames: list[Frame] = [(gap * n, who, [down(code)]) for n, (who, code) in enumerate(fingers)]
        frames += [(60_000 + n, who, [up(code)]) for n, (who, code) in enumerate(fingers)]
        hands.play([*frames, (100_000, "set", [])])
        told = sorted((listener.press() for _ in fingers), key=lambda press: press.at)

        assert buttons(told) == [f"0:{code}" for _, code in fingers]
        assert all(abs(after.at - before.at - gap * US) < 50 * US for before, after in pairwise(told))


def test_presses_of_one_report_are_dead_heats_that_chance_divides_evenly(
    hands: Hands, listener: Listener
) -> None:
    """The kernel tells buttons of one report in the order of their codes; nobody may win by that."""
    hear(listener, hands.make("set", BUZZ, BUZZ_PORT))
    pairs = [(first, second) for first in range(4) for second in range(first + 1, 4)]
    plan = [pairs[number % len(pairs)] for number in range(RACES)]
    frames: list[Frame] = []
    for number, seats in enumerate(plan):
        # One race for each of the five buttons of a handset, then time for the reader.
        burst, colour = divmod(number, 5)
        at, codes = 60_000 * burst + 1_000 * colour, [REDS[seat] + colour for seat in seats]
        frames += [
            (at, "set", [down(code) for code in codes]),
            (at + 500, "set", [up(code) for code in codes]),
        ]
    hands.play(frames)
    lower = 0
    for seats in plan:
        told = [listener.press() for _ in seats]
        assert [seat_of(press) for press in told] == list(seats)
        assert told[0].at == told[1].at
        lower += winner(told) == min(seats)

    # Five standard deviations of a fair coin: missed once in a million runs.
    assert abs(lower - RACES / 2) <= 5 * (RACES**0.5) / 2


def seat_of(press: Press) -> int:
    """From 0."""
    return (int(press.button.removeprefix("0:")) - REDS[0]) // 5


def winner(presses: list[Press]) -> int:
    """Whom the rules name when these presses come into a question that is read."""
    game = Game(begin(players=4))
    game.read()
    for press in presses:
        game.press(seat_of(press) + 1, game.now + 1 + press.at - presses[0].at)
    game.now = game.deadline.judged
    needed = dict(game.refused(Expire(game.deadline.id)).parameters)
    among = tuple(Seat(int(seat)) for seat in str(needed["among"]).split(","))
    game.run_out(*Lots().draw(str(needed["purpose"]), among).order)
    assert game.state.answer is not None
    return game.state.answer.press.seat - 1


def test_what_the_kernel_dropped_is_told_and_what_is_down_is_not_forgotten(
    machine: Machine, hands: Hands, listener: Listener
) -> None:
    sources = (hands.make("set", BUZZ, BUZZ_PORT), hands.make("box", DRAGONRISE, DRAGON_PORT))
    hear(listener, *sources)
    hands.tap("set", LAST)
    before = listener.press().at
    machine.kill(listener.program, "STOP")
    hands.play([(0, "box", [down(288)]), *edges("set", 704, *range(1_000, 201_000, 1_000))])
    hands.play([(0, "set", [down(709)])])
    machine.kill(listener.program, "CONT")
    missed = listener.program.hear("missed")

    assert missed["source"] == sources[0]
    assert before <= missed["since"] < missed["until"]
    listener.await_report(sources[0], lambda report: report["dropped"] == 1)
    listener.await_held(sources[0], "0:709")
    other = listener.await_report(sources[1], lambda report: report["presses"] == 1)
    assert (other["last"]["button"], other["dropped"]) == ("0:288", 0)


def test_a_name_that_is_no_text_stops_nothing(hands: Hands, listener: Listener) -> None:
    odd = {**DRAGONRISE, "name": "\xff\xfe\x1b[31m[b]\xc3"}
    sources = (hands.make("odd", odd, DRAGON_PORT), hands.make("set", BUZZ, BUZZ_PORT))
    hear(listener, *sources)
    hands.tap("odd", 290)
    hands.tap("set", 704)

    assert [(press.source, press.button) for press in (listener.press(), listener.press())] == [
        (sources[0], "0:290"),
        (sources[1], "0:704"),
    ]
    name = listener.reports()[sources[0]]["identity"]["name"]
    assert name.isprintable()
    assert "[31m[b]" in name
