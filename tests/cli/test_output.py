"""What is printed is plain text, whatever came in."""

import pytest

from station.cli.output import say, tell
from station.wording.trouble import Trouble


def test_nothing_that_steers_a_terminal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    say("a\x1b[2J\x9b1m\x07b\x00\r\x7f\u202ec\u2066")

    assert capsys.readouterr().out == "a[2J1mbc\n"


def test_lines_tabs_and_every_letter_stay(capsys: pytest.CaptureFixture[str]) -> None:
    say("ё\tза\u0301мок\n[b]№«»")

    assert capsys.readouterr().out == "ё\tза\u0301мок\n[b]№«»\n"


def test_trouble_goes_to_standard_error_as_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    tell(Trouble("No “\x1b[31mx”.", "Nothing.", "Look."))

    assert capsys.readouterr() == ("", "svoyak: No “[31mx”.\nNothing.\nLook.\n")
