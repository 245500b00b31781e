"""The press log, held against PRESSLOG.md."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.presslog import LoggedPress, PressLogFault, PressLogUnreadable, read_log, write_log

numbers = st.integers(0, 10**18 - 1)
printable = st.text(st.characters(exclude_categories=("C", "Z"), include_characters=" "), min_size=1)
logged = st.builds(LoggedPress, at=numbers, source=printable, button=printable, resolution=numbers)


def faults_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(PressLogUnreadable) as caught:
        read_log(text)
    assert caught.value.faults
    return [(fault.line, fault.code) for fault in caught.value.faults]


@given(st.lists(logged))
def test_what_is_written_is_read_again(presses: list[LoggedPress]) -> None:
    assert read_log(write_log(presses)) == tuple(presses)


@given(st.text(st.sampled_from("0 9\t\n\r#a\x00\u2028\ufeff")) | st.text())
def test_any_text_is_a_log_or_has_faults_on_its_own_lines(text: str) -> None:
    try:
        presses = read_log(text)
    except PressLogUnreadable:
        assert {line for line, _ in faults_of(text)} <= set(range(1, text.count("\n") + 2))
    else:
        assert read_log(write_log(presses)) == presses


def test_a_log_as_the_page_shows_it() -> None:
    text = "# a race\n0\tboard-a\t1\t1000000\n\n \t\n1500000000\tboard b\t#\t8\n1400000000\tдоска\tй\t0\n"

    assert read_log(text) == (
        LoggedPress(0, "board-a", "1", 1_000_000),
        LoggedPress(1_500_000_000, "board b", "#", 8),
        LoggedPress(1_400_000_000, "доска", "й", 0),
    )


def test_a_file_of_another_system_is_read_too() -> None:
    assert read_log("\ufeff# first\r\n7\ta\t1\t0\r\n") == (LoggedPress(7, "a", "1", 0),)


def test_a_log_may_be_empty() -> None:
    assert read_log("") == ()
    assert write_log(()) == ""


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("0\ta\t1", ["fields"]),
        ("0\ta\t1\t0\t", ["fields"]),
        ("0 a 1 0", ["fields"]),
        (" # no comment", ["fields"]),
        ("\ta\t1\t0", ["time"]),
        ("-1\ta\t1\t0", ["time"]),
        ("1.5\ta\t1\t0", ["time"]),
        ("1_0\ta\t1\t0", ["time"]),
        ("١\ta\t1\t0", ["time"]),
        ("1" * 19 + "\ta\t1\t0", ["time"]),
        ("9" * 5000 + "\ta\t1\t0", ["time"]),
        ("0\t\t1\t0", ["source"]),
        ("0\ta\x1b[2J\t1\t0", ["source"]),
        ("0\ta\t\t0", ["button"]),
        ("0\ta\t1\u202e\t0", ["button"]),
        ("0\ta\t1\x85\t0", ["button"]),
        ("0\ta\t1\tfine", ["resolution"]),
        ("x\t\t\ty", ["time", "source", "button", "resolution"]),
    ],
)
def test_each_fault_has_its_code(line: str, codes: list[str]) -> None:
    assert faults_of(f"# first\n{line}\n") == [(2, code) for code in codes]


def test_all_faults_are_told_with_their_lines() -> None:
    assert faults_of("0\ta\t1\t0\nx\ta\t1\t0\n#\n\nonly\n0\t\t1\t?") == [
        (2, "time"),
        (5, "fields"),
        (6, "source"),
        (6, "resolution"),
    ]


def test_the_exception_holds_faults_as_values() -> None:
    with pytest.raises(PressLogUnreadable) as caught:
        read_log("?")

    assert caught.value.faults == (PressLogFault(1, "fields"),)


@pytest.mark.parametrize(
    ("press", "code"),
    [
        (LoggedPress(-1, "a", "1", 0), "time"),
        (LoggedPress(10**18, "a", "1", 0), "time"),
        (LoggedPress(0, "", "1", 0), "source"),
        (LoggedPress(0, "a", "1\t2", 0), "button"),
        (LoggedPress(0, "a", "1\n2", 0), "button"),
        (LoggedPress(0, "a", "1", -1), "resolution"),
    ],
)
def test_what_no_log_can_hold_is_not_written(press: LoggedPress, code: str) -> None:
    with pytest.raises(ValueError, match=f"^{code}$"):
        write_log([press])
