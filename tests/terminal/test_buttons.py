"""``svoyak buttons`` on a real terminal: the picture, and the terminal as it was when it has ended."""

import pytest

from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

LOG = (
    "0\tboard-a\t1\t1000000\n"
    "3125000\tboard-a\t2\t8000000\n"
    "9125000\t[b]board\tb[red]\t1000000\n"
    "100000000000000000\tboard-a\t1\t1000000\n"
)


@pytest.fixture
def shown(window: Window) -> Window:
    """The picture of a log that goes on for years."""
    (window.program.home / "log").write_text(LOG, encoding="utf-8")
    window.command("stty -a > before; svoyak --lang en buttons --replay log; echo code=$?; stty -a > after")
    window.see("Ctrl+C ends", "b[red]")
    return window


def test_presses_are_shown_literally_the_latest_first(shown: Window) -> None:
    lines = shown.lines()
    found = [line.split() for line in lines if " s " in line and "ms" in line]

    assert [line[2] for line in found] == ["b[red]", "2", "1"]
    assert "3.125 ms ±8 ms, too close" in shown.screen()


def test_what_is_typed_is_not_shown_nor_left_for_the_shell(shown: Window) -> None:
    """A button may be a keyboard that types, and its Enter would run what stands there."""
    shown.keys("touch typed", "Enter")
    shown.wait_until_read()
    assert "touch" not in shown.screen()
    shown.keys("C-c")

    assert "code=130" in shown.see_prompt()
    assert not (shown.program.home / "typed").exists()


def test_the_terminal_is_as_it_was_and_the_picture_stays(shown: Window) -> None:
    shown.keys("C-c")
    seen = shown.see_prompt()

    assert "b[red]" in seen
    home = shown.program.home
    assert (home / "after").read_text() == (home / "before").read_text()


def test_the_picture_takes_the_size_that_the_window_gets(shown: Window) -> None:
    shown.resize(60, 12)

    shown.wait(lambda seen: "too cl…" in seen or "too close" in seen)
    assert max(map(len, shown.lines())) <= 60


def test_in_the_background_it_ends_when_it_is_asked_to(shown: Window) -> None:
    """Whoever sets a terminal from the background is stopped instead."""
    shown.keys("C-z")
    shown.see_prompt()
    shown.command("bg; kill %1; wait %1; echo ended=$?")

    shown.see("ended=143")
