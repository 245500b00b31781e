"""The system's refusals in words."""

import errno
import os

import pytest

from station.wording.language import Language
from station.wording.trouble import REASONS, reason, reason_named, unmakeable, unprintable, unreadable


@pytest.mark.parametrize("number", sorted(REASONS))
def test_a_known_error_is_told_in_the_language_in_use(number: int, language: Language) -> None:
    told = reason(OSError(number, "from the system"))

    assert told == reason_named(errno.errorcode[number])
    assert any("а" <= letter <= "я" for letter in told) == (language == "ru")


def test_an_unknown_error_is_told_as_the_system_tells_it() -> None:
    assert reason(OSError(errno.EDOM, os.strerror(errno.EDOM))) == os.strerror(errno.EDOM)
    assert reason(OSError("odd")) == "OSError"
    assert reason_named("EDOM") == "the system refused"
    assert reason_named("") == "the system refused"


@pytest.mark.usefixtures("language")
def test_trouble_names_what_it_is_about() -> None:
    error = OSError(errno.ENOENT, "")

    assert "a/b.toml" in unreadable("a/b.toml", error).happened
    assert "a/b" in unmakeable("a/b", error).happened
    assert reason(error) in unprintable(error).happened
