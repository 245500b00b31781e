"""The doctor, the date, sleep, and what Python can load."""

from station.cli.doctor.findings import Level
from station.cli.doctor.system import check_clock, check_python, check_sleep
from tests.cli.doctor.patient import Ward


def cannot(name: str) -> object:
    raise ImportError(f"no {name} here")


def test_what_the_buttons_need_can_be_loaded(ward: Ward) -> None:
    (found,) = check_python(ward.patient())

    assert found.level is Level.OK
    assert "evdev" in found.told.happened


def test_what_cannot_be_loaded_is_a_fault_with_the_reason(ward: Ward) -> None:
    (found,) = check_python(ward.patient(load=cannot))

    assert found.level is Level.FAULT
    assert "no evdev here" in found.told.happened


def test_a_date_that_must_be_wrong_is_a_warning(ward: Ward) -> None:
    (right,) = check_clock(ward.patient())
    (wrong,) = check_clock(ward.patient(date_doubt=lambda: "1970 it says."))

    assert right.level is Level.OK
    assert wrong.level is Level.WARNING
    assert "1970 it says." in wrong.told.happened


def test_how_the_machine_is_kept_awake_is_told(ward: Ward) -> None:
    (awake,) = check_sleep(ward.patient())
    (may_sleep,) = check_sleep(ward.patient(program=lambda _: None))

    assert awake.level is Level.OK
    assert "systemd-inhibit --what=idle:sleep:handle-lid-switch --mode=block svoyak" in awake.told.to_do
    assert may_sleep.level is Level.WARNING
