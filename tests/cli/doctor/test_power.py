"""The doctor and the power: a button that the system may put to sleep loses the press that wakes it."""

from pathlib import Path

from station.cli.doctor.findings import Finding, Level
from station.cli.doctor.power import check_power
from tests.cli.doctor.patient import Ward, levels, only
from tests.drivers.fake_sysfs import USB, put


def check(ward: Ward) -> list[Finding]:
    return list(check_power(ward.patient()))


def control(ward: Ward, folder: Path, value: str) -> None:
    put(ward.sysfs.roots.sys / USB / folder / "power" / "control", value)


def test_without_devices_there_is_nothing_to_say(ward: Ward) -> None:
    assert check(ward) == []


def test_a_device_that_stays_on_is_well_whatever_its_hubs_may(ward: Ward) -> None:
    """A hub sleeps only when all that is plugged into it does."""
    ward.sysfs.board("1-2")
    control(ward, Path("1-2"), "on")
    control(ward, Path(), "auto")

    assert levels(check(ward)) == ["ok"]


def test_a_device_that_may_sleep_is_a_warning_with_what_to_type(ward: Ward) -> None:
    ward.sysfs.board("1-2")
    control(ward, Path("1-2"), "auto")
    control(ward, Path(), "auto")

    told = only(check(ward), Level.WARNING).told
    assert "1-2, usb1" in told.happened
    assert (
        "sudo tee /sys/bus/usb/devices/1-2/power/control /sys/bus/usb/devices/usb1/power/control"
        in told.to_do
    )
    assert "svoyak doctor --udev" in told.to_do


def test_where_the_system_does_not_tell_nothing_is_assumed(ward: Ward) -> None:
    ward.sysfs.board("1-2")

    assert levels(check(ward)) == ["ok"]
