"""Lamps that follow what is ordered, whatever becomes of the device."""

import errno
from pathlib import Path

from drivers.devices import DeviceState, Wanted
from drivers.evdev_watch import INSTANT, TICK
from tests.drivers.fake_machine import EVERYTHING, SECOND, Watched, port
from tests.drivers.fake_sysfs import put

BUZZ_SET = f"054c:0002@{port('1')}"


def lit(files: list[Path]) -> str:
    return "".join(chr(file.read_bytes()[0]) for file in files)


def test_the_lamps_of_just_the_ordered_buttons_are_lit(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    watched.want(EVERYTHING)
    assert (watched.only.lamps, lit(files)) == (4, "0000")

    watched.light(BUZZ_SET, "0:704", "0:719")
    assert lit(files) == "1001"
    watched.light(BUZZ_SET)
    assert lit(files) == "0000"


def test_lamps_that_were_left_lit_are_put_out(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    put(files[2], "1")

    watched.want(EVERYTHING)

    assert lit(files) == "0000"


def test_lamps_are_lit_again_after_a_sleep_and_when_the_set_is_back(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    watched.want(Wanted(frozenset({BUZZ_SET})))
    watched.light(BUZZ_SET, "0:704")

    put(files[0], "0")
    watched.slept += SECOND
    watched.turn()
    assert lit(files) == "1000"

    watched.pull("event0")
    watched.turn()
    files = watched.plug_buzz("1-1")
    watched.turn(after=INSTANT)
    assert lit(files) == "1000"


def test_lamps_go_out_when_the_set_is_let_go(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    watched.want(EVERYTHING)
    watched.light(BUZZ_SET, "0:704")

    watched.want(Wanted())

    assert lit(files) == "0000"


def test_lamps_that_cannot_be_lit_are_told_and_the_buttons_are_heard(watched: Watched) -> None:
    for file in watched.plug_buzz("1-1"):
        file.unlink()
        file.symlink_to("/dev/full")
    watched.want(EVERYTHING)
    watched.light(BUZZ_SET, "0:704")

    watched.press("event0", 704)
    watched.turn()

    report = watched.only
    assert (report.lamp_errno, report.errno, report.state) == (errno.ENOSPC, 0, DeviceState.READ)
    assert watched.hearer.buttons() == ["0:704"]


def test_a_lamp_that_can_be_lit_no_more_is_told_with_the_order_that_failed(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    watched.want(EVERYTHING)
    files[0].unlink()

    watched.light(BUZZ_SET, "0:704")

    assert watched.only.lamp_errno == errno.ENOENT


def test_lamps_that_a_rule_opens_after_the_set_was_seen_are_lit_with_the_next_tick(watched: Watched) -> None:
    files = watched.plug_buzz("1-1")
    for file in files:
        file.rename(file.with_name("shut"))
    watched.want(EVERYTHING)
    watched.light(BUZZ_SET, "0:704")
    assert watched.only.lamp_errno == errno.ENOENT

    for file in files:
        file.with_name("shut").rename(file)
    watched.turn(after=TICK)

    assert (watched.only.lamp_errno, lit(files)) == (0, "1000")
