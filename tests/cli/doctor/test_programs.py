"""The doctor and other programs: who takes the buttons, who has them open, who talks to their board."""

import shutil

import pytest

from station.cli.doctor.findings import Finding, Level
from station.cli.doctor.programs import check_programs
from tests.cli.doctor.patient import Ward, levels, only


def check(ward: Ward) -> list[Finding]:
    return list(check_programs(ward.patient()))


def test_without_devices_other_programs_do_not_matter(ward: Ward) -> None:
    ward.runs("keyd")

    assert check(ward) == []


@pytest.mark.parametrize("name", ["keyd", "kmonad", "xremap", "input-remapper-", "kanata"])
def test_a_program_that_takes_keyboards_is_a_warning(ward: Ward, name: str) -> None:
    """The system cuts names of programs after 15 characters."""
    ward.sysfs.board("1-2")
    ward.runs(name)

    assert name in only(check(ward), Level.WARNING).told.happened


def test_who_has_a_device_open_is_told(ward: Ward) -> None:
    node = ward.node(ward.sysfs.board("1-2"))
    ward.runs("Xorg", node)

    (found,) = check(ward)
    assert found.level is Level.OK
    assert "Xorg" in found.told.happened


def test_of_two_devices_of_one_name_each_is_told_with_its_own_programs(ward: Ward) -> None:
    nodes = [ward.node(ward.sysfs.board(port)) for port in ("1-2", "1-3")]
    for program, node in zip(("Xorg", "sway"), nodes, strict=True):
        ward.runs(program, node)

    told = [found.told.happened for found in check(ward)]
    assert [("14.0-2" in line, "Xorg" in line) for line in told] == [(True, True), (False, False)]
    assert [("14.0-3" in line, "sway" in line) for line in told] == [(False, False), (True, True)]


def test_where_nobody_is_seen_it_is_said(ward: Ward) -> None:
    ward.sysfs.board("1-2")
    ward.runs("bash", ward.matches)

    assert levels(check(ward)) == ["ok"]


def test_a_prober_matters_only_where_a_board_has_a_serial_line(ward: Ward) -> None:
    ward.sysfs.board("1-2")
    ward.runs("ModemManager")

    assert levels(check(ward)) == ["ok"]
    (ward.sysfs.interface(ward.sysfs.usb("1-2"), 1) / "tty" / "ttyACM0").mkdir(parents=True)
    assert "ModemManager" in only(check(ward), Level.WARNING).told.happened


def test_a_program_that_ends_meanwhile_and_a_system_without_any_are_no_trouble(ward: Ward) -> None:
    ward.sysfs.board("1-2")
    (ward.proc / "999").mkdir()

    assert levels(check(ward)) == ["ok"]
    shutil.rmtree(ward.proc)
    assert levels(check(ward)) == ["ok"]
