"""What is said when the screens are gone: how to go on with a match, or to see its sheet."""

from pathlib import Path

import pytest

from station.cli.play import farewell
from station.wording.matches import unsaved_match


@pytest.mark.parametrize(("is_finished", "command"), [(False, " resume {path}"), (True, " sheet {path}")])
def test_a_match_that_is_over_is_not_resumed(tmp_path: Path, *, is_finished: bool, command: str) -> None:
    path = tmp_path / "a.svoyak"
    path.touch()

    assert farewell(path, is_finished=is_finished).endswith(command.format(path=path))


def test_a_match_whose_file_was_renamed_is_not_said_to_go_on_under_its_name(tmp_path: Path) -> None:
    told = farewell(tmp_path / "a.svoyak", is_finished=False)

    assert "renamed" in told
    assert "resume" not in told
    assert told.endswith(" matches")


def test_a_match_whose_file_was_deleted_is_not_said_to_go_on() -> None:
    gone, kept = (unsaved_match("a.svoyak", is_gone=is_gone) for is_gone in (True, False))

    assert "deleted" in gone.happened
    assert "last step that was saved" not in gone.means
    assert "last step that was saved" in kept.means
