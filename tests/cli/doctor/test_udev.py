"""The rule that lets buttons be opened. No rule may be made of what a device says of itself."""

import re
from collections.abc import Iterator

import pytest

from station.cli.doctor.devices import plugged
from station.cli.doctor.makes import MAKES
from station.cli.doctor.udev import NAME, rules
from station.wording.language import LANGUAGES, Language, use
from tests.cli.doctor.patient import Ward
from tests.drivers.fake_sysfs import KEYBOARD

PAIR = re.compile(r'([A-Z_]+(?:\{[\w/]+\})?)(==|\+=|=)"([^"]*)"')


def printed(ward: Ward) -> str:
    return rules(plugged(ward.sysfs.roots))


def active(text: str) -> list[str]:
    """The lines that do something."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def keys(line: str) -> dict[str, str]:
    """What a rule asks for and sets; every part of it must be understood."""
    parts = [PAIR.fullmatch(part) for part in line.split(", ")]
    assert None not in parts, line
    return {part[1]: part[3] for part in parts if part}


def input_rules(text: str) -> Iterator[dict[str, str]]:
    return (rule for line in active(text) if (rule := keys(line))["SUBSYSTEM"] == "input")


def rule_of(text: str, vendor: str, product: str) -> dict[str, str]:
    (found,) = (
        rule
        for rule in input_rules(text)
        if (vendor, product) == (rule.get("ATTRS{idVendor}"), rule.get("ATTRS{idProduct}"))
    )
    return found


def test_the_file_sorts_before_the_one_that_gives_rights_and_is_named_in_the_text(ward: Ward) -> None:
    assert NAME < "73-seat-late.rules"
    assert NAME.endswith(".rules")
    assert f"/etc/udev/rules.d/{NAME}" in printed(ward)


def test_every_input_rule_opens_the_device_and_keeps_the_desktop_out(ward: Ward) -> None:
    found = list(input_rules(printed(ward)))

    assert len(found) == len(MAKES)
    for rule in found:
        assert (rule["KERNEL"], rule["TAG"], rule["ENV{LIBINPUT_IGNORE_DEVICE}"]) == (
            "event*",
            "uaccess",
            "1",
        )


def test_every_usb_device_stays_awake(ward: Ward) -> None:
    found = [rule for line in active(printed(ward)) if (rule := keys(line))["SUBSYSTEM"] == "usb"]

    assert len(found) == len(MAKES)
    assert {rule["ATTR{power/control}"] for rule in found} == {"on"}
    assert {rule["ENV{DEVTYPE}"] for rule in found} == {"usb_device"}


@pytest.mark.parametrize("product", ["0002", "1000"])
def test_a_buzz_set_is_made_a_joystick_and_its_lamps_may_be_lit(ward: Ward, product: str) -> None:
    assert rule_of(printed(ward), "054c", product)["ENV{ID_INPUT_JOYSTICK}"] == "1"
    (lamps,) = (rule for line in active(printed(ward)) if (rule := keys(line))["SUBSYSTEM"] == "leds")
    assert lamps["RUN"] == "/bin/chmod 0666 /sys%p/brightness"


def test_what_is_plugged_in_is_in_it_by_its_numbers_once(ward: Ward) -> None:
    ward.sysfs.board("1-2", ids="0003:1209:abcd")
    ward.sysfs.board("1-3", ids="0003:1209:abcd")
    ward.sysfs.board("1-4", ids="0003:0079:0006")
    text = printed(ward)

    assert rule_of(text, "1209", "abcd")["TAG"] == "uaccess"
    assert rule_of(text, "0079", "0006")["TAG"] == "uaccess"
    assert len(list(input_rules(text))) == len(MAKES) + 1


@pytest.mark.parametrize("codes", [KEYBOARD, (113, 114, 115)])
def test_keys_of_a_keyboard_or_headset_are_taken_from_nobody_unasked(
    ward: Ward, codes: tuple[int, ...]
) -> None:
    ward.sysfs.board("1-2", codes, ids="0003:1a2c:0c21")
    text = printed(ward)

    assert not any(rule.get("ATTRS{idVendor}") == "1a2c" for rule in input_rules(text))
    off = [line for line in text.splitlines() if "1a2c" in line and "==" in line]
    assert len(off) == 2
    assert all(line.startswith("#") and keys(line[1:]) for line in off)


def test_a_button_that_pretends_to_be_a_keyboard_is_known_by_its_numbers(ward: Ward) -> None:
    ward.sysfs.board("1-2", KEYBOARD, ids="0003:3553:b001")

    assert rule_of(printed(ward), "3553", "b001")["TAG"] == "uaccess"


def test_a_device_by_radio_is_known_by_what_it_says_and_not_by_its_adapter(ward: Ward) -> None:
    adapter = ward.sysfs.interface(ward.sysfs.usb("1-7"))
    ward.sysfs.node(ward.sysfs.hid(adapter, "0005:057E:2009.0001"), (304,), ids="0005:057e:2009")

    (rule,) = (rule for rule in input_rules(printed(ward)) if "ATTRS{id/vendor}" in rule)
    assert (rule["ATTRS{id/vendor}"], rule["ATTRS{id/product}"]) == ("057e", "2009")


def test_one_make_by_radio_and_by_cable_has_a_rule_for_each(ward: Ward) -> None:
    """That of the cable asks for the numbers of what is plugged in: by radio, those of the adapter."""
    adapter = ward.sysfs.interface(ward.sysfs.usb("1-7"))
    ward.sysfs.node(ward.sysfs.hid(adapter, "0005:054C:05C4.0001"), (304,), ids="0005:054c:05c4")
    ward.sysfs.board("1-2", (304,), ids="0003:054c:05c4")
    text = printed(ward)

    assert rule_of(text, "054c", "05c4")["TAG"] == "uaccess"
    (radio,) = (rule for rule in input_rules(text) if "ATTRS{id/vendor}" in rule)
    assert (radio["ATTRS{id/vendor}"], radio["ATTRS{id/product}"]) == ("054c", "05c4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [b'x"\nRUN+="/bin/sh"', b"\\", b"\xff\x1b[2J", "\u2028RUN".encode(), b""])
def test_a_name_is_never_more_than_a_comment(ward: Ward, name: bytes, language: Language) -> None:
    usb = ward.sysfs.interface(ward.sysfs.usb("1-2"))
    ward.sysfs.node(ward.sysfs.hid(usb, "hid"), (288,), ids="0003:1209:0001", name=name)
    use(language)
    text = printed(ward)
    use("en")

    assert not any("bin/sh" in line or "RUN" in line for line in active(text) if "::buzz" not in line)
    assert not any(line.endswith("\\") for line in text.splitlines())
    assert "\x1b" not in text
    assert len(list(input_rules(text))) == len(MAKES) + 1
