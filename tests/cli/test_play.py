"""What is said when the screens are gone: how to go on with a match, or to see its sheet."""

from pathlib import Path

import pytest

from station.cli.play import farewell


@pytest.mark.parametrize(
    ("is_finished", "command"), [(False, " resume somewhere/a.svoyak"), (True, " sheet somewhere/a.svoyak")]
)
def test_a_match_that_is_over_is_not_resumed(*, is_finished: bool, command: str) -> None:
    assert farewell(Path("somewhere/a.svoyak"), is_finished=is_finished).endswith(command)
