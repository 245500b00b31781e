"""What is said when the screens are gone: how to go on with a match, or to see its sheet."""

from pathlib import Path

import pytest

from station.cli.play import farewell
from station.wording.matches import unsaved_match


@pytest.mark.parametrize(
    ("is_finished", "command"), [(False, " resume somewhere/a.svoyak"), (True, " sheet somewhere/a.svoyak")]
)
def test_a_match_that_is_over_is_not_resumed(*, is_finished: bool, command: str) -> None:
    assert farewell(Path("somewhere/a.svoyak"), is_finished=is_finished).endswith(command)


def test_a_match_whose_file_was_deleted_is_not_said_to_go_on() -> None:
    gone, kept = (unsaved_match("a.svoyak", is_gone=is_gone) for is_gone in (True, False))

    assert "deleted" in gone.happened
    assert "last step that was saved" not in gone.means
    assert "last step that was saved" in kept.means
