"""The lines of ``svoyak buttons --plain``, as PLAIN.md describes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.devices import DeviceState, Identity
from station.cli.buttons.happenings import Counted, Left, Missed, Pressed, Slept, Stands, Told
from station.cli.buttons.plain import line
from tests.cli.buttons.devices import BUZZ, MS, press, report
from tests.project.sources import ROOT

BEGUN = 100 * MS
NODE = "/dev/input/event7"


def told(event: Told, now: int = BEGUN, identity: Identity | None = BUZZ) -> str:
    return line(event, now, BEGUN, identity)


def test_the_example_of_the_page_is_what_is_printed() -> None:
    page = (ROOT / "station/cli/buttons/PLAIN.md").read_text(encoding="utf-8")
    example = [text.removeprefix("    ") for text in page.splitlines() if text.startswith("    ")]
    first = press(BEGUN + 2_310_118_000)
    second = press(BEGUN + 2_313_243_000, "0:709")

    assert example == [
        told(Stands(report(interval=8 * MS, nodes=(NODE,))), BEGUN + 412_000),
        told(Pressed(first, None, 8 * MS)),
        told(Pressed(second, 3_125_000, 8 * MS)),
        told(Left(BUZZ.source), BEGUN + 9_120 * MS),
    ]


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (Counted("board", "bounce", 3), ["bounce", "board", "3"]),
        (Counted("board", "dropped", 1), ["dropped", "board", "1"]),
        (Missed("board", BEGUN + MS, BEGUN + 3 * MS), ["missed", "board", "1.000", "3.000"]),
        (Slept(), ["slept", "-"]),
    ],
)
def test_every_kind_has_its_fields(event: Told, fields: list[str]) -> None:
    assert told(event, BEGUN + 5 * MS).split("\t") == ["5.000", *fields]


def test_what_is_not_known_is_a_dash() -> None:
    bare = report(Identity(1, 2, "", "", "p"), DeviceState.DENIED)

    assert told(Stands(bare)).split("\t")[2:] == ["0001:0002@p", "denied", "-", "-"]


def test_a_source_that_is_no_device_has_buttons_without_a_name() -> None:
    event = Pressed(press(BEGUN, "red", "board-a"), -2 * MS, 8 * MS)

    assert told(event, identity=None) == "0.000\tpress\tboard-a\tred\t-\t-2.000\t8.000"


def test_every_kind_stands_on_the_page() -> None:
    page = (ROOT / "station/cli/buttons/PLAIN.md").read_text(encoding="utf-8")
    states = [state for state in DeviceState if f"`{state}`" not in page]
    kinds = ["device", "gone", "press", "bounce", "dropped", "missed", "slept"]

    assert states == []
    assert [kind for kind in kinds if f"| `{kind}` |" not in page] == []


@given(st.text(), st.text())
def test_no_name_ends_a_field_or_a_line(name: str, port: str) -> None:
    fields = told(Stands(report(Identity(1, 2, name, "", port), nodes=(NODE,)))).split("\t")

    assert len(fields) == 7
    assert all(field.isprintable() and field for field in fields)
