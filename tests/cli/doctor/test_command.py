"""``svoyak doctor`` as people run it: its lines, its exit code, and that it works wherever it is run."""

from argparse import Namespace
from pathlib import Path

import pytest

from station.cli.doctor import command
from station.cli.doctor.findings import Finding, Patient, fault, ok, warning
from station.cli.exits import ExitCode
from station.cli.run import run
from station.wording.trouble import Trouble
from tests.cli.doctor.patient import Ward

Out = pytest.CaptureFixture[str]
ILL = Trouble("It is ill.", "It hurts.", "Take this.")


@pytest.fixture
def findings(monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    """What the only check will find."""
    found: list[Finding] = []
    monkeypatch.setattr(command, "CHECKS", (lambda _: iter(found),))
    return found


def examine(ward: Ward, **other: object) -> ExitCode:
    return command.run(Namespace(udev=False), lambda: ward.patient(**other))


@pytest.mark.parametrize(
    ("found", "code", "told"),
    [
        ([ok("Fine.")], 0, "Nothing is wrong."),
        ([warning(ILL)], 0, "Faults: 0, warnings: 1."),
        ([fault(ILL), ok("Fine."), fault(ILL)], 1, "Faults: 2, warnings: 0."),
    ],
)
def test_only_a_fault_makes_it_fail(
    ward: Ward, findings: list[Finding], found: list[Finding], code: int, told: str, capsys: Out
) -> None:
    findings.extend(found)

    assert examine(ward) == code
    assert capsys.readouterr().out.splitlines()[-1] == told


def test_a_finding_says_how_bad_it_is_what_it_means_and_what_to_do(
    ward: Ward, findings: list[Finding], capsys: Out
) -> None:
    findings.append(fault(ILL))
    examine(ward)

    assert capsys.readouterr().out.splitlines()[:3] == [
        "FAULT       It is ill.",
        "            It hurts.",
        "            Take this.",
    ]


def test_lines_are_broken_where_the_terminal_ends(ward: Ward, findings: list[Finding], capsys: Out) -> None:
    findings.append(ok("word " * 40))
    examine(ward, size=(60, 24))
    lines = capsys.readouterr().out.splitlines()[:-1]

    assert max(map(len, lines)) <= 60
    assert {line[:12] for line in lines[1:]} == {" " * 12}


def test_a_check_that_may_not_look_does_not_stop_the_others(
    ward: Ward, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    def check_disk(_: Patient) -> list[Finding]:
        raise PermissionError(13, "no")

    monkeypatch.setattr(command, "CHECKS", (check_disk, lambda _: iter([ok("Fine.")])))

    assert examine(ward) == ExitCode.DONE
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "warning     Disk: could not be checked: no permission."
    assert lines[2] == "ok          Fine."


def test_a_name_that_steers_terminals_does_not(ward: Ward, findings: list[Finding], capsys: Out) -> None:
    findings.append(ok("\x1b[2Jevil\x9b"))
    examine(ward)

    assert capsys.readouterr().out.startswith("ok          [2Jevil\n")


def test_the_rule_is_printed_and_nothing_checked(ward: Ward, findings: list[Finding], capsys: Out) -> None:
    findings.append(fault(ILL))

    assert command.run(Namespace(udev=True), ward.patient) is ExitCode.DONE
    told = capsys.readouterr().out
    assert 'TAG+="uaccess"' in told
    assert "It is ill." not in told


def test_it_runs_on_whatever_machine_this_is(home: Path, capsys: Out) -> None:
    """And leaves nothing in a home that is empty."""
    assert run(["doctor"]) in {0, 1}

    told = capsys.readouterr()
    assert told.err == ""
    assert len(told.out.splitlines()) > 5
    assert [path for path in home.rglob("*") if path.is_file()] == []
