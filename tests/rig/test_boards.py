"""Whole USB devices with the kernel's own drivers: a Buzz! set with its lamps, an encoder with its hat."""

from tests.rig.actors import Gadgets, Listener
from tests.rig.machine import Machine

BUZZ = "054c:0002@usb-dummy_hcd.0-1"
DRAGONRISE = "0079:0006@usb-dummy_hcd.1-1"
REDS = ("0:704", "0:709", "0:714", "0:719")


def buzz_report(*buttons: int) -> str:
    """What a Buzz! set tells when these of its twenty buttons are down."""
    return "7f7f" + sum(1 << button for button in buttons).to_bytes(3, "little").hex()


def dragonrise_report(*buttons: int, x: int = 0x7F, hat: int = 0xF) -> str:
    """What an encoder tells; ``hat``: 0 is up, then clockwise to 7, 15 is its centre."""
    bits = hat | sum(1 << button for button in buttons) << 4
    return f"{x:02x}7f7f7f7f" + bits.to_bytes(2, "little").hex() + "00"


def plugged(gadgets: Gadgets, listener: Listener, bus: int, kind: str, source: str) -> None:
    """Plug in a device and have it heard."""
    gadgets.plug(bus, kind)
    listener.want(source)
    listener.await_state(source, "grabbed")


def test_a_buzz_set_has_four_seats_with_a_lamp_each(gadgets: Gadgets, listener: Listener) -> None:
    plugged(gadgets, listener, 0, "buzz", BUZZ)
    for handset, button in enumerate(REDS):
        gadgets.report(0, buzz_report(5 * handset))
        gadgets.report(0, buzz_report())
        assert listener.press().button == button
        listener.light(BUZZ, button)
        lit = ["ff" if lamp == handset else "00" for lamp in range(4)]
        gadgets.await_lamps(0, f"00{''.join(lit)}0000")
    listener.light(BUZZ)
    gadgets.await_lamps(0, "00" * 7)


def test_a_buzz_set_is_dark_when_the_station_ends(gadgets: Gadgets, mortal: Listener) -> None:
    plugged(gadgets, mortal, 0, "buzz", BUZZ)
    mortal.light(BUZZ, REDS[0], REDS[3])
    gadgets.await_lamps(0, "00ff0000ff0000")
    mortal.stop()

    gadgets.await_lamps(0, "00" * 7)


def test_lamps_are_lit_again_on_a_set_that_is_back(gadgets: Gadgets, listener: Listener) -> None:
    plugged(gadgets, listener, 0, "buzz", BUZZ)
    gadgets.pull(0)
    listener.program.hear("lost", sources=[BUZZ])
    gadgets.plug(0, "buzz")
    listener.await_state(BUZZ, "grabbed")
    listener.light(BUZZ, REDS[2])

    gadgets.await_lamps(0, "000000ff000000")


def test_presses_of_one_report_have_one_stamp(gadgets: Gadgets, listener: Listener) -> None:
    plugged(gadgets, listener, 0, "buzz", BUZZ)
    gadgets.report(0, buzz_report(0, 5, 10, 15))
    told = [listener.press() for _ in REDS]

    assert {press.button for press in told} == set(REDS)
    assert len({press.at for press in told}) == 1


def test_an_encoder_has_buttons_a_stick_and_a_hat(gadgets: Gadgets, listener: Listener) -> None:
    plugged(gadgets, listener, 1, "dragonrise", DRAGONRISE)
    downs = [dragonrise_report(0), dragonrise_report(11), dragonrise_report(x=0), dragonrise_report(x=0xFF)]
    downs += [dragonrise_report(hat=hat) for hat in (0, 2, 4, 6)]
    told = []
    for report in downs:
        gadgets.report(1, report)
        gadgets.report(1, dragonrise_report())
        told.append(listener.press().button)

    assert told == [
        *("0:288", "0:299", "0:abs0-", "0:abs0+"),
        *("0:abs17-", "0:abs16+", "0:abs17+", "0:abs16-"),
    ]


def test_the_kernels_own_drivers_serve_both(gadgets: Gadgets, listener: Listener, machine: Machine) -> None:
    plugged(gadgets, listener, 0, "buzz", BUZZ)
    plugged(gadgets, listener, 1, "dragonrise", DRAGONRISE)
    links = "/sys/class/input/event*/device/device/driver"
    told = machine.run(f"for link in {links}; do basename $(readlink $link); done")

    assert set(told.split()) == {"sony", "dragonrise"}
