"""What a crash leaves behind."""

from pathlib import Path

from station.cli import crash, folders

ANSWER = "Александр Блок"


def fail() -> None:
    raise ValueError(ANSWER)


def fail_further() -> None:
    try:
        fail()
    except ValueError as first:
        raise RuntimeError(ANSWER) from first


def caught() -> BaseException:
    """An exception that has come a way, with another one behind it."""
    try:
        fail_further()
    except RuntimeError as error:
        return error
    raise AssertionError


def test_a_report_tells_kinds_and_places_but_no_values() -> None:
    text = crash.account(caught())

    assert "builtins.RuntimeError" in text
    assert "builtins.ValueError" in text
    assert "test_crash.py" in text
    assert ANSWER not in text


def test_a_report_tells_what_a_group_holds() -> None:
    text = crash.account(ExceptionGroup(ANSWER, [OSError(5, ANSWER)]))

    assert "builtins.OSError 5" in text
    assert ANSWER not in text


def test_a_report_is_its_owners_alone() -> None:
    path = crash.keep("text")

    assert path.parent == folders.crashes()
    assert path.read_text() == "text"
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_report_that_cannot_be_kept_is_told(home: Path) -> None:
    (home / ".local").write_text("in the way")

    trouble = crash.report(caught())

    assert "RuntimeError" in trouble.happened
    assert "could be kept" in trouble.to_do
