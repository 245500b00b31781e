"""However a good file is broken, its faults are told with their lines, and nothing else is raised."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.regulations import shelf
from station.regulations.faults import RegulationFault, RegulationFaults
from station.regulations.loader import load_regulation

FILES = {code: (Path(shelf.__file__).parent / f"{code}.toml").read_text("utf-8") for code in shelf.bundled()}

KEYS = [
    (code, number)
    for code, text in FILES.items()
    for number, line in enumerate(text.splitlines(), 1)
    if line[:1].isalpha()
]
"""Each line that holds a key."""

HEADERS = [
    (code, number)
    for code, text in FILES.items()
    for number, line in enumerate(text.splitlines(), 1)
    if line.startswith("[")
]

SPARED = ("clause", "gap", "order", "auctions", "final_round")
"""A value may keep its ground without one of two, and the others are what FORMAT.md calls optional."""


def faults(text: str, code: str) -> tuple[RegulationFault, ...]:
    with pytest.raises(RegulationFaults) as caught:
        load_regulation(text, f"{code}.toml")

    return caught.value.faults


def test_there_is_much_to_break() -> None:
    assert len(KEYS) > 100


@pytest.mark.parametrize(("code", "number"), KEYS)
def test_a_line_that_is_gone_is_missed_at_its_table(code: str, number: int) -> None:
    lines = FILES[code].splitlines()
    if lines.pop(number - 1).startswith(SPARED):
        return
    table = next((above for above in range(number - 1, 0, -1) if lines[above - 1].startswith("[")), 0)

    assert ("missing", table) in {(fault.code, fault.line) for fault in faults("\n".join(lines), code)}


@pytest.mark.parametrize(("code", "number"), HEADERS)
def test_a_header_that_is_gone_is_no_small_thing(code: str, number: int) -> None:
    lines = FILES[code].splitlines()
    del lines[number - 1]

    assert faults("\n".join(lines), code)


@pytest.mark.parametrize("value", ["[[]]", "1979-05-27", "nan"])
@pytest.mark.parametrize(("code", "number"), KEYS)
def test_a_value_that_fits_nowhere_is_told_in_its_line(code: str, number: int, value: str) -> None:
    lines = FILES[code].splitlines()
    key, _, _ = lines[number - 1].partition(" = ")
    lines[number - 1] = f"{key} = {value}"

    told = {(fault.code, fault.line) for fault in faults("\n".join(lines), code)}
    assert told == {("wrong-type", number)}


SIGNS = ["", "\n", "[", "]", "{", "}", '"', "'''", '"""', "=", "\\", "#", ".", ",", "0", "-1", "true", "1.5"]
LINES = [
    "[[stages]]\n",
    "[times]\n",
    "value = 1\n",
    "stages = []\n",
    "gap = {}\n",
    '"code" = "x"\n',
    "[a.b]\n",
]
PIECES = st.one_of(st.text(max_size=5), st.sampled_from([*SIGNS, *LINES]))


@given(st.sampled_from(list(FILES)), st.data())
def test_no_damage_raises_anything_else(code: str, data: st.DataObject) -> None:
    text = FILES[code]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 80)))
    broken = text[:start] + "".join(data.draw(st.lists(PIECES, max_size=6))) + text[end:]
    try:
        load_regulation(broken, f"{code}.toml")
    except RegulationFaults as wrong:
        lines = [fault.line for fault in wrong.faults]
    else:
        lines = [0]

    assert lines
    assert all(0 <= line <= broken.count("\n") + 1 for line in lines)
