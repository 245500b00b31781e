"""The doctor and the devices: which there are, whether they may be opened, whether they are alike.

Rights are those of the files here; root may open any file, so these tests say what the system would.
"""

import os
import shutil
from pathlib import Path

import pytest

from station.cli.doctor.devices import check_devices, plugged
from station.cli.doctor.findings import Finding, Level
from tests.cli.doctor.patient import Ward, levels, only
from tests.drivers.fake_sysfs import BUZZ, KEYBOARD, put

BUZZ_IDS = "0003:054c:0002"
VOLUME = (113, 114, 115)
"""The keys of a headset."""


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    """The files that this user may not open."""
    paths: set[Path] = set()

    def access(path: Path, mode: int) -> bool:
        return path not in paths and path.exists() and mode in (os.R_OK, os.W_OK)

    monkeypatch.setattr(os, "access", access)
    return paths


def check(ward: Ward) -> list[Finding]:
    return list(check_devices(ward.patient()))


def test_without_devices_nothing_is_wrong_and_keys_serve(ward: Ward) -> None:
    (found,) = check(ward)

    assert found.level is Level.OK
    assert "keys 1 to 4" in found.told.happened


def test_a_system_without_input_is_a_warning(ward: Ward) -> None:
    shutil.rmtree(ward.sysfs.roots.sys)

    (found,) = check(ward)
    assert found.level is Level.WARNING
    assert "container" in found.told.to_do


def test_a_device_that_may_be_opened_is_told_with_its_interval(ward: Ward) -> None:
    ward.sysfs.board("1-2", interval="10ms")

    (found,) = check(ward)
    assert found.level is Level.OK
    assert "Board" in found.told.happened
    assert "10 ms" in found.told.happened


@pytest.mark.parametrize(
    ("codes", "ids"),
    [
        *(((code,), "0003:1209:0001") for code in (0x100, 288, 304, 704)),
        pytest.param(KEYBOARD, "0003:3553:b001", id="a button that pretends to be a keyboard"),
    ],
)
def test_buttons_that_may_not_be_opened_are_a_fault_with_the_rule(
    ward: Ward, closed: set[Path], codes: tuple[int, ...], ids: str
) -> None:
    node = ward.node(ward.sysfs.board("1-2", codes, ids=ids))
    closed.add(node)

    (found,) = check(ward)
    assert found.level is Level.FAULT
    assert str(node) in found.told.happened
    assert "svoyak doctor --udev" in found.told.to_do


def test_a_device_whose_file_is_missing_is_a_fault(ward: Ward) -> None:
    ward.node(ward.sysfs.board("1-2")).unlink()

    (found,) = check(ward)
    assert found.level is Level.FAULT
    assert "is missing" in found.told.happened


@pytest.mark.parametrize("codes", [KEYBOARD, VOLUME])
def test_keys_that_may_not_be_heard_are_as_it_should_be(
    ward: Ward, closed: set[Path], codes: tuple[int, ...]
) -> None:
    """Of keyboards and of headsets."""
    closed.add(ward.node(ward.sysfs.board("1-2", codes, ids="0003:1a2c:0c21")))

    (found,) = check(ward)
    assert found.level is Level.OK
    assert "svoyak doctor --udev" in found.told.to_do


def test_what_is_built_in_is_not_told(ward: Ward) -> None:
    folder = ward.sysfs.hid(ward.sysfs.roots.sys / "devices" / "platform" / "i8042", "serio0")
    ward.sysfs.node(folder, KEYBOARD, ids="0011:0001:0001")

    (found,) = check(ward)
    assert "no device is plugged in" in found.told.happened


def test_a_device_by_radio_is_from_outside_and_no_usb_device(ward: Ward) -> None:
    """The folder of the adapter, which is one, stands above it."""
    adapter = ward.sysfs.interface(ward.sysfs.usb("1-7"))
    ward.sysfs.node(ward.sysfs.hid(adapter, "0005:054C:05C4.0001"), (304,), ids="0005:054c:05c4")

    (device,) = plugged(ward.sysfs.roots)
    assert device.usb is None


def test_unlike_intervals_are_a_warning_that_names_both(ward: Ward) -> None:
    ward.sysfs.board("1-2", interval="10ms")
    ward.sysfs.board("1-3", interval="1ms", ids="0003:1209:0001")

    told = only(check(ward), Level.WARNING).told.happened
    assert "10 ms" in told
    assert " 1 ms" in told


def test_devices_of_one_name_are_told_by_where_they_are_plugged_in(ward: Ward) -> None:
    ward.sysfs.board("1-2")
    ward.sysfs.board("1-3")

    told = [found.told.happened for found in check(ward)]
    assert ["0000:00:14.0-2)" in told[0], "0000:00:14.0-3)" in told[1]] == [True, True]


def test_an_interval_that_nobody_knows_is_not_called_unlike(ward: Ward) -> None:
    ward.sysfs.board("1-2", interval="1ms")
    ward.sysfs.board("1-3", interval="", ids="0003:1209:0001")

    assert levels(check(ward)) == ["ok", "ok"]


def test_a_keyboard_is_not_compared_with_the_buttons(ward: Ward) -> None:
    ward.sysfs.board("1-2", interval="10ms")
    ward.sysfs.board("1-3", KEYBOARD, interval="1ms", ids="0003:1a2c:0c21")

    assert levels(check(ward)) == ["ok", "ok"]


def test_lamps_that_may_not_be_lit_are_a_warning(ward: Ward, closed: set[Path]) -> None:
    event = ward.sysfs.board("1-2", BUZZ, ids=BUZZ_IDS, interval="8ms")
    hid = (ward.sysfs.roots.sys / "class" / "input" / event / "device" / "device").resolve()
    lamps = [hid / "leds" / f"x::buzz{number}" / "brightness" for number in (1, 2, 3, 4)]
    for lamp in lamps:
        put(lamp, "0")

    assert levels(check(ward)) == ["ok"]
    closed.update(lamps)
    assert "lamp stays dark" in only(check(ward), Level.WARNING).told.means
