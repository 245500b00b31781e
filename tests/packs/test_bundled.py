"""The packs that come with the station are as an organiser wants them."""

from pathlib import Path

import pytest

from packs.checks import check
from packs.reader import read_pack_file
from packs.shelf import bundled


def test_there_is_a_pack_for_a_first_evening() -> None:
    assert bundled()


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.name)
def test_nothing_is_odd_in_a_bundled_pack(path: Path) -> None:
    pack, problems = read_pack_file(path)

    assert problems == ()
    assert check(pack) == ()
