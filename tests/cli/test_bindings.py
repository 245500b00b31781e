"""The buttons of the last time are proposals for the next, and a file that is damaged is no trouble."""

import json
import os
import resource
from pathlib import Path

import pytest

from drivers.devices import Identity
from station.cli import folders
from station.cli.bindings import Memory, file, keep
from station.cli.exits import ExitCode, Failed
from station.rules.model import Seat
from station.seats import Binding
from station.wording.trouble import unmakeable
from tests.cli.tables import await_memory

BUZZ = Identity(0x054C, 0x1000, "Пульт “Buzz”", "", "usb-0000:00:14.0-1")
BOX = Identity(0x0079, 0x0006, "Box", "12", "usb-2")
BINDINGS = (Binding(Seat(1), BUZZ, "0:704"), Binding(Seat(3), BOX, "1:abs16-"))

Entry = dict[str, object]


def entry(**changes: object) -> Entry:
    """One as ``BINDINGS.md`` describes it."""
    usual: Entry = {
        "seat": 1,
        "vendor": 0x0079,
        "product": 6,
        "name": "Box",
        "serial": "12",
        "port": "usb-2",
        "button": "0:288",
    }
    return usual | changes


def write(text: str) -> None:
    folders.made(folders.state())
    file().write_text(text, encoding="utf-8")


def test_what_is_kept_is_recalled() -> None:
    memory = Memory()
    memory.keep(())
    memory.keep(BINDINGS)
    await_memory()

    assert Memory().recall() == BINDINGS


def test_the_file_is_as_it_is_described() -> None:
    write(json.dumps([entry()]))

    assert Memory().recall() == (Binding(Seat(1), BOX, "0:288"),)


def test_nothing_is_remembered_the_first_time() -> None:
    assert Memory().recall() == ()


@pytest.mark.parametrize("text", ["", "[", "{}", "7", "null", '"text"', "[" * 100_000, '[{"seat": 1}', "\0"])
def test_a_file_that_is_none_is_no_trouble(text: str) -> None:
    write(text)

    assert Memory().recall() == ()


def test_bytes_that_are_no_text_are_no_trouble() -> None:
    folders.made(folders.state())
    file().write_bytes(b"[\xff]")

    assert Memory().recall() == ()


def test_a_pipe_in_the_place_of_the_file_keeps_nobody_waiting() -> None:
    folders.made(folders.state())
    os.mkfifo(file())

    assert Memory().recall() == ()


def test_what_was_kept_outlasts_a_disk_that_fills_up() -> None:
    keep(file(), BINDINGS)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8, before[1]))
    try:
        keep(file(), BINDINGS[:1])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    assert Memory().recall() == BINDINGS


@pytest.mark.parametrize(
    "line",
    [
        None,
        7,
        [],
        {},
        "seat",
        entry(seat=5),
        entry(seat=True),
        entry(seat="1"),
        entry(vendor=1.5),
        entry(name=None),
        entry(serial=12),
        entry(name="a\x1b[31mb"),
        entry(button="\ud800"),
        {key: value for key, value in entry().items() if key != "port"},
    ],
)
def test_an_entry_that_says_nothing_is_left_out_alone(line: object) -> None:
    write(json.dumps([line, entry(seat=2)]))

    assert Memory().recall() == (Binding(Seat(2), BOX, "0:288"),)


def test_a_disk_that_takes_nothing_is_no_trouble() -> None:
    folders.made(folders.state().parent)
    folders.state().write_text("a file in the place of the folder")
    memory = Memory()

    memory.keep(BINDINGS)
    await_memory()

    assert memory.recall() == ()


def test_without_a_home_nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise Failed(ExitCode.FAILED, unmakeable("~", OSError(2, "none")))

    monkeypatch.setattr(folders, "state", nowhere)
    memory = Memory()

    memory.keep(BINDINGS)
    await_memory()

    assert memory.recall() == ()
