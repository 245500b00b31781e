"""``svoyak buttons`` from its start to its end: what it wants, what it prints, how it ends."""

from argparse import Namespace
from pathlib import Path

import pytest

from drivers.devices import DeviceState, Hearer, Wanted
from drivers.presslog import read_log
from station.cli.buttons import command, terminal
from station.cli.buttons.displays import Lines
from station.cli.exits import ExitCode, Failed
from station.cli.run import run
from tests.cli.buttons.devices import MS, Devices, press, report

Out = pytest.CaptureFixture[str]
LOG = "0\tboard-a\t1\t1000000\n3125000\tboard-a\t2\t8000000\n"
REPLAYED = "0.000\tpress\tboard-a\t1\t-\t-\t1.000\n3.125\tpress\tboard-a\t2\t-\t3.125\t8.000\n"


def asked(record: Path | None = None, replay: Path | None = None) -> Namespace:
    return Namespace(plain=True, record=record, replay=replay)


def two_presses(hearer: Hearer) -> None:
    hearer.pressed(press(10 * MS, "1", "board-a"))
    hearer.pressed(press(13 * MS, "2", "board-a"))


def nothing(_: Hearer) -> None:
    """Nobody presses."""


def test_all_devices_are_heard_and_let_go(capsys: Out) -> None:
    devices = Devices(two_presses, report(state=DeviceState.DENIED, errno=13))

    assert command.run(asked(), lambda: devices, lambda: 0) is ExitCode.TERMINATED
    assert devices.wanted == Wanted(everything=True)
    assert devices.is_let_go
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [fields[1] for fields in lines] == ["device", "press", "press"]
    assert lines[0][3] == "denied"
    assert lines[2][5] == "3.000"


def test_presses_are_recorded_as_they_come(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "evening.presses"
    command.run(asked(record=path), lambda: Devices(two_presses), lambda: 0)

    assert [(one.at, one.button) for one in read_log(path.read_text())] == [(10 * MS, "1"), (13 * MS, "2")]
    assert "press" in capsys.readouterr().out


@pytest.mark.parametrize("kept", [True, False])
def test_a_screen_tells_into_or_from_which_file(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    monkeypatch.setattr(terminal, "can_be_painted", lambda: True)
    path = tmp_path / "evening.presses"
    if not kept:
        path.write_text(LOG)
    arguments = Namespace(plain=False, record=path if kept else None, replay=None if kept else path)

    ticks = iter(range(0, 10**12, 10**9))
    command.run(arguments, lambda: Devices(two_presses), lambda: next(ticks))
    assert f"{'kept in' if kept else 'from'} evening.presses" in capsys.readouterr().out


def test_where_the_log_cannot_be_made_nothing_is_opened(tmp_path: Path) -> None:
    devices = Devices(nothing)

    with pytest.raises(Failed) as failed:
        command.run(asked(record=tmp_path), lambda: devices, lambda: 0)
    assert failed.value.code is ExitCode.UNUSABLE
    assert devices.wanted is None


def test_where_no_device_is_plugged_in_it_is_told_once_and_not_in_the_pipe(capsys: Out) -> None:
    lines = Lines(0, lambda: 0, lambda: False, is_log=False)
    lines.rest({})
    lines.rest({})

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("No device with buttons is plugged in.") == 1


def test_a_fault_of_the_reading_is_a_fault_of_the_program(capsys: Out) -> None:
    devices = Devices(lambda hearer: hearer.broke(ValueError("odd")))

    with pytest.raises(ValueError, match="odd"):
        command.run(asked(), lambda: devices, lambda: 0)
    assert devices.is_let_go
    assert capsys.readouterr().out == ""


def test_a_log_is_played_through_the_same_display(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "evening.presses"
    path.write_text(LOG)

    assert run(["buttons", "--plain", "--replay", str(path)]) == 0
    assert capsys.readouterr() == (REPLAYED, "")


def test_a_log_of_nothing_is_over_at_once(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "evening.presses"
    path.touch()

    assert run(["buttons", "--replay", str(path)]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_log_is_played_or_recorded_and_not_both(tmp_path: Path, capsys: Out) -> None:
    assert run(["buttons", "--replay", "a", "--record", str(tmp_path / "b")]) == 2
    assert "svoyak buttons --help" in capsys.readouterr().err
